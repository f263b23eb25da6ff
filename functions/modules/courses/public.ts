import type { courseCalls } from '../../../db/contract/calls/courses.ts';
import { COURSE_ORDERS, type CourseCard } from '../../../db/contract/courses.ts';
import type { AnswerOf, QueryOf } from '../../../db/contract/endpoint.ts';
import { dayStart, now } from '../../platform/clock.ts';
import type { Database, RowOf, Statement } from '../../platform/database.ts';
import { orderedPage } from '../../platform/list-order.ts';
import { pagingOf, wordOf } from '../../platform/paging.ts';
import { isWithinShown, shownNow } from '../../platform/sql.ts';

type Query = QueryOf<typeof courseCalls.list>;

/** What the order of the courses says of each (`db/derived/listOrders.ts`). */
type Entry = RowOf<'course', 'id' | 'term_id' | 'paid' | 'start_time' | 'publish_time' | 'unpublish_time'>;

type Order = (typeof COURSE_ORDERS)[number];

const soonest = (one: Entry, other: Entry): number =>
  (one.start_time ?? 0) - (other.start_time ?? 0) || (one.id < other.id ? -1 : 1);

/** Each order, from that of the editors. */
const ORDERS: Readonly<Record<Order, (entries: readonly Entry[]) => readonly Entry[]>> = {
  '': (entries) => entries,
  soon: (entries) => entries.toSorted(soonest),
  newest: (entries) => entries.toSorted((one, other) => soonest(other, one)),
};

/** Terms that are read for a page: there are two a year. */
const TERMS = 20;

/** Whether a query leaves a course. */
function isAsked({ term, fee, when }: Query, course: Entry, at: number): boolean {
  if (!isWithinShown(course, at)) return false;
  if (term && course.term_id !== term) return false;
  if ((fee === '0' || fee === '1') && course.paid !== Number(fee)) return false;
  // What begins today is still to come.
  return when !== 'coming' || (course.start_time !== null && course.start_time >= dayStart(at));
}

/** Rows whose texts bear a word. */
function bearing(keyword: string | undefined): Statement | undefined {
  const word = wordOf(keyword);
  if (!word) return undefined;
  const searched = ['name', 'name_en', 'mainTeacher'].map((column) => `coalesce(r.${column}, '')`).join(` || ' ' || `);
  return { sql: `instr(lower(${searched}), ?) > 0`, params: [word] };
}

type Term = NonNullable<CourseCard['term']>;

/**
 * A page of the courses that visitors see.
 * @param query what cannot be understood counts as not given
 */
export async function coursesListed(db: Database, query: Query): Promise<AnswerOf<typeof courseCalls.list>> {
  const order = ORDERS[COURSE_ORDERS.find((each) => each === query.order) ?? ''];
  const at = now();
  const [page, terms] = await Promise.all([
    orderedPage<Entry, Omit<CourseCard, 'term'>>(db, 'course', pagingOf(query), {
      chosen: (entries) => order(entries.filter((course) => isAsked(query, course, at))),
      columns: `r.id, r.name, r.name_en, r.cover, r.mainTeacher, r.orgName, r.class_hours, r.paid, r.start_time, r.end_time, r.term_id`,
      shown: shownNow('r'),
      bears: bearing(query.keyword),
    }),
    db.all<Term>(
      'SELECT id, name, name_en, year FROM course_term WHERE is_delete = 0 ORDER BY sort, add_time DESC LIMIT ?',
      [TERMS],
    ),
  ]);
  const named = new Map(terms.map((term) => [term.id, term]));
  const records = page.records.map((row): CourseCard => ({ ...row, term: named.get(row.term_id ?? '') ?? null }));
  return { ...page, records };
}
