import type { Rhythm } from '../../../db/contract/follows.ts';
import { AHEAD, DAY, HOUR } from '../../../db/contract/time.ts';

/** Digests go out at nine o'clock in China; weekly ones on Mondays. */
const NINE = 9 * HOUR;
/** The first of January 1970 was a Thursday: so many days later it was Monday. */
const MONDAY = 4 * DAY;

/**
 * When something is told.
 * @param at unix seconds
 */
export function dueFrom(rhythm: Rhythm, at: number): number {
  if (rhythm === 'once') return at;
  const [every, first] = rhythm === 'daily' ? [DAY, 0] : [7 * DAY, MONDAY];
  const since = at + AHEAD - NINE - first;
  return at - (since % every) + every;
}
