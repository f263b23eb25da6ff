import { deliveryHint } from '../../../../db/contract/pushes.ts';
import type { RowOf, Statement } from '../../../platform/database.ts';
import { noticeEntry } from '../../../platform/notices.ts';
import type { Claimed } from './claim.ts';
import { msgidsOf, type ResultOf } from './outbox.ts';
import type { Outcome } from './outcome.ts';
import { pauseAccount } from './pause.ts';
import { applyReceipts } from './receipts.ts';
import { recordMessages } from './rows.ts';
import { settlePushes } from './settle.ts';

/** A target with what became of it. */
type Result = ResultOf<Claimed>;

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

interface Operator extends RowOf<'push_wechat', 'title' | 'add_user' | 'confirm_time'> {
  push_id: string;
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
    recordMessages('push_wechat_orgs', leaseId, results, at),
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
