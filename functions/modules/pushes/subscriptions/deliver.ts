import { PUBLISHED } from '../../../../db/contract/items.ts';
import { now } from '../../../platform/clock.ts';
import type { Database, RowOf, Statement } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { newLease } from '../../../platform/lease.ts';
import { noticeEntry } from '../../../platform/notices.ts';
import { configuredOrigin } from '../../../platform/origin.ts';
import { inTerm } from '../../../platform/sql.ts';
import { leaseSeconds, readTemplate, repeatSeconds } from '../delivery/claim.ts';
import { deliverFrom } from '../delivery/deliver.ts';
import { type Addressee, type ClaimOf, msgidsOf, type Outbox, type ResultOf } from '../delivery/outbox.ts';
import type { Outcome } from '../delivery/outcome.ts';
import { pauseAccount } from '../delivery/pause.ts';
import { applyReceipts } from '../delivery/receipts.ts';
import { buryMessages, giveBackMessages, recordMessages, takeMessages } from '../delivery/rows.ts';
import { type MessageData, messageData } from '../message.ts';

/** A push to a subscriber that this worker alone may send. */
interface Claimed extends Addressee {
  title: string;
  itemType: number;
  items: number;
  firstItem: string | null;
  runKey: string;
  addUser: string | null;
  /** Origin of the site, without a slash at its end. */
  origin: string;
}

interface Row
  extends RowOf<
    'user_push',
    'id' | 'title' | 'item_type' | 'add_user' | 'site_origin' | 'attempts' | 'doubt_since' | 'recipient'
  > {
  items: number;
  first_item: string | null;
  run_key: string;
  claim_time: number;
  openid: string | null;
}

/** Of what was withdrawn while the message waited nobody is told outside; a message that may have been taken is brought to its end. */
const leaveWithdrawn = (ids: string): Statement => ({
  sql: `UPDATE user_push SET state = 'notice', next_time = 0 WHERE id IN (SELECT value FROM json_each(?1)) AND +state = 'waiting'
  AND doubt_since IS NULL AND NOT EXISTS (SELECT 1 FROM json_each(user_push.items) j WHERE CASE user_push.item_type
    WHEN 1 THEN EXISTS (SELECT 1 FROM result_publication r WHERE r.item_id = j.value AND ${inTerm(PUBLISHED.result, 'r.item_id')})
    ELSE EXISTS (SELECT 1 FROM demand_publication d WHERE d.item_id = j.value AND ${inTerm(PUBLISHED.demand, 'd.item_id')}) END)`,
  params: [ids],
});

/** A follow's message bears the follow in its key: `follow:`, the follow, `:`, the message. */
const FOLLOW = "substr(user_push.run_key, 8, instr(substr(user_push.run_key, 8), ':') - 1)";

/**
 * Nobody is sent what they wish to hear of no more: who ended the follow, or the subscription, while the message waited for the morning or for
 * the account (decision 451).
 */
const leaveUnwished = (ids: string): Statement => ({
  sql: `UPDATE user_push SET state = 'notice', next_time = 0 WHERE id IN (SELECT value FROM json_each(?1)) AND +state = 'waiting'
  AND doubt_since IS NULL AND CASE WHEN run_key LIKE 'follow:%' THEN NOT EXISTS (SELECT 1 FROM follow f WHERE f.id = ${FOLLOW})
    ELSE NOT EXISTS (SELECT 1 FROM subscription s WHERE s.user_id = user_push.user_id AND s.item_type = user_push.item_type) END`,
  params: [ids],
});

/** What becomes of a waiting row whose call is stopped, in SQL: one in doubt may have been taken. */
const FAILED = `CASE WHEN doubt_since IS NULL THEN 'failed' ELSE 'uncertain' END`;

/** Key of the notice that tells of a stopped call, behind which its run stands. */
const STOPPED = 'user-push-stopped:';

/**
 * What waits of a call that was stopped before has failed like what waited then: another lease gave it back, was told "busy", or ran out, and
 * it would be called once more (decision 418). The notice of the stop says so, which is written with it; a follow's message is its call's only one.
 */
const failStopped = (ids: string): Statement => ({
  sql: `UPDATE user_push SET state = ${FAILED}, error_code = n.params ->> '$.code', next_time = 0, recipient = NULL
FROM notice n WHERE n.user_id = user_push.add_user AND n.once_key = '${STOPPED}' || user_push.run_key AND +user_push.state = 'waiting'
  AND user_push.id IN (SELECT value FROM json_each(?))`,
  params: [ids],
});

const OPENID = 'SELECT u.openid FROM user u WHERE u.user_id = user_push.user_id AND u.is_delete = 0';

