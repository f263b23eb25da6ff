import type { HideInput, ReportedComment, ReportReason } from '../../../db/contract/comments.ts';
import { ITEM } from '../../../db/contract/limits.ts';
import { runOperations } from '../../data/write.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, holds, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { decideOnce } from '../../platform/decision.ts';
import type { Env } from '../../platform/env.ts';
import { type Page, pageOf } from '../../platform/envelope.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { type Paging, pagingOf } from '../../platform/paging.ts';

/** Notes of reports that a row shows: the moderators see what it is about. */
const NOTES = 5;

/** SQL condition on a comment `c`: whether it is the caller's to moderate: the same people as the table's own rule names. */
export function moderated(caller: Caller): string {
  const kinds = [
    ...(holds(caller, 'cg-auditor') ? [`c.item_type = ${ITEM.result}`] : []),
    ...(holds(caller, 'xq-auditor') ? [`c.item_type = ${ITEM.demand}`] : []),
    ...(holds(caller, 'content-admin') ? [`c.item_type NOT IN (${ITEM.result}, ${ITEM.demand})`] : []),
  ];
  return kinds.length > 0 ? `(${kinds.join(' OR ')})` : '0';
}

const REPORTS = 'FROM comment_report r WHERE r.comment_id = c.comment_id';

const COLUMNS = `c.comment_id, c.item_type, c.item_id, c.content, c.add_time, c.hide_time, c.hide_reason,
  coalesce(p.name, d.name, h.name, x.name, '') AS item_name, coalesce(nullif(u.nickname, ''), u.name, '') AS author,
  g.reports, g.first_time,
  (SELECT json_group_array(json_object('reason', reason, 'count', n)) FROM (
    SELECT r.reason, count(*) AS n ${REPORTS} GROUP BY r.reason ORDER BY n DESC, r.reason)) AS reasons,
  (SELECT json_group_array(note) FROM (
    SELECT r.note ${REPORTS} AND r.note IS NOT NULL GROUP BY r.note ORDER BY max(r.add_time) DESC LIMIT ${NOTES})) AS notes`;

const NAMES = `LEFT JOIN result_publication p ON c.item_type = ${ITEM.result} AND p.item_id = c.item_id
LEFT JOIN demand_publication d ON c.item_type = ${ITEM.demand} AND d.item_id = c.item_id
LEFT JOIN chanpin h ON c.item_type = ${ITEM.product} AND h.chanpin_id = c.item_id AND h.audit_status = 4 AND h.is_delete = 0
LEFT JOIN xiangmu x ON c.item_type = ${ITEM.project} AND x.xiangmu_id = c.item_id AND x.audit_status = 4 AND x.is_delete = 0
LEFT JOIN user u ON u.user_id = c.add_user`;

/** What waits, and what the moderators took away. */
const STATES = {
  open: {
    groups: `SELECT comment_id, count(*) AS reports, min(add_time) AS first_time FROM comment_report
      WHERE decide_time IS NULL GROUP BY comment_id`,
    condition: 'c.hide_time IS NULL',
    order: 'g.first_time, c.comment_id',
  },
  hidden: {
    groups: `SELECT c.comment_id, count(r.id) AS reports, coalesce(min(r.add_time), c.hide_time) AS first_time
      FROM comment c LEFT JOIN comment_report r ON r.comment_id = c.comment_id
      WHERE c.hide_time IS NOT NULL GROUP BY c.comment_id`,
    condition: 'c.hide_time IS NOT NULL',
    order: 'c.hide_time DESC, c.comment_id',
  },
} as const;

type Stored = Omit<ReportedComment, 'reasons' | 'notes'> & { reasons: string; notes: string };

/**
 * Reported comments that the caller moderates, who waits longest first.
 * @param query `state`: `hidden` for those that were taken away, else those that wait
 */
export async function reportedComments(
  db: Database,
  caller: Caller,
  query: Paging & { state?: string | undefined },
): Promise<Page<ReportedComment>> {
  const { groups, condition, order } = STATES[query.state === 'hidden' ? 'hidden' : 'open'];
  const { current, size, offset } = pagingOf(query);
  const from = `FROM (${groups}) g JOIN comment c ON c.comment_id = g.comment_id`;
  const where = `WHERE ${condition} AND ${moderated(caller)}`;
  const [rows = [], totals = []] = await db.batch<unknown>([
    { sql: `SELECT ${COLUMNS} ${from} ${NAMES} ${where} ORDER BY ${order} LIMIT ? OFFSET ?`, params: [size, offset] },
    { sql: `SELECT count(*) AS total ${from} ${where}`, params: [] },
  ]);
  const records = (rows as Stored[]).map((row) => ({
    ...row,
    reasons: JSON.parse(row.reasons) as { reason: ReportReason; count: number }[],
    notes: JSON.parse(row.notes) as string[],
  }));
  return pageOf(records, current, size, (totals[0] as { total: number }).total);
}

/** What became of a comment that the caller moderates; null for others. */
const standOf = (db: Database, caller: Caller, commentId: string) =>
  db.first<{ hidden: number; dismissed: number }>(
    `SELECT c.hide_time IS NOT NULL AS hidden, EXISTS (
       SELECT 1 FROM comment_report r WHERE r.comment_id = c.comment_id AND r.outcome = 'dismissed') AS dismissed
     FROM comment c WHERE c.comment_id = ? AND ${moderated(caller)}`,
    [commentId],
  );

/**
 * Takes a comment away by the table's own rules; its author is told the reason. What was taken away already stays so, with the
 * reason that its author was told.
 * @param address of the caller
 * @throws AppError 401 without a user, 404 for none that the caller moderates
 */
export async function hideComment(
  db: Database,
  env: Env,
  caller: Caller,
  { comment_id, reason }: HideInput,
  address: string,
): Promise<{ hidden: boolean }> {
  const operation = { op: 'put', table: 'comment', data: { hide_reason: reason }, where: { comment_id } } as const;
  try {
    await runOperations([operation], caller, db, env, address);
  } catch (error) {
    const gone = error instanceof AppError && (error.status === 404 || error.status === 409);
    if (!gone || !(await standOf(db, caller, comment_id))?.hidden) throw error;
  }
  return { hidden: true };
}

/**
 * The reports of a comment were without reason: it stays, and whoever reported it may not do so again. Dismissing them twice
 * changes nothing.
 * @throws AppError 401 without a user, 404 where nothing waits for the caller, 409 when the comment was taken away meanwhile
 */
export async function dismissReports(db: Database, caller: Caller, commentId: string): Promise<{ dismissed: boolean }> {
  const userId = userIdOf(caller);
  const counts = await decideOnce(db, {
    guarded: {
      sql: `UPDATE comment_report SET decide_time = ?, decide_user = ?, outcome = 'dismissed'
        WHERE comment_id = ? AND decide_time IS NULL AND EXISTS (
          SELECT 1 FROM comment c WHERE c.comment_id = comment_report.comment_id AND c.hide_time IS NULL
            AND ${moderated(caller)})`,
      params: [now(), userId, commentId],
    },
    told: [],
    log: [auditEntry({ userId, action: 'comment-dismiss', table: 'comment', itemId: commentId })],
  });
  if (counts) return { dismissed: true };
  const stand = await standOf(db, caller, commentId);
  if (stand?.hidden) throw new AppError(409, 'conflict');
  if (!stand?.dismissed) throw notFound();
  return { dismissed: true };
}
