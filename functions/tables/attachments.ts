import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { ATTACHMENT_TYPES } from '../../db/contract/attachments.ts';
import { PUBLISHED, UNVERSIONED } from '../../db/contract/items.ts';
import { attachments } from '../../db/schema/attachments.ts';
import { servedTables } from '../data/catalog.ts';
import { storedAddress, storedFiles } from '../data/files.ts';
import type { Demand, WriteContext } from '../data/hooks.ts';
import type { Rule } from '../data/policy.ts';
import type { Row } from '../data/row.ts';
import { allOf, anyOf, exists, idOf, living, signedIn } from '../data/rules.ts';
import { closeTables, defineTable, FORMS } from '../data/table.ts';
import type { Caller } from '../platform/caller.ts';
import { invalid } from '../platform/errors.ts';
import { partsChanged } from './items/hooks.ts';
import { requiredStay } from './programme/files.ts';
import { openly } from './published.ts';

/** Whether the item that an id names may be read or written; ids are unique across tables (decision 19). */
const may = (verb: 'read' | 'update', caller: Caller, id: string | SQLiteColumn): Rule =>
  anyOf(
    ...servedTables()
      .filter(({ policy }) => policy.item)
      .map(({ policy, key }) =>
        exists(policy.table, (row) => {
          const rule = verb === 'read' ? (policy.files ?? policy.read) : policy.update;
          const allowed = rule(caller, row, {});
          const own = Object.values(getTableColumns(row)).find(({ name }) => name === key.name);
          return allowed === false || !own ? false : allOf(eq(own, id), allowed);
        }),
      ),
  );

const writes = (caller: Caller, t: typeof attachments) =>
  signedIn(caller) && allOf(living(t), may('update', caller, t.itemId));

const items = Object.values(PUBLISHED).map(({ kind }) => kind);
const filesChanged = (rows: Row[], context: WriteContext) =>
  partsChanged(
    items,
    rows.map(({ item_id }) => item_id),
    context,
    UNVERSIONED,
  );

/** Files that go, or are of another kind from now on. */
function filesGone(rows: Row[], context: WriteContext): Demand {
  const [changed, stays] = [filesChanged(rows, context), requiredStay(rows)];
  return { ...changed, last: [...(changed.last ?? []), ...(stays.last ?? [])] };
}

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

/** Files of classified items are for their own people. */
const notOfSecrets = (caller: Caller, alias: string): SQL =>
  sql.join(
    (['chengguo', 'xuqiu'] as const).map((item) => {
      const key = sql.identifier(`${item}_id`);
      return sql`NOT EXISTS (SELECT 1 FROM ${sql.identifier(item)} AS "s" WHERE "s".${key} = ${sql.identifier(alias)}."item_id" AND NOT ${openly(item)(caller, 's')})`;
    }),
    sql` AND `,
  );

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
  writable: (caller) =>
    signedIn(caller) ? ['type', 'item_id', 'file_name', 'file_path', 'file_suffix', 'size', 'kind'] : [],
  fixed: ['item_id'],
  names: { item_id: 'filed', kind: ['project_round_file'] },
  additions: FORMS,
  lends: { files: ['file_path'], also: notOfSecrets },
  // Files of an item are part of what is audited.
  hooks: {
    parent: 'item_id',
    required: { file_name: 'required', file_path: 'required' },
    maxima: { file_name: 255, file_path: 2000, file_suffix: 20, kind: 50 },
    beforeAdd: async (rows, context) => {
      checkTypes(rows);
      await takeFromUploads(rows, [], context);
      return filesChanged(rows, context);
    },
    beforePut: async (rows, changes, context) => {
      checkTypes([changes]);
      if (changes.file_path !== undefined) await takeFromUploads([changes], rows, context);
      return 'kind' in changes ? filesGone(rows, context) : filesChanged(rows, context);
    },
    beforeRemove: filesGone,
  },
});

/** Stored files, which attachments and texts name. */
export const uploads = closeTables(['upload', 'upload_use']);
