import type { CourseLearner, courseCalls } from '../../../db/contract/calls/courses.ts';
import type { BodyOf } from '../../../db/contract/endpoint.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Page } from '../../platform/envelope.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import { maskedAccount } from '../../platform/masked-account.ts';
import { countedPage, countedPart, type Paging, pagingOf, selectTotal } from '../../platform/paging.ts';
import { newId } from '../../platform/random.ts';
import { admitWaiting } from '../../tables/learning.ts';

/**
 * Who was designated for a paid course (decision 105), the newest first.
 * @param query key of the course, and the page
 */
export async function learnersOf(
  db: Database,
  query: Paging & { course_id?: string | undefined },
): Promise<Page<CourseLearner>> {
  const { current, size, offset } = pagingOf(query);
  const course = query.course_id?.slice(0, 64) ?? '';
  const from =
    'FROM course_learner l CROSS JOIN user u ON u.user_id = l.user_id AND u.is_delete = 0 WHERE l.course_id = ?';
  const [rows = [], totals = []] = await db.batch<unknown>([
    {
      sql: `SELECT l.id, coalesce(nullif(u.name, ''), nullif(u.nickname, ''), '') AS name, u.account, l.add_time ${from}
        ORDER BY l.add_time DESC, l.id DESC LIMIT ? OFFSET ?`,
      params: [course, ...countedPart(size, offset)],
    },
    selectTotal(from, [course]),
  ]);
  const learners = (rows as CourseLearner[]).map((row) => ({ ...row, account: maskedAccount(row.account) }));
  return countedPage(learners, current, size, totals);
}

/**
 * Designates the holder of an account, whose own wish to learn is admitted by it. Editors name the whole account: none is listed to choose
 * from.
 * @param body key of the course, and the account
 * @throws AppError 404 for a course that is not there, 422 for an account that nobody has
 */
export async function addLearner(
  db: Database,
  { course_id, account }: BodyOf<typeof courseCalls.addLearner>,
): Promise<{ id: string }> {
  const at = now();
  const [courses, users, , rows] = await db.batch<{ id: string }>([
    { sql: 'SELECT id FROM course WHERE id = ? AND is_delete = 0', params: [course_id] },
    { sql: 'SELECT user_id AS id FROM user WHERE account = ? AND is_delete = 0', params: [account] },
    {
      sql: `INSERT OR IGNORE INTO course_learner (id, course_id, user_id, add_time)
        SELECT ?1, c.id, u.user_id, ?4 FROM course c, user u
        WHERE c.id = ?2 AND c.is_delete = 0 AND u.account = ?3 AND u.is_delete = 0`,
      params: [newId(), course_id, account, at],
    },
    {
      sql: `SELECT l.id FROM course_learner l JOIN user u ON u.user_id = l.user_id
        WHERE l.course_id = ? AND u.account = ? AND u.is_delete = 0`,
      params: [course_id, account],
    },
    ...admitWaiting(course_id, account, at),
  ]);
  if (!courses?.length) throw notFound();
  const [row] = rows ?? [];
  if (!users?.length || !row) throw invalid([{ field: 'account', code: 'account_unknown' }]);
  return { id: row.id };
}
