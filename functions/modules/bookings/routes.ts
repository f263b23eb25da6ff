import { bookingCalls } from '../../../db/contract/calls/bookings.ts';
import { createRouter } from '../../platform/openapi.ts';
import { originOf } from '../../platform/origin.ts';
import { serve } from '../../platform/serve.ts';
import { bookingCalendar } from './calendar.ts';
import { acceptOffer, cancelBooking, changeBooking, ownBooking } from './manage.ts';
import { ownSignUps } from './own.ts';
import { seatsOf } from './seats.ts';

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
