import { AUDIT } from '../../../db/contract/limits.ts';
import { type Membership, organizationForm } from '../../../db/contract/organizations.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { type Database, isUniqueViolation, type RowOf } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/random.ts';
import { tellContacts } from '../../tables/applicants.ts';
import { findOrganization } from '../../tables/items/named-organizations.ts';
import { askedNotices, hasAdministrator, memberEntry } from '../../tables/memberships.ts';
import { sendMessages } from '../../tables/messages.ts';
import { acceptInvitation } from './accept.ts';
import { createOrganization } from './form.ts';

type Existing = Pick<Membership, 'is_admin' | 'audit_status'> & { invited_by: string | null };

type Found = RowOf<'organization', 'organization_id' | 'name'>;

/** Whoever is there already stays what they are, who was invited accepts, and everybody else waits for somebody's word. */
async function enter(db: Database, env: Env, userId: string, found: Found): Promise<Membership> {
  const { organization_id, name } = found;
  const [[own] = [], [asked] = []] = await db.batch<unknown>([
    {
      sql: 'SELECT is_admin, audit_status, invited_by FROM organisation_user WHERE organization_id = ? AND user_id = ? AND is_delete = 0',
      params: [organization_id, userId],
    },
    { sql: `SELECT ${hasAdministrator('?')} AS administered`, params: [organization_id] },
  ]);
  const before = own as Existing | undefined;
  const { administered } = asked as { administered: number };
  const waits_for = administered ? 'administrator' : 'platform';
  if (before?.invited_by && administered) {
    return { ...(await acceptInvitation(db, userId, organization_id)), created: false };
  }
  if (before) {
    const { is_admin, audit_status } = before;
    const waiting = audit_status === AUDIT.pending && ({ waits_for } as const);
    return { organization_id, name, is_admin, audit_status, created: false, ...waiting };
  }
  const audit_status = AUDIT.pending;
  await db.batch([
    {
      sql: `INSERT INTO organisation_user (id, organization_id, user_id, is_admin, is_delete, add_time, audit_status)
            VALUES (?, ?, ?, 0, 0, ?, ?)`,
      params: [newId(), organization_id, userId, now(), audit_status],
    },
    memberEntry(userId, organization_id, null, { user_id: userId, is_admin: 0, audit_status }),
    ...askedNotices(organization_id, userId),
  ]);
  await sendMessages(db, env);
  await tellContacts(db, env, userId, [organization_id]);
  return { organization_id, name, is_admin: 0, audit_status, created: false, waits_for };
}

/**
 * Binds the user to the organisation of a name (core§2 bind organisation): an unknown one is created and administered by the
 * user; at a known one the user waits for its administrators, or for the platform where nobody administers it.
 * @throws AppError 401 without a user, 409 when somebody did the same at the same moment
 */
export async function bindOrganization(db: Database, env: Env, caller: Caller, name: string): Promise<Membership> {
  const userId = userIdOf(caller);
  const { sql, params } = findOrganization(name);
  const found = await db.first<Found>(sql, params);
  try {
    if (found) return await enter(db, env, userId, found);
    return await createOrganization(db, env, caller, organizationForm.parse({ name }));
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError(409, 'conflict') : error;
  }
}
