import { type BookedKind, SIGN_UPS } from '../../db/contract/bookings.ts';
import { now } from '../platform/clock.ts';
import type { Statement } from '../platform/database.ts';

/**
 * SQL: how many messages about a sign-up or an application nobody took, or nobody knows whether somebody did (decision 264).
 * @param id SQL of its id
 */
export const untold = (id: string): string =>
  `(SELECT count(*) FROM booking_message g WHERE g.booking_id = ${id} AND g.state IN ('failed', 'unknown'))`;

/** Some sign-ups `k` whose people would miss something `b` that is to come. */
const MISSED = `k.id IN (SELECT value FROM json_each(?1)) AND k.state IN ('booked', 'offered', 'waiting')
          AND b.stopped = 0 AND coalesce(b.ends > ?2, 1)`;

/**
 * Makes it due to tell people that others took their sign-ups back, while there is something to miss. It stands before the change.
 * @param ids of the sign-ups; @param at unix seconds
 */
export const dueToLeft = (ids: readonly unknown[], at: number): Statement => ({
  sql: `INSERT INTO booking_message (id, booking_id, topic, due_time)
        SELECT k.id || ':left', k.id, 'left', ?2 FROM booking k JOIN bookable b ON b.event_id = k.event_id
        WHERE ${MISSED} ON CONFLICT DO NOTHING`,
  params: [JSON.stringify(ids), at],
});

/**
 * The same where the sign-ups go for good: the message brings along what it says and where it goes (decision 343).
 * @param ids of the sign-ups; @param at unix seconds
 */
export const dueToRemoved = (kind: BookedKind, ids: readonly unknown[], at: number): Statement => ({
  sql: `INSERT INTO booking_message (id, booking_id, topic, due_time, removed)
        SELECT k.id || ':left', k.id, 'left', ?2, json_object('phone', s.phone, 'user', s.user_id, 'event', e.name, 'event_en', e.name_en,
          'start', e.start_time, 'ends', b.ends, 'lang', (SELECT l.lang FROM booking_language l WHERE l.id = k.id))
        FROM booking k JOIN bookable b ON b.event_id = k.event_id JOIN ${SIGN_UPS[kind].table} s ON s.id = k.id JOIN ${kind} e ON e.id = k.event_id
        WHERE ${MISSED} ON CONFLICT DO NOTHING`,
  params: [JSON.stringify(ids), at],
});

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
