import {
  type ApproveInput,
  BY_REPORTS,
  HIDING_REPORTS,
  type HideInput,
  type PostInput,
  type RestoreInput,
  UNDO_SECONDS,
} from '../../../db/contract/comments.ts';
import type { NoticeTopic } from '../../../db/contract/notices.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { decideOnce } from '../../platform/decision.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { noticeEntry } from '../../platform/notices.ts';
import { tellFollowers } from '../threads/told.ts';
import { moderatedPost, POST_TABLES, type PostRow, pageOfPost, quoted } from './posts.ts';

async function read(db: Database, caller: Caller, input: PostInput): Promise<PostRow> {
  const post = await moderatedPost(db, caller, input);
  if (!post) throw notFound();
  return post;
}

/** Changes a post as long as it stands as the condition says. */
const changed = ({ kind, id }: PostInput, change: string, condition: string, params: unknown[] = []): Statement => {
  const { table, key } = POST_TABLES[kind];
  return { sql: `UPDATE ${table} SET ${change} WHERE ${key} = ? AND ${condition}`, params: [...params, id] };
};

const settled = ({ kind, id }: PostInput, userId: string, at: number, outcome: 'hidden' | 'dismissed'): Statement => ({
  sql: `UPDATE comment_report SET decide_time = ?, decide_user = ?, outcome = ?
    WHERE kind = ? AND comment_id = ? AND decide_time IS NULL`,
  params: [at, userId, outcome, kind, id],
});

/** What its author is told of a post. */
const told = (post: PostRow, topic: NoticeTopic, onceKey: string, content?: string): Statement =>
  noticeEntry({
    userId: post.add_user,
    topic,
    itemType: post.item_type,
    itemId: post.item_id ?? post.thread_id,
    params: { name: quoted(post), ...(content !== undefined && { content }) },
    link: pageOfPost(post),
    onceKey,
  });

type Outcome = 'hidden' | 'dismissed' | 'restored';

const reportKey = ({ id }: PostInput, code: Outcome, at: number) => `report-${code}:${id}:${at}`;

/**
 * What whoever reported a post is told of it: not by whom, nor why (decision 345). Who decided knows it.
 * @param reports SQL condition on the reports meant
 * @param code what became of the post: a whole thread that was taken away has no page that a notice could lead to
 * @param at unix seconds of the decision
 */
const reportersTold = (
  post: PostRow,
  userId: string,
  at: number,
  code: Outcome,
  reports = `decide_time = ${at}`,
): Statement => ({
  sql: `INSERT OR IGNORE INTO notice (id, user_id, topic, item_type, item_id, params, link, once_key, add_time)
    SELECT upper(hex(randomblob(13))), user_id, 'report_decided', ?1, ?2, json_object('name', ?3, 'code', ?4), ?5, ?6, ?7
    FROM comment_report WHERE kind = ?8 AND comment_id = ?9 AND user_id <> ?10 AND ${reports}`,
  params: [
    ...[post.item_type, post.item_id ?? post.thread_id, quoted(post), code],
    ...[code === 'hidden' && post.kind === 'thread' ? '' : pageOfPost(post), reportKey(post, code, at), now()],
    ...[post.kind, post.id, userId],
  ],
});

const noted = (post: PostRow, userId: string, action: string, opinion?: string): Statement =>
  auditEntry({ userId, action, table: POST_TABLES[post.kind].table, itemId: post.id, opinion: opinion ?? null });

const hiddenKey = ({ id }: PostInput, at: number) => `comment-hidden:${id}:${at}`;

/** Neither moderators' word nor deleted: what a new word can be about. */
const OPEN = `(hide_time IS NULL OR hide_reason = '${BY_REPORTS}')`;

/**
 * Takes a post away, or refuses one that was held; its author is told the reason, what was reported of it is settled, and whoever
 * reported it hears so. What was taken away already stays so, with the reason that its author was told.
 * @throws AppError 401 without a user, 404 for none that the caller moderates
 */
export async function hidePost(db: Database, caller: Caller, input: HideInput): Promise<{ hidden: boolean }> {
  const userId = userIdOf(caller);
  const post = await read(db, caller, input);
  const at = now();
  await decideOnce(db, {
    guarded: changed(post, 'hide_time = ?, hide_user = ?, hide_reason = ?', OPEN, [at, userId, input.reason]),
    follows: [settled(post, userId, at, 'hidden')],
    told: [
      told(post, post.hold_time ? 'post_refused' : 'comment_hidden', hiddenKey(post, at), input.reason),
      reportersTold(post, userId, at, 'hidden'),
    ],
    log: [noted(post, userId, post.hold_time ? 'post-refuse' : 'comment-hide', input.reason)],
  });
  return { hidden: true };
}

/**
 * The reports of a post were without reason: it stays, or stands again where they had hidden it, and whoever reported it may not do
 * so again, and hears of it. Dismissing them twice changes nothing.
 * @throws AppError 401 without a user, 404 where nothing waited for the caller, 409 when the post was taken away meanwhile
 */
