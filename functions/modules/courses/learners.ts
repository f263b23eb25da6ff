import type { CourseLearner, courseCalls } from '../../../db/contract/calls/courses.ts';
import type { BodyOf } from '../../../db/contract/endpoint.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import { maskedAccount } from '../../platform/masked-account.ts';
import { newId } from '../../platform/random.ts';

/** Learners of one course that are listed. */
const LISTED = 500;

/**
 * Who was designated for a paid course (decision 105), the newest first.
 * @param courseId key of the course
 */
export async function learnersOf(db: Database, courseId: string): Promise<{ records: CourseLearner[] }> {
  const rows = await db.all<CourseLearner>(
    `SELECT l.id, coalesce(nullif(u.name, ''), nullif(u.nickname, ''), '') AS name, u.account, l.add_time
     FROM course_learner l JOIN user u ON u.user_id = l.user_id AND u.is_delete = 0
     WHERE l.course_id = ? ORDER BY l.add_time DESC, l.id DESC LIMIT ${LISTED}`,
    [courseId],
  );
  return { records: rows.map((row) => ({ ...row, account: maskedAccount(row.account) })) };
}

/**
 * Designates the holder of an account. Editors name the whole account: none is listed to choose from.
 * @param body key of the course, and the account
 * @throws AppError 404 for a course that is not there, 422 for an account that nobody has
 */
export async function addLearner(
  db: Database,
  { course_id, account }: BodyOf<typeof courseCalls.addLearner>,
): Promise<{ id: string }> {
  const [courses, users, , rows] = await db.batch<{ id: string }>([
    { sql: 'SELECT id FROM course WHERE id = ? AND is_delete = 0', params: [course_id] },
    { sql: 'SELECT user_id AS id FROM user WHERE account = ? AND is_delete = 0', params: [account] },
    {
      sql: `INSERT OR IGNORE INTO course_learner (id, course_id, user_id, add_time)
        SELECT ?1, c.id, u.user_id, ?4 FROM course c, user u
        WHERE c.id = ?2 AND c.is_delete = 0 AND u.account = ?3 AND u.is_delete = 0`,
      params: [newId(), course_id, account, now()],
    },
    {
      sql: `SELECT l.id FROM course_learner l JOIN user u ON u.user_id = l.user_id
        WHERE l.course_id = ? AND u.account = ? AND u.is_delete = 0`,
      params: [course_id, account],
    },
  ]);
  if (!courses?.length) throw notFound();
  const [row] = rows ?? [];
  if (!users?.length || !row) throw invalid([{ field: 'account', code: 'account_unknown' }]);
  return { id: row.id };
}
