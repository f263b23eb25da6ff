import { deliveryHint } from '../../../../db/contract/pushes.ts';
import type { Statement } from '../../../platform/database.ts';
import { noticeEntry } from '../../../platform/notices.ts';
import type { Claimed } from './claim.ts';
import { msgidsOf, type ResultOf } from './outbox.ts';
import { type Outcome, statusOf } from './outcome.ts';
import { pauseAccount } from './pause.ts';
import { applyReceipts } from './receipts.ts';
import { settlePushes } from './settle.ts';

/** A target with what became of it. */
export type Result = ResultOf<Claimed>;

/** Only who still holds the lease writes: a late answer changes nothing that another one has settled. */
function recordTargets(leaseId: string, results: readonly Result[], at: number): Statement {
  const rows = results.map(({ target, outcome }) => ({
    id: target.id,
    state: outcome.state,
    status: statusOf(outcome.state),
    code: outcome.code,
    msg: outcome.msg,
    msgid: outcome.msgid,
    next: outcome.state === 'waiting' ? Math.max(1, outcome.nextTime) : 0,
    doubt: outcome.doubtSince,
    repeated: outcome.state === 'waiting' && outcome.doubtSince !== null ? 1 : 0,
    uncounted: outcome.uncounted ? 1 : 0,
    sent: outcome.state === 'sent' ? at : null,
  }));
  const cell = (name: string) => `json_extract(j.value, '$.${name}')`;
  return {
    sql: `UPDATE push_wechat_orgs SET lease_id = NULL, lease_until = 0, state = ${cell('state')}, push_status = ${cell('status')},
  error_code = ${cell('code')}, error_msg = ${cell('msg')}, msgid = coalesce(${cell('msgid')}, msgid),
  attempts = attempts - ${cell('uncounted')}, next_time = ${cell('next')}, doubt_since = ${cell('doubt')},
  recipient = CASE ${cell('repeated')} WHEN 1 THEN recipient END, sent_at = coalesce(${cell('sent')}, sent_at)
FROM json_each(?) j WHERE push_wechat_orgs.id = ${cell('id')} AND lease_id = ? AND push_wechat_orgs.state = 'sending'`,
    params: [JSON.stringify(rows), leaseId],
  };
}

/** The run ends once, however many calls were refused alike; the operator is told why (decision 84). */
function stop(results: readonly Result[], at: number): Statement[] {
  const stopped = new Map(
    results.filter(({ outcome }) => outcome.stop).map(({ target, outcome }) => [target.push_id, outcome]),
  );
  return [...stopped].map(([pushId, { code, msg }]) => ({
    sql: `UPDATE push_wechat SET run_state = 'stopped', error_code = ?, error_msg = ?, progress_time = ?
WHERE id = ? AND run_state = 'running'`,
    params: [code, msg ?? deliveryHint(code, 'zh') ?? code, at, pushId],
  }));
}

interface Operator {
  push_id: string;
  title: string;
  add_user: string | null;
  confirm_time: number | null;
}

/** Who must hear of a stop. */
export const readOperators = (results: readonly Result[]): Statement[] => {
  const ids = new Set(results.filter(({ outcome }) => isTrouble(outcome)).map(({ target }) => target.push_id));
  if (ids.size === 0) return [];
  return [
    {
      sql: `SELECT id AS push_id, title, add_user, confirm_time FROM push_wechat WHERE id IN (SELECT value FROM json_each(?))`,
      params: [JSON.stringify([...ids])],
    },
  ];
};

const isTrouble = (outcome: Outcome): boolean => outcome.stop === true;

/** Tells the operators, once a run and reason. */
export const tellOperators = (results: readonly Result[], operators: readonly Operator[]): Statement[] =>
  operators.flatMap(({ push_id, title, add_user, confirm_time }) => {
    const outcome = results.find(({ target, outcome }) => target.push_id === push_id && isTrouble(outcome))?.outcome;
    if (!add_user || !outcome) return [];
    return [
      noticeEntry({
        userId: add_user,
        topic: 'push_stopped',
        params: { name: title, code: outcome.code ?? '' },
        link: '/push',
        onceKey: `push-stopped:${push_id}:${confirm_time ?? 0}:${outcome.code ?? ''}`,
      }),
    ];
  });

/**
 * Writes down what became of claimed targets, and what follows for their account and their pushes, in one batch.
 * @param at unix seconds
 */
export function recordResults(leaseId: string, results: readonly Result[], at: number): Statement[] {
  const pushes = [...new Set(results.map(({ target }) => target.push_id))];
  return [
    recordTargets(leaseId, results, at),
    applyReceipts('push_wechat_orgs', msgidsOf(results)),
    ...pauseAccount(results, at),
    ...stop(results, at),
    {
      sql: 'UPDATE push_wechat SET progress_time = ? WHERE id IN (SELECT value FROM json_each(?))',
      params: [at, JSON.stringify(pushes)],
    },
    ...settlePushes(pushes, at),
  ];
}
