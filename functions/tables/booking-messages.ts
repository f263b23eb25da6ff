import { now } from '../platform/clock.ts';
import type { Statement } from '../platform/database.ts';

/**
 * SQL: how many messages about a sign-up or an application nobody took, or nobody knows whether somebody did (decision 264).
 * @param id SQL of its id
 */
export const untold = (id: string): string =>
  `(SELECT count(*) FROM booking_message g WHERE g.booking_id = ${id} AND g.state IN ('failed', 'unknown'))`;

/**
 * Makes messages that nobody took, or of which nobody knows whether somebody did, due once more.
 * @param ids of sign-ups or applications
 * @returns the statement; it changes what waits for staff alone
 */
export const tellAgain = (ids: readonly string[]): Statement => ({
  sql: `UPDATE booking_message SET state = 'due', attempts = 0, due_time = ?2
        WHERE booking_id IN (SELECT value FROM json_each(?1)) AND state IN ('failed', 'unknown')`,
  params: [JSON.stringify(ids), now()],
});
