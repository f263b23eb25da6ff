import type { CourseWish, courseCalls } from '../../../db/contract/calls/courses.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import { APPLICATION_STATES } from '../../../db/contract/training.ts';
import type { Database, Statement } from '../../platform/database.ts';
import type { Page } from '../../platform/envelope.ts';
import { asRead, readPage, wordOf } from '../../platform/paging.ts';
import { allOf } from '../../platform/sql.ts';

/**
 * Wishes to learn in paid courses, those that wait first, the oldest of them before the others (back-office§3).
 * @param query key of a course, a state, a word of the name or phone; all of them unless given
 */
export async function applicationsListed(
  db: Database,
  query: QueryOf<typeof courseCalls.applications>,
): Promise<Page<CourseWish>> {
  const state = APPLICATION_STATES.find(({ value }) => String(value) === query.state)?.value;
  const word = wordOf(query.keyword);
  const course = query.course_id?.slice(0, 64);
  const chosen: Statement[] = [
    { sql: 'a.is_delete = 0 AND c.is_delete = 0', params: [] },
    ...(course ? [{ sql: 'a.course_id = ?', params: [course] }] : []),
    ...(state === undefined ? [] : [{ sql: 'a.state = ?', params: [state] }]),
    ...(word ? [{ sql: "instr(lower(a.name || ' ' || a.phone), ?) > 0", params: [word] }] : []),
  ];
  const { sql: where, params } = allOf(chosen);
  const from = `FROM course_application a CROSS JOIN course c ON c.id = a.course_id WHERE ${where}`;
  const sql = `SELECT a.id, a.course_id, c.name AS course, a.name, a.org_name, a.phone, a.reason, a.state, a.opinion, a.add_time ${from}
    ORDER BY a.state <> 0, iif(a.state = 0, a.add_time, -a.add_time), a.id LIMIT ? OFFSET ?`;
  return readPage(db, query, { sql, from, params }, asRead<CourseWish>);
}
