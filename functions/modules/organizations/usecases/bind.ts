import { AUDIT } from '../../../../db/contract/limits.ts';
import { type Membership, organizationForm } from '../../../../db/contract/organizations.ts';
import { hasAdministrator, memberEntry } from '../../../data/memberships.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { type Database, isUniqueViolation } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/random.ts';
import { findOrganization } from '../find.ts';
import { createOrganization } from './form.ts';

type Existing = Pick<Membership, 'is_admin' | 'audit_status'>;

const selectOwn = (organizationId: string, userId: string) => ({
  sql: 'SELECT is_admin, audit_status FROM organisation_user WHERE organization_id = ? AND user_id = ? AND is_delete = 0',
  params: [organizationId, userId],
});

/** Whoever is there already stays what they are; others wait for an administrator, where there is one to ask. */
async function enter(
  db: Database,
  userId: string,
  found: { organization_id: string; name: string },
): Promise<Membership> {
  const { organization_id, name } = found;
  const at = now();
  const [[before] = [], [waits] = []] = await db.batch<unknown>([
    selectOwn(organization_id, userId),
    { sql: `SELECT ${hasAdministrator('?')} AS asked`, params: [organization_id] },
  ]);
  if (before) return { organization_id, name, ...(before as Existing), created: false };
  const audit_status = (waits as { asked: number }).asked ? AUDIT.pending : AUDIT.approved;
  await db.batch([
    {
      // An administrator who came in between is asked as well.
      sql: `INSERT INTO organisation_user (id, organization_id, user_id, is_admin, is_delete, add_time, audit_status)
            SELECT ?, ?, ?, 0, 0, ?, iif(${hasAdministrator('?')}, ${AUDIT.pending}, ${AUDIT.approved})`,
      params: [newId(), organization_id, userId, at, organization_id],
    },
    memberEntry(userId, organization_id, null, { user_id: userId, is_admin: 0, audit_status }),
  ]);
  const own = await db.all<Existing>(selectOwn(organization_id, userId).sql, [organization_id, userId]);
  return { organization_id, name, is_admin: 0, audit_status, ...own[0], created: false };
}

/**
 * Binds the user to the organisation of a name (core§2 bind organisation): an existing one is joined, and its administrator
 * decides; one that nobody administers is joined at once; an unknown one is created and administered by the user.
 * @throws AppError 401 without a user, 409 when somebody did the same at the same moment
 */
export async function bindOrganization(db: Database, caller: Caller, name: string): Promise<Membership> {
  const userId = userIdOf(caller);
  const { sql, params } = findOrganization(name);
  const found = await db.first<{ organization_id: string; name: string }>(sql, params);
  try {
    if (found) return await enter(db, userId, found);
    return await createOrganization(db, caller, organizationForm.parse({ name }));
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError(409, 'conflict') : error;
  }
}
