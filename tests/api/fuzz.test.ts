import { expect, test } from 'vitest';
import { fuzz, report } from '../bench/fuzz/fuzz.ts';

test('requests made from the API description, legal, nearly so and hostile, as every kind of caller, never break the server', async () => {
  const fuzzed = await fuzz(1_500, 7);
  expect([...fuzzed.failures.keys()], report(fuzzed)).toEqual([]);
  const answered = [...fuzzed.codes.values()].reduce((sum, count) => sum + count, 0);
  expect(answered).toBe(1_500);
  // What is refused at the door alone would prove nothing.
  expect(fuzzed.codes.get(200), report(fuzzed)).toBeGreaterThan(150);
});
