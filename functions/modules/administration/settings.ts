import type { SettingInput } from '../../../db/contract/administration.ts';
import { runOperations } from '../../data/write.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { type Page, pageOf } from '../../platform/envelope.ts';

interface Setting {
  id: string;
  value: string | null;
}

/** All settings (core§3), by their ids. */
export async function settings(db: Database): Promise<Page<Setting>> {
  const records = await db.all<Setting>('SELECT id, value FROM setting ORDER BY id LIMIT 200');
  return pageOf(records, 1, 200, records.length);
}

/**
 * Changes one setting that exists, as the table service does; the log keeps both values.
 * @throws AppError 404, 409 when it was changed meanwhile, 422 for a value that pages cannot compute with
 */
export async function changeSetting(
  db: Database,
  env: Env,
  caller: Caller,
  { id, value }: SettingInput,
  address: string,
): Promise<Setting> {
  await runOperations([{ op: 'put', table: 'setting', data: { value }, where: { id } }], caller, db, env, address);
  return { id, value };
}
