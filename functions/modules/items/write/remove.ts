import { PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { wrote } from '../../../platform/guarded.ts';
import { update } from '../../../platform/sql.ts';
import { removalStatements } from '../../../tables/items/lifecycle.ts';
import { readWritable, unchanged } from '../../../tables/items/working.ts';

/**
 * Deletes an item: the row stays with `is_delete` 1, the public version goes (core§7, decision 13).
 * @throws AppError 404 for items of others and deleted ones, 409 when somebody changed it meanwhile
 */
export async function removeItem(
  db: Database,
  caller: Caller,
  kind: PublishedKind,
  id: string,
): Promise<{ changed: number }> {
  userIdOf(caller);
  const row = await readWritable(db, caller, kind, id);
  const { noun } = PUBLISHED[kind];
  const written = await wrote(db, [
    update(noun, { is_delete: 1, update_time: now(), version: row.version + 1 }, unchanged(kind, row)),
    assertChanged(),
    ...removalStatements(kind, row, caller),
  ]);
  if (!written) {
    // A first try whose answer was lost may have ended meanwhile: then there is nothing left to delete.
    await readWritable(db, caller, kind, id);
    throw new AppError(409, 'conflict');
  }
  return { changed: 1 };
}