export async function dismissReports(db: Database, caller: Caller, input: PostInput): Promise<{ dismissed: boolean }> {
  const userId = userIdOf(caller);
  const post = await read(db, caller, input);
  const at = now();
  const wasHidden = post.hide_reason === BY_REPORTS;
  const shown = changed(
    post,
    'hide_time = NULL, hide_user = NULL, hide_reason = NULL',
    `hide_reason = '${BY_REPORTS}'`,
  );
  const { table, key } = POST_TABLES[post.kind];
  const reports = settled(post, userId, at, 'dismissed');
  const open = `${reports.sql} AND EXISTS (SELECT 1 FROM ${table} WHERE ${key} = comment_report.comment_id AND ${OPEN})`;
  const counts = await decideOnce(db, {
    guarded: wasHidden ? shown : { ...reports, sql: open },
    follows: [wasHidden ? reports : shown],
    told: [
      ...(wasHidden ? [told(post, 'post_restored', `post-restored:${post.id}:${post.hide_time}`)] : []),
      reportersTold(post, userId, at, 'dismissed'),
    ],
    log: [noted(post, userId, 'comment-dismiss')],
  });
  if (counts) return { dismissed: true };
  const stands = await read(db, caller, input);
  if (stands.hide_time !== null) throw new AppError(409, 'conflict');
  const settledBefore = await db.first(
    `SELECT 1 FROM comment_report WHERE kind = ? AND comment_id = ? AND outcome = 'dismissed' LIMIT 1`,
    [post.kind, post.id],
  );
  if (!settledBefore) throw notFound();
  return { dismissed: true };
}

/** How a held post read before belongs to no history that everybody reads: nobody but its author and the moderators ever did (decision 434). */
const readAsApproved = ({ id }: PostInput): Statement => ({
  sql: 'DELETE FROM post_version WHERE post_id = ?',
  params: [id],
});

/**
 * Publishes a held post as the caller read it: its author hears of it, and so do the followers of its thread, as if it were written
 * now. Approving it twice changes nothing.
 * @throws AppError 401 without a user, 404 for none that the caller moderates, 409 when it was refused, or changed by its author, meanwhile
 */
export async function approvePost(db: Database, caller: Caller, input: ApproveInput): Promise<{ approved: boolean }> {
  const userId = userIdOf(caller);
  const post = await read(db, caller, input);
  if (post.hold_time !== null) {
    await decideOnce(db, {
      guarded: changed(
        post,
        'hold_time = NULL',
        `hold_time IS NOT NULL AND hide_time IS NULL AND update_time IS ${input.update_time}`,
      ),
      follows: [readAsApproved(post)],
      told: [told(post, 'post_approved', `post-approved:${post.id}`), tellFollowers([post.id])],
      log: [noted(post, userId, 'post-approve')],
    });
  }
  const stands = await read(db, caller, input);
  if (stands.hide_time !== null || stands.hold_time !== null) throw new AppError(409, 'conflict');
  return { approved: true };
}

/** Unread words about a post that was taken back are as if they had not been said, to its author and to whoever reported it. */
const unsaid = (post: PostRow): Statement => ({
  sql: `DELETE FROM notice WHERE read_time IS NULL AND once_key IN (?, ?) AND user_id IN (
    SELECT ? UNION ALL SELECT user_id FROM comment_report WHERE kind = ? AND comment_id = ?)`,
  params: [
    ...[hiddenKey(post, post.hide_time ?? 0), reportKey(post, 'hidden', post.hide_time ?? 0)],
    ...[post.add_user, post.kind, post.id],
  ],
});

const VOICES = `(SELECT count(*) FROM comment_report r WHERE r.kind = ? AND r.comment_id = ? AND r.decide_time IS NULL AND r.counted = 1)`;

/**
 * Shows a post again that a moderator took away, a refused one for the first time; its author and whoever reported it hear so. With `undo` a moderator takes the own word back
 * within ten minutes: the post waits as before, and unread notices vanish.
 * @throws AppError 401 without a user, 404 for none that the caller moderates, 409 where there is nothing to take back
 */
export async function restorePost(db: Database, caller: Caller, input: RestoreInput): Promise<{ restored: boolean }> {
  const userId = userIdOf(caller);
  const post = await read(db, caller, input);
  const at = now();
  if (post.hide_time === null) return { restored: true };
  if (post.hide_reason === BY_REPORTS) throw new AppError(409, 'conflict');
  const same = `hide_time = ${Number(post.hide_time)} AND hide_reason <> '${BY_REPORTS}'`;
  if (input.undo) {
    if (post.hide_user !== userId || at - post.hide_time > UNDO_SECONDS) throw new AppError(409, 'post_undo_late');
    const voices = [post.kind, post.id];
    await decideOnce(db, {
      first: [
        {
          sql: `UPDATE comment_report SET decide_time = NULL, decide_user = NULL, outcome = NULL
            WHERE kind = ? AND comment_id = ? AND outcome = 'hidden' AND decide_time = ?`,
          params: [post.kind, post.id, post.hide_time],
        },
      ],
      guarded: changed(
        post,
        `hide_time = CASE WHEN ${VOICES} >= ${HIDING_REPORTS} THEN ? END, hide_user = NULL,
         hide_reason = CASE WHEN ${VOICES} >= ${HIDING_REPORTS} THEN '${BY_REPORTS}' END`,
        same,
        [...voices, at, ...voices],
      ),
      told: [unsaid(post)],
      log: [noted(post, userId, 'comment-undo')],
    });
    return { restored: true };
  }
  await decideOnce(db, {
    guarded: changed(
      post,
      `hide_time = NULL, hide_user = NULL, hide_reason = NULL${post.hold_time === null ? '' : ', hold_time = NULL'}`,
      same,
    ),
    follows: post.hold_time === null ? [] : [readAsApproved(post)],
    told: [
      told(post, 'post_restored', `post-restored:${post.id}:${post.hide_time}`),
      reportersTold(post, userId, at, 'restored', `outcome = 'hidden'`),
      ...(post.hold_time === null ? [] : [tellFollowers([post.id])]),
    ],
    log: [noted(post, userId, 'comment-restore')],
  });
  return { restored: true };
}
