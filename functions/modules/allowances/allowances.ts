import {
  PUBLISHING_REQUEST,
  type PublishingAllowance,
  type PublishingDecision,
  type PublishingRequest,
  type PublishingRequestInput,
} from '../../../db/contract/publishing-limits.ts';
import { DAY } from '../../../db/contract/time.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database } from '../../platform/database.ts';
import { type Page, pageOf } from '../../platform/envelope.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { writeOr, wrote } from '../../platform/guarded.ts';
import { noticeEntry } from '../../platform/notices.ts';
import { newId } from '../../platform/random.ts';
import { insert } from '../../platform/sql.ts';
import { standOf } from '../../tables/publishing-limits.ts';

const SHOWN = 100;

const SELECT = `SELECT r.id, r.user_id, coalesce(nullif(u.name, ''), u.nickname, '') AS user_name, coalesce(u.account, '') AS account,
    (SELECT o.name FROM organisation_user m JOIN organization o ON o.organization_id = m.organization_id AND o.is_delete = 0
      WHERE m.user_id = r.user_id AND m.audit_status = 4 AND m.is_delete = 0 ORDER BY m.is_admin DESC, m.id LIMIT 1) AS organization_name,
    r.amount, r.reason, r.state, r.granted, r.end_time, r.add_time
  FROM publishing_request r LEFT JOIN user u ON u.user_id = r.user_id`;

/**
 * What the caller published this hour and today, what is allowed, and the latest wish for more.
 * @throws AppError 401 without a user
 */
export async function ownAllowance(db: Database, caller: Caller): Promise<PublishingAllowance> {
  const userId = userIdOf(caller);
  const stand = await standOf(db, userId);
  const sql = `${SELECT} WHERE r.user_id = ? ORDER BY r.add_time DESC, r.id DESC LIMIT 1`;
  return { ...stand, request: await db.first<PublishingRequest>(sql, [userId]) };
}

/**
 * Asks for more than the limits allow; one wish of a person waits at a time.
 * @throws AppError 401 without a user, 409 publishing_request_open
 */
export async function askForMore(db: Database, caller: Caller, input: PublishingRequestInput): Promise<{ id: string }> {
  const row = { id: newId(), user_id: userIdOf(caller), ...input, state: PUBLISHING_REQUEST.open, add_time: now() };
  await writeOr(db, { taken: 'publishing_request_open' }, [insert('publishing_request', row)]);
  return { id: row.id };
}

/** Wishes for more: those that wait first, then the newest, 100 at most. */
export async function wishes(db: Database): Promise<Page<PublishingRequest>> {
  const records = await db.all<PublishingRequest>(
    `${SELECT} ORDER BY r.state <> ${PUBLISHING_REQUEST.open}, r.add_time DESC, r.id DESC LIMIT ${SHOWN}`,
  );
  return pageOf(records, 1, SHOWN, records.length);
}

/**
 * Grants so many items more an hour and a day for some days, or declines with an amount of 0; the person is told. The same
 * decision twice changes nothing.
 * @throws AppError 401 without a user, 404, 409 when somebody decided otherwise meanwhile
 */
export async function decideWish(
  db: Database,
  caller: Caller,
  { id, amount, days }: PublishingDecision,
): Promise<{ id: string; state: number }> {
  const userId = userIdOf(caller);
  const wish = await db.first<{ user_id: string; amount: number }>(
    'SELECT user_id, amount FROM publishing_request WHERE id = ?',
    [id],
  );
  if (!wish) throw notFound();
  const at = now();
  const state = amount > 0 ? PUBLISHING_REQUEST.granted : PUBLISHING_REQUEST.declined;
  const end = amount > 0 ? at + days * DAY : null;
  const written = await wrote(db, [
    {
      sql: `UPDATE publishing_request SET state = ?, granted = ?, end_time = ?, decide_user = ? WHERE id = ? AND state = ${PUBLISHING_REQUEST.open}`,
      params: [state, amount || null, end, userId, id],
    },
    assertChanged(),
    noticeEntry({
      userId: wish.user_id,
      topic: 'publishing_decided',
      params: { count: amount, days },
      link: '/memberCenter/account',
      onceKey: `publishing-request:${id}`,
    }),
    auditEntry({
      userId,
      action: 'publishing-grant',
      table: 'publishing_request',
      itemId: id,
      before: `${wish.user_id} +${wish.amount}`,
      after: amount > 0 ? `+${amount} ${days} d` : '0',
    }),
  ]);
  if (!written) {
    const same = await db.first('SELECT 1 FROM publishing_request WHERE id = ? AND state = ? AND granted IS ?', [
      id,
      state,
      amount || null,
    ]);
    if (!same) throw new AppError(409, 'conflict');
  }
  return { id, state };
}
