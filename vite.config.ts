import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Everything that the first script needs in one chunk. Left alone, each set of pages that shares a module gets a
 * chunk of its own: some twenty small requests on the first visit instead of two or three.
 */
function oneBaseChunk(): { plugin: Plugin; inBase: (id: string) => boolean } {
  const base = new Set<string>();
  return {
    inBase: (id) => base.has(id),
    plugin: {
      name: 'one-base-chunk',
      apply: 'build',
      buildEnd() {
        const visit = (id: string) => {
          if (base.has(id)) return;
          base.add(id);
          this.getModuleInfo(id)?.importedIds.forEach(visit);
        };
        for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) visit(id);
      },
    },
  };
}

const { plugin, inBase } = oneBaseChunk();

export default defineConfig({
  root: 'web',
  plugins: [react(), plugin],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: inBase }] } } },
  },
});
