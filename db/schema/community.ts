import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, flag, isDelete, key, seconds } from './columns.ts';

/** Comment on an item (core§3); item kinds are those of `ITEM` (decision 78). */
export const comments = sqliteTable(
  'comment',
  {
    id: key('comment_id'),
    itemId: text('item_id').notNull(),
    itemType: integer('item_type').notNull(),
    addUser: text('add_user').notNull(),
    content: text('content').notNull(),
    addTime: addTime(),
    likeAmount: integer('like_amount').notNull().default(0),
    /** When the moderators took it away; empty while everybody reads it. */
    hideTime: seconds('hide_time'),
    hideUser: text('hide_user'),
    /** What the author was told. */
    hideReason: text('hide_reason'),
  },
  (t) => [
    index('comment_item').on(t.itemId, t.itemType, t.addTime),
    index('comment_user').on(t.addUser),
    index('comment_hidden').on(t.hideTime).where(sql`${t.hideTime} IS NOT NULL`),
    // What reports hid, which waits for the moderators, is found without all that they ever took away.
    index('comment_unseen').on(t.hideTime).where(sql`${t.hideReason} = ''`),
  ],
);

/** Report of a comment, thread or reply: one of each person, until the moderators decide. */
export const commentReports = sqliteTable(
  'comment_report',
  {
    id: key('id'),
    /** Key of the post, of whichever kind. */
    commentId: text('comment_id').notNull(),
    /** One of `POST_KINDS`. */
    kind: text('kind').notNull().default('comment'),
    /** 0 where somebody of an organisation of this person had reported it before: an organisation is one voice (decision 162). */
    counted: flag('counted').default(1),
    userId: text('user_id').notNull(),
    /** One of `REPORT_REASONS`. */
    reason: text('reason').notNull(),
    note: text('note'),
    addTime: addTime(),
    decideTime: seconds('decide_time'),
    decideUser: text('decide_user'),
    /** hidden | dismissed. */
    outcome: text('outcome'),
  },
  (t) => [
    uniqueIndex('comment_report_person').on(t.commentId, t.userId),
    index('comment_report_open').on(t.kind, t.commentId, t.addTime).where(sql`${t.decideTime} IS NULL`),
    index('comment_report_user').on(t.userId),
  ],
);

/** Feedback (core§3, back-office§3): the push form, the logged-in form, the project form and version 2 in one table. */
export const feedbacks = sqliteTable(
  'feedback',
  {
    id: key('id'),
    phone: text('phone'),
    name: text('name'),
    provinceName: text('province_name'),
    remark: text('remark'),
    /** JSON list of name and url. */
    files: text('files'),
    userId: text('user_id'),
    itemId: text('item_id'),
    itemType: integer('item_type'),
    pushWechatId: text('push_wechat_id'),
    pushGroupId: text('push_group_id'),
    orgId: text('org_id'),
    openid: text('openid'),
    wechatName: text('wechat_name'),
    /** 1 from a push, 2 from a signed-in user, empty from a visitor (decision 80). */
    source: integer('source'),
    /** `message`, which its writer may edit, or `intent`, with which a deal was opened. */
    kind: text('kind').notNull().default('message'),
    addTime: addTime(),
    updateTime: seconds('update_time'),
    isDelete: isDelete(),
  },
  (t) => [
    index('feedback_item').on(t.itemId, t.addTime),
    index('feedback_user').on(t.userId, t.addTime),
    index('feedback_push').on(t.pushWechatId, t.orgId),
    index('feedback_organization').on(t.orgId, t.addTime),
  ],
);

/** Cheese (core§3): an article that users write for themselves. */
export const cheeses = sqliteTable(
  'cheese',
  {
    id: key('id'),
    title: text('title').notNull(),
    profile: text('profile').notNull(),
    addUser: text('add_user').notNull(),
    addTime: addTime(),
    updateTime: seconds('update_time'),
    isDelete: isDelete(),
  },
  (t) => [index('cheese_user').on(t.addUser, t.isDelete, t.addTime)],
);

/** Markdown document (core§2): a text of its owner, which others read once the owner opened it. */
export const markdowns = sqliteTable(
  'markdown',
  {
    id: key('id'),
    title: text('title').notNull(),
    content: text('content').notNull().default(''),
    isOpen: integer('is_open').notNull().default(0),
    /** Grows with every write: who saves names the one that was read. */
    version: integer('version').notNull().default(1),
    addUser: text('add_user').notNull(),
    addTime: addTime(),
    updateTime: seconds('update_time'),
    isDelete: isDelete(),
  },
  (t) => [index('markdown_user').on(t.addUser, t.isDelete, t.addTime)],
);

/** Reminder (core§3): `cheese_id` names a cheese or a feedback (decision 81). */
export const reminders = sqliteTable(
  'remind',
  {
    id: key('id'),
    cheeseId: text('cheese_id').notNull(),
    ai: integer('ai').notNull().default(1),
    remindStartTime: integer('remind_start_time').notNull().default(0),
    aiStage: integer('ai_stage').notNull().default(1),
    addUser: text('add_user'),
    addTime: addTime(),
    isDelete: isDelete(),
  },
  (t) => [
    index('remind_cheese').on(t.cheeseId),
    index('remind_user').on(t.addUser, t.addTime),
    index('remind_due').on(t.aiStage, t.remindStartTime),
  ],
);

/** Star site (core§7, decision 16): staff open one, build it and build it again. */
export const stars = sqliteTable(
  'star',
  {
    id: key('id'),
    name: text('name').notNull(),
    areaCode: text('area_code'),
    cover: text('cover'),
    profile: text('profile'),
    url: text('url'),
    sort: integer('sort').notNull().default(0),
    /** 1 once staff opened it to the public. */
    isOpen: integer('is_open').notNull().default(0),
    /** How often it was built; 0 is never. */
    buildCount: integer('build_count').notNull().default(0),
    buildTime: seconds('build_time'),
    addTime: addTime(),
    updateTime: seconds('update_time'),
    isDelete: isDelete(),
  },
  (t) => [index('star_open').on(t.isOpen, t.isDelete, t.sort)],
);
