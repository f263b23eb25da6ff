import { AUDIT } from '../../../db/contract/limits.ts';
import { INVITATION_SMS_DAY } from '../../../db/contract/messages.ts';
import { isOrganizationName } from '../../../db/contract/organization-name.ts';
import {
  INVITATION,
  type Invitation,
  type JoinInput,
  type JoinPreview,
  type Membership,
  type OpenInvitation,
} from '../../../db/contract/organizations.ts';
import { DAY } from '../../../db/contract/time.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, type RowOf } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { newId, newToken, sha256 } from '../../platform/random.ts';
import { takeAttempt } from '../../platform/rate-limit.ts';
import { countSms, sendSmsOfDone } from '../../platform/sms.ts';
import { insert } from '../../platform/sql.ts';
import { hasAdministrator, memberEntry } from '../../tables/memberships.ts';
import { isVerified } from '../../tables/verified.ts';
import { acceptInvitation } from './accept.ts';
import { checkAdministrator } from './access.ts';

/** Invitations that one administrator may write, and that one phone may get. */
const INVITER = { name: 'invite-user', limit: 60, windowSeconds: 3600 };
const INVITED = { name: 'invite-phone', limit: 3, windowSeconds: DAY };

/** Invitations by short message reach people who asked for nothing: a person and an organisation have few of them a day. */
async function countInvitation(env: Env, userId: string, organizationId: string, verified: boolean): Promise<void> {
  const limits = [
    { name: 'invite-sms-user', key: userId, limit: INVITATION_SMS_DAY.person, windowSeconds: DAY },
    {
      name: 'invite-sms-organization',
      key: organizationId,
      limit: verified ? INVITATION_SMS_DAY.verified : INVITATION_SMS_DAY.unverified,
      windowSeconds: DAY,
    },
  ];
  await takeAttempt(env, limits, 1, 'sms_budget');
  await countSms(env, 'sms-daily-invitations');
}

/** The two fixed texts: what anybody may call an organisation stands in none, until somebody checked the organisation. */
function invitationText(organization: { name: string; verified: number }, link: string) {
  const named = organization.verified === 1 && isOrganizationName(organization.name);
  return named
    ? {
        text: `${organization.name}邀请您加入单位，${INVITATION.days}天内有效：${link}`,
        template_id: 'organization-invitation',
      }
    : {
        text: `您收到一份加入单位的邀请，登录后可查看邀请方，${INVITATION.days}天内有效，如不认识对方请忽略：${link}`,
        template_id: 'organization-invitation-unnamed',
      };
}

/**
 * Invites to an organisation: a link that holds for some days, or one that goes to a phone and holds for the
 * account of that phone only. Whether such an account exists is not asked.
 * @param origin address of the site that the message links to
 * @throws AppError 401 without a user, 404 for others than administrators, 429 after too many
 */
export async function invite(
  db: Database,
  env: Env,
  caller: Caller,
  input: { organization_id: string; phone?: string | undefined },
  origin: string,
): Promise<Invitation> {
  const userId = checkAdministrator(caller, input.organization_id);
  const organization = await db.first<{ name: string; verified: number }>(
    `SELECT o.name, ${isVerified('o')} AS verified FROM organization o WHERE o.organization_id = ? AND o.is_delete = 0`,
    [input.organization_id],
  );
  if (!organization) throw notFound();
  const { phone } = input;
  await takeAttempt(env, [{ ...INVITER, key: userId }, ...(phone ? [{ ...INVITED, key: phone }] : [])]);
  if (phone) await countInvitation(env, userId, input.organization_id, organization.verified === 1);
  const token = newToken();
  const at = now();
  const row = {
    id: newId(),
    token_hash: sha256(token),
    organization_id: input.organization_id,
    user_id: userId,
    phone: phone ?? null,
    uses: 0,
    max_uses: phone ? 1 : INVITATION.uses,
    add_time: at,
    expire_time: at + INVITATION.days * DAY,
  };
  await db.batch([insert('organization_invitation', row)]);
  const url = `/joinOrganization/${token}`;
  const answer = { id: row.id, url, token, expire_time: row.expire_time };
  if (!phone) return answer;
  const message = { phone, ...invitationText(organization, origin + url) };
  return { ...answer, sent: (await sendSmsOfDone(env, message)) === 'sent' };
}

/**
 * Invitations of an organisation that still hold.
 * @throws AppError 401 without a user, 404 for others than administrators
 */
export function openInvitations(db: Database, caller: Caller, organizationId: string): Promise<OpenInvitation[]> {
  checkAdministrator(caller, organizationId);
  return db.all<OpenInvitation>(
    `SELECT id, phone, uses, max_uses, add_time, expire_time FROM organization_invitation
     WHERE organization_id = ? AND expire_time > ? AND uses < max_uses ORDER BY id DESC LIMIT 100`,
    [organizationId, now()],
  );
}

