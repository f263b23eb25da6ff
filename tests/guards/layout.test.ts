import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root, sources } from './sources.ts';

const MAX_LINES = 400;

const TOP = [
  /^(?:web|functions|db|queues|tests)$/,
  /^(?:package|package-lock|tsconfig|biome)\.json$/,
  /^wrangler\.toml$/,
  /^(?:README\.md|LICENSE)$/,
  /^[\w-]+\.config\.ts$/,
  /^\./,
];

test('files stay short enough to be read in one go', () => {
  const long = sources('web', 'functions', 'queues', 'db', 'tests')
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES)
    .map(({ path, lines }) => `${path}: ${lines} lines`);
  expect(long).toEqual([]);
});

test('the top level holds the rooms and their configuration only', () => {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const top = new Set(
    files
      .trim()
      .split('\n')
      .map((path) => path.split('/')[0] ?? ''),
  );
  expect([...top].filter((entry) => !TOP.some((pattern) => pattern.test(entry)))).toEqual([]);
});

test('nothing is left unfinished in the sources', () => {
  const marks = new RegExp(['TO', 'DO|FIX', 'ME|coming so', 'on|敬请', '期待|as an', 'y\\b|@ts-ig', 'nore'].join(''));
  const found = sources('web', 'functions', 'queues', 'db', 'tests').flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (marks.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test('tests wait for nothing by skipping: every written test runs', () => {
  const found = sources('tests').flatMap(({ path, text }) =>
    /\b(?:test|it|describe)\.(?:skip|only|todo|fixme)\b/.test(text) ? [path] : [],
  );
  expect(found).toEqual([]);
});
