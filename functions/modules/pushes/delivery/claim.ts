import { now } from '../../../platform/clock.ts';
import type { Database, RowOf, Statement } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { newLease } from '../../../platform/lease.ts';
import { configuredOrigin } from '../../../platform/origin.ts';
import { holdsId } from '../conditions.ts';
import type { Subject } from '../message.ts';
import type { Addressee, ClaimOf } from './outbox.ts';
import { isProbed, type PauseRow, readPause } from './pause.ts';
import { keepPromises } from './promises.ts';
import { nextQuiet, quietUntil, readQuiet } from './quiet.ts';
import { giveBackMessages, takeMessages } from './rows.ts';
import { settlePushes } from './settle.ts';

/** Seconds of a claim within which its calls begin. */
export const BEGIN_SECONDS = 10;

const DEFAULT_RATE = 50;

const SETTING = 'SELECT value FROM setting WHERE id = ?';

/** Reads the template of the messages. */
export const readTemplate: Statement = { sql: SETTING, params: ['push-template-id'] };

/** How messages are sent now. */
interface Pace {
  /** Calls that the account takes in a second (setting `wechat-rate-per-second`). */
  rate: number;
  /** Whether the account is only tried with a few, since it answered nothing before. */
  probing: boolean;
  /** Until when messages wait (setting `push-quiet-hours`); unix seconds, 0 for now. */
  restUntil: number;
  /** When they begin to wait the next time. */
  restFrom: number;
}

/** Reads how messages are sent now. */
export async function readPace(db: Database): Promise<Pace> {
  const rates: Statement = { sql: SETTING, params: ['wechat-rate-per-second'] };
  const [settings, pauses, quiet] = await db.batch([rates, readPause, readQuiet]);
  const rate = Number((settings as { value: string }[])[0]?.value);
  const probing = isProbed((pauses as PauseRow[])[0]);
  const hours = (quiet as { value: string }[])[0]?.value;
  const at = now();
  const times = { restUntil: quietUntil(hours, at), restFrom: nextQuiet(hours, at) };
  return { rate: rate > 0 ? rate : DEFAULT_RATE, probing, ...times };
}

/** A target that this worker alone may send. */
export interface Claimed extends Addressee, Subject {
  /** Origin of the site, without a slash at its end. */
  origin: string;
}

/** Targets under one lease. */
type Claim = ClaimOf<Claimed>;

interface Row
  extends RowOf<'push_wechat_orgs', 'id' | 'push_id' | 'org_id' | 'attempts' | 'doubt_since' | 'recipient'> {
  claim_time: number;
  client_msg_id: string;
  openid: string | null;
}

type PushRow = Omit<Subject, 'org_id'> & { site_origin: string | null };

/** A token and a call, both repeated once, may take as long as four calls. */
export const leaseSeconds = (env: Env): number =>
  BEGIN_SECONDS + 2 + Math.ceil((4 * (Number(env.WECHAT_TIMEOUT_MS) || 5000)) / 1000);

/** The chat app removes repeats for so long (platform facts). */
const REMOVED_SECONDS = 600;

/** Seconds for which a call whose answer was lost is repeated: the last repeat ends before its removal does. */
export const repeatSeconds = (env: Env): number => Math.min(540, REMOVED_SECONDS - leaseSeconds(env));

const OPENID = `SELECT u.openid FROM organization o JOIN user u ON u.user_id = o.user_id AND u.is_delete = 0
    WHERE o.organization_id = push_wechat_orgs.org_id AND o.is_delete = 0`;

const readTargets = (ids: string, leaseId: string): Statement => ({
  sql: `SELECT t.id, t.push_id, t.org_id, t.attempts, t.claim_time, t.doubt_since, t.client_msg_id, t.recipient, u.openid
FROM push_wechat_orgs t LEFT JOIN organization o ON o.organization_id = t.org_id AND o.is_delete = 0
LEFT JOIN user u ON u.user_id = o.user_id AND u.is_delete = 0
WHERE t.id IN (SELECT value FROM json_each(?)) AND t.lease_id = ?`,
  params: [ids, leaseId],
});

const readPushes = (ids: string): Statement => ({
  sql: `SELECT p.id AS push_id, p.title, p.remark, p.item_type, p.push_group_id, p.site_origin,
  (SELECT count(*) FROM push_group_items i WHERE i.push_group_id = p.push_group_id AND ${holdsId('i.push_wechat_ids', 'p.id')}) AS items,
  (SELECT coalesce(r.name, d.name) FROM push_group_items i LEFT JOIN result_publication r ON i.item_type = 1 AND r.item_id = i.item_id
    LEFT JOIN demand_publication d ON i.item_type = 2 AND d.item_id = i.item_id
    WHERE i.push_group_id = p.push_group_id AND ${holdsId('i.push_wechat_ids', 'p.id')} ORDER BY i.id LIMIT 1) AS first_item
FROM push_wechat p WHERE p.id IN (SELECT DISTINCT push_id FROM push_wechat_orgs WHERE id IN (SELECT value FROM json_each(?)))`,
  params: [ids],
});

/**
 * Claims waiting targets, so that nobody else sends them before the lease ends; those that are not to be sent now, or that
 * somebody else has, are left out (house 6), and so are those whose organisation was promised not to be sent this.
 * @param ids targets, at most 100
 * @param idle whether a push that is not running may be sent as well
 */
export async function claimTargets(db: Database, env: Env, ids: readonly string[], idle = false): Promise<Claim> {
  const lease = newLease(leaseSeconds(env));
  const { id: leaseId, at } = lease;
  const running = idle ? `p.run_state <> 'cancelled'` : `p.run_state = 'running'`;
  const list = JSON.stringify(ids);
  const answers = await db.batch<unknown>([
    readTemplate,
    ...keepPromises(ids, at),
    takeMessages('push_wechat_orgs', list, lease, at - repeatSeconds(env), OPENID, {
      set: ', client_msg_id = coalesce(client_msg_id, lower(hex(randomblob(16))))',
      which: ` AND EXISTS (SELECT 1 FROM push_wechat p WHERE p.id = push_id AND p.is_delete = 0 AND ${running})`,
    }),
    readPushes(list),
    readTargets(list, leaseId),
  ]);
  const [rows = [], known = []] = answers.toReversed();
  const pushes = new Map((known as PushRow[]).map((push) => [push.push_id, push]));
  const [template] = answers[0] as { value: string }[];
  const targets = (rows as Row[]).flatMap(({ id, openid, recipient, ...row }): Claimed[] => {
    const push = pushes.get(row.push_id);
    if (!push) return [];
    const origin = (push.site_origin || configuredOrigin(env)).replace(/\/$/, '');
    const tried = { attempts: row.attempts, claimTime: row.claim_time, doubtSince: row.doubt_since };
    return [{ ...push, ...tried, id, openid, recipient, origin, org_id: row.org_id, clientMsgId: row.client_msg_id }];
  });
  return { leaseId, at, targets, templateId: template?.value ?? '' };
}

/**
 * Gives claimed targets back that were not called: the try does not count. Those of a push that was cancelled meanwhile
 * have come to their end.
 * @param nextTime unix seconds at which the queue is told of them again; 0: the caller goes on with them
 */
export const giveBack = (leaseId: string, targets: readonly Claimed[], nextTime: number): Statement[] => [
  giveBackMessages('push_wechat_orgs', leaseId, targets, nextTime),
  ...settlePushes([...new Set(targets.map(({ push_id }) => push_id))], now()),
];
