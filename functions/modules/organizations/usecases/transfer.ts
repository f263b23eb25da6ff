import { AUDIT } from '../../../../db/contract/limits.ts';
import { memberEntry, ownerStatements } from '../../../data/memberships.ts';
import { type Caller, holds } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, isStale, type Statement } from '../../../platform/database.ts';
import { AppError, invalid, notFound } from '../../../platform/errors.ts';
import { checkAdministrator } from '../access.ts';

interface Read {
  owner: string | null;
  target: string | null;
  is_admin: number | null;
  audit_status: number | null;
  invited_by: string | null;
  /** From when the one who hands over reads. */
  reads: number | null;
}

const select = (organizationId: string, userId: string, by: string): Statement => ({
  sql: `SELECT o.user_id AS owner, u.user_id AS target, m.is_admin, m.audit_status, m.invited_by,
          (SELECT g.read_from FROM organisation_user g WHERE g.organization_id = o.organization_id AND g.user_id = ?
            AND g.is_delete = 0 AND g.audit_status = 4) AS reads FROM organization o
        LEFT JOIN user u ON u.user_id = ? AND u.is_delete = 0
        LEFT JOIN organisation_user m ON m.organization_id = o.organization_id AND m.user_id = u.user_id AND m.is_delete = 0
        WHERE o.organization_id = ? AND o.is_delete = 0`,
  params: [by, userId, organizationId],
});

/**
 * Hands an organisation over (ruling 55): the new owner administers it and receives its messages, the former
 * one stays as a plain member. It goes to members, and by `admin` also to those who asked to be let in: nobody answers for an
 * organisation without a word of their own. What its administrator could read goes along.
 * @throws AppError 401 without a user, 404 for others than administrators, 409 when it changed hands meanwhile, 422 for no member
 */
export async function transferOrganization(
  db: Database,
  caller: Caller,
  { organization_id: id, user_id: to }: { organization_id: string; user_id: string },
): Promise<{ organization_id: string; user_id: string }> {
  const by = checkAdministrator(caller, id);
  const { sql, params } = select(id, to, by);
  const row = await db.first<Read>(sql, params);
  if (!row) throw notFound();
  const member = row.audit_status === AUDIT.approved;
  const asked = row.audit_status !== null && row.invited_by === null && holds(caller, 'admin');
  if (!row.target || !(member || asked)) throw invalid([{ field: 'user_id', code: 'unknown_reference' }]);
  const before = row.audit_status ? { user_id: to, is_admin: row.is_admin ?? 0, audit_status: row.audit_status } : null;
  const resigns: Statement[] =
    row.owner && row.owner !== to
      ? [
          {
            sql: 'UPDATE organisation_user SET is_admin = 0 WHERE organization_id = ? AND user_id = ? AND is_delete = 0',
            params: [id, row.owner],
          },
        ]
      : [];
  try {
    await db.batch([
      {
        sql: 'UPDATE organization SET user_id = ? WHERE organization_id = ? AND is_delete = 0 AND user_id IS ?',
        params: [to, id, row.owner],
      },
      assertChanged(),
      {
        sql: `UPDATE organisation_user SET is_admin = 1, asked_text = NULL, asked_files = NULL, asked_time = NULL,
                joined_time = iif(audit_status = ${AUDIT.approved}, joined_time, ?1),
                read_from = min(iif(audit_status = ${AUDIT.approved}, read_from, ?1), coalesce(?2, ?1)), audit_status = ${AUDIT.approved}
              WHERE organization_id = ?3 AND user_id = ?4 AND is_delete = 0 AND invited_by IS NULL AND audit_status = ?5`,
        params: [now(), row.reads, id, to, row.audit_status],
      },
      assertChanged(),
      ...resigns,
      ...ownerStatements(by, id, row.owner, to),
      ...(before?.is_admin === 1
        ? []
        : [memberEntry(by, id, before, { user_id: to, is_admin: 1, audit_status: AUDIT.approved })]),
    ]);
  } catch (error) {
    throw isStale(error) ? new AppError(409, 'conflict') : error;
  }
  return { organization_id: id, user_id: to };
}
