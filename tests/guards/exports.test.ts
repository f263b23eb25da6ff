import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { imports, root, type Source, sources } from './sources.ts';

const BUILD = 'vite.config.ts';

const all = [
  ...sources('web', 'functions', 'queues', 'db', 'tests'),
  { path: BUILD, text: readFileSync(join(root, BUILD), 'utf8') },
];
const byPath = new Map(all.map((source) => [source.path, source]));

/** Read whole, by what names nothing of them: the router, the runtime, the tables' descriptions, the loader of manifests, the builder of the demo, a library. */
const ENTRANCES =
  /^(?:functions\/\[\[path\]\]|queues\/index|db\/schema\/[\w-]+|web\/features\/\w+\/manifest|web\/build\/noMutations|tests\/seed\/load)\.ts$/;

const written = (path: string): string | undefined =>
  ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find((name) => byPath.has(name));

/** Who imports each file, also by way of a file that hands on all that it exports. */
function importers(): Map<string, Source[]> {
  const found = new Map<string, Source[]>();
  for (const source of all)
    for (const target of new Set(imports(source).files.map(written)))
      if (target) found.set(target, [...(found.get(target) ?? []), source]);
  for (const [target, from] of found)
    for (const { path, text } of from)
      if (/^export \* from /m.test(text)) found.set(target, [...(found.get(target) ?? []), ...(found.get(path) ?? [])]);
  return found;
}

/** Values and types alike: nobody needs the name of a type to call the function that takes it. */
const EXPORTED = /^export (?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

const isTakenWhole = (file: string, { text }: Source): boolean =>
  text.split('\n').some((line) => /^import \* as /.test(line) && line.includes(`/${file}'`));

test('what is exported is read by another file: the rest is its own', () => {
  const readers = importers();
  const exported = all
    .filter(({ path }) => !ENTRANCES.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(EXPORTED)].map(([, name = '']) => ({ path, name })));
  expect(exported.length).toBeGreaterThan(4000);
  const words = new Map(all.map(({ path, text }) => [path, new Set(text.match(/\w+/g))]));
  const own = exported.filter(({ path, name }) => {
    const file = path.slice(path.lastIndexOf('/') + 1);
    return !readers.get(path)?.some((reader) => words.get(reader.path)?.has(name) || isTakenWhole(file, reader));
  });
  expect(own.map(({ path, name }) => `${path} ${name}`)).toEqual([]);
});
