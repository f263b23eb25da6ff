import { objectKeyOf } from '../../../../db/contract/attachments.ts';
import { OPEN_STATES, PARTY_LEFT } from '../../../../db/contract/deals.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { type Caller, holds, userIdOf } from '../../../platform/caller.ts';
import { assertChanged, type Database, isStale, type Statement } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, loginTimeout } from '../../../platform/errors.ts';
import { smallKey } from '../../../platform/objects.ts';
import { MUST_HAND_OVER, otherAdministrator } from '../../../tables/memberships.ts';
import { endSessions, forgetCodes } from '../session/endings.ts';
import { confirmPassword } from '../session/passwords.ts';
import { publicationStatements } from './personal.ts';

interface OwnRow {
  account: string;
  password: string | null;
  name: string | null;
  tel: string | null;
  email: string | null;
  avatar: string | null;
}

/** Rows that are about the person alone: nobody else needs them. */
const REMOVED = [
  ['security_alert_reader', 'user_id'],
  ['subscription', 'user_id'],
  ['user_push', 'user_id'],
  ['user_push_archived', 'user_id'],
  ['notice', 'user_id'],
  ['notice_message', 'user_id'],
  ['course_application', 'user_id'],
  ['course_learner', 'user_id'],
  ['course_progress', 'user_id'],
  ['course_user', 'user_id'],
  ['meeting_user', 'user_id'],
  ['matchmaking_member', 'user_id'],
  ['matchmaking_request', 'from_user'],
  ['matchmaking_request', 'to_user'],
  ['matchmaking_seat', 'user_id'],
  ['forum_cooperation', 'user_id'],
  ['yuanqu_intention', 'user_id'],
  ['inquiry', 'user_id'],
  ['publishing_request', 'user_id'],
  ['saved_filter', 'user_id'],
  ['thread_follow', 'user_id'],
  ['clinic_application', 'add_user'],
  ['favourite', 'user_id'],
  ['comment_report', 'user_id'],
  ['contact_reveal', 'user_id'],
  ['match_dismissal', 'user_id'],
  ['match_use', 'user_id'],
  ['follow_match', 'user_id'],
  ['follow', 'user_id'],
  ['draft', 'user_id'],
  ['organization_proposal', 'user_id'],
  ['second_factor_totp', 'user_id'],
  ['passkey', 'user_id'],
  ['recovery_code', 'user_id'],
  ['remind', 'add_user'],
  ['cheese', 'add_user'],
  ['markdown', 'add_user'],
] as const;

const OPEN_DEAL = `state IN (${OPEN_STATES.map((state) => `'${state}'`).join(', ')})`;

/** What others go on with, without saying whose it was. */
const CLEARED = [
  `UPDATE feedback SET phone = NULL, name = NULL, openid = NULL, wechat_name = NULL, user_id = NULL WHERE user_id = ?`,
  `UPDATE deal SET state = 'declined', decline_reason = '${PARTY_LEFT}', due_time = NULL, version = version + 1
   WHERE ${OPEN_DEAL} AND ((seeker_user = ?1 AND seeker_org IS NULL) OR (owner_user = ?1 AND owner_org IS NULL))`,
  `UPDATE deal SET seeker_name = NULL, seeker_phone = NULL WHERE seeker_user = ?`,
  // Who has left shows no case any more; that of an organisation is its administrators'.
  `UPDATE deal SET seeker_case = NULL, case_time = NULL WHERE seeker_user = ? AND seeker_org IS NULL`,
  `UPDATE deal SET owner_case = NULL, case_time = NULL WHERE owner_user = ? AND owner_org IS NULL`,
  `UPDATE deal SET owner_contact_user = NULL WHERE owner_contact_user = ?`,
  `UPDATE project_contacts SET contacts_name = '', contacts_phone = '', user_id = NULL WHERE user_id = ?`,
  `UPDATE project SET declarant_name = NULL WHERE declarant_user_id = ?`,
  `UPDATE project_recommend SET user_id = NULL WHERE user_id = ?`,
  // Another administrator receives the messages from now on.
  `UPDATE organization SET user_id = (${otherAdministrator('organization.organization_id', '?1')}) WHERE user_id = ?1`,
  `UPDATE organisation_user SET is_delete = 1, is_admin = 0, asked_text = NULL, asked_files = NULL WHERE user_id = ? AND is_delete = 0`,
] as const;

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
    `SELECT 1 FROM user WHERE ',' || replace(authority, ' ', '') || ',' LIKE '%,admin,%' AND is_delete = 0 AND user_id <> ? LIMIT 1`,
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
  if (left) throw new AppError(409, 'hand_over_first', { params: { name: left.name } });
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
  try {
    await db.batch([
      own(`SELECT CASE WHEN EXISTS (SELECT 1 ${ABANDONED}) THEN json('stale') ELSE 1 END`),
      emptied(userId),
      assertChanged(),
      ...publicationStatements(userId, [user.tel, user.email, user.account]),
      ...REMOVED.map(([table, column]) => own(`DELETE FROM ${table} WHERE ${column} = ?`)),
      ...CLEARED.map(own),
      ...endSessions(userId),
      forgetCodes(user.account),
      auditEntry({ userId, action: 'delete-account', table: 'user', itemId: userId }),
    ]);
  } catch (error) {
    if (!isStale(error)) throw error;
    await checkHandedOver(db, userId);
    throw loginTimeout();
  }
  await removePicture(db, env, userId, user.avatar);
}
