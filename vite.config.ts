import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The kinds of public pages that a first visit begins with. */
const FIRST_PAGES = ['home/Home', 'results/List', 'results/Show'].map((page) => `/web/features/${page}.tsx`);

interface FirstChunks {
  plugin: Plugin;
  inBase: (id: string) => boolean;
  inPublic: (id: string) => boolean;
}

/**
 * Everything that the first script needs in one chunk, and what all public pages share in a second one. Left alone,
 * each set of pages that shares a module gets a chunk of its own: some twenty small requests on the first visit, and
 * more with each page that is added elsewhere.
 */
function firstChunks(): FirstChunks {
  const base = new Set<string>();
  const shared = new Set<string>();
  return {
    inBase: (id) => base.has(id),
    inPublic: (id) => !base.has(id) && shared.has(id),
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
        for (const id of ids) if (this.getModuleInfo(id)?.isEntry) reach(id, base);
        const pages = ids.filter((id) => FIRST_PAGES.some((page) => id.endsWith(page)));
        const reached = pages.map((id) => reach(id, new Set()));
        for (const id of reached[0] ?? []) if (reached.every((set) => set.has(id))) shared.add(id);
      },
    },
  };
}

const { plugin, inBase, inPublic } = firstChunks();

export default defineConfig({
  root: 'web',
  plugins: [react(), plugin],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: inBase },
            { name: 'public', test: inPublic },
          ],
        },
      },
    },
  },
});
