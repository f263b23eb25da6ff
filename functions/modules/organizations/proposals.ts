import { AUDIT } from '../../../db/contract/limits.ts';
import type { OrganizationProposal, ProposalDecision } from '../../../db/contract/organization-proposals.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { assertChanged, type Database, type Statement } from '../../platform/database.ts';
import { decideOnce } from '../../platform/decision.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { shownName } from '../../platform/masked-account.ts';
import { type Row, update } from '../../platform/sql.ts';
import { changedEntry, differences, givenOf } from '../../tables/items/proposals.ts';
import { isReviewed, keepEdits, takeReviewed } from '../../tables/organization-edits.ts';
import { edits } from './access.ts';

const LISTED = 50;

interface ListedRow extends Omit<OrganizationProposal, 'changes'> {
  given: string;
}

const selectOrganization = (id: string): Statement => ({
  sql: 'SELECT * FROM organization WHERE organization_id = ? AND is_delete = 0',
  params: [id],
});

function check(caller: Caller, organizationId: string): string {
  const userId = userIdOf(caller);
  if (!edits(caller, organizationId)) throw notFound();
  return userId;
}

/**
 * What submissions of living items would change of an organisation, newest first.
 * @throws AppError 401 without a user, 404 for others than its administrators and staff
 */
export async function organizationProposals(
  db: Database,
  caller: Caller,
  organizationId: string,
): Promise<OrganizationProposal[]> {
  check(caller, organizationId);
  const [organizations = [], rows = []] = await db.batch<unknown>([
    selectOrganization(organizationId),
    {
      sql: `SELECT p.item_id, p.part, p.item_type, p.given, p.add_time, coalesce(c.name, x.name) AS item_name,
              coalesce(c.audit_status, x.audit_status) AS audit_status, nullif(${shownName('u')}, '') AS user_name
            FROM organization_proposal p
            LEFT JOIN chengguo c ON p.item_type = 1 AND c.chengguo_id = p.item_id AND c.is_delete = 0
            LEFT JOIN xuqiu x ON p.item_type = 2 AND x.xuqiu_id = p.item_id AND x.is_delete = 0
            LEFT JOIN user u ON u.user_id = p.user_id
            WHERE p.organization_id = ? AND coalesce(c.name, x.name) IS NOT NULL
            ORDER BY p.add_time DESC, p.item_id LIMIT ${LISTED}`,
      params: [organizationId],
    },
  ]);
  const record = organizations[0] as Row | undefined;
  if (!record) throw notFound();
  return (rows as ListedRow[])
    .map(({ given, ...row }) => ({ ...row, changes: differences(record, givenOf({ given })) }))
    .filter(({ changes }) => changes.length > 0);
}

/**
 * Takes over what a submission said of an organisation, or lets it go. What no reviewer has passed with the submission waits for
 * one, as an edit of the administrator's own does.
 * @throws AppError 401 without a user, 404 for others than its administrators and staff or when there is no such proposal, 409
 * when other values came meanwhile
 */
export async function decideProposal(
  db: Database,
  caller: Caller,
  { organization_id: id, item_id, part, add_time, accept }: ProposalDecision,
): Promise<{ accepted: boolean; waits: boolean }> {
  const userId = check(caller, id);
  const key = [item_id, part, id, add_time];
  const where = 'item_id = ? AND part = ? AND organization_id = ? AND add_time = ?';
  const [organizations = [], proposals = []] = await db.batch<unknown>([
    selectOrganization(id),
    {
      sql: `SELECT given, coalesce((SELECT c.audit_status FROM chengguo c WHERE item_type = 1 AND c.chengguo_id = item_id),
              (SELECT x.audit_status FROM xuqiu x WHERE item_type = 2 AND x.xuqiu_id = item_id)) AS audit_status
            FROM organization_proposal WHERE ${where} AND state = 0`,
      params: key,
    },
  ]);
  const record = organizations[0] as Row | undefined;
  const proposal = proposals[0] as { given: string; audit_status: number | null } | undefined;
  if (!record || !proposal) throw notFound();
  const values = givenOf(proposal);
  const passed = proposal.audit_status === AUDIT.approved || !isReviewed(caller);
  const reviewed = accept && !passed ? takeReviewed(values) : {};
  const kept =
    Object.keys(reviewed).length > 0
      ? await keepEdits(db, userId, [record], reviewed, now())
      : { statements: [], waits: false };
  const applies = accept && Object.keys(values).length > 0;
  const counts = await decideOnce(db, {
    guarded: {
      sql: `DELETE FROM organization_proposal WHERE ${where} AND given = ?`,
      params: [...key, proposal.given],
    },
    follows: [
      ...kept.statements,
      ...(applies
        ? [
            update('organization', values, { sql: 'organization_id = ? AND is_delete = 0', params: [id] }),
            assertChanged(),
          ]
        : []),
    ],
    told: [],
    log: applies ? [changedEntry(userId, id, record, values)] : [],
  });
  if (!counts) throw new AppError(409, 'conflict');
  db.publicChanged = true;
  return { accepted: accept, waits: kept.waits };
}
