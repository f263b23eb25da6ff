import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, key, seconds } from './columns.ts';

/** How many items an account or an organisation added in an hour, by the key of either; kept for two days. */
export const publishingCounts = sqliteTable(
  'publishing_count',
  {
    subject: text('subject').notNull(),
    /** Hours since 1970. */
    hour: integer('hour').notNull(),
    items: integer('items').notNull(),
  },
  (t) => [primaryKey({ columns: [t.subject, t.hour] }), index('publishing_count_hour').on(t.hour)],
);

/** Somebody's wish to publish more than the limits allow, and what became of it. */
export const publishingRequests = sqliteTable(
  'publishing_request',
  {
    id: key('id'),
    userId: text('user_id').notNull(),
    amount: integer('amount').notNull(),
    reason: text('reason').notNull(),
    /** 1 waits, 4 granted, 5 declined. */
    state: integer('state').notNull().default(1),
    /** So many more an hour and a day, until `end_time`. */
    granted: integer('granted'),
    endTime: seconds('end_time'),
    decideUser: text('decide_user'),
    addTime: addTime(),
  },
  (t) => [
    uniqueIndex('publishing_request_open').on(t.userId).where(sql`${t.state} = 1`),
    index('publishing_request_user').on(t.userId, t.addTime),
    index('publishing_request_state').on(t.state, t.addTime),
  ],
);
