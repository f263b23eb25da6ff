import { AUDIT } from '../../../db/contract/limits.ts';
import type { AskInput } from '../../../db/contract/memberships.ts';
import type { Membership } from '../../../db/contract/organizations.ts';
import { DAY } from '../../../db/contract/time.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { writeOr } from '../../platform/guarded.ts';
import { takeAttempt } from '../../platform/rate-limit.ts';
import { tellContacts } from '../../tables/applicants.ts';
import {
  askedNotices,
  hasAdministrator,
  type MembershipRow,
  memberEntry,
  selectMembership,
} from '../../tables/memberships.ts';
import { sendMessages } from '../../tables/messages.ts';
import { filesOf, markUsed, selectUploads } from '../deals/files.ts';

const LIMIT = { name: 'ask-organization', limit: 20, windowSeconds: DAY };

/**
 * Says more to whoever decides about an own request, with evidence; a refused request is made anew, and a member of an
 * organisation that nobody administers asks the platform to administer it.
 * @throws AppError 401 without a user, 404 without a membership or with an invitation that only wants an answer, 409 where the
 * member's organisation is administered or somebody decided meanwhile, 422 at the files, 429
 */
export async function askOrganization(db: Database, env: Env, caller: Caller, input: AskInput): Promise<Membership> {
  const userId = userIdOf(caller);
  const id = input.organization_id;
  await takeAttempt(env, [{ ...LIMIT, key: userId }]);
  const [rows = [], facts = [], uploads] = await db.batch<unknown>([
    selectMembership(id, userId),
    {
      sql: `SELECT name, ${hasAdministrator('organization.organization_id')} AS administered FROM organization WHERE organization_id = ?`,
      params: [id],
    },
    selectUploads(caller, input.files),
  ]);
  const row = rows[0] as MembershipRow | undefined;
  if (!row || row.invited_by) throw notFound();
  const { name, administered } = facts[0] as { name: string; administered: number };
  const isMember = row.audit_status === AUDIT.approved;
  if (isMember && administered) throw new AppError(409, 'organization_administered');
  const files = filesOf(input.files, uploads);
  const audit_status = isMember ? AUDIT.approved : AUDIT.pending;
  const at = now();
  await writeOr(db, 'conflict', [
    {
      sql: `UPDATE organisation_user SET audit_status = ?, asked_text = ?, asked_files = ?, asked_time = ?
              WHERE id = ? AND is_delete = 0 AND audit_status = ? AND invited_by IS NULL
              AND ${hasAdministrator('organisation_user.organization_id')} = ?`,
      params: [
        audit_status,
        input.message || null,
        files.length > 0 ? JSON.stringify(files) : null,
        at,
        row.id,
        row.audit_status,
        administered,
      ],
    },
    assertChanged(),
    ...markUsed(files, at),
    memberEntry(userId, id, row, { user_id: userId, is_admin: row.is_admin, audit_status }),
    ...askedNotices(id, userId),
  ]);
  await sendMessages(db, env);
  await tellContacts(db, env, userId, [id]);
  const waits_for = administered ? 'administrator' : 'platform';
  return { organization_id: id, name, is_admin: row.is_admin, audit_status, waits_for };
}
