import type { Caller } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { newId } from '../../../platform/random.ts';
import { isRecipient, readReceived } from '../access.ts';

/**
 * Notes that an organisation opened its push, the first time; what operators look at themselves does not count.
 * @throws AppError 404
 */
export async function openPush(
  db: Database,
  caller: Caller,
  key: { push_id: string; org_id: string },
): Promise<{ opened: boolean }> {
  const row = await readReceived(db, caller, key);
  const looking = caller.authorities.has('push-admin') || caller.authorities.has('admin');
  if ((looking && !isRecipient(caller, row)) || row.seen === 0) return { opened: false };
  const at = now();
  const changed = await db.run(
    `INSERT INTO push_answer (id, push_id, org_id, item_id, answer, opened_time, version, add_time)
     VALUES (?, ?, ?, '', '', ?, 0, ?)
     ON CONFLICT (push_id, org_id, item_id) DO UPDATE SET opened_time = excluded.opened_time WHERE opened_time IS NULL`,
    [newId(), row.id, row.org_id, at, at],
  );
  return { opened: changed > 0 };
}
