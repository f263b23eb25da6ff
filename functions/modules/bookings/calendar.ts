import { managePath } from '../../../db/contract/bookings.ts';
import { calendarFile } from '../../platform/calendar-file.ts';
import type { Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError } from '../../platform/errors.ts';
import { bookingKey } from '../../tables/booking-key.ts';
import { heldBy } from './manage.ts';

/** How long a meeting without an end is shown, in seconds. */
const SHOWN_SECONDS = 2 * 3600;

interface Event {
  name: string;
  address: string | null;
  start_time: number | null;
  end_time: number | null;
  cancel_time: number | null;
  revision: number;
}

/**
 * A booking as a calendar file: the same event after every change, by its UID and a growing SEQUENCE; METHOD:CANCEL once it was
 * called off or given up (RFC 5545, RFC 5546).
 * @param manage the key, or the address that holds it
 * @param origin of the site, empty where nothing says what it is
 * @throws AppError 404 for a key that is none, and for what has no time yet
 */
export async function bookingCalendar(db: Database, env: Env, manage: string, origin: string): Promise<string> {
  const held = await heldBy(db, env, manage);
  const event = await db.first<Event>(
    `SELECT name, address, start_time, end_time, cancel_time, revision FROM ${held.kind} WHERE id = ?`,
    [held.event_id],
  );
  if (!event || event.start_time === null) throw new AppError(404, 'not_found');
  const gone = event.cancel_time !== null || held.state !== 'booked';
  const { name, address, start_time: start } = event;
  return calendarFile(
    {
      ...{ name, address, start, gone },
      uid: `${held.id}@booking`,
      sequence: event.revision + (gone && event.cancel_time === null ? 1 : 0),
      end: event.end_time ?? start + SHOWN_SECONDS,
      page: managePath(bookingKey(env, held.id)),
    },
    origin,
  );
}