/**
 * Ends an invitation.
 * @throws AppError 401 without a user, 404 when it is none of an organisation that the caller administers
 */
export async function revokeInvitation(db: Database, caller: Caller, id: string): Promise<{ changed: number }> {
  userIdOf(caller);
  const row = await db.first<{ organization_id: string }>(
    'SELECT organization_id FROM organization_invitation WHERE id = ?',
    [id],
  );
  if (!row) throw notFound();
  checkAdministrator(caller, row.organization_id);
  return { changed: await db.run('DELETE FROM organization_invitation WHERE id = ?', [id]) };
}

interface Found extends RowOf<'organization_invitation', 'id' | 'organization_id' | 'phone' | 'expire_time'> {
  name: string;
}

interface Joining {
  account: string;
  is_admin: number | null;
  audit_status: number | null;
}

async function readInvitation(db: Database, token: string, userId: string | null) {
  const hash = sha256(token);
  const [invitations, people] = await db.batch<unknown>([
    {
      sql: `SELECT i.id, i.organization_id, o.name, i.phone, i.expire_time FROM organization_invitation i
            JOIN organization o ON o.organization_id = i.organization_id AND o.is_delete = 0
            WHERE i.token_hash = ? AND i.expire_time > ? AND ${hasAdministrator('i.organization_id')} AND (i.uses < i.max_uses OR EXISTS (
              SELECT 1 FROM organisation_user m WHERE m.organization_id = i.organization_id AND m.user_id = ? AND m.is_delete = 0))`,
      params: [hash, now(), userId],
    },
    {
      sql: `SELECT u.account, m.is_admin, m.audit_status FROM user u
            LEFT JOIN organisation_user m ON m.user_id = u.user_id AND m.is_delete = 0
              AND m.organization_id = (SELECT organization_id FROM organization_invitation WHERE token_hash = ?)
            WHERE u.user_id = ?`,
      params: [hash, userId],
    },
  ]);
  const found = invitations?.[0] as Found | undefined;
  if (!found) throw new AppError(404, 'invitation_expired');
  return { found, person: people?.[0] as Joining | undefined };
}

/**
 * Whose invitation a link is, before anybody accepts it; a visitor may ask, since the token is the secret.
 * @throws AppError 404 invitation_expired
 */
export async function previewInvitation(db: Database, caller: Caller, token: string): Promise<JoinPreview> {
  const { found, person } = await readInvitation(db, token, caller.userId);
  const { organization_id, name, expire_time } = found;
  return { organization_id, name, expire_time, member: person?.audit_status === AUDIT.approved };
}

/**
 * Accepts an invitation: the user is a member at once, a request that waited is granted with it (ORG-011, ORG-014).
 * @throws AppError 401 without a user, 403 invitation_for_another, 404 invitation_expired or without any invitation
 */
export function joinOrganization(db: Database, caller: Caller, input: JoinInput): Promise<Membership> {
  const userId = userIdOf(caller);
  return 'token' in input ? joinByLink(db, userId, input.token) : acceptInvitation(db, userId, input.organization_id);
}

async function joinByLink(db: Database, userId: string, token: string): Promise<Membership> {
  const { found, person } = await readInvitation(db, token, userId);
  const { organization_id, name } = found;
  const isAdmin = person?.is_admin ?? 0;
  const answer = { organization_id, name, is_admin: isAdmin, audit_status: AUDIT.approved };
  if (person?.audit_status === AUDIT.approved) return answer;
  if (found.phone !== null && found.phone !== person?.account) throw new AppError(403, 'invitation_for_another');
  const before = person?.audit_status
    ? { user_id: userId, is_admin: isAdmin, audit_status: person.audit_status }
    : null;
  const at = now();
  await writeOr(db, () => new AppError(404, 'invitation_expired'), [
    {
      sql: 'UPDATE organization_invitation SET uses = uses + 1 WHERE id = ? AND expire_time > ? AND uses < max_uses',
      params: [found.id, at],
    },
    assertChanged(),
    {
      sql: `INSERT INTO organisation_user (id, organization_id, user_id, is_admin, is_delete, add_time, audit_status, joined_time, read_from)
              SELECT ?1, ?2, ?3, 0, 0, ?4, ?5, ?4, ?4 WHERE ${hasAdministrator('?2')}
              ON CONFLICT (organization_id, user_id) WHERE is_delete = 0 DO UPDATE SET audit_status = excluded.audit_status,
                joined_time = excluded.joined_time, read_from = excluded.read_from, invited_by = NULL,
                asked_text = NULL, asked_files = NULL, asked_time = NULL
              WHERE audit_status <> excluded.audit_status`,
      params: [newId(), organization_id, userId, at, AUDIT.approved],
    },
    assertChanged(),
    memberEntry(userId, organization_id, before, {
      user_id: userId,
      is_admin: isAdmin,
      audit_status: AUDIT.approved,
    }),
  ]);
  return answer;
}
