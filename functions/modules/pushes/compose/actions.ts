import type { Lang } from '../../../../db/contract/errors.ts';
import type { AccountPause } from '../../../../db/contract/push-records.ts';
import type { PushConfirm } from '../../../../db/contract/pushes.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, isStale, type RowOf, type Statement } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, type FieldError, invalid, notFound } from '../../../platform/errors.ts';
import { wrote } from '../../../platform/guarded.ts';
import {
  APPROVED,
  HAS_PUBLIC_ITEM,
  HAS_TEXTS,
  holdsId,
  IS_KEPT,
  IS_SCHEDULED,
  isLeftOut,
  isOpen,
  isRetriable,
} from '../conditions.ts';
import { accountPause } from '../delivery/account.ts';
import { leaveOutReached, markReached, NOT_REACHED } from '../delivery/reached.ts';
import { countWaiting, handOver, RESET, releaseWaiting, startRun } from '../delivery/run.ts';
import { settlePushes } from '../delivery/settle.ts';
import { planWaves } from '../delivery/waves.ts';
import { askApproval } from './approval.ts';

interface Standing
  extends RowOf<'push_wechat', 'title' | 'remark' | 'version' | 'run_state' | 'push_status' | 'auto_push_time'> {
  scheduled: number;
  has_items: number;
  has_public: number;
  approved: number;
  waiting: number;
  targets: number;
  /** 0 once its targets are archived: nothing of it is sent any more. */
  kept: number;
}

/** @throws AppError 404 */
async function standingOf(db: Database, id: string): Promise<Standing> {
  const row = await db.first<Standing>(
    `SELECT p.title, p.remark, p.version, p.run_state, p.push_status, p.auto_push_time, ${IS_SCHEDULED} AS scheduled, ${HAS_PUBLIC_ITEM} AS has_public,
  ${APPROVED} AS approved,
  ${isOpen('p.id')} AS waiting,
  EXISTS (SELECT 1 FROM push_group_items i WHERE i.push_group_id = p.push_group_id
    AND ${holdsId('i.push_wechat_ids', 'p.id')}) AS has_items,
  (SELECT coalesce(sum(t.n), 0) FROM push_tally t WHERE t.push_id = p.id) AS targets, ${IS_KEPT} AS kept
FROM push_wechat p WHERE p.id = ? AND p.is_delete = 0`,
    [id],
  );
  if (!row) throw notFound();
  return row;
}

/** What a confirmation answers: how many targets were handed over, and the time that sends them when it lies ahead. */
interface Confirmed {
  queued: number;
  auto_push_time: number;
  /** Whether another operator was asked for a word, without which nothing is sent. */
  asked?: boolean;
  /** Why nothing is sent for now. */
  pause?: AccountPause;
}

/** Only said where there is something to say. */
async function frozen(db: Database, lang: Lang): Promise<{ pause?: AccountPause }> {
  const pause = await accountPause(db, lang);
  return pause ? { pause } : {};
}

/**
 * Begins to send. A push that is being sent, or was sent, is not begun again; one whose time lies ahead is left to its
 * time unless `input.now` says otherwise (CALLS.md "Push calls"). What a new push must hold is asked for again.
 * @throws AppError 404, 409 for a cancelled push and for one that was changed since the version that was looked at, 422
 * without texts, items or organisations
 */
export async function confirmPush(
  db: Database,
  env: Env,
  operator: { userId: string; origin: string; lang: Lang },
  input: PushConfirm,
): Promise<Confirmed> {
  const { now: passOver = false, version = null } = input;
  const { lang, ...who } = operator;
  const cause = { kind: 'confirmed', ...who, now: passOver, version } as const;
  const queued = await startRun(db, env, input.id, cause);
  if (queued !== null) return { queued, auto_push_time: 0, ...(await frozen(db, lang)) };
  const push = await standingOf(db, input.id);
  if (push.kept === 0) throw new AppError(409, 'push_archived');
  if (push.run_state === 'cancelled') throw new AppError(409, 'push_cancelled');
  if (version !== null && version !== push.version) throw new AppError(409, 'push_confirm_changed');
  const missing: FieldError[] = [
    ...(push.targets > 0 ? [] : [{ field: 'orgs', code: 'push_orgs_required' } as const]),
    ...(push.has_items === 1 ? [] : [{ field: 'items', code: 'push_items_required' } as const]),
    ...(push.title.trim() ? [] : [{ field: 'title', code: 'push_title_required' } as const]),
    ...(push.remark?.trim() ? [] : [{ field: 'remark', code: 'push_remark_required' } as const]),
  ];
  if (missing.length > 0) throw invalid(missing);
  if (push.has_public === 0) throw invalid([{ field: 'items', code: 'push_item_unfit' }]);
  const auto_push_time = push.scheduled === 1 ? push.auto_push_time : 0;
  const open = push.run_state !== 'running' && (push.push_status === 0 || push.waiting === 1);
  if (push.approved === 1 || !open) return { queued: 0, auto_push_time };
  await askApproval(db, operator.userId, input.id, push.version);
  return { queued: 0, auto_push_time, asked: true };
}

/**
 * Ends a push before or during its run: what waits is not sent any more, a call under way is brought to its end.
 * @returns number of targets that will not receive it
 * @throws AppError 404, 409 for a push without anything left to send
 */
