import { PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, isStale } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { update } from '../../../platform/sql.ts';
import { dropProposals } from '../../organizations/item-proposals.ts';
import { withdrawStatements } from '../public/statements.ts';
import { checkWriter, readItem, unchanged } from './working.ts';

/**
 * Deletes an item: the row stays with `is_delete` 1, the public version goes (core§7, decision 13).
 * @throws AppError 404 for items of others, 409 when somebody changed it meanwhile
 */
export async function removeItem(
  db: Database,
  caller: Caller,
  kind: PublishedKind,
  id: string,
): Promise<{ changed: number }> {
  const userId = userIdOf(caller);
  const row = await readItem(db, kind, id);
  checkWriter(caller, kind, row);
  const { noun } = PUBLISHED[kind];
  try {
    await db.batch([
      update(noun, { is_delete: 1, update_time: now(), version: row.version + 1 }, unchanged(kind, row)),
      assertChanged(),
      ...withdrawStatements(kind, id),
      dropProposals(id),
      auditEntry({ userId, action: 'delete', table: noun, itemId: id, before: row.audit_status }),
    ]);
  } catch (error) {
    throw isStale(error) ? new AppError(409, 'conflict') : error;
  }
  return { changed: 1 };
}
