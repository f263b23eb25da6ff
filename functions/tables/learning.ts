import { eq, sql } from 'drizzle-orm';
import { coursePath } from '../../db/contract/courses.ts';
import { courseLearners, type courses } from '../../db/schema/courses.ts';
import type { RowRule } from '../data/policy.ts';
import type { Row } from '../data/row.ts';
import { allOf, anyOf, exists, mine, staff } from '../data/rules.ts';
import type { Statement } from '../platform/database.ts';

const editor = staff('content-admin');

/** Who sees the films of a course: everybody those of a free one, its designated learners those of a paid one (decision 105). */
export const learns: RowRule<typeof courses> = (caller, t) =>
  anyOf(
    editor(caller),
    sql`${t.paid} = 0`,
    caller.userId !== null && exists(courseLearners, (row) => allOf(eq(row.courseId, t.id), mine(caller, row.userId))),
  );

/**
 * The statements that go with taking learners off a course: they are told, and what had admitted them holds no more, so that they may
 * ask again (decision 357).
 * @param rows of `course_learner`, as they are
 * @param at unix seconds
 */
export function endAdmissions(rows: readonly Row[], at: number): Statement[] {
  const pairs = JSON.stringify(rows.map(({ course_id, user_id }) => [course_id, user_id]));
  const taken = `SELECT value ->> 0, value ->> 1 FROM json_each(?1)`;
  return [
    {
      sql: `UPDATE course_application SET state = 2, opinion = NULL WHERE (course_id, user_id) IN (${taken}) AND state = 1 AND is_delete = 0`,
      params: [pairs],
    },
    {
      sql: `INSERT INTO notice (id, user_id, topic, params, link, add_time)
SELECT upper(hex(randomblob(13))), u.user_id, 'course_decided', json_object('name', c.name, 'code', 'ended'), '${coursePath('')}' || c.id, ?2
FROM json_each(?1) j JOIN course c ON c.id = j.value ->> 0 AND c.is_delete = 0 JOIN user u ON u.user_id = j.value ->> 1 AND u.is_delete = 0`,
      params: [pairs, at],
    },
  ];
}

/**
 * The statements that go with designating the holder of an account: a wish to learn of theirs that waits is admitted by it, and they hear
 * so (decision 105).
 * @param course key of the course
 * @param account whole account
 * @param at unix seconds
 */
export function admitWaiting(course: string, account: string, at: number): Statement[] {
  const waiting = `a.course_id = ?1 AND a.state = 0 AND a.is_delete = 0
    AND a.user_id = (SELECT user_id FROM user WHERE account = ?2 AND is_delete = 0)`;
  return [
    {
      sql: `INSERT INTO notice (id, user_id, topic, params, link, add_time)
SELECT upper(hex(randomblob(13))), a.user_id, 'course_decided', json_object('name', c.name, 'code', 'admitted'), '${coursePath('')}' || c.id, ?3
FROM course_application a JOIN course c ON c.id = a.course_id AND c.is_delete = 0 WHERE ${waiting}`,
      params: [course, account, at],
    },
    { sql: `UPDATE course_application AS a SET state = 1 WHERE ${waiting}`, params: [course, account] },
  ];
}
