import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const contract = (name: string) => fileURLToPath(new URL(`../../db/contract/${name}.ts`, import.meta.url));

/** Where lists of choices stand. */
const CHOICES = ['enums', 'enums-demands', 'enums-results'].map(contract);

const NAMED = /"@(\w+)"/g;

/**
 * What a public page tells of a form's fields is worked out here, once: the page has these facts in the place of the form, with
 * its limits, hints, and all fields that no page shows (decision 415).
 */
export const readyFacts: Plugin = {
  name: 'ready-facts',
  apply: 'build',
  load: {
    order: 'pre',
    filter: { id: /\/db\/contract\/facts-\w+\.ts$/ },
    async handler(id) {
      const { module } = await runnerImport<Record<string, unknown>>(id);
      const lists = new Map<string, { name: string; file: string }>();
      for (const file of CHOICES) {
        const { module: choices } = await runnerImport<Record<string, unknown>>(file);
        for (const [name, list] of Object.entries(choices)) {
          if (Array.isArray(list)) lists.set(JSON.stringify(list), { name, file });
        }
      }
      const nameOf = (_key: string, value: unknown) => {
        const list = Array.isArray(value) ? lists.get(JSON.stringify(value)) : undefined;
        return list ? `@${list.name}` : value;
      };
      const facts = Object.entries(module).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value, nameOf)};`,
      );
      const code = facts.join('\n');
      const used = new Set([...code.matchAll(NAMED)].map(([, name]) => name));
      const imports = [...lists.values()].filter(({ name }) => used.has(name));
      return [...imports.map(({ name, file }) => `import { ${name} } from '${file}';`), code.replace(NAMED, '$1')].join(
        '\n',
      );
    },
  },
};
