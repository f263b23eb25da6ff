import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, isDelete, key, seconds } from './columns.ts';

/** A choice of organisations by what they are and did, kept under a name; all operators share them. */
export const pushAudiences = sqliteTable(
  'push_audience',
  {
    id: key('id'),
    name: text('name').notNull(),
    /** JSON of the conditions (`audienceFilter`). */
    filter: text('filter').notNull(),
    addUser: text('add_user'),
    addTime: addTime(),
    updateTime: seconds('update_time'),
    version: integer('version').notNull().default(1),
    isDelete: isDelete(),
  },
  (t) => [uniqueIndex('push_audience_name').on(t.name).where(sql`${t.isDelete} = 0`)],
);
