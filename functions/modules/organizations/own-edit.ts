import { EDIT, type OwnEdit } from '../../../db/contract/organization-edits.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { assertChanged, type Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { wrote } from '../../platform/guarded.ts';
import { shownName } from '../../platform/masked-account.ts';
import type { Row } from '../../platform/sql.ts';
import { differences, givenOf } from '../../tables/items/proposals.ts';
import { OWN_EDIT } from '../../tables/organization-edits.ts';
import { checkAdministrator, edits } from './access.ts';

interface EditRow extends Omit<OwnEdit, 'changes'> {
  given: string;
}

/**
 * What administrators changed of an organisation and a reviewer has not approved.
 * @returns null where nothing waits and nothing was returned
 * @throws AppError 401 without a user, 404 for others than its administrators and staff
 */
export async function ownEdit(db: Database, caller: Caller, organizationId: string): Promise<OwnEdit | null> {
  userIdOf(caller);
  if (!edits(caller, organizationId)) throw notFound();
  const [organizations = [], rows = []] = await db.batch<unknown>([
    { sql: 'SELECT * FROM organization WHERE organization_id = ? AND is_delete = 0', params: [organizationId] },
    {
      sql: `SELECT p.given, p.state, p.opinion, p.add_time, p.decide_time, nullif(${shownName('u')}, '') AS user_name
            FROM organization_proposal p LEFT JOIN user u ON u.user_id = p.user_id
            WHERE p.item_id = ? AND p.part = '${OWN_EDIT}'`,
      params: [organizationId],
    },
  ]);
  const record = organizations[0] as Row | undefined;
  if (!record) throw notFound();
  const row = rows[0] as EditRow | undefined;
  if (!row) return null;
  const { given, ...shown } = row;
  return { ...shown, changes: differences(record, givenOf({ given })) };
}

/**
 * Takes back an edit that was not approved: the organisation stays as the public knows it.
 * @throws AppError 401 without a user, 404 for others than its administrators
 */
export async function withdrawEdit(db: Database, caller: Caller, organizationId: string): Promise<{ changed: number }> {
  const userId = checkAdministrator(caller, organizationId);
  const written = await wrote(db, [
    {
      sql: `DELETE FROM organization_proposal WHERE item_id = ? AND part = '${OWN_EDIT}' AND state IN (${EDIT.waiting}, ${EDIT.returned})`,
      params: [organizationId],
    },
    assertChanged(),
    auditEntry({ userId, action: 'propose', table: 'organization', itemId: organizationId }),
  ]);
  return { changed: Number(written) };
}
