import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, key, seconds } from './columns.ts';

/** What the platform tells a user; the text is made of `topic` and `params` in the reader's language. */
export const notices = sqliteTable(
  'notice',
  {
    id: key('id'),
    userId: text('user_id').notNull(),
    topic: text('topic').notNull(),
    itemType: integer('item_type'),
    itemId: text('item_id'),
    /** JSON of the values that its text names. */
    params: text('params').notNull().default('{}'),
    /** Path of the page that it leads to. */
    link: text('link').notNull().default(''),
    /** The same event tells a user once. */
    onceKey: text('once_key'),
    addTime: addTime(),
    readTime: seconds('read_time'),
  },
  (t) => [
    uniqueIndex('notice_once').on(t.userId, t.onceKey).where(sql`${t.onceKey} IS NOT NULL`),
    index('notice_user').on(t.userId, t.addTime),
    index('notice_unread').on(t.userId).where(sql`${t.readTime} IS NULL`),
  ],
);

/** What users keep for themselves. */
export const favourites = sqliteTable(
  'favourite',
  {
    id: key('id'),
    userId: text('user_id').notNull(),
    itemType: integer('item_type').notNull(),
    itemId: text('item_id').notNull(),
    addTime: addTime(),
  },
  (t) => [uniqueIndex('favourite_pair').on(t.userId, t.itemId), index('favourite_user').on(t.userId, t.addTime)],
);

/** Who was shown a publisher's contact, once a day each. */
export const contactReveals = sqliteTable(
  'contact_reveal',
  {
    id: key('id'),
    itemType: integer('item_type').notNull(),
    itemId: text('item_id').notNull(),
    userId: text('user_id').notNull(),
    /** yyyy-MM-dd in Shanghai. */
    day: text('day').notNull(),
    addTime: addTime(),
  },
  (t) => [uniqueIndex('contact_reveal_day').on(t.itemId, t.userId, t.day)],
);
