import type { courseCalls } from '../../../db/contract/calls/courses.ts';
import { COURSE_ORDERS, type CourseCard } from '../../../db/contract/courses.ts';
import type { AnswerOf, QueryOf } from '../../../db/contract/endpoint.ts';
import { dayStart, now } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { pagingOf } from '../../platform/paging.ts';
import { shownNow } from '../../platform/sql.ts';
import { pageTaken, taken } from '../../platform/taken.ts';

type Query = QueryOf<typeof courseCalls.list>;

/** What visitors see now, of the table under the alias `c` (decision 133). */
const SHOWN = shownNow('c');

const ORDERS: Readonly<Record<(typeof COURSE_ORDERS)[number], string>> = {
  '': 'c.sort, c.add_time DESC, c.id',
  soon: 'c.start_time, c.id',
  newest: 'c.start_time DESC, c.id DESC',
};

/** Terms that are read for a page: there are two a year. */
const TERMS = 20;

function filtersOf({ keyword, term, fee, when }: Query): Statement[] {
  const word = keyword?.trim().slice(0, 100).toLowerCase();
  const searched = ['name', 'name_en', 'mainTeacher'].map((column) => `coalesce(c.${column}, '')`).join(` || ' ' || `);
  return [
    { sql: SHOWN, params: [] },
    ...(word ? [{ sql: `instr(lower(${searched}), ?) > 0`, params: [word] }] : []),
    ...(term ? [{ sql: 'c.term_id = ?', params: [term.slice(0, 64)] }] : []),
    ...(fee === '0' || fee === '1' ? [{ sql: 'c.paid = ?', params: [Number(fee)] }] : []),
    // What begins today is still to come.
    ...(when === 'coming' ? [{ sql: 'c.start_time >= ?', params: [dayStart(now())] }] : []),
  ];
}

type Term = NonNullable<CourseCard['term']>;

/**
 * A page of the courses that visitors see; what is counted ends a few pages further on, and `more` says so.
 * @param query what cannot be understood counts as not given
 */
export async function coursesListed(db: Database, query: Query): Promise<AnswerOf<typeof courseCalls.list>> {
  const paging = pagingOf(query);
  const filters = filtersOf(query);
  const order = ORDERS[COURSE_ORDERS.find((each) => each === query.order) ?? ''];
  const most = taken(paging, TERMS);
  const [rows = [], terms = []] = await db.batch<unknown>([
    {
      sql: `SELECT c.id, c.name, c.name_en, c.cover, c.mainTeacher, c.orgName, c.class_hours, c.paid, c.start_time, c.end_time, c.term_id
            FROM course c WHERE ${filters.map(({ sql }) => sql).join(' AND ')} ORDER BY ${order} LIMIT ? OFFSET ?`,
      params: [...filters.flatMap(({ params }) => params), most, paging.offset],
    },
    {
      sql: 'SELECT id, name, name_en, year FROM course_term WHERE is_delete = 0 ORDER BY sort, add_time DESC LIMIT ?',
      params: [TERMS],
    },
  ]);
  const named = new Map((terms as Term[]).map((term) => [term.id, term]));
  const cards = (rows as Omit<CourseCard, 'term'>[]).map(
    (row): CourseCard => ({ ...row, term: named.get(row.term_id ?? '') ?? null }),
  );
  return pageTaken(cards, paging, most);
}
