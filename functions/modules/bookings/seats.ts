import type { BookedKind, Seats } from '../../../db/contract/bookings.ts';
import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { shownNow } from '../../platform/sql.ts';

/** Most events that one call asks about. */
const MOST = 50;

/**
 * Seats of events that visitors see now, by their ids: one row of counters each, read afresh.
 * @param ids at most 50 of them count
 */
export async function seatsOf(db: Database, kind: BookedKind, ids: readonly string[]): Promise<Record<string, Seats>> {
  const rows = await db.all<Seats & { event_id: string }>(
    `SELECT b.event_id, b.capacity, b.booked, b.waiting FROM bookable b CROSS JOIN ${kind} e ON e.id = b.event_id
     WHERE b.event_id IN (SELECT value FROM json_each(?)) AND ${shownNow('e')}`,
    [JSON.stringify(ids.slice(0, MOST))],
  );
  return Object.fromEntries(rows.map(({ event_id, ...seats }) => [event_id, seats]));
}

/**
 * The same of one.
 * @throws AppError 404 where visitors see none
 */
export async function seatsOfOne(db: Database, kind: BookedKind, id: string): Promise<Seats> {
  const found = await seatsOf(db, kind, [id]);
  // An id may be called as something is that every object has.
  const seats = Object.hasOwn(found, id) ? found[id] : undefined;
  if (!seats) throw notFound();
  return seats;
}
