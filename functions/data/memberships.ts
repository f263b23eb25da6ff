import { AUDIT } from '../../db/contract/limits.ts';
import { auditEntry } from '../platform/audit-log.ts';
import type { Statement } from '../platform/database.ts';

/** A living membership, with who receives the organisation's messages. */
export interface MembershipRow {
  id: string;
  organization_id: string;
  user_id: string;
  is_admin: number;
  audit_status: number;
  owner: string | null;
}

/** The statement that reads one living membership of a living organisation. */
export const selectMembership = (organizationId: string, userId: string): Statement => ({
  sql: `SELECT m.id, m.organization_id, m.user_id, m.is_admin, m.audit_status, o.user_id AS owner
        FROM organisation_user m JOIN organization o ON o.organization_id = m.organization_id AND o.is_delete = 0
        WHERE m.organization_id = ? AND m.user_id = ? AND m.is_delete = 0`,
  params: [organizationId, userId],
});

const ADMINISTRATOR = `a.is_admin = 1 AND a.is_delete = 0 AND a.audit_status = ${AUDIT.approved}
  AND EXISTS (SELECT 1 FROM user u WHERE u.user_id = a.user_id AND u.is_delete = 0)`;

/** SQL condition: the organisation that `organization` names (an expression, or `?`) has an administrator who can sign in. */
export const hasAdministrator = (organization: string): string =>
  `EXISTS (SELECT 1 FROM organisation_user a WHERE a.organization_id = ${organization} AND ${ADMINISTRATOR})`;

/** The statement that finds the longest serving administrator besides one user. */
export const selectOtherAdministrator = (organizationId: string, userId: string): Statement => ({
  sql: `SELECT a.user_id FROM organisation_user a WHERE a.organization_id = ? AND a.user_id <> ? AND ${ADMINISTRATOR}
        ORDER BY a.add_time, a.id LIMIT 1`,
  params: [organizationId, userId],
});

/** Condition for a write that takes an administrator away: this other one is there at that moment. */
export const stillAdministers = (organizationId: string, userId: string): Statement => ({
  sql: `EXISTS (SELECT 1 FROM organisation_user a WHERE a.organization_id = ? AND a.user_id = ? AND ${ADMINISTRATOR})`,
  params: [organizationId, userId],
});

/** What the log keeps of a membership. */
const standing = (row: Pick<MembershipRow, 'user_id' | 'is_admin' | 'audit_status'> | null): string | null =>
  row && JSON.stringify({ user_id: row.user_id, is_admin: row.is_admin, audit_status: row.audit_status });

type Standing = Pick<MembershipRow, 'user_id' | 'is_admin' | 'audit_status'>;

/** The log's entry of a changed membership, under its organisation. */
export const memberEntry = (
  by: string | null,
  organizationId: string,
  before: Standing | null,
  after: Standing | null,
): Statement =>
  auditEntry({
    userId: by,
    action: 'member',
    table: 'organization',
    itemId: organizationId,
    before: standing(before),
    after: standing(after),
  });

/** Statements that make another user receive the organisation's messages, with the log's entry (ruling 55). */
export const ownerStatements = (
  by: string | null,
  organizationId: string,
  before: string | null,
  after: string,
): Statement[] => [
  {
    sql: 'UPDATE organization SET user_id = ? WHERE organization_id = ? AND is_delete = 0',
    params: [after, organizationId],
  },
  auditEntry({ userId: by, action: 'owner', table: 'organization', itemId: organizationId, before, after }),
];
