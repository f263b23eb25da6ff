import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, key } from './columns.ts';

/** What a member follows: a search, an organisation, a field, an expert or an item. */
export const follows = sqliteTable(
  'follow',
  {
    id: key('id'),
    userId: text('user_id').notNull(),
    /** One of `FOLLOWED`. */
    kind: text('kind').notNull(),
    /** The words that are searched for, or the key of what is followed. */
    target: text('target').notNull(),
    /** What it was called when it was followed. */
    name: text('name').notNull(),
    /** One of `RHYTHMS`. */
    rhythm: text('rhythm').notNull().default('once'),
    addTime: addTime(),
  },
  (t) => [uniqueIndex('follow_target').on(t.userId, t.kind, t.target)],
);

/** What a follow is found by: of a search its rarest piece, else its kind and key. */
export const followKeys = sqliteTable(
  'follow_key',
  { key: text('key').notNull(), followId: text('follow_id').notNull() },
  (t) => [primaryKey({ columns: [t.key, t.followId] }), index('follow_key_follow').on(t.followId)],
);

/** Publications that are still to be compared with what is followed; `stamp` grows with every change. */
export const followDue = sqliteTable('follow_due', {
  itemId: text('item_id').primaryKey(),
  /** `result` or `demand`. */
  kind: text('kind').notNull(),
  stamp: integer('stamp').notNull().default(1),
});

/** A publication that a member is told of, once, whichever of the own follows it fits; `what` is the item, or a version of a followed one. */
export const followMatches = sqliteTable(
  'follow_match',
  {
    userId: text('user_id').notNull(),
    what: text('what').notNull(),
    followId: text('follow_id').notNull(),
    itemId: text('item_id').notNull(),
    kind: text('kind').notNull(),
    addTime: addTime(),
    /** When it is to be told: at once, or with the next digest. */
    dueTime: integer('due_time').notNull(),
    /** Unix seconds; empty while it is still to be told. */
    toldTime: integer('told_time'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.what] }),
    index('follow_match_follow').on(t.followId, t.toldTime),
    index('follow_match_untold').on(t.toldTime, t.dueTime),
  ],
);
