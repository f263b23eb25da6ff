import type { BookedKind, Seats } from '../../../db/contract/bookings.ts';
import { bookingCalls } from '../../../db/contract/calls/bookings.ts';
import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { createRouter } from '../../platform/openapi.ts';
import { originOf } from '../../platform/origin.ts';
import { serve } from '../../platform/serve.ts';
import { shownNow } from '../../platform/sql.ts';
import { bookingCalendar } from './calendar.ts';
import { acceptOffer, cancelBooking, changeBooking, ownBooking } from './manage.ts';
import { ownSignUps } from './own.ts';

/**
 * Seats of an event: one row of counters, read afresh.
 * @param id key of the meeting or course
 * @throws AppError 404 where visitors see none
 */
async function seatsOf(db: Database, kind: BookedKind, id: string): Promise<Seats> {
  const seats = await db.first<Seats>(
    `SELECT b.capacity, b.booked, b.waiting FROM bookable b CROSS JOIN ${kind} e ON e.id = b.event_id
     WHERE b.event_id = ? AND ${shownNow('e')}`,
    [id],
  );
  if (!seats) throw notFound();
  return seats;
}

/** Seats of meetings and courses, and what the holder of a manage link does (decisions 140, 141). */
export const bookingRoutes = createRouter();

serve(bookingRoutes, bookingCalls.seats, ({ db, query: { kind, id } }) => seatsOf(db, kind, id));
serve(bookingRoutes, bookingCalls.own, ({ db, env, query: { manage } }) => ownBooking(db, env, manage));
serve(bookingRoutes, bookingCalls.mine, ({ db, env, userId, query }) => ownSignUps(db, env, userId, query));
serve(bookingRoutes, bookingCalls.cancel, ({ db, env, body: { manage } }) => cancelBooking(db, env, manage));
serve(bookingRoutes, bookingCalls.accept, ({ db, env, body: { manage } }) => acceptOffer(db, env, manage));
serve(bookingRoutes, bookingCalls.change, ({ db, env, body }) => changeBooking(db, env, body));
serve(bookingRoutes, bookingCalls.calendar, async ({ c, db, env, query: { manage } }) => {
  c.header('Content-Type', 'text/calendar; charset=utf-8');
  c.header('Content-Disposition', 'attachment; filename="booking.ics"');
  c.header('Cache-Control', 'private, no-store');
  return c.body(await bookingCalendar(db, env, manage, originOf(c)));
});
