import { expect, test } from 'vitest';
import { CEILINGS, callName } from '../../db/contract/ceilings.ts';
import { ENDPOINTS } from '../../db/contract/endpoints.ts';

test('every call of the contract says what it may cost, and nothing else does', () => {
  const calls = ENDPOINTS.map(callName);
  expect(calls.filter((name) => !CEILINGS[name])).toEqual([]);
  expect(Object.keys(CEILINGS).filter((name) => !calls.includes(name))).toEqual([]);
});

test('a ceiling is four numbers, and a call with statements makes a trip for them', () => {
  const odd = Object.entries(CEILINGS).filter(
    ([, [trips, queries, read, written]]) =>
      ![trips, queries, read, written].every((value) => Number.isInteger(value) && value >= 0) || queries < trips,
  );
  expect(odd).toEqual([]);
});
