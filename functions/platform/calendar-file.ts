import { withoutControls } from '../../db/contract/controls.ts';
import { AHEAD } from '../../db/contract/time.ts';
import { now } from './clock.ts';

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

const escaped = (text: string): string =>
  withoutControls(text)
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n');

const stamp = (seconds: number): string =>
  `${new Date(seconds * 1000).toISOString().slice(0, 19).replace(/[-:]/g, '')}`;
const local = (seconds: number): string => stamp(seconds + AHEAD);

const octets = (text: string): number => new TextEncoder().encode(text).length;

/** A line, folded so that no part has more than 75 octets and no character is cut. */
function folded(line: string): string {
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

/** What a calendar file tells of one event. */
interface CalendarEvent {
  /** The same through all its changes. */
  uid: string;
  /** Grows with them. */
  sequence: number;
  /** It was called off or given up: calendars take it out. */
  gone: boolean;
  name: string;
  address?: string | null;
  /** Unix seconds. */
  start: number;
  end: number;
  /** Path of the page on which it is managed. */
  page: string;
}

/**
 * A calendar file of one event; METHOD:CANCEL once it is gone (RFC 5545, RFC 5546).
 * @param origin of the site, empty where nothing says what it is
 */
export function calendarFile(event: CalendarEvent, origin: string): string {
  const { uid, sequence, gone, name, address, start, end, page } = event;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//technology-transfer//booking//ZH',
    'CALSCALE:GREGORIAN',
    `METHOD:${gone ? 'CANCEL' : 'PUBLISH'}`,
    ...ZONE,
    'BEGIN:VEVENT',
    // Whoever takes events in from others wants to know who called them together (RFC 5546 3.2); it need not be a mailbox.
    `ORGANIZER:${origin ? `${origin}/` : 'invalid:nomail'}`,
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp(now())}Z`,
    `DTSTART;TZID=Asia/Shanghai:${local(start)}`,
    `DTEND;TZID=Asia/Shanghai:${local(end)}`,
    `SUMMARY:${escaped(name)}`,
    ...(address ? [`LOCATION:${escaped(address)}`] : []),
    ...(origin ? [`URL:${origin}${page}`] : []),
    `STATUS:${gone ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
