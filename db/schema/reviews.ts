import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { HISTORY_CHARACTERS } from '../contract/limits.ts';
import { addTime, flag, isDelete, key, seconds } from './columns.ts';

/** What auditor and publisher write to each other about an item, at a field or about the whole. */
export const reviewComments = sqliteTable(
  'review_comment',
  {
    id: key('id'),
    itemType: integer('item_type').notNull(),
    itemId: text('item_id').notNull(),
    /** The item's version that it was written about. */
    version: integer('version').notNull(),
    /** Name of the form's field, such as `result.profile`; empty for the whole item. */
    field: text('field').notNull().default(''),
    content: text('content').notNull(),
    addUser: text('add_user').notNull(),
    /** 1 when the publisher wrote it, 0 when an auditor did. */
    fromPublisher: flag('from_publisher'),
    addTime: addTime(),
    /** When the publisher or an auditor marked it as dealt with. */
    resolveTime: seconds('resolve_time'),
    isDelete: isDelete(),
  },
  (t) => [index('review_comment_item').on(t.itemId, t.isDelete, t.addTime)],
);

/** Texts that auditors start their opinions from. */
export const reviewTemplates = sqliteTable('review_template', {
  id: key('id'),
  /** The decision that it goes with: 3 return, 4 approve, 5 reject. */
  auditStatus: integer('audit_status').notNull(),
  text: text('text').notNull(),
  textEn: text('text_en'),
  sort: integer('sort').notNull().default(0),
  isDelete: isDelete(),
});

/** Forms that the object store takes over once they are old (decision 275). */
const whole = (form: AnySQLiteColumn) =>
  sql`${form} ->> '$.stored' IS NULL AND length(${form}) > ${sql.raw(String(HISTORY_CHARACTERS))}`;

/** The form's values as they were last approved, which an auditor sees beside the edit under review. */
export const approvedVersions = sqliteTable(
  'approved_version',
  {
    itemId: key('item_id'),
    itemType: integer('item_type').notNull(),
    version: integer('version').notNull(),
    /** JSON of the form without identity numbers; of an old one what `partedForm` leaves in the row. */
    form: text('form').notNull(),
    approveTime: integer('approve_time').notNull(),
    approveUser: text('approve_user'),
  },
  (t) => [index('approved_version_age').on(t.approveTime).where(whole(t.form))],
);

/** The form's values as they were last returned to the publisher, which an auditor sees beside what is handed in again. */
export const returnedVersions = sqliteTable(
  'returned_version',
  {
    itemId: key('item_id'),
    itemType: integer('item_type').notNull(),
    version: integer('version').notNull(),
    /** As that of `approvedVersions`. */
    form: text('form').notNull(),
    returnTime: integer('return_time').notNull(),
  },
  (t) => [index('returned_version_age').on(t.returnTime).where(whole(t.form))],
);

/** Bodies in the object store that may be named by no row: looked at when their time has come. */
export const bodyDue = sqliteTable(
  'body_due',
  {
    /** Key of the item, a slash, a key of its own. */
    object: text('object').primaryKey(),
    dueTime: integer('due_time').notNull(),
  },
  (t) => [index('body_due_time').on(t.dueTime)],
);

/** A wizard's values that were not submitted yet; `item_id` is empty for a new item. */
export const drafts = sqliteTable(
  'draft',
  {
    id: key('id'),
    userId: text('user_id').notNull(),
    itemType: integer('item_type').notNull(),
    itemId: text('item_id').notNull().default(''),
    /** JSON of the form without identity numbers. */
    form: text('form').notNull(),
    version: integer('version').notNull().default(1),
    addTime: addTime(),
    updateTime: integer('update_time').notNull(),
  },
  (t) => [uniqueIndex('draft_owner').on(t.userId, t.itemType, t.itemId), index('draft_age').on(t.updateTime)],
);
