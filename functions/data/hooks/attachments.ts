import { ATTACHMENT_TYPES } from '../../../db/contract/attachments.ts';
import { PUBLISHED } from '../../../db/contract/items.ts';
import { invalid } from '../../platform/errors.ts';
import { storedAddress, storedFiles } from '../files.ts';
import type { TableHooks, WriteContext } from '../hooks.ts';
import type { Row } from '../row.ts';
import { partsChanged } from './items.ts';

const items = Object.values(PUBLISHED);
const parentsOf = (rows: Row[]) => rows.map(({ item_id }) => item_id);

function checkTypes(rows: Row[]): void {
  for (const row of rows) {
    if (row.type !== undefined && !ATTACHMENT_TYPES.some((type) => type === row.type)) {
      throw invalid([{ field: 'type', code: 'invalid_value' }]);
    }
  }
}

/** What an upload verified stands above what the client says of the file (house 8). */
async function takeFromUploads(rows: Row[], before: Row[], context: WriteContext): Promise<void> {
  const files = await storedFiles(
    rows.map((row, place) => ({
      field: rows.length > 1 ? `${place}.file_path` : 'file_path',
      address: String(row.file_path ?? ''),
      item: String(row.item_id ?? before[0]?.item_id ?? ''),
      before: before.map(({ file_path }) => file_path),
    })),
    context,
  );
  rows.forEach((row, place) => {
    const { object_key, size } = files[place] ?? { object_key: '', size: null };
    row.file_path = storedAddress(object_key);
    row.file_suffix = object_key.slice(object_key.lastIndexOf('.') + 1);
    if (size !== null) row.size = size;
  });
}

/** Attachments: files of a result or a demand are part of what is audited. */
export const attachment: TableHooks = {
  parent: 'item_id',
  required: { file_name: 'required', file_path: 'required' },
  maxima: { file_name: 255, file_path: 2000, file_suffix: 20 },
  beforeAdd: async (rows, context) => {
    checkTypes(rows);
    await takeFromUploads(rows, [], context);
    return partsChanged(items, parentsOf(rows), context);
  },
  beforePut: async (rows, changes, context) => {
    checkTypes([changes]);
    if (changes.file_path !== undefined) await takeFromUploads([changes], rows, context);
    return partsChanged(items, parentsOf(rows), context);
  },
  beforeRemove: (rows, context) => partsChanged(items, parentsOf(rows), context),
};
