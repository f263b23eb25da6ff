import {
  BY_REPORTS,
  HIDING_REPORTS,
  REPORT_LIMIT,
  REPORTS_KNOWN,
  type ReportInput,
} from '../../../db/contract/comments.ts';
import { AUDIT } from '../../../db/contract/limits.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/random.ts';
import { takeAttempt } from '../../platform/rate-limit.ts';
import { POST_TABLES, type PostRow, pageOfPost, publicPost, quoted } from './posts.ts';

const belongs = (as: string) => `${as}.is_delete = 0 AND ${as}.audit_status = ${AUDIT.approved}`;

/** The report; somebody who shares an organisation with the person has not been counted for this post before, or it is no voice. */
const reported = (userId: string, at: number, { kind, id, reason, note }: ReportInput): Statement => ({
  sql: `INSERT INTO comment_report (id, kind, comment_id, user_id, reason, note, add_time, counted)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, NOT EXISTS (
      SELECT 1 FROM organisation_user m JOIN organisation_user o ON o.organization_id = m.organization_id AND ${belongs('o')}
      JOIN comment_report r ON r.user_id = o.user_id AND r.kind = ?2 AND r.comment_id = ?3
      WHERE m.user_id = ?4 AND ${belongs('m')})
    FROM ${POST_TABLES[kind].table} p WHERE p.${POST_TABLES[kind].key} = ?3 AND p.hide_time IS NULL
    ON CONFLICT (comment_id, user_id) DO NOTHING`,
  params: [newId(), kind, id, userId, reason, note || null, at],
});

/** The third voice hides the post: it is counted where it is written, however many come at once. */
const hiddenByVoices = (at: number, { kind, id }: ReportInput): Statement => ({
  sql: `UPDATE ${POST_TABLES[kind].table} SET hide_time = ?1, hide_user = NULL, hide_reason = '${BY_REPORTS}'
    WHERE ${POST_TABLES[kind].key} = ?2 AND hide_time IS NULL AND (
      SELECT count(*) FROM comment_report r WHERE r.kind = ?3 AND r.comment_id = ?2 AND r.decide_time IS NULL AND r.counted = 1
    ) >= ${HIDING_REPORTS}`,
  params: [at, id, kind],
});

/** The author of a post that this very report hid is told so, once for each time that it happens. */
const toldHidden = (post: PostRow, at: number): Statement => ({
  sql: `INSERT OR IGNORE INTO notice (id, user_id, topic, item_type, item_id, params, link, once_key, add_time)
    SELECT ?1, add_user, 'post_reported', ?2, ?3, json_object('name', ?4), ?5, ?6, ?7 FROM ${POST_TABLES[post.kind].table}
    WHERE ${POST_TABLES[post.kind].key} = ?8 AND hide_time = ?7 AND hide_reason = '${BY_REPORTS}'`,
  params: [
    ...[newId(), post.item_type, post.item_id ?? post.thread_id, quoted(post), pageOfPost(post)],
    ...[`post-reported:${post.id}:${at}`, at, post.id],
  ],
});

/**
 * Tells the moderators of a post; the third voice hides it until they have looked, which its author is told, without who reported
 * (decision 162). A second report of the same person changes nothing.
 * @throws AppError 401 without a user, 404 for none that everybody reads, 409 for an own one, 429
 */
export async function reportPost(
  db: Database,
  env: Env,
  caller: Caller,
  input: ReportInput,
): Promise<{ reported: boolean }> {
  const userId = userIdOf(caller);
  const post = await publicPost(db, input);
  if (!post) throw notFound();
  if (post.add_user === userId) throw new AppError(409, 'comment_own');
  await takeAttempt(env, [{ name: 'comment-report', key: userId, ...REPORT_LIMIT }]);
  const at = now();
  await db.batch([reported(userId, at, input), hiddenByVoices(at, input), toldHidden(post, at)]);
  return { reported: true };
}

/**
 * Which posts the caller has reported, whatever was decided since: a second report of them says nothing more.
 * @returns keys of posts of all kinds, the newest `REPORTS_KNOWN`
 * @throws AppError 401 without a user
 */
export async function ownReports(db: Database, caller: Caller): Promise<{ ids: string[] }> {
  const rows = await db.all<{ comment_id: string }>(
    `SELECT comment_id FROM comment_report WHERE user_id = ? ORDER BY rowid DESC LIMIT ${REPORTS_KNOWN}`,
    [userIdOf(caller)],
  );
  return { ids: rows.map(({ comment_id }) => comment_id) };
}
