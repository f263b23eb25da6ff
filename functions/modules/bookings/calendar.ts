import { managePath } from '../../../db/contract/bookings.ts';
import type { Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError } from '../../platform/errors.ts';
import { bookingKey } from '../../tables/booking-key.ts';
import { heldBy } from './manage.ts';

const ZONE_SECONDS = 8 * 3600;
/** How long a meeting without an end is shown, in seconds. */
const SHOWN_SECONDS = 2 * 3600;
/** Octets of a line, without its end (RFC 5545 3.1). */
const LINE = 75;

/** The one time zone of the platform, which has had no daylight saving time since 1991. */
const ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Shanghai',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0800',
  'TZOFFSETTO:+0800',
  'TZNAME:CST',
  'END:STANDARD',
  'END:VTIMEZONE',
];

const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');

const stamp = (seconds: number): string =>
  `${new Date(seconds * 1000).toISOString().slice(0, 19).replace(/[-:]/g, '')}`;
const local = (seconds: number): string => stamp(seconds + ZONE_SECONDS);

const octets = (text: string): number => new TextEncoder().encode(text).length;

/**
 * A line of a calendar, folded so that no part has more than 75 octets and no character is cut.
 * @param line without its end
 */
export function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    // What goes on begins with a space, which counts.
    if (octets(part) + octets(character) > LINE) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}

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
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//technology-transfer//booking//ZH',
    'CALSCALE:GREGORIAN',
    `METHOD:${gone ? 'CANCEL' : 'PUBLISH'}`,
    ...ZONE,
    'BEGIN:VEVENT',
    `UID:${held.id}@booking`,
    `SEQUENCE:${event.revision + (gone && event.cancel_time === null ? 1 : 0)}`,
    `DTSTAMP:${stamp(Math.floor(Date.now() / 1000))}Z`,
    `DTSTART;TZID=Asia/Shanghai:${local(event.start_time)}`,
    `DTEND;TZID=Asia/Shanghai:${local(event.end_time ?? event.start_time + SHOWN_SECONDS)}`,
    `SUMMARY:${escaped(event.name)}`,
    ...(event.address ? [`LOCATION:${escaped(event.address)}`] : []),
    ...(origin ? [`URL:${origin}${managePath(bookingKey(env, held.id))}`] : []),
    `STATUS:${gone ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
