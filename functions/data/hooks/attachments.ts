import { ATTACHMENT_TYPES, objectKeyOf } from '../../../db/contract/attachments.ts';
import { invalid } from '../../platform/errors.ts';
import { isWebAddress } from '../../platform/sanitize.ts';
import type { TableHooks, WriteContext } from '../hooks.ts';
import { ITEMS } from '../publishing.ts';
import type { Row } from '../row.ts';
import { partsChanged } from './items.ts';

const items = Object.values(ITEMS);
const parentsOf = (rows: Row[]) => rows.map(({ item_id }) => item_id);

function checkForm(rows: Row[]): void {
  for (const row of rows) {
    if (row.type !== undefined && !ATTACHMENT_TYPES.some((type) => type === row.type)) {
      throw invalid([{ field: 'type', code: 'invalid_value' }]);
    }
    if (row.file_path !== undefined && !isWebAddress(row.file_path)) {
      throw invalid([{ field: 'file_path', code: 'invalid_value' }]);
    }
  }
}

/** What an upload verified stands above what the client says of the file (design 8). */
async function takeFromUploads(rows: Row[], { db }: WriteContext): Promise<void> {
  const keys = rows.map((row) => objectKeyOf(String(row.file_path ?? '')));
  const sql = `SELECT object_key, size FROM upload WHERE complete_time IS NOT NULL AND object_key IN (SELECT value FROM json_each(?))`;
  const wanted = keys.filter((key) => key !== null);
  const found =
    wanted.length > 0 ? await db.all<{ object_key: string; size: number }>(sql, [JSON.stringify(wanted)]) : [];
  const sizes = new Map(found.map(({ object_key, size }) => [object_key, size]));
  rows.forEach((row, place) => {
    const key = keys[place] ?? '';
    const size = sizes.get(key);
    if (size === undefined) return;
    row.file_path = `/files/${key}`;
    row.file_suffix = key.slice(key.lastIndexOf('.') + 1);
    row.size = size;
  });
}

/** Attachments: files of a result or a demand are part of what is audited. */
export const attachment: TableHooks = {
  parent: 'item_id',
  required: { file_name: 'required', file_path: 'required' },
  maxima: { file_name: 255, file_path: 2000, file_suffix: 20 },
  beforeAdd: async (rows, context) => {
    checkForm(rows);
    await takeFromUploads(rows, context);
    return partsChanged(items, parentsOf(rows), context);
  },
  beforePut: async (rows, changes, context) => {
    checkForm([changes]);
    if (changes.file_path !== undefined) await takeFromUploads([changes], context);
    return partsChanged(items, parentsOf(rows), context);
  },
  beforeRemove: (rows, context) => partsChanged(items, parentsOf(rows), context),
};
