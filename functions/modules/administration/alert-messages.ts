import { PHONE } from '../../../db/contract/accounts.ts';
import { ALERT_KINDS, ALERT_MESSAGES, type AlertMessages, type SecurityAlert } from '../../../db/contract/security.ts';
import { DAY } from '../../../db/contract/time.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, type RowOf, type Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError } from '../../platform/errors.ts';
import type { Delivery } from '../../platform/gateway.ts';
import { wrote } from '../../platform/guarded.ts';
import { type Leased, settled, settleRows } from '../../platform/lease.ts';
import { sendMail } from '../../platform/mail.ts';
import { maskedAccount } from '../../platform/masked-account.ts';
import { noticeEntry } from '../../platform/notices.ts';
import { takeAttempt } from '../../platform/rate-limit.ts';
import { sendSms } from '../../platform/sms.ts';
import { holdsAuthority } from '../../platform/sql.ts';
import { ALERTS, alertParameters } from './security-alerts.ts';

/** Alerts that one run raises, and administrators that it tells, at most. */
const RAISED = 200;
const READERS = 50;
/** Seconds that a sending may take, and that a gateway which refused is left alone. */
const LEASE = 120;
const PAUSE = 600;

/** What became an alert is written down; it is new again when a day has gone by. */
const raise = (at: number): Statement[] => [
  { sql: 'DELETE FROM security_alert WHERE raised_time < ?', params: [at - 2 * DAY] },
  {
    sql: `${ALERTS}
INSERT INTO security_alert (kind, user_id, address, device, raised_time)
SELECT kind, coalesce(user_id, ''), coalesce(address, ''), coalesce(device, ''), ?6 FROM alert WHERE true ORDER BY last_time DESC LIMIT ${RAISED}
ON CONFLICT (kind, user_id, address, device) DO UPDATE SET raised_time = excluded.raised_time
WHERE security_alert.raised_time <= excluded.raised_time - ${DAY}`,
    params: [...alertParameters(), at],
  },
];

/** The phone or mailbox that somebody signs in with, else the bound phone. */
const addressOf = (user: { account: string; tel: string | null }): string | undefined =>
  [user.account, user.tel ?? ''].find((each) => each.includes('@') || PHONE.test(each));

interface Reader
  extends RowOf<
    'security_alert_reader',
    'user_id' | 'wanted' | 'noticed_time' | 'covered_time' | 'sent_time' | 'lease_time'
  > {
  account: string;
  tel: string | null;
  unnoticed: number;
  /** Kinds of the alerts that no message named, comma-separated; null for none. */
  unsent: string | null;
  unsent_count: number;
}

const SINCE = (column: string): string => `FROM security_alert a WHERE a.raised_time > coalesce(r.${column}, 0)`;

const READERS_SQL = `SELECT u.user_id, u.account, u.tel, coalesce(r.wanted, 0) AS wanted, coalesce(r.noticed_time, 0) AS noticed_time,
  coalesce(r.covered_time, 0) AS covered_time, coalesce(r.sent_time, 0) AS sent_time, coalesce(r.lease_time, 0) AS lease_time,
  (SELECT count(*) ${SINCE('noticed_time')}) AS unnoticed,
  (SELECT group_concat(DISTINCT a.kind) ${SINCE('covered_time')}) AS unsent,
  (SELECT count(*) ${SINCE('covered_time')}) AS unsent_count
FROM user u LEFT JOIN security_alert_reader r ON r.user_id = u.user_id
WHERE ${holdsAuthority('u', 'admin')} AND u.is_delete = 0
ORDER BY u.user_id LIMIT ${READERS}`;

async function notice(db: Database, reader: Reader, at: number): Promise<void> {
  if (reader.unnoticed === 0 || reader.noticed_time > at - ALERT_MESSAGES.seconds) return;
  // Another run told it in the same moment.
  await wrote(db, [
    { sql: 'INSERT OR IGNORE INTO security_alert_reader (user_id) VALUES (?)', params: [reader.user_id] },
    {
      sql: 'UPDATE security_alert_reader SET noticed_time = ? WHERE user_id = ? AND noticed_time = ?',
      params: [at, reader.user_id, reader.noticed_time],
    },
    assertChanged(),
    noticeEntry({
      userId: reader.user_id,
      topic: 'security_alert',
      params: { count: reader.unnoticed },
      link: '/admin/securityLog',
    }),
  ]);
}

const isKind = (kind: string): kind is SecurityAlert['kind'] => kind in ALERT_KINDS;

