import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { isDelete, key } from './columns.ts';

/** Named groups of staff (core§6, staff studios): a label, which grants nothing. */
export const workGroups = sqliteTable('work_group', {
  id: key('id'),
  name: text('name').notNull(),
  nameEn: text('name_en'),
  /** Comma-separated: whoever holds one of them belongs to the group. */
  authorities: text('authorities').notNull().default(''),
  sort: integer('sort').notNull().default(0),
  isDelete: isDelete(),
});
