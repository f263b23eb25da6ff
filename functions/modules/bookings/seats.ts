import type { BookedKind, Seats } from '../../../db/contract/bookings.ts';
import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { shownNow } from '../../platform/sql.ts';

/**
 * Seats of an event: one row of counters, read afresh.
 * @param id key of the meeting or course
 * @throws AppError 404 where visitors see none
 */
export async function seatsOf(db: Database, kind: BookedKind, id: string): Promise<Seats> {
  const seats = await db.first<Seats>(
    `SELECT b.capacity, b.booked, b.waiting FROM bookable b CROSS JOIN ${kind} e ON e.id = b.event_id
     WHERE b.event_id = ? AND ${shownNow('e')}`,
    [id],
  );
  if (!seats) throw notFound();
  return seats;
}