/** Words of the platform alone: neither who nor where stands in a message that others may see. */
function textOf({ unsent, unsent_count: count }: Reader): { zh: string; en: string } {
  const kinds = (unsent ?? '').split(',').filter(isKind);
  const named = (lang: 'zh' | 'en', separator: string) => kinds.map((kind) => ALERT_KINDS[kind][lang]).join(separator);
  return {
    zh: `安全日志有 ${count} 项新的告警：${named('zh', '、')}。请登录平台查看。`,
    en: `The security log has ${count} new ${count === 1 ? 'alert' : 'alerts'}: ${named('en', ', ')}. Please sign in to look at ${count === 1 ? 'it' : 'them'}.`,
  };
}

async function send(env: Env, to: string, reader: Reader): Promise<Delivery> {
  const { zh, en } = textOf(reader);
  try {
    const limit = { limit: ALERT_MESSAGES.daily, windowSeconds: DAY };
    await takeAttempt(env, [{ name: 'security-alert', key: reader.user_id, ...limit }]);
    if (to.includes('@'))
      return await sendMail(env, { to, subject: '安全告警 Security alert', text: `${zh}\n\n${en}` });
    return await sendSms(env, { phone: to, text: zh, template_id: 'security_alert' });
  } catch (error) {
    if (error instanceof AppError) return 'refused';
    throw error;
  }
}

const READER: Leased = { table: 'security_alert_reader', key: 'user_id', holder: 'lease_time' };

/** The row says what is due, and until when somebody is at it: a worker that dies leaves the message to the next run. */
async function message(db: Database, env: Env, reader: Reader, at: number): Promise<void> {
  const to = addressOf(reader);
  const due = reader.wanted === 1 && reader.unsent_count > 0 && reader.sent_time <= at - ALERT_MESSAGES.seconds;
  if (!due || to === undefined || reader.lease_time > at) return;
  const taken = await db.run(
    `UPDATE security_alert_reader SET lease_time = ? WHERE user_id = ? AND wanted = 1 AND covered_time = ? AND lease_time = ?`,
    [at + LEASE, reader.user_id, reader.covered_time, reader.lease_time],
  );
  if (taken === 0) return;
  // What may have been sent is not sent again: the notice says it as well.
  const delivery = await send(env, to, reader);
  const set =
    delivery === 'refused'
      ? `lease_time = ${settled('pause')}`
      : `lease_time = 0, covered_time = ${settled('at')}, sent_time = ${settled('at')}`;
  await db.batch([settleRows(READER, at + LEASE, [{ id: reader.user_id, at, pause: at + PAUSE }], set)]);
}

/**
 * Tells administrators of the platform what the security log warns of: each in a notice, and by phone or e-mail those who want
 * it; once an hour at most, everything since the last time together.
 */
export async function tellAlerts(db: Database, env: Env): Promise<void> {
  const at = now();
  await db.batch(raise(at));
  const latest = await db.first<{ time: number | null }>('SELECT max(raised_time) AS time FROM security_alert');
  if ((latest?.time ?? 0) < at - DAY) return;
  for (const reader of await db.all<Reader>(READERS_SQL)) {
    await notice(db, reader, at);
    await message(db, env, reader, at);
  }
}

const ownAddress = async (db: Database, userId: string): Promise<string | undefined> => {
  const sql = 'SELECT account, tel FROM user WHERE user_id = ?';
  const user = await db.first<{ account: string; tel: string | null }>(sql, [userId]);
  return user ? addressOf(user) : undefined;
};

/**
 * Whether the caller is sent alerts, and where to.
 * @throws AppError 401 without a user
 */
export async function ownAlertMessages(db: Database, caller: Caller): Promise<AlertMessages> {
  const userId = userIdOf(caller);
  const to = await ownAddress(db, userId);
  const sql = 'SELECT wanted FROM security_alert_reader WHERE user_id = ?';
  const row = await db.first<{ wanted: number }>(sql, [userId]);
  return { wanted: row?.wanted === 1 && to !== undefined, to: to === undefined ? null : maskedAccount(to) };
}

/**
 * Switches messages about alerts on or off for the caller; what was there before is not sent.
 * @throws AppError 401 without a user, 409 for an account without phone and mailbox
 */
export async function wantAlertMessages(db: Database, caller: Caller, wanted: boolean): Promise<AlertMessages> {
  const userId = userIdOf(caller);
  if (wanted && (await ownAddress(db, userId)) === undefined) throw new AppError(409, 'alert_messages_nowhere');
  await db.run(
    `INSERT INTO security_alert_reader (user_id, wanted, covered_time) VALUES (?1, ?2, ?3)
     ON CONFLICT (user_id) DO UPDATE SET wanted = excluded.wanted, covered_time = excluded.covered_time WHERE wanted <> excluded.wanted`,
    [userId, wanted ? 1 : 0, now()],
  );
  return ownAlertMessages(db, caller);
}
