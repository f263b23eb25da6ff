import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, isDelete, key, seconds } from './columns.ts';

/** A result, demand or product that content editors selected for the international front door. */
export const frontDoorItems = sqliteTable(
  'front_door_item',
  {
    id: key('id'),
    itemType: integer('item_type').notNull(),
    itemId: text('item_id').notNull(),
    /** Why it was selected, in the editor's words. */
    note: text('note'),
    noteEn: text('note_en'),
    sort: integer('sort').notNull().default(0),
    /** 0 once it is retired. */
    isOpen: integer('is_open').notNull().default(1),
    /** From when and until when it is shown; empty for no limit. */
    publishTime: seconds('publish_time'),
    unpublishTime: seconds('unpublish_time'),
    addTime: addTime(),
    updateTime: seconds('update_time'),
  },
  (t) => [
    uniqueIndex('front_door_item_once').on(t.itemType, t.itemId),
    index('front_door_item_order').on(t.isOpen, t.sort, t.addTime),
  ],
);

/** What somebody from abroad asked the platform's desk, and what the desk answered. */
export const inquiries = sqliteTable(
  'inquiry',
  {
    id: key('id'),
    name: text('name').notNull(),
    orgName: text('org_name').notNull(),
    country: text('country').notNull(),
    email: text('email').notNull(),
    /** Which technology or partner is looked for. */
    sought: text('sought').notNull(),
    /** The item it is about; empty for none. */
    itemType: integer('item_type'),
    itemId: text('item_id'),
    /** Language of the page that it was written on. */
    lang: text('lang').notNull().default('en'),
    userId: text('user_id'),
    /** 1 waits, 2 answered, 3 closed. */
    state: integer('state').notNull().default(1),
    answer: text('answer'),
    answerUser: text('answer_user'),
    answerTime: seconds('answer_time'),
    /** When the answer went out by e-mail; empty while it did not. */
    mailTime: seconds('mail_time'),
    addTime: addTime(),
    isDelete: isDelete(),
  },
  (t) => [
    index('inquiry_state').on(t.isDelete, t.state, t.addTime),
    index('inquiry_user').on(t.userId, t.isDelete, t.addTime),
  ],
);

/** How often items were looked at and how many people keep them, in all; triggers of db/derived/interest.sql count. */
export const itemInterest = sqliteTable(
  'item_interest',
  {
    itemId: key('item_id'),
    views: integer('views').notNull().default(0),
    favourites: integer('favourites').notNull().default(0),
  },
  (t) => [index('item_interest_views').on(t.views), index('item_interest_favourites').on(t.favourites)],
);
