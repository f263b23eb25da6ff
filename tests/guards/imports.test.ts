import { expect, test } from 'vitest';
import { imports, type Source, sources } from './sources.ts';

const product = sources('web', 'functions', 'queues', 'db');

/** For each room, which paths its files may import. The first room that fits a file counts. */
const rooms: [room: RegExp, allowed: RegExp][] = [
  // The rows of tables are known by the types of their descriptions.
  [/^db\/contract\/tables\.ts$/, /^db\/schema\/index\.ts$/],
  [/^db\/contract\//, /^db\/contract\//],
  [/^db\/schema\//, /^db\/(?:contract|schema)\//],
  [/^db\//, /^db\//],
  [/^web\/i18n\//, /^(?:web\/i18n|db\/contract)\//],
  // The kit knows nothing of the trade: of the contract, which calls and tables there are, which of them keep versions and filters, how words stand, and how errors, pictures, covers, times, uploads, workbooks and rich text look.
  [
    /^web\/kit\//,
    /^web\/(?:kit|i18n)\/|^db\/contract\/(?:covers|endpoints?|errors|pictures|rich-text|saved-filters|tables|time|uploads|versions|words|workbook)$/,
  ],
  [/^web\/domain\//, /^(?:web\/(?:kit|domain|i18n)|db\/contract)\//],
  [/^web\/features\//, /^(?:web\/(?:kit|domain|i18n|features)|db\/contract)\//],
  [/^web\//, /^(?:web|db\/contract)\//],
  [/^functions\/platform\//, /^(?:db|functions\/platform)\//],
  [/^functions\/data\//, /^(?:db|functions\/(?:platform|data))\//],
  [/^functions\/tables\//, /^(?:db|functions\/(?:platform|data|tables))\//],
  [
    /^functions\/(?:modules|edge)\//,
    /^(?:db|functions\/(?:platform|data|tables|modules|edge))\/|^functions\/paths\.ts$/,
  ],
  [/^functions\//, /^(?:db|functions)\//],
  [/^queues\//, /^(?:db|queues|functions\/platform)\/|^functions\/modules\/(?!.*routes\.ts$)/],
];

const feature = (path: string): string | undefined => /^web\/features\/([^/]+)\//.exec(path)?.[1];

function wrong(source: Source): string[] {
  const room = rooms.find(([pattern]) => pattern.test(source.path));
  const own = feature(source.path);
  return imports(source)
    .files.filter((target) => {
      if (room && !room[1].test(target)) return true;
      const other = feature(target);
      return own !== undefined && other !== undefined && other !== own;
    })
    .map((target) => `${source.path} -> ${target}`);
}

test('imports run one way between the rooms, and no feature imports another', () => {
  expect(product.flatMap(wrong)).toEqual([]);
});

/** Wings hold rooms of their own; what stands beside these rooms is the wing's own. */
const WINGS = new Set(['accounts', 'items', 'pushes']);

function moduleRoom(path: string): string | undefined {
  const [, name, room] = /^functions\/modules\/([^/]+)\/(?:([^/]+)\/)?/.exec(path) ?? [];
  if (!name) return undefined;
  return WINGS.has(name) && room ? `${name}/${room}` : name;
}

/** Where arrows lead back to where they came from. */
function circles(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (place: string, path: readonly string[]): void => {
    if (path.includes(place)) found.push([...path.slice(path.indexOf(place)), place].join(' -> '));
    if (path.includes(place) || done.has(place)) return;
    for (const next of arrows.get(place) ?? []) walk(next, [...path, place]);
    done.add(place);
  };
  for (const place of arrows.keys()) walk(place, []);
  return found;
}

/** The product's imports as arrows between what `placeOf` makes of their paths; what is fetched later is no part of a file. */
function arrowsBetween(placeOf: (path: string) => string | undefined): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const source of product) {
    const from = placeOf(source.path);
    const text = source.text.replace(/\bimport\s*\(/g, '(');
    for (const target of from ? imports({ ...source, text }).files : []) {
      const to = placeOf(target);
      if (from && to && to !== from) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  return arrows;
}

test('rooms of modules import one another in one direction, without a circle', () => {
  const arrows = arrowsBetween(moduleRoom);
  expect(arrows.size).toBeGreaterThan(20);
  expect(circles(arrows)).toEqual([]);
});

/** The product's files and what each of them begins with. */
function filesBetween(): Map<string, Set<string>> {
  const paths = new Set(product.map(({ path }) => path));
  return arrowsBetween((path) =>
    ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find((name) => paths.has(name)),
  );
}

test('no file imports itself by way of others', () => {
  const arrows = filesBetween();
  expect(arrows.size).toBeGreaterThan(1000);
  expect(circles(arrows)).toEqual([]);
});

test('a cold isolate answers a page without making the calls', () => {
  const arrows = filesBetween();
  const reached = new Set(['functions/[[path]].ts']);
  for (const path of reached) for (const next of arrows.get(path) ?? []) reached.add(next);
  expect(reached).toContain('functions/edge/home-page.ts');
  const calls = /^functions\/(?:app\.ts|modules\/.*\broutes\.ts|platform\/serve\.ts)$|^db\/contract\/endpoints\.ts$/;
  expect([...reached].filter((path) => calls.test(path) && !path.endsWith('/file-routes.ts'))).toEqual([]);
});

test('db/contract imports zod and nothing else', () => {
  const others = product
    .filter(({ path }) => path.startsWith('db/contract/'))
    .flatMap((source) => imports(source).packages.map((name) => [source.path, name] as const))
    .filter(([, name]) => name !== 'zod' && !name.startsWith('zod/'));
  expect(others).toEqual([]);
});

test('the product imports nothing of the tests or of the local commands', () => {
  const found = product.filter((source) => imports(source).files.some((target) => target.startsWith('tests/')));
  expect(found.map(({ path }) => path)).toEqual([]);
});
