import type { meetingCalls } from '../../../db/contract/calls/meetings.ts';
import type { AnswerOf, QueryOf } from '../../../db/contract/endpoint.ts';
import type { MeetingCard, MeetingDetail } from '../../../db/contract/meeting-shapes.ts';
import {
  MEETING_ORDERS,
  MEETING_TIMES,
  type MeetingTime,
  MONTH_MEETINGS,
  monthNamed,
  usualOrder,
} from '../../../db/contract/meetings.ts';
import { DAY } from '../../../db/contract/time.ts';
import { type Caller, holds } from '../../platform/caller.ts';
import { monthSpan, now, shownMonth } from '../../platform/clock.ts';
import type { Database, RowOf, Statement } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { orderedPage } from '../../platform/list-order.ts';
import { pagingOf, wordOf } from '../../platform/paging.ts';
import { isWithinShown, shownNow } from '../../platform/sql.ts';

type ListQuery = QueryOf<typeof meetingCalls.list>;
type MonthQuery = QueryOf<typeof meetingCalls.month>;

const CARD =
  'm.id, m.name, m.name_en, m.type, m.cover, m.address, m.address_en, m.org_name, m.org_name_en, m.start_time, m.end_time, m.paid, m.cancel_time';

/** What visitors see now, of the table under the alias `m` (decision 133). */
const SHOWN = shownNow('m');

/** Seconds that a meeting lasts whose end is open. */
const USUAL = 10_800;
const ENDED = `coalesce(m.end_time, m.start_time + ${USUAL})`;
/** Days that a meeting lasts at most: what began earlier is over, so that the index by time finds the others. */
const LONGEST = 31 * DAY;

const UPCOMING = `m.start_time > unixepoch() - ${LONGEST} AND ${ENDED} > unixepoch()`;

const OTHERS = 3;

const named = <N extends string>(names: readonly N[], text: string | undefined): N | undefined =>
  names.find((name) => name === text?.trim());

/** Rows of a type, those of every one unless one is named. An unknown type has none. */
function ofType(type: string | undefined): Statement[] {
  const asked = type?.trim();
  return asked ? [{ sql: 'm.type = ?', params: [/^\d{1,4}$/.test(asked) ? Number(asked) : -1] }] : [];
}

/** What the order of the meetings says of each (`db/derived/listOrders.ts`). */
type Entry = RowOf<'meeting', 'id' | 'type' | 'start_time' | 'end_time' | 'publish_time' | 'unpublish_time'>;

const IS_TIME: Readonly<Record<MeetingTime, (begin: number, end: number, at: number) => boolean>> = {
  upcoming: (_, end, at) => end > at,
  past: (begin, end, at) => begin <= at && end <= at,
  all: () => true,
};

/** Whether a meeting is one of a time; one whose time is open is of none but all. */
function isOf(when: MeetingTime, { start_time, end_time }: Entry, at: number): boolean {
  if (start_time === null) return when === 'all';
  return IS_TIME[when](start_time, end_time ?? start_time + USUAL, at);
}

/** Rows whose texts bear a word. */
function bearing(keyword: string | undefined): Statement | undefined {
  const word = wordOf(keyword);
  if (!word) return undefined;
  const searched = ['name', 'name_en', 'address', 'address_en', 'org_name', 'org_name_en']
    .map((column) => `coalesce(r.${column}, '')`)
    .join(` || ' ' || `);
  return { sql: `instr(lower(${searched}), ?) > 0`, params: [word] };
}

/**
 * A page of meetings.
 * @param query what cannot be understood counts as not given
 */
export function meetingsListed(db: Database, query: ListQuery): Promise<AnswerOf<typeof meetingCalls.list>> {
  const when = named(MEETING_TIMES, query.when) ?? 'upcoming';
  const order = named(MEETING_ORDERS, query.order) ?? usualOrder(when);
  const type = query.type?.trim();
  const at = now();
  return orderedPage<Entry, MeetingCard>(db, 'meeting', pagingOf(query), {
    chosen: (entries) => {
      const found = entries.filter(
        (entry) => isWithinShown(entry, at) && isOf(when, entry, at) && (!type || String(entry.type) === type),
      );
      return order === 'soonest' ? found.toReversed() : found;
    },
    columns: CARD.replaceAll('m.', 'r.'),
    shown: shownNow('r'),
    bears: bearing(query.keyword),
  });
}

/**
 * What begins or goes on in a month.
 * @param query a month that is none counts as this one
 */
export async function meetingsOfMonth(db: Database, query: MonthQuery): Promise<AnswerOf<typeof meetingCalls.month>> {
  const month = monthNamed(query.month) ?? shownMonth(now());
  const [from, to] = monthSpan(month);
  const type = ofType(query.type);
  const records = await db.all<MeetingCard>(
    `SELECT ${CARD} FROM meeting m WHERE ${[SHOWN, ...type.map(({ sql }) => sql)].join(' AND ')}
     AND m.start_time >= ? AND m.start_time < ? AND ${ENDED} > ? ORDER BY m.start_time, m.id LIMIT ${MONTH_MEETINGS}`,
    [...type.flatMap(({ params }) => params), from - LONGEST, to, from],
  );
  return { month, records };
}

type Stored = Omit<MeetingDetail, 'others' | 'shown'> & { shown: number };

/**
 * One of the meetings; editors read what visitors do not see yet as well.
 * @throws AppError 404 for what the caller may not see
 */
export async function meetingDetailed(db: Database, caller: Caller, id: string): Promise<MeetingDetail> {
  const [found = [], others = []] = await db.batch<unknown>([
    {
      sql: `SELECT ${CARD}, m.profile, m.profile_en, m.cancel_reason, m.sign_from, m.sign_until, m.check_phone, m.questions,
            (${SHOWN}) AS shown FROM meeting m WHERE m.id = ? AND ${holds(caller, 'content-admin') ? 'm.is_delete = 0' : SHOWN}`,
      params: [id.slice(0, 40)],
    },
    {
      sql: `SELECT ${CARD} FROM meeting m WHERE ${SHOWN} AND ${UPCOMING} AND m.cancel_time IS NULL AND m.id <> ?1
            AND m.type = (SELECT type FROM meeting WHERE id = ?1) ORDER BY m.start_time, m.id LIMIT ${OTHERS}`,
      params: [id.slice(0, 40)],
    },
  ]);
  const [row] = found as Stored[];
  if (!row) throw notFound();
  return { ...row, shown: row.shown === 1, others: others as MeetingCard[] };
}

/**
 * What the sitemap names: the next and the last ones.
 * @param most how many
 */
export const meetingsShown = (
  db: Database,
  most: number,
): Promise<{ id: string; name: string; name_en: string | null; modified: number }[]> =>
  db.all(
    `SELECT m.id, m.name, m.name_en, m.add_time AS modified FROM meeting m WHERE ${SHOWN} ORDER BY m.start_time DESC LIMIT ${most}`,
  );
