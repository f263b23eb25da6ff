import type { TakeoverInput } from '../../../db/contract/attribution-calls.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { assertChanged, type Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { wrote } from '../../platform/guarded.ts';
import { hasLeft, stillAdministers } from '../../tables/memberships.ts';
import { factsOf } from '../items/lists/review-facts.ts';

/**
 * Makes an administrator the publisher of an item in the organisation's name whose publisher has left it (decision 450): edits, listing,
 * feedback and reviews are theirs from then on, and what is public stays as it is. Experts are people: nobody takes them over.
 * @throws AppError 401 without a user, 404 for others than its administrators, for what they do not read, and where nobody has left
 */
export async function takeOver(
  db: Database,
  caller: Caller,
  { organization_id, item_type, id }: TakeoverInput,
): Promise<{ id: string }> {
  const userId = userIdOf(caller);
  const facts = factsOf(item_type);
  if (facts.kind === 'expert' || !caller.adminOrganizationIds.includes(organization_id)) throw notFound();
  const administers = stillAdministers(organization_id, userId);
  const taken = await wrote(db, [
    auditEntry({ userId, action: 'take-over', table: facts.noun, itemId: id }),
    {
      sql: `UPDATE ${facts.noun} AS c SET add_user = ? WHERE c.${facts.key} = ? AND c.unit = ? AND c.is_delete = 0
              AND (c.add_time >= ? OR ${facts.isPublic}) AND ${hasLeft('c.unit', 'c.add_user')} AND ${administers.sql}`,
      params: [userId, id, organization_id, caller.readFrom.get(organization_id) ?? 0, ...(administers.params ?? [])],
    },
    assertChanged(),
  ]);
  if (!taken) throw notFound();
  return { id };
}
