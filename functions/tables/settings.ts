import { isSettingValue, SETTINGS, settingFacts } from '../../db/contract/settings.ts';
import { settings } from '../../db/schema/reference.ts';
import type { WriteContext } from '../data/hooks.ts';
import type { Row } from '../data/row.ts';
import { among, nobody, staff } from '../data/rules.ts';
import { auditEntry } from '../platform/audit-log.ts';
import { userIdOf } from '../platform/caller.ts';
import type { Statement } from '../platform/database.ts';
import { invalid } from '../platform/errors.ts';
import { isWebAddress } from '../platform/sanitize.ts';
import { edited } from './patterns.ts';

const PUBLIC = Object.keys(SETTINGS).filter((id) => settingFacts(id)?.isPublic);

const bad = (field: string) => invalid([{ field, code: 'invalid_value' }]);

/** Stops the batch where a setting is no longer what the log would say that it was. */
const stillSo = ({ id, value }: Row): Statement => ({
  sql: `SELECT CASE WHEN EXISTS (SELECT 1 FROM setting WHERE id = ? AND value IS ?) THEN 1 ELSE json('stale') END`,
  params: [id, value],
});

/** A value with which pages can compute, whichever call brings it; the log keeps both values. */
function changed(rows: Row[], changes: Row, { caller, db }: WriteContext) {
  if (typeof changes.value !== 'string') throw bad('value');
  const value = changes.value.trim();
  changes.value = value;
  for (const { id } of rows) {
    const facts = settingFacts(String(id));
    if (!facts) throw bad('id');
    if (!isSettingValue(facts, value, isWebAddress)) throw bad('value');
  }
  // Public pages show some of them.
  db.publicChanged = true;
  const userId = userIdOf(caller);
  const entry = ({ id, value: before }: Row) =>
    auditEntry({
      ...{ userId, action: 'setting', table: 'setting', itemId: String(id) },
      ...{ before: before as string | null, after: value },
    });
  return { before: rows.map(stillSo), after: rows.map(entry) };
}

/** Settings (core§3): which there are follows from the reference data, administrators change their values. */
export const setting = edited(settings, 'id', ['value'], {
  by: 'admin',
  aliases: ['settings'],
  read: (caller, t) => staff('admin')(caller) || among(t.id, PUBLIC),
  create: nobody,
  remove: nobody,
  shared: true,
  lends: { files: ['value'] },
  hooks: { maxima: { value: 10_000 }, beforePut: changed },
});
