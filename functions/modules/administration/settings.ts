import type { SettingInput } from '../../../db/contract/administration.ts';
import { isQuietHours } from '../../../db/contract/pushes.ts';
import { projectDatabase } from '../../../db/contract/subscriptions.ts';
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

function isRegionList(value: string): boolean {
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) && list.every((code) => typeof code === 'string' && /^\d{6}$/.test(code));
  } catch {
    return false;
  }
}

function isDatabaseList(value: string): boolean {
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) && list.length === 6 && list.every((each) => projectDatabase.safeParse(each).success);
  } catch {
    return false;
  }
}

/** Settings that pages compute with; every other one is a text. */
const FORMS: Readonly<Record<string, (value: string) => boolean>> = {
  'project-regions': isRegionList,
  'wechat-rate-per-second': (value) => /^[1-9]\d{0,3}$/.test(value),
  'subscription-weekly-pushes': (value) => /^\d{1,2}$/.test(value),
  'push-quiet-hours': isQuietHours,
  'wx-follow-url': (value) => value === '' || isWebAddress(value),
  'project-databases': isDatabaseList,
  'approved-map-picture': (value) => value === '' || isWebAddress(value),
  'listing-months': (value) => /^[1-9]\d{0,2}$/.test(value),
  'deal-step-days': (value) => /^\d{1,3}$/.test(value),
  'publishing-hourly': (value) => /^\d{1,6}$/.test(value),
  'publishing-daily': (value) => /^\d{1,6}$/.test(value),
  'sms-daily': (value) => /^\d{1,7}$/.test(value),
  'sms-daily-invitations': (value) => /^\d{1,7}$/.test(value),
  'push-approval': (value) => /^[01]$/.test(value),
  'second-factor-required': (value) => /^[01]$/.test(value),
  'upload-daily-mb': (value) => /^[1-9]\d{0,5}$/.test(value),
  'upload-server-host': (value) => value === '' || isWebAddress(value),
};

/**
 * Changes one setting that exists; the log keeps both values.
 * @throws AppError 404, 409 when it was changed meanwhile, 422 for a value that pages cannot compute with
 */
export async function changeSetting(db: Database, caller: Caller, { id, value }: SettingInput): Promise<Setting> {
  const userId = userIdOf(caller);
  const before = await db.first<Setting>('SELECT id, value FROM setting WHERE id = ?', [id]);
  if (!before) throw notFound();
  if (FORMS[id]?.(value) === false) throw invalid([{ field: 'value', code: 'invalid_value' }]);
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
