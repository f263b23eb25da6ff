import type { SettingInput } from '../../../db/contract/administration.ts';
import { isSettingValue, settingFacts } from '../../../db/contract/settings.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { assertChanged, type Database, isStale } from '../../platform/database.ts';
import { type Page, pageOf } from '../../platform/envelope.ts';
import { AppError, invalid, notFound } from '../../platform/errors.ts';
import { isWebAddress } from '../../platform/sanitize.ts';

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
 * Changes one setting that exists; the log keeps both values.
 * @throws AppError 404, 409 when it was changed meanwhile, 422 for a value that pages cannot compute with
 */
export async function changeSetting(db: Database, caller: Caller, { id, value }: SettingInput): Promise<Setting> {
  const userId = userIdOf(caller);
  const before = await db.first<Setting>('SELECT id, value FROM setting WHERE id = ?', [id]);
  if (!before) throw notFound();
  const facts = settingFacts(id);
  if (facts && !isSettingValue(facts, value, isWebAddress)) throw invalid([{ field: 'value', code: 'invalid_value' }]);
  try {
    await db.batch([
      { sql: 'UPDATE setting SET value = ? WHERE id = ? AND value IS ?', params: [value, id, before.value] },
      assertChanged(),
      auditEntry({ userId, action: 'setting', table: 'setting', itemId: id, before: before.value, after: value }),
    ]);
  } catch (error) {
    throw isStale(error) ? new AppError(409, 'conflict') : error;
  }
  // Public pages show some of them.
  db.publicChanged = true;
  return { id, value };
}
