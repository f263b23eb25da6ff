import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { addTime, isDelete, key } from './columns.ts';

/** Attachment relation (core§3): type is enclosure, build_docs or covers; item_id is unique across tables (decision 19). */
export const attachments = sqliteTable(
  'attachment_relation',
  {
    id: key('id'),
    type: text('type').notNull(),
    itemId: text('item_id').notNull(),
    fileName: text('file_name').notNull(),
    filePath: text('file_path').notNull(),
    fileSuffix: text('file_suffix'),
    size: integer('size').notNull().default(0),
    /** Row of `project_round_file`: what the file is among those that a declaration must hold; empty: any other. */
    kind: text('kind'),
    addTime: addTime(),
    isDelete: isDelete(),
  },
  (t) => [index('attachment_relation_item').on(t.itemId, t.type), index('attachment_relation_path').on(t.filePath)],
);
