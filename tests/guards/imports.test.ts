import { expect, test } from 'vitest';
import { imports, type Source, sources } from './sources.ts';

const product = sources('web', 'functions', 'queues', 'db');

/** For each room, which paths its files may import. The first room that fits a file counts. */
const rooms: [room: RegExp, allowed: RegExp][] = [
  [/^db\/contract\//, /^db\/contract\//],
  [/^db\/schema\//, /^db\/(?:contract|schema)\//],
  [/^db\//, /^db\//],
  [/^web\/i18n\//, /^web\/(?:i18n\/|shared\/i18n)|^db\/contract\//],
  [/^web\/shared\//, /^(?:web\/(?:shared|i18n)|db\/contract)\//],
  [/^web\/features\//, /^(?:web\/(?:shared|i18n|features)|db\/contract)\//],
  [/^web\//, /^(?:web|db\/contract)\//],
  [/^functions\/platform\//, /^(?:db|functions\/platform)\//],
  [/^functions\/data\//, /^(?:db|functions\/(?:platform|data))\//],
  [/^functions\/(?:modules|edge)\//, /^(?:db|functions\/(?:platform|data|modules|edge))\/|^functions\/paths\.ts$/],
  [/^functions\//, /^(?:db|functions)\//],
  [/^queues\//, /^(?:db|queues|functions\/platform)\/|^functions\/modules\/[^/]+\/(?:usecases|repository)/],
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