export async function cancelPush(db: Database, userId: string, id: string): Promise<{ cancelled: number }> {
  const at = now();
  const statements: Statement[] = [
    {
      sql: `UPDATE push_wechat AS p SET run_state = 'cancelled', auto_push_time = 0, progress_time = max(progress_time, ?)
WHERE p.id = ? AND p.is_delete = 0 AND p.run_state <> 'cancelled' AND ${IS_KEPT} AND (p.push_status = 0 OR ${isOpen('p.id')})`,
      params: [at, id],
    },
    assertChanged(),
    ...settlePushes([id], at),
    auditEntry({ userId, action: 'push-cancel', table: 'push_wechat', itemId: id }),
  ];
  if (!(await wrote(db, statements))) {
    const push = await standingOf(db, id);
    if (push.kept === 0) throw new AppError(409, 'push_archived');
    if (push.run_state !== 'cancelled') throw new AppError(409, 'push_sent');
  }
  const row = await db.first<{ n: number }>(
    `SELECT count(*) AS n FROM push_wechat_orgs WHERE push_id = ? AND state = 'cancelled'`,
    [id],
  );
  return { cancelled: row?.n ?? 0 };
}

/**
 * Goes on with a push that was cancelled during its run: those who were not reached then are sent it now.
 * @returns how many that are
 * @throws AppError 404, 409 for a push that was not cancelled, or of which nothing is left to send
 */
export async function continuePush(db: Database, env: Env, userId: string, id: string): Promise<{ queued: number }> {
  const at = now();
  let first: { id: string }[] = [];
  let queued = 0;
  try {
    const answers = await db.batch<{ id: string; n: number }>([
      {
        sql: `UPDATE push_wechat AS p SET run_state = 'running', confirm_time = ?1, progress_time = ?1, error_code = NULL,
  error_msg = NULL WHERE p.id = ?2 AND p.is_delete = 0 AND p.run_state = 'cancelled' AND ${IS_KEPT} AND ${HAS_TEXTS} AND ${HAS_PUBLIC_ITEM} AND ${APPROVED}
  AND EXISTS (SELECT 1 FROM push_wechat_orgs t WHERE t.push_id = p.id AND t.state = 'cancelled' AND t.error_code IS NULL)`,
        params: [at, id],
      },
      assertChanged(),
      {
        sql: `UPDATE push_wechat_orgs SET ${RESET} WHERE push_id = ? AND state = 'cancelled' AND error_code IS NULL`,
        params: [id],
      },
      leaveOutReached(id),
      auditEntry({ userId, action: 'push-continue', table: 'push_wechat', itemId: id }),
      ...planWaves(id, at),
      countWaiting(id),
      ...releaseWaiting(id, at),
    ]);
    first = answers.at(-1) ?? [];
    queued = answers.at(-3)?.[0]?.n ?? 0;
  } catch (error) {
    if (!isStale(error)) throw error;
    const push = await standingOf(db, id);
    if (push.kept === 0) throw new AppError(409, 'push_archived');
    if (push.run_state === 'running') return { queued: 0 };
    throw new AppError(409, push.run_state === 'cancelled' ? 'push_nothing_to_send' : 'push_not_cancelled');
  }
  await handOver(env, first);
  return { queued };
}

/** Nothing of the push waits for a confirmation or a time of its own: a retry would send it as well, and early. */
const MAY_RETRY = `EXISTS (SELECT 1 FROM push_wechat p WHERE p.id = x.push_id AND p.is_delete = 0 AND ${IS_KEPT}
  AND (p.run_state = 'running' OR p.run_state <> 'cancelled' AND NOT ${isOpen('p.id')}))`;

/**
 * Sends again to targets that failed or are uncertain, or whose organisation takes messages again, and to no other; named
 * targets may also be refused ones, and those that were left out. Each
 * begins a new series: the chat app does not take it for a repeat of the earlier message. An organisation that another push
 * has reached since is left out, and its target says so.
 * @returns how many are sent again, and how many were left out
 * @throws AppError 404, 409 for a cancelled push, and for one whose other targets wait for its confirmation or its time
 */
export async function retryPush(
  db: Database,
  env: Env,
  userId: string,
  { id, orgs }: { id: string; orgs?: string[] | undefined },
): Promise<{ queued: number; left_out: number }> {
  const push = await standingOf(db, id);
  if (push.kept === 0) throw new AppError(409, 'push_archived');
  if (push.run_state === 'cancelled') throw new AppError(409, 'push_cancelled');
  if (push.waiting === 1 && push.run_state !== 'running') throw new AppError(409, 'push_unconfirmed');
  if (push.has_public === 0) throw invalid([{ field: 'items', code: 'push_item_unfit' }]);
  const at = now();
  const chosen: Statement = {
    sql: orgs
      ? `(${isRetriable('x')} OR x.state = 'refused' OR ${isLeftOut('x')}) AND x.org_id IN (SELECT value FROM json_each(?))`
      : isRetriable('x'),
    params: orgs ? [JSON.stringify(orgs)] : [],
  };
  const answers = await db.batch<{ id: string }>([
    ...markReached(id, chosen),
    {
      sql: `UPDATE push_wechat_orgs AS x SET ${RESET} WHERE x.push_id = ? AND ${chosen.sql} AND ${NOT_REACHED}
  AND ${MAY_RETRY} RETURNING id`,
      params: [id, ...chosen.params],
    },
    {
      sql: `UPDATE push_wechat SET run_state = 'running', progress_time = ?1, confirm_time = coalesce(confirm_time, ?1),
  error_code = NULL, error_msg = NULL
WHERE id = ?2 AND run_state <> 'cancelled' AND (SELECT changes()) > 0`,
      params: [at, id],
    },
    auditEntry({ userId, action: 'push-retry', table: 'push_wechat', itemId: id, after: orgs ? orgs.length : null }),
    ...releaseWaiting(id, at),
  ]);
  const [, left, reset] = answers;
  const queued = reset?.length ?? 0;
  if (queued > 0) await handOver(env, answers.at(-1) ?? []);
  return { queued, left_out: left?.length ?? 0 };
}
