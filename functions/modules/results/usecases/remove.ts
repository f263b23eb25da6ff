import { auditEntry } from '../../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, isStale } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { update } from '../../../platform/sql.ts';
import { withdrawStatements } from '../../publications/statements.ts';
import { readResult, unchanged } from '../working.ts';
import { checkWriter } from './edit.ts';

/**
 * Deletes a result: the row stays with `is_delete` 1, the public version goes (core§7, ruling 13).
 * @throws AppError 404 for results of others, 409 when somebody changed it meanwhile
 */
export async function removeResult(db: Database, caller: Caller, id: string): Promise<{ changed: number }> {
  const userId = userIdOf(caller);
  const row = await readResult(db, id);
  checkWriter(caller, row);
  try {
    await db.batch([
      update('chengguo', { is_delete: 1, update_time: now(), version: row.version + 1 }, unchanged(row)),
      assertChanged(),
      ...withdrawStatements('result', id),
      auditEntry({ userId, action: 'delete', table: 'chengguo', itemId: id, before: row.audit_status }),
    ]);
  } catch (error) {
    throw isStale(error) ? new AppError(409, 'conflict') : error;
  }
  return { changed: 1 };
}
