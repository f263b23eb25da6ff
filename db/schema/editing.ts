import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, key } from './columns.ts';

/** What editors wrote of a row that everybody reads, as it stood after each change (decision 133). */
export const contentVersions = sqliteTable(
  'content_version',
  {
    id: key('id'),
    tableName: text('table_name').notNull(),
    itemId: text('item_id').notNull(),
    version: integer('version').notNull(),
    /** JSON object of the written columns; what is not in it was empty. */
    content: text('content').notNull(),
    /** Empty of what stood there before versions were kept. */
    addUser: text('add_user'),
    addTime: addTime(),
  },
  (t) => [uniqueIndex('content_version_of').on(t.tableName, t.itemId, t.version)],
);

/** How somebody narrows a list of the workplace, under a name, to come back to. */
export const savedFilters = sqliteTable(
  'saved_filter',
  {
    id: key('id'),
    userId: text('user_id').notNull(),
    /** Path of the list. */
    page: text('page').notNull(),
    name: text('name').notNull(),
    /** Query of its address, without what says the page's number. */
    search: text('search').notNull(),
    addTime: addTime(),
  },
  (t) => [
    uniqueIndex('saved_filter_name').on(t.userId, t.page, t.name),
    index('saved_filter_user').on(t.userId, t.page, t.addTime),
  ],
);
