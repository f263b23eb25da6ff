import { isQuietHours } from '../../../../db/contract/pushes.ts';
import { DAY } from '../../../../db/contract/time.ts';
import { dayStart } from '../../../platform/clock.ts';
import type { Database, Statement } from '../../../platform/database.ts';

/** Error code of a message that waits for the morning. */
const QUIET = 'quiet_hours';

/** Reads the hours in which nothing is sent, such as `22:00-08:00`. */
export const readQuiet: Statement = { sql: `SELECT value FROM setting WHERE id = 'push-quiet-hours'`, params: [] };

const secondsOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.slice(0, 5).split(':').map(Number);
  return hours * 3600 + minutes * 60;
};

/**
 * Until when messages wait now.
 * @param hours from and to by the clock of Shanghai; empty for none
 * @param at unix seconds
 * @returns unix seconds, 0 outside of these hours
 */
export function quietUntil(hours: string | null | undefined, at: number): number {
  if (!hours || !isQuietHours(hours)) return 0;
  const [from = 0, to = 0] = hours.split('-').map(secondsOf);
  const passed = at - dayStart(at);
  if (from < to) return passed >= from && passed < to ? at - passed + to : 0;
  if (passed >= from) return at - passed + to + DAY;
  return passed < to ? at - passed + to : 0;
}

/**
 * When messages begin to wait the next time.
 * @param hours as above
 * @param at unix seconds
 * @returns unix seconds after `at`, Infinity for never
 */
export function nextQuiet(hours: string | null | undefined, at: number): number {
  if (!hours || !isQuietHours(hours)) return Number.POSITIVE_INFINITY;
  const begin = dayStart(at) + secondsOf(hours);
  return begin > at ? begin : begin + DAY;
}

/**
 * Lets messages wait for the morning, and says so on their rows; a call that is in doubt is brought to its end all the same.
 * @param table whose rows they are
 * @param until unix seconds
 */
export const rest = (
  db: Database,
  table: 'push_wechat_orgs' | 'user_push',
  ids: readonly string[],
  until: number,
): Promise<number> =>
  db.run(
    `UPDATE ${table} SET next_time = ?1, error_code = '${QUIET}', error_msg = NULL
WHERE id IN (SELECT value FROM json_each(?2)) AND +state = 'waiting' AND doubt_since IS NULL`,
    [until, JSON.stringify(ids)],
  );
