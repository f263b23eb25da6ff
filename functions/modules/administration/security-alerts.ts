import { SECURITY_ALERTS, type SecurityAlert, type SecurityAlerts } from '../../../db/contract/security.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';

/** Events that one look reads at most, newest first, and alerts that one answer names. */
const READ = 2000;
const SHOWN = 50;

const FAILURES = `'sign-in-failed', 'code-failed', 'sign-in-locked'`;
const SINGLE = `'new-device', 'credential-reused'`;

/** Events of the day that an alert may be made of; the index of the type holds them in order. */
const RECENT = `recent AS (SELECT type, user_id, address, device, add_time FROM security_event
  WHERE type IN (${FAILURES}, ${SINGLE}, 'refused') AND add_time > ? ORDER BY add_time DESC LIMIT ${READ})`;

/** Refusals of somebody known are counted once, with the account. */
const grouped = (kind: string, types: string, by: 'user_id' | 'address', more = ''): string => `
SELECT '${kind}' AS kind, ${by === 'user_id' ? 'user_id, NULL AS address' : 'NULL AS user_id, address'}, NULL AS device,
  count(*) AS count, max(add_time) AS last_time
FROM recent WHERE type IN (${types}) AND ${by} IS NOT NULL ${more} GROUP BY ${by} HAVING count(*) >= ?`;

/** What the events of a day amount to; parameters: since when, and how many of an account, of a network, of refusals twice. */
export const ALERTS = `WITH ${RECENT}, alert AS (
  ${grouped('account-failures', FAILURES, 'user_id')}
  UNION ALL ${grouped('address-failures', FAILURES, 'address')}
  UNION ALL ${grouped('refusals', `'refused'`, 'user_id')}
  UNION ALL ${grouped('refusals', `'refused'`, 'address', 'AND user_id IS NULL')}
  UNION ALL SELECT type, user_id, address, device, count(*), max(add_time) FROM recent WHERE type IN (${SINGLE})
    GROUP BY type, user_id, address, device
)`;

/** Values of those parameters. */
export function alertParameters(): number[] {
  const { account, address, refused, seconds } = SECURITY_ALERTS;
  return [now() - seconds, account, address, refused, refused];
}

const LISTED = `${ALERTS}
SELECT a.kind, a.user_id, coalesce(nullif(u.name, ''), u.nickname) AS user_name, u.account AS user_account, a.address,
  a.device, a.count, a.last_time, count(*) OVER () AS total
FROM alert a LEFT JOIN user u ON u.user_id = a.user_id ORDER BY a.last_time DESC, a.kind LIMIT ${SHOWN}`;

/** What an administrator should look at, of the last 24 hours, newest first. */
export async function securityAlertList(db: Database): Promise<SecurityAlerts> {
  const rows = await db.all<SecurityAlert & { total: number }>(LISTED, alertParameters());
  return { records: rows.map(({ total: _, ...alert }) => alert), total: rows[0]?.total ?? 0 };
}
