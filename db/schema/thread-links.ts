import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, key } from './columns.ts';

/** What the community's talk and the platform's items have to do with each other: a demand that a thread became, a result that a reply answers with. */
export const threadLinks = sqliteTable(
  'thread_link',
  {
    id: key('id'),
    threadId: text('thread_id').notNull(),
    /** demand | result. */
    kind: text('kind').notNull(),
    itemId: text('item_id').notNull(),
    /** The reply that names the result; empty of a demand. */
    replyId: text('reply_id').notNull().default(''),
    addUser: text('add_user').notNull(),
    addTime: addTime(),
  },
  (t) => [
    uniqueIndex('thread_link_pair').on(t.threadId, t.kind, t.itemId, t.replyId),
    index('thread_link_item').on(t.kind, t.itemId),
  ],
);
