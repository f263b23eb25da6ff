import { objectKeyOf } from '../../../../db/contract/attachments.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { type Caller, holds, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, type RowOf, type Statement } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, loginTimeout } from '../../../platform/errors.ts';
import { wrote } from '../../../platform/guarded.ts';
import { smallKey } from '../../../platform/objects.ts';
import { wakeClock } from '../../../platform/schedules.ts';
import { holdsAuthority } from '../../../platform/sql.ts';
import { anyAdministrator } from '../../../tables/administrators.ts';
import { MUST_HAND_OVER } from '../../../tables/memberships.ts';
import { personStatements, testRecipient } from '../../../tables/person-rows.ts';
import { endSessions, forgetCodes } from '../../../tables/session-endings.ts';
import { confirmPassword } from '../session/passwords.ts';
import { publicationStatements } from './personal.ts';

type OwnRow = RowOf<'user', 'account' | 'password' | 'name' | 'tel' | 'email' | 'avatar'>;

const emptied = (userId: string): Statement => ({
  sql: `UPDATE user SET account = 'deleted-' || user_id, password = NULL, name = NULL, nickname = NULL, sex = NULL, tel = NULL,
        avatar = NULL, openid = NULL, unionid = NULL, email = NULL, authority = '', country = NULL, org_name = NULL, org_type = NULL,
        activity_identity = NULL, visible_province = NULL, visible_city = NULL, visible_county = NULL, is_delete = 1 WHERE user_id = ? AND is_delete = 0`,
  params: [userId],
});

/** The platform cannot be left without anybody who grants authorities (decision 25). */
async function checkSuccessor(db: Database, caller: Caller, userId: string): Promise<void> {
  if (!holds(caller, 'admin')) return;
  const other = await db.first(
    `SELECT 1 FROM user WHERE ${holdsAuthority('user', 'admin')} AND is_delete = 0 AND user_id <> ? LIMIT 1`,
    [userId],
  );
  if (!other) throw new AppError(409, 'last_administrator');
}

/** Memberships of the person that leave members without anybody who administers; one value: the user. */
const ABANDONED = `FROM organisation_user m JOIN organization o ON o.organization_id = m.organization_id AND o.is_delete = 0
  WHERE m.user_id = ? AND ${MUST_HAND_OVER}`;

/** Organisations with other members are handed over first. */
async function checkHandedOver(db: Database, userId: string): Promise<void> {
  const left = await db.first<{ name: string }>(`SELECT o.name ${ABANDONED} ORDER BY o.name LIMIT 1`, [userId]);
  if (!left) return;
  const params = { name: left.name };
  throw new AppError(409, 'hand_over_first', {
    params,
    fields: [{ field: 'organization', code: 'hand_over_first', params }],
  });
}

/** The picture goes at once when it is the person's own upload and stands nowhere else. */
async function removePicture(db: Database, env: Env, userId: string, avatar: string | null): Promise<void> {
  const key = objectKeyOf(avatar ?? '');
  if (!key) return;
  const own = await db.first(
    `SELECT 1 FROM upload WHERE object_key = ?1 AND user_id = ?2
     AND NOT EXISTS (SELECT 1 FROM upload_use WHERE object_name = substr(?1, 1, 32))`,
    [key, userId],
  );
  if (own) await env.FILES.delete([key, smallKey({ object_key: key })]);
}

/**
 * Deletes the account of the signed-in user: what was published stays with the organisation, personal fields go, and so does
 * everything that was published without one. The row stays empty, so that what others wrote still has its end. An organisation
 * without any other member has nobody to speak for it from then on.
 * @param address where the call comes from
 * @throws AppError 401 without a user, 409 for the last administrator of the platform or of an organisation's members, 422 for a wrong password, 429
 */
export async function deleteAccount(
  db: Database,
  env: Env,
  caller: Caller,
  password: string,
  address: string,
): Promise<void> {
  const userId = userIdOf(caller);
  const sql = 'SELECT account, password, name, tel, email, avatar FROM user WHERE user_id = ? AND is_delete = 0';
  const user = await db.first<OwnRow>(sql, [userId]);
  if (!user) throw loginTimeout();
  await confirmPassword(env, user, password, 'password', address);
  await checkSuccessor(db, caller, userId);
  await checkHandedOver(db, userId);
  const own = (statement: string): Statement => ({ sql: statement, params: [userId] });
  const written = await wrote(db, [
    own(`SELECT CASE WHEN EXISTS (SELECT 1 ${ABANDONED}) THEN json('stale') ELSE 1 END`),
    emptied(userId),
    assertChanged(),
    ...publicationStatements(userId, [user.tel, user.email, user.account]),
    ...personStatements(userId, now()),
    ...(holds(caller, 'admin') ? [anyAdministrator()] : []),
    ...endSessions(userId),
    forgetCodes(user.account),
    testRecipient(user.account),
    auditEntry({ userId, action: 'delete-account', table: 'user', itemId: userId }),
  ]);
  if (!written) {
    await checkSuccessor(db, caller, userId);
    await checkHandedOver(db, userId);
    throw loginTimeout();
  }
  // Who waits for a seat, or is told that a consultation is off, is told now.
  await wakeClock(env, Date.now());
  await removePicture(db, env, userId, user.avatar);
}
