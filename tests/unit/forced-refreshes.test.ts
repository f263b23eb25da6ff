import { expect, it } from 'vitest';
import { countedForces, forceOnce } from '../../queues/objects/forced-refreshes.ts';

const DAY = 86_400_000;
const MINUTE = 60_000;

it('SRV-019 the account token is forced 20 times in any 24 hours, and not in quick succession', () => {
  let times: number[] = [];
  for (let n = 0; n < 20; n++) {
    const next = forceOnce(times, n * MINUTE);
    if (!('times' in next)) throw new Error(`refused at ${n}`);
    times = next.times;
  }
  expect(forceOnce(times, 20 * MINUTE)).toEqual({ errcode: 45009 });
  expect(forceOnce(times, DAY - 1)).toEqual({ errcode: 45009 });
  expect(forceOnce(times, DAY)).toMatchObject({ times: expect.arrayContaining([DAY]) });
  expect(forceOnce([0], MINUTE / 2 - 1)).toEqual({ errcode: 45011 });
  expect(countedForces(times, DAY + 5 * MINUTE)).toHaveLength(14);
});
