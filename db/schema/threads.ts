import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, isDelete, key, seconds } from './columns.ts';

/** What keeps a post from other readers: the moderators look at it first, or took it away. */
const withheld = () => ({
  /** Since when it waits for the moderators; empty while nothing is to be looked at. */
  holdTime: seconds('hold_time'),
  /** When the moderators took it away; empty while they left it. */
  hideTime: seconds('hide_time'),
  hideUser: text('hide_user'),
  /** What the author was told. */
  hideReason: text('hide_reason'),
  isDelete: isDelete(),
});

/** What everybody reads of posts, as partial indices know it: the same as `readable` of the tables' policy says. */
const SHOWN = sql`hold_time IS NULL AND hide_time IS NULL AND is_delete = 0`;

/** Category of the community's threads. */
export const threadCategories = sqliteTable(
  'thread_category',
  {
    id: key('id'),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    sort: integer('sort').notNull().default(0),
    /** Threads in it that everybody reads; kept by triggers. */
    threads: integer('threads').notNull().default(0),
    addTime: addTime(),
    updateTime: seconds('update_time'),
    isDelete: isDelete(),
  },
  (t) => [index('thread_category_sort').on(t.isDelete, t.sort)],
);

/** Thread of the community: a question or a topic, and what is said to it. */
export const threads = sqliteTable(
  'thread',
  {
    id: key('id'),
    categoryId: text('category_id').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** The words of its text, for the search and for what lists show. */
    plain: text('plain').notNull(),
    /** zh or en: the language of the page that it was written on. */
    lang: text('lang').notNull().default('zh'),
    addUser: text('add_user').notNull(),
    addTime: addTime(),
    /** When its author changed it last; empty of one that stands as it was written. */
    updateTime: seconds('update_time'),
    /** When something that everybody reads was last said in it, and how many replies they read; kept by triggers. */
    lastTime: integer('last_time').notNull().default(0),
    replies: integer('replies').notNull().default(0),
    acceptedReplyId: text('accepted_reply_id'),
    acceptTime: seconds('accept_time'),
    ...withheld(),
    /** The form's own key: the same submission sent twice makes one row. */
    submissionKey: text('submission_key'),
  },
  (t) => [
    index('thread_newest').on(t.lastTime, t.id).where(SHOWN),
    index('thread_most').on(t.replies, t.lastTime, t.id).where(SHOWN),
    index('thread_category_newest').on(t.categoryId, t.lastTime, t.id).where(SHOWN),
    index('thread_category_most').on(t.categoryId, t.replies, t.lastTime, t.id).where(SHOWN),
    index('thread_accepted').on(t.acceptTime, t.id).where(sql`accepted_reply_id IS NOT NULL AND ${SHOWN}`),
    index('thread_category_accepted')
      .on(t.categoryId, t.acceptTime, t.id)
      .where(sql`accepted_reply_id IS NOT NULL AND ${SHOWN}`),
    index('thread_user').on(t.addUser, t.addTime),
    index('thread_held').on(t.holdTime).where(sql`${t.holdTime} IS NOT NULL`),
    index('thread_hidden').on(t.hideTime).where(sql`${t.hideTime} IS NOT NULL`),
    // What reports hid, which waits for the moderators, is found without all that they ever took away.
    index('thread_unseen').on(t.hideTime).where(sql`${t.hideReason} = ''`),
    uniqueIndex('thread_submission').on(t.addUser, t.submissionKey).where(sql`${t.submissionKey} IS NOT NULL`),
  ],
);

/** Reply in a thread. */
export const replies = sqliteTable(
  'reply',
  {
    id: key('id'),
    threadId: text('thread_id').notNull(),
    body: text('body').notNull(),
    lang: text('lang').notNull().default('zh'),
    addUser: text('add_user').notNull(),
    addTime: addTime(),
    updateTime: seconds('update_time'),
    ...withheld(),
    submissionKey: text('submission_key'),
  },
  (t) => [
    index('reply_thread').on(t.threadId, t.addTime, t.id),
    index('reply_withheld')
      .on(t.threadId)
      .where(sql`(hold_time IS NOT NULL OR hide_time IS NOT NULL) AND is_delete = 0`),
    index('reply_user').on(t.addUser, t.addTime),
    index('reply_held').on(t.holdTime).where(sql`${t.holdTime} IS NOT NULL`),
    index('reply_hidden').on(t.hideTime).where(sql`${t.hideTime} IS NOT NULL`),
    // What reports hid, which waits for the moderators, is found without all that they ever took away.
    index('reply_unseen').on(t.hideTime).where(sql`${t.hideReason} = ''`),
    uniqueIndex('reply_submission').on(t.addUser, t.submissionKey).where(sql`${t.submissionKey} IS NOT NULL`),
  ],
);

/** A thread or reply as it stood before an edit; triggers write it, whatever edits. */
export const postVersions = sqliteTable(
  'post_version',
  {
    postId: text('post_id').notNull(),
    /** 1 is what was written first; the post itself stands for the newest. */
    version: integer('version').notNull(),
    /** Empty of a reply. */
    title: text('title'),
    body: text('body').notNull(),
    addUser: text('add_user').notNull(),
    /** When it was written so. */
    addTime: addTime(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.version] })],
);

/** Who is told what happens in a thread: whoever writes in it, until they say no, and who asks for it. */
export const threadFollows = sqliteTable(
  'thread_follow',
  {
    userId: text('user_id').notNull(),
    threadId: text('thread_id').notNull(),
    /** 0: does not want to be told, whatever they write there later. */
    isOn: integer('is_on').notNull().default(1),
    addTime: addTime(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.threadId] }), index('thread_follow_thread').on(t.threadId)],
);
