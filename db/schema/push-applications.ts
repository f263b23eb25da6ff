import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, key, seconds } from './columns.ts';

/** A publisher's wish that the platform pushes an item; at most one of an item is under way. */
export const pushApplications = sqliteTable(
  'push_application',
  {
    id: key('id'),
    itemType: integer('item_type').notNull(),
    itemId: text('item_id').notNull(),
    /** Who asks. */
    addUser: text('add_user').notNull(),
    /** applied | confirmed | declined | pushed. */
    state: text('state').notNull().default('applied'),
    /** To whom it should go, in the publisher's words. */
    remark: text('remark'),
    /** Why it was declined. */
    reason: text('reason'),
    addTime: addTime(),
    decideUser: text('decide_user'),
    decideTime: seconds('decide_time'),
    /** When a push of the item reached somebody. */
    pushTime: seconds('push_time'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('push_application_open').on(t.itemType, t.itemId).where(sql`${t.state} IN ('applied','confirmed')`),
    index('push_application_item').on(t.itemId, t.addTime),
    index('push_application_state').on(t.itemType, t.state, t.addTime),
    index('push_application_user').on(t.addUser),
  ],
);
