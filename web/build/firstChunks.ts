import { transformSync } from 'esbuild';
import type { Plugin } from 'vite';
import { type Part, together } from './together.ts';

/** The pages that messages lead to are an entry of their own: they load nothing of the site's first script. */
const PHONE = '/web/phone/';

/** So is the cockpit, which shares the theme with the site, but neither its router nor its frame. */
const COCKPIT = '/web/cockpit/';

/** How much a kilobyte of a page counts: nearly every visit begins on the home page, or on one of these. */
const WEIGHTS: readonly [pages: RegExp, weight: number][] = [
  [/home\/Home$/, 10],
  [/\/(?:results|demands|organizations)\//, 3],
];

interface FirstChunks {
  plugin: Plugin;
  /** The chunk of what a first visit and the phone pages share. */
  coreOf: (id: string) => string | null;
  /** The chunk of what the first script and the cockpit share. */
  sharedOf: (id: string) => string | null;
  baseOf: (id: string) => string | null;
  /** The chunk that public pages share a module in, null for what no first visit needs or only one page does. */
  chunkOf: (id: string) => string | null;
}

/** What a module comes to in the built site, nearly: without what it says of others, which mostly stand beside it. */
const minified = (code: string): string =>
  transformSync(code, {
    minify: true,
    treeShaking: true,
    format: 'esm',
    charset: 'utf8',
    loader: 'tsx',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  }).code.replace(/import[^;]*?"[^"]*";/g, '');

/**
 * Everything that the first script needs in one chunk, or in the one that it shares with the phone pages, and what several
 * public pages share in few. Left alone, each set of pages that shares a module gets a chunk of its own: some twenty small
 * requests on the first visit, and more with each page that is added elsewhere.
 * @param pages files of the pages that a visit begins with, below `web/`, without their ending
 */
export function firstChunks(pages: readonly string[]): FirstChunks {
  const base = new Set<string>();
  const phone = new Set<string>();
  const cockpit = new Set<string>();
  const chunks = new Map<string, string>();
  /** Modules that all those pages need. */
  const everywhere = new Set<string>();
  return {
    coreOf: (id) => (phone.has(id) && (base.has(id) || everywhere.has(id)) ? 'core' : null),
    sharedOf: (id) => (cockpit.has(id) && base.has(id) ? 'shared' : null),
    baseOf: (id) => (base.has(id) ? 'base' : null),
    chunkOf: (id) => chunks.get(id) ?? null,
    plugin: {
      name: 'first-chunks',
      apply: 'build',
      buildEnd() {
        const reach = (id: string, found: Set<string>): Set<string> => {
          if (found.has(id) || id.endsWith('?shapes')) return found;
          found.add(id);
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) reach(next, found);
          return found;
        };
        const ids = [...this.getModuleIds()];
        const entryOf = (id: string) => (id.includes(PHONE) ? phone : id.includes(COCKPIT) ? cockpit : base);
        for (const id of ids) if (this.getModuleInfo(id)?.isEntry) reach(id, entryOf(id));
        const starts = pages.map((page) => ids.find((id) => id.endsWith(`/web/${page}.tsx`)) ?? '');
        const pagesOf = new Map<string, number[]>();
        for (const [page, start] of starts.entries()) {
          for (const id of reach(start, new Set())) pagesOf.set(id, [...(pagesOf.get(id) ?? []), page]);
        }
        const parts: Part[] = [];
        for (const [id, needed] of pagesOf) {
          if (needed.length === pages.length) everywhere.add(id);
          // What one page alone needs stays with it, and so do pages themselves.
          if (base.has(id) || needed.length === 1 || starts.includes(id)) continue;
          if (phone.has(id) && everywhere.has(id)) continue;
          const { code, importedIds = [] } = this.getModuleInfo(id) ?? {};
          parts.push({ id, code: minified(code ?? ''), pages: needed, needs: importedIds });
        }
        const weights = pages.map((page) => WEIGHTS.find(([which]) => which.test(page))?.[1] ?? 1);
        // What phone pages or the cockpit load too stays apart, so that they load nothing else.
        const kinds = Map.groupBy(parts, ({ id }) => `${phone.has(id)} ${cockpit.has(id)}`);
        for (const [at, members] of [...kinds.values()].flatMap((kind) => together(kind, weights)).entries()) {
          for (const id of members) chunks.set(id, `public-${at}`);
        }
      },
    },
  };
}
