import { auditEntry } from '../../../platform/audit-log.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, isStale, type Statement } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { wakeClock } from '../../../platform/schedules.ts';
import {
  APPROVED,
  HAS_PUBLIC_ITEM,
  HAS_TEXTS,
  hasTarget,
  IS_KEPT,
  IS_SCHEDULED,
  isLeftOut,
  STOOD_BY,
} from '../conditions.ts';
import { enqueueTargets } from './queue.ts';
import { leaveOutReached, markReached, NOT_REACHED } from './reached.ts';
import { settlePushes } from './settle.ts';
import { planWaves } from './waves.ts';

/** Why a run begins: an operator confirms it, or its time has come. */
type Cause =
  | {
      kind: 'confirmed';
      userId: string;
      origin: string;
      /** Whether a time that lies ahead is passed over. */
      now: boolean;
      /** The version that the operator looked at; null where the call names none. */
      version: number | null;
    }
  | { kind: 'due'; autoPushTime: number };

/** Milliseconds after which the clock looks at a run for the first time. */
const FIRST_LOOK_MS = 1000;

/** A target begins a new series: its earlier message is over and done with. */
export const RESET = `state = 'waiting', push_status = 0, attempts = 0, next_time = 0, doubt_since = NULL, claim_time = NULL,
  recipient = NULL, lease_id = NULL, client_msg_id = NULL, msgid = NULL, delivered_at = NULL, error_code = NULL, error_msg = NULL`;

/** Targets that a run hands to the queue itself, before the clock gives every run its share. */
const FIRST = 100;

/**
 * Releases the waiting targets of a push whose time has come: the first are for the queue at once, the clock hands over the
 * others in turns with those of other pushes, so that none waits for another's whole run.
 * @param at unix seconds
 * @returns statements of one batch; the last one answers the targets for the queue
 */
export const releaseWaiting = (pushId: string, at: number): Statement[] => [
  {
    sql: `UPDATE push_wechat_orgs SET next_time = ? WHERE push_id = ? AND state = 'waiting' AND next_time = 0`,
    params: [at, pushId],
  },
  {
    sql: `UPDATE push_wechat_orgs SET next_time = 0 WHERE state = 'waiting' AND id IN (SELECT id FROM push_wechat_orgs
  WHERE push_id = ?1 AND state = 'waiting' AND next_time BETWEEN 1 AND ?2 ORDER BY next_time LIMIT ${FIRST}) RETURNING id`,
    params: [pushId, at],
  },
];

/** Reads how many targets of a push wait. */
export const countWaiting = (pushId: string): Statement => ({
  sql: `SELECT coalesce(sum(n), 0) AS n FROM push_tally WHERE push_id = ? AND state = 'waiting'`,
  params: [pushId],
});

/** Targets that the run of a push which reached nobody tries again. */
const TRIED: Statement = {
  sql: `(x.state IN ('failed', 'refused') OR ${isLeftOut('x')}) AND EXISTS (SELECT 1 FROM push_wechat p WHERE p.id = x.push_id AND p.push_status = 0)`,
  params: [],
};

/** One statement decides who begins the run: a double click, a second operator, or the clock (decision 91). */
function begin(pushId: string, cause: Cause, at: number): Statement {
  const [allowed, params]: [string, unknown[]] =
    cause.kind === 'due'
      ? [`p.auto_push_time = ? AND p.auto_push_time <= ? AND ${IS_SCHEDULED} AND ${STOOD_BY}`, [cause.autoPushTime, at]]
      : [`(? = 1 OR p.auto_push_time <= ? OR NOT (${IS_SCHEDULED}))`, [cause.now ? 1 : 0, at]];
  const origin = cause.kind === 'confirmed' ? cause.origin : null;
  const skip = cause.kind === 'confirmed' && cause.now ? 1 : 0;
  const version = cause.kind === 'confirmed' ? cause.version : null;
  return {
    sql: `UPDATE push_wechat AS p SET run_state = 'running', confirm_time = ?, progress_time = ?, error_code = NULL,
  error_msg = NULL, site_origin = coalesce(?, site_origin),
  auto_push_time = CASE WHEN ? = 1 AND auto_push_time > ? THEN 0 ELSE auto_push_time END
WHERE p.id = ? AND p.is_delete = 0 AND p.run_state NOT IN ('running', 'cancelled') AND ${IS_KEPT} AND ${allowed}
  AND p.version = coalesce(?, p.version) AND ${HAS_TEXTS} AND ${HAS_PUBLIC_ITEM} AND ${APPROVED}
  AND (${hasTarget('p.id', 'waiting')} OR p.push_status = 0 AND (${hasTarget('p.id', 'failed', 'refused')}
    OR EXISTS (SELECT 1 FROM push_wechat_orgs t WHERE t.push_id = p.id AND ${isLeftOut('t')})))`,
    params: [at, at, origin, skip, at, pushId, ...params, version],
  };
}

/**
 * Begins a run once, and hands its targets to the queue; the clock finds what a crash in between leaves behind.
 * @param at unix seconds
 * @returns number of targets, or null when the run may not begin or has begun already
 */
export async function startRun(
  db: Database,
  env: Env,
  pushId: string,
  cause: Cause,
  at = now(),
): Promise<number | null> {
  const userId = cause.kind === 'confirmed' ? cause.userId : null;
  let first: { id: string }[] = [];
  let waiting = 0;
  try {
    const answers = await db.batch<{ id: string; n: number }>([
      ...markReached(pushId, TRIED),
      begin(pushId, cause, at),
      assertChanged(),
      {
        sql: `UPDATE push_wechat_orgs AS x SET ${RESET} WHERE x.push_id = ? AND ${TRIED.sql} AND ${NOT_REACHED}`,
        params: [pushId],
      },
      leaveOutReached(pushId),
      { sql: `UPDATE push_wechat_orgs SET next_time = 0 WHERE push_id = ? AND state = 'waiting'`, params: [pushId] },
      auditEntry({
        userId,
        action: cause.kind === 'due' ? 'push-due' : 'push-confirm',
        table: 'push_wechat',
        itemId: pushId,
      }),
      ...planWaves(pushId, at),
      countWaiting(pushId),
      ...releaseWaiting(pushId, at),
    ]);
    first = answers.at(-1) ?? [];
    waiting = answers.at(-3)?.[0]?.n ?? 0;
  } catch (error) {
    if (isStale(error)) return null;
    throw error;
  }
  if (waiting === 0) await db.batch(settlePushes([pushId], at));
  else await handOver(env, first);
  return waiting;
}

/** The rows are written: a queue or a clock that fails now costs time, nothing else. */
export async function handOver(env: Env, waiting: readonly { id: string }[]): Promise<void> {
  await wakeClock(env, Date.now() + FIRST_LOOK_MS);
  await enqueueTargets(
    env,
    waiting.map(({ id }) => id),
  ).catch(() => undefined);
}
