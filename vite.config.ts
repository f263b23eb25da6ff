import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { transformSync } from 'esbuild';
import { defineConfig, type Plugin, runnerImport } from 'vite';
import { FRONT_DOOR_PAGES } from './db/contract/front-door.ts';
import { firstChunks } from './web/build/firstChunks.ts';
import { leaveOut, OF_REACT, ROUTER } from './web/build/leftOut.ts';
import { readyFacts } from './web/build/readyFacts.ts';
import { partsWith, textsOf, textsRead, withText } from './web/build/usedTexts.ts';

const page = (path: string) => fileURLToPath(new URL(`web/${path}`, import.meta.url));

const ROUTES = readFileSync(page('app/routes.tsx'), 'utf8');

/** Where visitors arrive: addresses as `routes.tsx` writes them, and the files of their pages. */
const LISTED = [...ROUTES.matchAll(/listed\(([^,]+), \(\) => import\('\.\.\/([^']+)'\)\)/g)].map(
  ([, path = '', file = '']) => ({ path, file }),
);

const { plugin, coreOf, sharedOf, baseOf, chunkOf } = firstChunks([...new Set(LISTED.map(({ file }) => file))]);

interface Syntax {
  type: string;
  start: number;
  end: number;
}

/** The names that a piece of a program reads or declares. */
function namesIn(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  const { type, name, computed } = node as { type?: string; name?: unknown; computed?: boolean };
  if (type === 'Identifier') found.add(String(name));
  for (const [part, inner] of Object.entries(node)) {
    const label =
      !computed && ((type === 'MemberExpression' && part === 'property') || (type === 'Property' && part === 'key'));
    if (!label) namesIn(inner, found);
  }
  return found;
}

interface Statement extends Syntax {
  declaration?: Statement | null;
  declarations?: { id: unknown; init?: Syntax | null }[];
  id?: unknown;
  specifiers?: { type: string; local: { name: string } }[];
  source?: { value: string } | null;
}

const declaredBy = ({ declaration, declarations, id }: Statement): string[] =>
  declaration ? declaredBy(declaration) : [...namesIn(declarations?.map((one) => one.id) ?? id)];

/**
 * Cuts each file of the contract that has zod shapes in two, so that a page which reads a limit or a list of columns there
 * does not load zod: `?plain` holds what needs no shape, `?shapes` the others.
 */
const contractParts: Plugin = {
  name: 'contract-parts',
  apply: 'build',
  resolveId: { filter: { id: /\?(?:plain|shapes)$/ }, handler: (id) => id },
  load: { filter: { id: /\?(?:plain|shapes)$/ }, handler: (id) => readFileSync(id.replace(/\?.*/, ''), 'utf8') },
  transform: {
    filter: { code: /from\s*['"]zod['"]/, id: /\/db\/contract\/[^.]*\.ts(?:\?.*)?$/ },
    handler(code, id) {
      const [path = '', part] = id.split('?');
      if (!part) return `export * from '${path}?plain';\nexport * from '${path}?shapes';`;
      const body = this.parse(code).body as unknown as Statement[];
      const imports = body.filter(({ type }) => type === 'ImportDeclaration');
      const rest = body.filter(({ type }) => type !== 'ImportDeclaration');
      const shaped = new Set(
        imports
          .filter(({ source }) => source?.value === 'zod')
          .flatMap(({ specifiers = [] }) => specifiers.map(({ local }) => local.name)),
      );
      const shapes = new Set<Statement>();
      for (let before = -1; before < shapes.size; ) {
        before = shapes.size;
        for (const statement of rest) {
          if (![...namesIn(statement)].some((name) => shaped.has(name))) continue;
          shapes.add(statement);
          for (const name of declaredBy(statement)) shaped.add(name);
        }
      }
      const plain = rest.filter((statement) => !shapes.has(statement));
      const text = (statements: Iterable<Statement>) =>
        [...statements].map(({ start, end }) => code.slice(start, end)).join('\n');
      if (part === 'shapes') {
        return `${text(imports)}\nimport { ${plain.flatMap(declaredBy).join(', ')} } from '${path}?plain';\n${text(shapes)}`;
      }
      const inner = plain.filter(({ type }) => !type.startsWith('Export')).flatMap(declaredBy);
      const read = new Set(plain.flatMap((statement) => [...namesIn(statement)]));
      const needed = imports.filter(({ specifiers = [] }) => specifiers.some(({ local }) => read.has(local.name)));
      return `${text(needed)}\n${text(plain)}\nexport { ${inner.join(', ')} };`;
    },
  },
};

const WITH_TEXT = /\?text=/;

/** Each file gets those texts of a catalogue that it reads; the files of `?text=` hold one each. */
const textParts: Plugin = {
  name: 'text-parts',
  apply: 'build',
  resolveId: { filter: { id: WITH_TEXT }, handler: (id) => id },
  load: {
    filter: { id: WITH_TEXT },
    handler(id) {
      const [file = '', text = ''] = id.split('?text=');
      const code = readFileSync(file, 'utf8');
      return withText(code, this.parse(code, { lang: 'ts' }).body, text);
    },
  },
  transform: {
    filter: { id: /\/web\/[^.]*\.tsx?$/, code: /i18n\// },
    handler(code, id) {
      const body = this.parse(code).body as unknown as Statement[];
      let parts = code;
      for (const { source, specifiers, start, end } of body.toReversed()) {
        const [first, second] = specifiers ?? [];
        const file = resolve(dirname(id), `${source?.value}.ts`);
        if (first?.type !== 'ImportDefaultSpecifier' || second || !/\/web\/i18n\/\w+\.ts$/.test(file)) continue;
        const { name } = first.local;
        const catalogue = this.parse(readFileSync(file, 'utf8'), { lang: 'ts' }).body;
        const known = textsOf(catalogue);
        if (!known || known.length === 1) continue;
        const read = textsRead(body, name);
        const needed = read ? partsWith(catalogue, read) : known;
        const imported = needed.map((one, at) => `import ${name}$${at} from '${file}?text=${one}';`).join('');
        const all = (lang: string) => `{${needed.map((_, at) => `...${name}$${at}.${lang}`).join()}}`;
        const whole = needed.length === 1 ? `${name}$0` : `{ zh: ${all('zh')}, en: ${all('en')} }`;
        parts = `${parts.slice(0, start)}${imported} const ${name} = ${whole};${parts.slice(end)}`;
      }
      return parts;
    },
  },
};

/**
 * The router declares its parts so that a bundler has to keep them all: names for the inspector, components made by calls,
 * classes. Marked as free of side effects, what no page uses goes; and links here prefetch nothing, which only the router's
 * framework does.
 */
const routerParts: Plugin = {
  name: 'router-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler(whole) {
      const code = whole.includes('function BrowserRouter(') ? leaveOut(whole, this.parse(whole).body, ROUTER) : whole;
      const text = ({ start, end }: Syntax) => code.slice(start, end);
      const kept = (this.parse(code).body as unknown as Statement[]).map((statement) => {
        const whole = text(statement);
        if (/^\w+\.displayName = /.test(whole)) return '';
        if (/^function PrefetchPageLinks\(/.test(whole)) return 'function PrefetchPageLinks() { return null; }';
        const init = statement.declarations?.length === 1 ? statement.declarations[0]?.init : null;
        if (!init) return whole;
        const before = code.slice(statement.start, init.start);
        if (init.type === 'ClassExpression') return `${before}/* @__PURE__ */ (() => ${text(init)})();`;
        return /^(?:Call|New)Expression$/.test(init.type) ? `${before}/* @__PURE__ */ ${text(init)};` : whole;
      });
      return kept.join('\n');
    },
  },
};

/** React without the parts that the site does not use. */
const reactParts: Plugin = {
  name: 'react-parts',
  apply: 'build',
  transform: {
    filter: { id: /\/(?:react|react-dom|react-dom-client)\.production\.js$/ },
    handler(code, id) {
      return leaveOut(code, this.parse(code).body, OF_REACT[basename(id)] ?? {});
    },
  },
};

const THEME_MAKER = '\0theme-maker';
const READY_THEME = page('app/readyTheme.ts');

/**
 * The theme is worked out here, once, and not on each visitor's device: the site has its values in the place of the code that
 * makes them, and MUI's own first theme, which it makes whenever it is loaded, is the same one.
 */
const themeValues: Plugin = {
  name: 'theme-values',
  apply: 'build',
  resolveId: {
    order: 'pre',
    filter: { id: /^\.\/createTheme\.mjs$/ },
    handler: (_id, importer) => (importer?.includes('/@mui/material/styles/') ? THEME_MAKER : null),
  },
  load: {
    order: 'pre',
    filter: { id: /\/web\/app\/theme\.ts$|theme-maker$/ },
    async handler(id) {
      if (id === THEME_MAKER) return `import { theme } from '${page('app/theme.ts')}';\nexport default () => theme;`;
      const { module } = await runnerImport<{ theme: unknown }>(page('app/theme.ts'));
      const ready = await runnerImport<{ themeValues: (theme: unknown) => unknown }>(READY_THEME);
      const values = JSON.stringify(ready.module.themeValues(module.theme));
      return `import { readyTheme } from '${READY_THEME}';\nexport const theme = readyTheme(${values});`;
    },
  },
};

/** What libraries bring along that the site does without, who brings it, and what stands in for it. */
const INSTEAD: readonly [what: string, who: RegExp, instead: string][] = [
  // Ripples are off in the theme.
  ['./TouchRipple.mjs', /Button(?:Base)?\.mjs$/, 'build/NoRipple.tsx'],
  ['../useLazyRipple/index.mjs', /Button(?:Base)?\.mjs$/, 'build/noLazyRipple.ts'],
  // A button that waits shows a ring, and no arc that grows and shrinks.
  ['../CircularProgress/index.mjs', /Button(?:Base)?\.mjs$/, 'kit/layout/Ring.tsx'],
  // Writes are the kit's own (kit/api/mutations).
  ['./mutationCache.js', /query-core/, 'build/noMutations.ts'],
  // Nothing here is styled that takes other properties than its tag knows.
  ['@emotion/is-prop-valid', /styled/, 'build/ownProps.ts'],
];

const lighterLibraries: Plugin = {
  name: 'lighter-libraries',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /TouchRipple|useLazyRipple|CircularProgress|mutationCache|is-prop-valid/ },
    handler(id, importer = '') {
      const found = INSTEAD.find(([what, who]) => what === id && who.test(importer));
      return found ? page(found[2]) : null;
    },
  },
};

interface Built {
  type: string;
  fileName: string;
  facadeModuleId?: string | null;
  imports?: string[];
}

const BEGIN = transformSync(readFileSync(page('app/begin.js'), 'utf8'), { minify: true }).code;
const BEGIN_FILE = `assets/begin-${createHash('sha256').update(BEGIN).digest('hex').slice(0, 8)}.js`;
const SCRIPT_TAGS = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
const SCRIPT_LINES = new RegExp(`\\n *(?:${SCRIPT_TAGS.source})`, 'g');

/**
 * All scripts of a document wait in a template until it is painted (app/begin.js), and give way to what it shows. Those of a
 * page begin beside the first one: what each public page needs stands as a comment in the built document, where
 * functions/edge/shell.ts takes it out and names those of the page that it writes.
 */
const pageScripts: Plugin = {
  name: 'page-scripts',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: BEGIN_FILE, source: BEGIN });
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {}, chunk }) {
      const files = Object.values(bundle) as Built[];
      const closure = (name: string, found = new Set<string>()): Set<string> => {
        if (found.has(name)) return found;
        found.add(name);
        for (const next of files.find(({ fileName }) => fileName === name)?.imports ?? []) closure(next, found);
        return found;
      };
      const tags = (html.match(SCRIPT_TAGS) ?? []).map((tag) =>
        tag.replace(/<(script type="module"|link rel="modulepreload") /, '<$1 fetchpriority="low" '),
      );
      const begin = `<template id="scripts"><!--scripts-->${tags.join('')}</template><script async src="/${BEGIN_FILE}"></script>`;
      const whole = html.replaceAll(SCRIPT_LINES, '').replace('</body>', () => `  ${begin}\n  </body>`);
      if (!chunk?.facadeModuleId?.endsWith('/web/index.html')) return whole;
      const first = closure(chunk.fileName);
      const pages = LISTED.map(({ path, file }) => {
        const built = files.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/web/${file}.tsx`));
        const scripts = [...closure(built?.fileName ?? '')].filter((name) => name && !first.has(name));
        return [path === 'FRONT_DOOR_PAGES.front' ? FRONT_DOOR_PAGES.front : path.slice(1, -1), scripts];
      });
      return whole.replace('<!--head-->', `<!--pages ${JSON.stringify(Object.fromEntries(pages))}--><!--head-->`);
    },
  },
};

/** Files of the first script, or of what other entries have of it. */
const FIRST_SCRIPT = /\/(?:main|core|shared|rolldown-runtime)-[^/]*$/;

export default defineConfig({
  root: 'web',
  resolve: {
    alias: [{ find: /^react-router$/, replacement: page('../node_modules/react-router/dist/production/index.mjs') }],
  },
  plugins: [
    react(),
    contractParts,
    textParts,
    routerParts,
    reactParts,
    themeValues,
    readyFacts,
    lighterLibraries,
    plugin,
    pageScripts,
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // The first script would carry the names of all others: the document names those of its page. No other needs those of the
      // first script, which is there.
      resolveDependencies: (_file, deps, { hostId, hostType }) => {
        if (hostType !== 'js') return deps;
        return /\/main-[^/]*$/.test(hostId) ? [] : deps.filter((file) => !FIRST_SCRIPT.test(file));
      },
    },
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false },
          { test: /\/web\/(?:app|cockpit|phone)\/main\.tsx$|\.css$/, sideEffects: true },
          { test: /\/(?:web|db)\/[^.]*\.tsx?(?:\?.*)?$/, sideEffects: false },
        ],
      },
      input: { main: page('index.html'), phone: page('phone/index.html'), cockpit: page('cockpit/index.html') },
      output: {
        // A group takes along what its modules import: the shared part has to be taken first.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: coreOf, debugName: 'core', priority: 4 },
            { name: sharedOf, debugName: 'shared', tags: ['$initial'], priority: 3 },
            { name: baseOf, debugName: 'base', tags: ['$initial'], priority: 2 },
            { name: chunkOf, debugName: 'first-visit', priority: 1 },
          ],
        },
      },
    },
  },
});
