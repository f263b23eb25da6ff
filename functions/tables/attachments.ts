import { eq, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { ATTACHMENT_TYPES } from '../../db/contract/attachments.ts';
import { PUBLISHED } from '../../db/contract/items.ts';
import { attachments } from '../../db/schema/attachments.ts';
import { storedAddress, storedFiles } from '../data/files.ts';
import { partsChanged } from '../data/hooks/items.ts';
import type { WriteContext } from '../data/hooks.ts';
import type { Policy, Rule } from '../data/policy.ts';
import type { Row } from '../data/row.ts';
import { allOf, anyOf, exists, idOf, living, signedIn } from '../data/rules.ts';
import { closeTables, defineTable } from '../data/table.ts';
import type { Caller } from '../platform/caller.ts';
import { invalid } from '../platform/errors.ts';
import { clinic_case } from './clinic.ts';
import { innovate, news } from './content.ts';
import { course } from './courses.ts';
import { xuqiu } from './demands.ts';
import { zhuanjia } from './experts.ts';
import { meeting } from './meetings.ts';
import { yuanqu } from './parks.ts';
import { chanpin } from './products.ts';
import { project, project_news } from './programme.ts';
import { xiangmu } from './projects.ts';
import { chengguo } from './results.ts';

type Verb = 'read' | 'update';

type Item = (verb: Verb, caller: Caller, id: SQL | string | SQLiteColumn) => Rule;

/** Whether an item of one table may be read or written; ids are unique across tables (decision 19). */
const item =
  <T extends SQLiteTable>(policy: Policy<T>, key: (row: T) => SQLiteColumn): Item =>
  (verb, caller, id) =>
    exists(policy.table, (row) => {
      const allowed = policy[verb](caller, row, {});
      return allowed === false ? false : allOf(eq(key(row), id), allowed);
    });

// The most frequent kinds first: the search ends at the first that holds.
const ITEMS: readonly Item[] = [
  item(chengguo, (row) => row.id),
  item(xuqiu, (row) => row.id),
  item(project, (row) => row.id),
  item(yuanqu, (row) => row.id),
  item(project_news, (row) => row.id),
  item(zhuanjia, (row) => row.id),
  item(chanpin, (row) => row.id),
  item(xiangmu, (row) => row.id),
  item(news, (row) => row.id),
  item(innovate, (row) => row.id),
  item(course, (row) => row.id),
  item(meeting, (row) => row.id),
  item(clinic_case, (row) => row.id),
];

const may = (verb: Verb, caller: Caller, id: string | SQLiteColumn) =>
  anyOf(...ITEMS.map((allowed) => allowed(verb, caller, id)));

const writes = (caller: Caller, t: typeof attachments) =>
  signedIn(caller) && allOf(living(t), may('update', caller, t.itemId));

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

/** Attachments (core§3): read with their item, written by who may write the item itself (decision 31). */
export const attachment_relation = defineTable({
  table: attachments,
  key: 'id',
  aliases: ['attachment'],
  read: (caller, t) => allOf(living(t), may('read', caller, t.itemId)),
  // Ids are unique across tables: one of them has the item, and to experts its project costs their own row as well.
  readCost: 2,
  create: (caller, row) => {
    const id = idOf(row.item_id);
    return signedIn(caller) && id !== null && may('update', caller, id);
  },
  update: writes,
  remove: writes,
  writable: (caller) => (signedIn(caller) ? ['type', 'item_id', 'file_name', 'file_path', 'file_suffix', 'size'] : []),
  fixed: ['item_id'],
  derived: ['id', 'add_time', 'is_delete'],
  // Files of a result or a demand are part of what is audited.
  hooks: {
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
  },
});

/** Stored files, which attachments and texts name. */
export const uploads = closeTables('upload', 'upload_use');
