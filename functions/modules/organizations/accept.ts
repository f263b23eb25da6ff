import { AUDIT } from '../../../db/contract/limits.ts';
import type { Membership } from '../../../db/contract/organizations.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { decideOnce } from '../../platform/decision.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { hasAdministrator, type MembershipRow, memberEntry, selectMembership } from '../../tables/memberships.ts';

/**
 * The invited person's own word: from now on a member. An invitation holds as long as somebody administers the organisation.
 * @throws AppError 404 without a membership, 404 invitation_expired
 */
export async function acceptInvitation(db: Database, userId: string, organizationId: string): Promise<Membership> {
  const { sql, params } = selectMembership(organizationId, userId);
  const [rows = [], names = []] = await db.batch<unknown>([
    { sql, params },
    { sql: 'SELECT name FROM organization WHERE organization_id = ? AND is_delete = 0', params: [organizationId] },
  ]);
  const row = rows[0] as MembershipRow | undefined;
  const { name } = (names[0] as { name: string } | undefined) ?? {};
  if (!row || name === undefined) throw notFound();
  const { is_admin } = row;
  const answer = { organization_id: organizationId, name, is_admin, audit_status: AUDIT.approved };
  if (row.audit_status === AUDIT.approved) return answer;
  if (!row.invited_by) throw new AppError(404, 'invitation_expired');
  const at = now();
  const counts = await decideOnce(db, {
    guarded: {
      sql: `UPDATE organisation_user SET audit_status = ${AUDIT.approved}, invited_by = NULL, joined_time = ?, read_from = ?
            WHERE id = ? AND is_delete = 0 AND audit_status = ${AUDIT.pending} AND is_admin = ? AND invited_by IS NOT NULL
            AND ${hasAdministrator('organisation_user.organization_id')}`,
      params: [at, at, row.id, is_admin],
    },
    told: [],
    log: [memberEntry(userId, organizationId, row, { user_id: userId, is_admin, audit_status: AUDIT.approved })],
  });
  if (!counts) throw new AppError(404, 'invitation_expired');
  return answer;
}
