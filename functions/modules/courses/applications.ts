import type { CourseWish } from '../../../db/contract/calls/courses.ts';
import { APPLICATION_STATES } from '../../../db/contract/training.ts';
import type { Database, Statement } from '../../platform/database.ts';
import type { Page } from '../../platform/envelope.ts';
import { countedPage, type Paging, pagingOf, selectTotal } from '../../platform/paging.ts';

interface Filters extends Paging {
  course_id?: string | undefined;
  state?: string | undefined;
  keyword?: string | undefined;
}

/**
 * Wishes to learn in paid courses, those that wait first, the oldest of them before the others (back-office§3).
 * @param query key of a course, a state, a word of the name or phone; all of them unless given
 */
export async function applicationsListed(db: Database, query: Filters): Promise<Page<CourseWish>> {
  const { current, size, offset } = pagingOf(query);
  const state = APPLICATION_STATES.find(({ value }) => String(value) === query.state)?.value;
  const word = query.keyword?.trim().slice(0, 100).toLowerCase();
  const course = query.course_id?.slice(0, 64);
  const chosen: Statement[] = [
    { sql: 'a.is_delete = 0 AND c.is_delete = 0', params: [] },
    ...(course ? [{ sql: 'a.course_id = ?', params: [course] }] : []),
    ...(state === undefined ? [] : [{ sql: 'a.state = ?', params: [state] }]),
    ...(word ? [{ sql: "instr(lower(a.name || ' ' || a.phone), ?) > 0", params: [word] }] : []),
  ];
  const from = `FROM course_application a CROSS JOIN course c ON c.id = a.course_id WHERE ${chosen.map(({ sql }) => sql).join(' AND ')}`;
  const params = chosen.flatMap((each) => each.params ?? []);
  const [rows = [], totals = []] = await db.batch<unknown>([
    {
      sql: `SELECT a.id, a.course_id, c.name AS course, a.name, a.org_name, a.phone, a.reason, a.state, a.add_time ${from}
        ORDER BY a.state <> 0, iif(a.state = 0, a.add_time, -a.add_time), a.id LIMIT ? OFFSET ?`,
      params: [...params, size, offset],
    },
    selectTotal(from, params),
  ]);
  return countedPage(rows as CourseWish[], current, size, totals);
}
