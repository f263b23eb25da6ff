import { eq, sql } from 'drizzle-orm';
import { coursePath } from '../../db/contract/courses.ts';
import { WISH } from '../../db/contract/training.ts';
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
 * Tells people what was decided about their learning.
 * @param code what it was
 * @param people a SELECT of `course_id`, `user_id` and `opinion`, with `?` for its values
 * @param at unix seconds
 */
export const toldLearners = (
  code: 'admitted' | 'refused' | 'ended',
  { sql: people, params = [] }: Statement,
  at: number,
): Statement => ({
  sql: `INSERT INTO notice (id, user_id, topic, params, link, add_time)
SELECT upper(hex(randomblob(13))), u.user_id, 'course_decided', json_object('name', c.name, 'name_en', c.name_en, 'code', ?, 'content', p.opinion), '${coursePath('')}' || c.id, ?
FROM (${people}) p JOIN course c ON c.id = p.course_id AND c.is_delete = 0 JOIN user u ON u.user_id = p.user_id AND u.is_delete = 0`,
  params: [code, at, ...params],
});

/**
 * The statements that go with taking learners off a course: they are told, and what had admitted them holds no more, so that they may
 * ask again (decision 357).
 * @param rows of `course_learner`, as they are
 * @param at unix seconds
 */
export function endAdmissions(rows: readonly Row[], at: number): Statement[] {
  const pairs = JSON.stringify(rows.map(({ course_id, user_id }) => [course_id, user_id]));
  const taken = 'SELECT value ->> 0 AS course_id, value ->> 1 AS user_id, NULL AS opinion FROM json_each(?)';
  return [
    {
      sql: `UPDATE course_application SET state = ${WISH.refused}, opinion = NULL
            WHERE (course_id, user_id) IN (SELECT course_id, user_id FROM (${taken})) AND state = ${WISH.admitted} AND is_delete = 0`,
      params: [pairs],
    },
    toldLearners('ended', { sql: taken, params: [pairs] }, at),
  ];
}

/**
 * The statements that go with taking wishes to learn away, before they go: whoever was admitted by one is no learner any more, and gives
 * up the own seat with it; others are told (decision 368).
 * @param rows of `course_application`
 * @param by user id of whoever takes them away, who knows
 * @param at unix seconds
 */
export function endWishes(rows: readonly Row[], by: string | null, at: number): Statement[] {
  const ids = JSON.stringify(rows.map(({ id }) => id));
  const admitted = `FROM course_application WHERE id IN (SELECT value FROM json_each(?1)) AND state = ${WISH.admitted} AND is_delete = 0`;
  return [
    toldLearners(
      'ended',
      {
        sql: `SELECT course_id, user_id, NULL AS opinion ${admitted.replace('?1', '?')} AND user_id IS NOT ?`,
        params: [ids, by],
      },
      at,
    ),
    {
      sql: `UPDATE course_user SET is_delete = 1 WHERE is_delete = 0 AND user_id = ?2
            AND (course_id, user_id) IN (SELECT course_id, user_id ${admitted})`,
      params: [ids, by],
    },
    {
      sql: `DELETE FROM course_learner WHERE (course_id, user_id) IN (SELECT course_id, user_id ${admitted})`,
      params: [ids],
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
  const waiting = `course_id = ? AND state = ${WISH.waiting} AND is_delete = 0
    AND user_id = (SELECT user_id FROM user WHERE account = ? AND is_delete = 0)`;
  const params = [course, account];
  return [
    toldLearners(
      'admitted',
      { sql: `SELECT course_id, user_id, opinion FROM course_application WHERE ${waiting}`, params },
      at,
    ),
    { sql: `UPDATE course_application SET state = ${WISH.admitted} WHERE ${waiting}`, params },
  ];
}
