import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
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
    index('notice_unread').on(t.userId, t.link).where(sql`${t.readTime} IS NULL`),
  ],
);

/**
 * A notice that reaches its user outside as well, or what a person without an account is told: the row says that a message is due,
 * and what became of it.
 */
export const noticeMessages = sqliteTable(
  'notice_message',
  {
    noticeId: key('notice_id'),
    userId: text('user_id').notNull(),
    topic: text('topic').notNull(),
    organizationId: text('organization_id').notNull(),
    /** Whose request it is about. */
    byUser: text('by_user'),
    /** Where it goes when nobody has an account for it, or in place of the account's phone. */
    phone: text('phone'),
    /** JSON of the numbers and days that its words name. */
    params: text('params'),
    /** waiting, sending, sent, failed, uncertain (may have been taken), quiet (enough for today), unreachable. */
    state: text('state').notNull().default('waiting'),
    /** wechat, sms or mail. */
    channel: text('channel'),
    attempts: integer('attempts').notNull().default(0),
    /** When it may be tried; of one that is being sent, when its worker counts as gone. */
    nextTime: integer('next_time').notNull().default(0),
    leaseId: text('lease_id'),
    addTime: addTime(),
  },
  (t) => [
    index('notice_message_due').on(t.nextTime).where(sql`${t.state} IN ('waiting', 'sending')`),
    index('notice_message_lease').on(t.leaseId).where(sql`${t.leaseId} IS NOT NULL`),
    index('notice_message_user').on(t.userId),
    index('notice_message_ended').on(t.addTime).where(sql`${t.state} NOT IN ('waiting', 'sending')`),
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
  (t) => [
    uniqueIndex('favourite_pair').on(t.userId, t.itemId),
    index('favourite_user').on(t.userId, t.addTime),
    index('favourite_item').on(t.itemId),
  ],
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
  (t) => [uniqueIndex('contact_reveal_day').on(t.itemId, t.userId, t.day), index('contact_reveal_user').on(t.userId)],
);

/** How often an item's page was looked at, by day; who looked is not kept. */
export const itemViews = sqliteTable(
  'item_view',
  {
    itemId: text('item_id').notNull(),
    /** yyyy-MM-dd in Shanghai. */
    day: text('day').notNull(),
    views: integer('views').notNull(),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.day] })],
);
