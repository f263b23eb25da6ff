import { REPORT_LIMIT, type ReportInput } from '../../../db/contract/comments.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/random.ts';
import { takeAttempt } from '../../platform/rate-limit.ts';

/**
 * Tells the moderators of a comment. A second report of the same person changes nothing.
 * @throws AppError 401 without a user, 404 for none that everybody reads, 409 for an own comment, 429
 */
export async function reportComment(
  db: Database,
  env: Env,
  caller: Caller,
  { comment_id, reason, note }: ReportInput,
): Promise<{ reported: boolean }> {
  const userId = userIdOf(caller);
  const comment = await db.first<{ add_user: string }>(
    'SELECT add_user FROM comment WHERE comment_id = ? AND hide_time IS NULL',
    [comment_id],
  );
  if (!comment) throw notFound();
  if (comment.add_user === userId) throw new AppError(409, 'comment_own');
  await takeAttempt(env, [{ name: 'comment-report', key: userId, ...REPORT_LIMIT }]);
  await db.run(
    `INSERT INTO comment_report (id, comment_id, user_id, reason, note, add_time)
     SELECT ?1, comment_id, ?2, ?3, ?4, ?5 FROM comment WHERE comment_id = ?6 AND hide_time IS NULL
     ON CONFLICT (comment_id, user_id) DO NOTHING`,
    [newId(), userId, reason, note || null, now(), comment_id],
  );
  return { reported: true };
}
