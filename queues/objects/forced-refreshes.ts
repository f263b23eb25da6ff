import { DAY_MS } from '../../db/contract/time.ts';

const A_DAY = 20;

/** Refreshes in quick succession have no effect there, but count. */
const APART_MS = 30_000;

/**
 * Whether the account's token may be forced to change once more: 20 times in any 24 hours (platform facts, WeChat).
 * @param before times of the earlier ones, oldest first; ms since 1970
 * @param at ms since 1970
 * @returns the times with this one, or the code with which the account itself would refuse
 */
export function forceOnce(before: number[], at: number): { times: number[] } | { errcode: 45009 | 45011 } {
  const times = countedForces(before, at);
  if (times.length >= A_DAY) return { errcode: 45009 };
  if (times.some((time) => at - time < APART_MS)) return { errcode: 45011 };
  return { times: [...times, at] };
}

/**
 * The forced refreshes that still count.
 * @param times ms since 1970
 */
export const countedForces = (times: number[], at: number): number[] => times.filter((time) => at - time < DAY_MS);
