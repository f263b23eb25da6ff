import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/random.ts';
import { isAddressed, readReceived } from './access.ts';

/**
 * Notes that an organisation opened its push, the first time. Whom the message was addressed to counts: links of pushes can
 * be guessed and sent on, and operators look at them.
 * @throws AppError 401 without a user, 404
 */
export async function openPush(
  db: Database,
  caller: Caller,
  key: { push_id: string; org_id: string },
): Promise<{ opened: boolean }> {
  userIdOf(caller);
  const row = await readReceived(db, caller, key);
  if (!isAddressed(caller, row) || row.seen === 0) return { opened: false };
  const at = now();
  const changed = await db.run(
    `INSERT INTO push_answer (id, push_id, org_id, item_id, answer, opened_time, version, add_time)
     VALUES (?, ?, ?, '', '', ?, 0, ?)
     ON CONFLICT (push_id, org_id, item_id) DO UPDATE SET opened_time = excluded.opened_time WHERE opened_time IS NULL`,
    [newId(), row.id, row.org_id, at, at],
  );
  return { opened: changed > 0 };
}
