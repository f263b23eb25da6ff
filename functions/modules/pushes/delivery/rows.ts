import type { Statement } from '../../../platform/database.ts';
import { endLeases, type Lease, settled, settleRows, takeRows, type WorkQueue } from '../../../platform/lease.ts';
import { ACCOUNT } from '../conditions.ts';
import type { Addressee, MessageTable, ResultOf } from './outbox.ts';
import { type Outcome, statusOf } from './outcome.ts';

const queueOf = (table: MessageTable): WorkQueue => ({ table, key: 'id', holder: 'lease_id', until: 'lease_until' });

/** The documents' status of a target follows its state; a push to a subscriber has none. */
const status = (table: MessageTable, value: string): string =>
  table === 'push_wechat_orgs' ? `push_status = ${value}, ` : '';

const RECIPIENT_IN_DOUBT = 'recipient = CASE WHEN doubt_since IS NOT NULL THEN recipient END';

/**
 * Takes those of the rows that may be called now; one in doubt keeps the recipient that it had.
 * @param ids JSON list
 * @param since begin of the oldest doubt in which a call is repeated; unix seconds
 * @param openid SQL for whom it is called for
 * @param more what is written and asked besides; `set` behind a comma, `which` with its AND
 */
export const takeMessages = (
  table: MessageTable,
  ids: string,
  lease: Lease,
  since: number,
  openid: string,
  { set = '', which = '' } = {},
): Statement =>
  takeRows(queueOf(table), lease, {
    set: `, claim_time = ?3, next_time = 0, recipient = CASE WHEN doubt_since IS NULL THEN (${openid}) ELSE recipient END${set}`,
    which: `id IN (SELECT value FROM json_each(?4)) AND coalesce(doubt_since, ?3) >= ?5${which}
  AND NOT EXISTS (SELECT 1 FROM delivery_pause WHERE id = '${ACCOUNT}' AND until_time > ?3)`,
    params: [ids, since],
  });

/**
 * Gives rows back that were not called: the try does not count.
 * @param nextTime unix seconds at which the queue is told of them again; 0: the caller goes on with them
 */
export const giveBackMessages = (
  table: MessageTable,
  leaseId: string,
  targets: readonly Addressee[],
  nextTime: number,
): Statement =>
  settleRows(
    queueOf(table),
    leaseId,
    targets.map(({ id }) => ({ id, next: nextTime })),
    `state = 'waiting', lease_id = NULL, attempts = attempts - 1, next_time = ${settled('next')}, ${RECIPIENT_IN_DOUBT}`,
  );

/**
 * Writes outcomes down.
 * @param at unix seconds
 * @param stateOf the state that an outcome leaves its row in
 */
export function recordMessages(
  table: MessageTable,
  leaseId: string,
  results: readonly ResultOf<Addressee>[],
  at: number,
  stateOf: (outcome: Outcome) => Outcome['state'] = ({ state }) => state,
): Statement {
  const rows = results.map(({ target, outcome }) => {
    const state = stateOf(outcome);
    return {
      ...{ id: target.id, state, status: statusOf(state) },
      ...{ code: outcome.code, msg: outcome.msg, msgid: outcome.msgid, doubt: outcome.doubtSince },
      next: state === 'waiting' ? Math.max(1, outcome.nextTime) : 0,
      repeated: state === 'waiting' && outcome.doubtSince !== null ? 1 : 0,
      uncounted: outcome.uncounted ? 1 : 0,
      sent: state === 'sent' ? at : null,
    };
  });
  const set = `lease_id = NULL, lease_until = 0, state = ${settled('state')}, ${status(table, settled('status'))}error_code = ${settled('code')},
  error_msg = ${settled('msg')}, msgid = coalesce(${settled('msgid')}, msgid), next_time = ${settled('next')},
  attempts = attempts - ${settled('uncounted')}, doubt_since = ${settled('doubt')},
  recipient = CASE ${settled('repeated')} WHEN 1 THEN recipient END, sent_at = coalesce(${settled('sent')}, sent_at)`;
  return settleRows(queueOf(table), leaseId, rows, set);
}

/**
 * What workers left behind: a claim whose worker is gone may have been taken, so that the doubt begins with it; past the chat app's own
 * removal of repeats nothing is sent again by itself (house 6).
 * @param at unix seconds
 * @param since begin of the oldest doubt in which a call is repeated; unix seconds
 */
export const freeMessages = (table: MessageTable, at: number, since: number): Statement[] => [
  endLeases(
    queueOf(table),
    at,
    `state = 'waiting', next_time = ?1, doubt_since = coalesce(doubt_since, claim_time), error_code = 'no_answer', error_msg = NULL`,
  ),
  {
    sql: `UPDATE ${table} SET state = 'uncertain', ${status(table, '3')}next_time = 0, recipient = NULL, error_code = 'no_answer'
WHERE state = 'waiting' AND doubt_since < ?`,
    params: [since],
  },
];

/**
 * Says on rows that their delivery broke down again and again: those that wait have failed, or are uncertain where a call was never
 * answered.
 * @param ids at least one
 * @returns a statement that answers the ids of the pushes, of targets
 */
export const buryMessages = (table: MessageTable, ids: readonly string[]): Statement => ({
  sql: `UPDATE ${table} SET ${status(table, '3')}next_time = 0, recipient = NULL, error_code = 'dead_letter',
  state = CASE WHEN doubt_since IS NULL THEN 'failed' ELSE 'uncertain' END
WHERE +state = 'waiting' AND id IN (SELECT value FROM json_each(?)) RETURNING ${table === 'user_push' ? 'id' : 'push_id'}`,
  params: [JSON.stringify(ids)],
});