const readClaimed = (ids: string, leaseId: string): Statement => ({
  // The name is the public one: what its publisher wrote since waits for a review.
  sql: `SELECT p.id, p.title, p.item_type, json_array_length(p.items) AS items, p.run_key, p.add_user, p.site_origin,
  p.attempts, p.claim_time, p.doubt_since, p.recipient, u.openid, coalesce(r.name, d.name) AS first_item
FROM user_push p LEFT JOIN user u ON u.user_id = p.user_id AND u.is_delete = 0
LEFT JOIN result_publication r ON p.item_type = 1 AND r.item_id = p.items ->> '$[0]'
LEFT JOIN demand_publication d ON p.item_type = 2 AND d.item_id = p.items ->> '$[0]'
WHERE p.id IN (SELECT value FROM json_each(?)) AND p.lease_id = ?`,
  params: [ids, leaseId],
});

async function claim(db: Database, env: Env, ids: readonly string[]): Promise<ClaimOf<Claimed>> {
  const lease = newLease(leaseSeconds(env));
  const { id: leaseId, at } = lease;
  const list = JSON.stringify(ids);
  const answers = await db.batch<unknown>([
    leaveWithdrawn(list),
    leaveUnwished(list),
    failStopped(list),
    takeMessages('user_push', list, lease, at - repeatSeconds(env), OPENID),
    readClaimed(list, leaseId),
    readTemplate,
  ]);
  const [rows = [], templates = []] = answers.slice(-2);
  const [template] = templates as { value: string }[];
  const targets = (rows as Row[]).map(
    (row): Claimed => ({
      id: row.id,
      // The row's id is random and its own: repeats are known by it at the chat app as well.
      clientMsgId: row.id,
      openid: row.openid,
      recipient: row.recipient,
      attempts: row.attempts,
      claimTime: row.claim_time,
      doubtSince: row.doubt_since,
      title: row.title ?? '',
      itemType: row.item_type,
      items: row.items,
      firstItem: row.first_item,
      runKey: row.run_key,
      addUser: row.add_user,
      origin: (row.site_origin || configuredOrigin(env)).replace(/\/$/, ''),
    }),
  );
  return { leaseId, at, targets, templateId: template?.value ?? '' };
}

/** Path of the list that a push to a subscriber leads to (back-office§2). */
const pathOf = (itemType: number, id: string): string => `/wxSubPushList/${itemType}/${id}`;

function message({ origin, id, title, itemType, items, firstItem }: Claimed): { url: string; data: MessageData } {
  const data = messageData({ title, remark: null, item_type: itemType, items, first_item: firstItem });
  return { url: `${origin}${pathOf(itemType, id)}`, data };
}

/** Where an account is refused the row has failed, unless an earlier call of it may have been taken. */
function stateOf({ stop, state, doubtSince }: Outcome): Outcome['state'] {
  if (!stop) return state;
  return doubtSince === null ? 'failed' : 'uncertain';
}

/** An account that is refused ends the whole call: what waits has failed and may be pushed again; the operator is told. */
const stopRuns = (results: readonly ResultOf<Claimed>[]): Statement[] =>
  [...new Map(results.filter(({ outcome }) => outcome.stop).map((result) => [result.target.runKey, result]))].flatMap(
    ([run, { target, outcome }]) => [
      {
        sql: `UPDATE user_push SET state = ${FAILED},
  error_code = ?, error_msg = ?, next_time = 0, recipient = NULL WHERE run_key = ? AND +state = 'waiting'`,
        params: [outcome.code, outcome.msg, run],
      },
      ...(target.addUser
        ? [
            noticeEntry({
              userId: target.addUser,
              topic: 'push_stopped',
              params: { name: target.title, code: outcome.code ?? '' },
              link: '/push',
              onceKey: `${STOPPED}${run}`,
            }),
          ]
        : []),
    ],
  );

const outbox = (db: Database, env: Env): Outbox<Claimed> => ({
  kind: 'user-push',
  table: 'user_push',
  claim: (ids) => claim(db, env, ids),
  giveBack: (leaseId, targets, nextTime) => [giveBackMessages('user_push', leaseId, targets, nextTime)],
  message,
  record: (leaseId, results) => {
    const at = now();
    return Promise.resolve([
      recordMessages('user_push', leaseId, results, at, stateOf),
      applyReceipts('user_push', msgidsOf(results)),
      ...pauseAccount(results, at),
      ...stopRuns(results),
    ]);
  },
});

/**
 * Sends the messages of pushes to subscribers through the same delivery as all others (house 6).
 * @param ids rows of `user_push`
 * @throws what the database throws; the rows then say what is left
 */
export async function deliverUserPushes(db: Database, env: Env, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await deliverFrom(db, env, outbox(db, env), ids);
}

/** Says on the rows themselves that their delivery broke down again and again (house 6). */
export async function buryUserPushes(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.batch([buryMessages('user_push', ids)]);
}
