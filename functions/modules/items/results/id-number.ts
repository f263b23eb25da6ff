import { auditEntry } from '../../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { wholeIdNumber } from '../../../platform/id-number.ts';
import { checkWriter, readItem } from '../../../tables/items/working.ts';
import { requireFresh } from '../../accounts/session/fresh.ts';

/**
 * The whole identity number of a result, for its publisher and the auditors who review it; each look is logged before it is
 * answered.
 * @param token of the session that the call came with: a stolen session alone learns none
 * @throws AppError 401 without a user, 404 for results of others, 428 without a fresh password
 */
export async function lookAtIdNumber(
  db: Database,
  env: Env,
  caller: Caller,
  id: string,
  token: string | undefined,
): Promise<{ id_number: string | null }> {
  const userId = userIdOf(caller);
  const row = await readItem(db, 'result', id);
  checkWriter(caller, 'result', row);
  await requireFresh(db, token);
  const whole = wholeIdNumber(env, row.id_number);
  await db.batch([auditEntry({ userId, action: 'look-id-number', table: 'chengguo', itemId: id })]);
  return { id_number: whole };
}
