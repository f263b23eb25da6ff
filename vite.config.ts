import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The kinds of public pages that a first visit begins with. */
const FIRST_PAGES = ['home/Home', 'results/List', 'results/Show'].map((page) => `/web/features/${page}.tsx`);

/** The pages that messages lead to are an entry of their own: they load nothing of the site's first script. */
const PHONE = '/web/phone/';

/** So is the cockpit, which shares the theme with the site, but neither its router nor its frame. */
const COCKPIT = '/web/cockpit/';

interface FirstChunks {
  plugin: Plugin;
  /** The chunk of what a first visit and the phone pages share. */
  coreOf: (id: string) => string | null;
  /** The chunk of what the first script and the cockpit share. */
  sharedOf: (id: string) => string | null;
  /** The chunk that a module belongs to, null for what no first visit needs or only one kind of page does. */
  chunkOf: (id: string) => string | null;
}

/**
 * Everything that the first script needs in one chunk, or in the one that it shares with the phone pages, and what the
 * same public pages share in one chunk each. Left alone, each set of pages that shares a module gets a chunk of its own:
 * some twenty small requests on the first visit, and more with each page that is added elsewhere.
 */
function firstChunks(): FirstChunks {
  const base = new Set<string>();
  const phone = new Set<string>();
  const cockpit = new Set<string>();
  const pagesOf = new Map<string, string[]>();
  return {
    coreOf: (id) => (phone.has(id) && (base.has(id) || pagesOf.has(id)) ? 'core' : null),
    sharedOf: (id) => (cockpit.has(id) && base.has(id) ? 'shared' : null),
    chunkOf(id) {
      if (base.has(id)) return 'base';
      const pages = pagesOf.get(id) ?? [];
      return pages.length > 1 ? `public-${pages.join('')}` : null;
    },
    plugin: {
      name: 'first-chunks',
      apply: 'build',
      buildEnd() {
        const reach = (id: string, found: Set<string>): Set<string> => {
          if (found.has(id)) return found;
          found.add(id);
          for (const next of this.getModuleInfo(id)?.importedIds ?? []) reach(next, found);
          return found;
        };
        const ids = [...this.getModuleIds()];
        const entryOf = (id: string) => (id.includes(PHONE) ? phone : id.includes(COCKPIT) ? cockpit : base);
        for (const id of ids) if (this.getModuleInfo(id)?.isEntry) reach(id, entryOf(id));
        FIRST_PAGES.forEach((page, index) => {
          const start = ids.find((id) => id.endsWith(page));
          for (const id of start ? reach(start, new Set()) : []) {
            pagesOf.set(id, [...(pagesOf.get(id) ?? []), String(index)]);
          }
        });
      },
    },
  };
}

const { plugin, coreOf, sharedOf, chunkOf } = firstChunks();

const page = (path: string) => fileURLToPath(new URL(`web/${path}`, import.meta.url));

export default defineConfig({
  root: 'web',
  plugins: [react(), plugin],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    rolldownOptions: {
      input: { main: page('index.html'), phone: page('phone/index.html'), cockpit: page('cockpit/index.html') },
      output: {
        // A group takes along what its modules import: the shared part has to be taken first.
        codeSplitting: {
          groups: [
            { name: coreOf, debugName: 'core', priority: 3 },
            { name: sharedOf, debugName: 'shared', priority: 2 },
            { name: chunkOf, debugName: 'first-visit', priority: 1 },
          ],
        },
      },
    },
  },
});
