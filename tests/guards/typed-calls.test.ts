import { expect, test } from 'vitest';
import { type Source, sources } from './sources.ts';

const linesWith = (pattern: RegExp, found: readonly Source[]): string[] =>
  found.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}: ${line.trim()}`] : [])),
  );

test('no caller says what a call answers: its description does, or the description of the table', () => {
  const calls =
    /\b(?:api\.(?:get|post|put|del)|useApiQuery|useRows|readRows|pageData)<(?!P extends)|<(?:ResourceTable|TablePage)</;
  const callers = sources('web').filter(({ path }) => !path.startsWith('web/kit/api/'));
  expect(callers.length).toBeGreaterThan(500);
  expect(linesWith(calls, callers)).toEqual([]);
});

test('calls of modules are described in the contract', () => {
  expect(linesWith(/\bcreateRoute\(/, sources('functions/modules'))).toEqual([]);
});

test('dialogs are known by their components alone', () => {
  const declared = linesWith(/\bdeclare module '[^']*dialogs\//, sources('web'));
  expect(declared).toEqual([expect.stringContaining('web/app/dialogs.ts')]);
});
