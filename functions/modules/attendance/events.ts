import type { DoorCounts, DoorEvent, DoorKind } from '../../../db/contract/attendance.ts';
import { DOOR_KINDS } from '../../../db/contract/attendance.ts';
import { DAY } from '../../../db/contract/time.ts';
import { now } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';

/** Where the things of a kind are stored. */
export const STORED = {
  meeting: { events: 'meeting', signups: 'meeting_user', link: 'meeting_id', unit: 'unit' },
  course: { events: 'course', signups: 'course_user', link: 'course_id', unit: 'org_name' },
} as const satisfies Record<DoorKind, object>;

/** What the door makes of where a sign-up `s` stands (decision 140), as `DoorState`. */
export const STATE = `CASE WHEN s.is_delete = 1 THEN 'cancelled' ELSE coalesce((SELECT CASE b.state WHEN 'booked' THEN 'booked'
  WHEN 'waiting' THEN 'waiting' WHEN 'offered' THEN 'waiting' ELSE 'cancelled' END FROM booking b WHERE b.id = s.id), 'booked') END`;

/** Sign-ups of a kind under the name that `STATE` reads. */
export const signupsOf = (kind: DoorKind): string => `${STORED[kind].signups} s`;

const facts = (kind: DoorKind): string =>
  `'${kind}' AS kind, e.id, e.name, e.name_en, e.start_time, e.end_time, e.certificate`;

/**
 * The event at whose door somebody stands.
 * @throws AppError 404
 */
export async function doorEventOf(db: Database, kind: DoorKind, id: string): Promise<DoorEvent> {
  const found = await db.first<DoorEvent>(
    `SELECT ${facts(kind)} FROM ${STORED[kind].events} e WHERE e.id = ? AND e.is_delete = 0`,
    [id],
  );
  if (!found) throw notFound();
  return found;
}

/** How many have a seat, and how many of them came. */
export const countsStatement = (kind: DoorKind, id: string): Statement => ({
  sql: `SELECT count(*) AS expected, count(a.signup_id) AS arrived FROM ${signupsOf(kind)}
        LEFT JOIN attendance a ON a.signup_id = s.id WHERE s.${STORED[kind].link} = ? AND ${STATE} = 'booked'`,
  params: [id],
});

/** Days before and after its beginning on which an event stands on the list. */
const BEFORE = 14;
const AFTER = 7;

/** Meetings and courses of these days, those that begin next first, what is over at the end. */
export async function doorEvents(db: Database): Promise<{ records: (DoorEvent & DoorCounts)[] }> {
  const at = now();
  const rows = await db.batch<DoorEvent & DoorCounts>(
    DOOR_KINDS.map((kind) => {
      const of = `FROM ${signupsOf(kind)} WHERE s.${STORED[kind].link} = e.id AND ${STATE} = 'booked'`;
      return {
        sql: `SELECT ${facts(kind)}, (SELECT count(*) ${of}) AS expected,
              (SELECT count(*) FROM attendance a WHERE a.event_id = e.id AND a.kind = '${kind}') AS arrived
              FROM ${STORED[kind].events} e WHERE e.is_delete = 0 AND e.cancel_time IS NULL AND e.start_time BETWEEN ? AND ? ORDER BY e.start_time LIMIT 50`,
        params: [at - AFTER * DAY, at + BEFORE * DAY],
      };
    }),
  );
  const isOver = ({ start_time, end_time }: DoorEvent) => (end_time ?? (start_time ?? 0) + DAY) < at;
  const all = rows.flat().sort((a, b) => (a.start_time ?? 0) - (b.start_time ?? 0));
  return { records: [...all.filter((row) => !isOver(row)), ...all.filter(isOver).reverse()] };
}
