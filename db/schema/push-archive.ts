import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { addTime, key, seconds } from './columns.ts';

/**
 * A target whose row stands in the archive: what lists, limits and numbers ask of it across pushes. Everything else of it is
 * read from its place in the archive. The columns are named as those of a target; the view `push_target` holds both.
 */
export const archivedPushTargets = sqliteTable(
  'push_archived_target',
  {
    pushId: text('push_id').notNull(),
    orgId: text('org_id').notNull(),
    /** Which part of the push's archive, and which line of it, in one number (`ARCHIVE.part`). */
    place: integer('place').notNull(),
    state: text('state').notNull(),
    errorCode: text('error_code'),
    sentAt: seconds('sent_at'),
    /** Only where it was not sent. */
    claimTime: seconds('claim_time'),
    deliveredAt: seconds('delivered_at'),
    wave: integer('wave').notNull(),
    answers: integer('answers').notNull(),
    addTime: addTime(),
    /** Its id, only where the audit log names it. */
    targetId: text('target_id'),
  },
  (t) => [
    primaryKey({ columns: [t.pushId, t.orgId] }),
    index('push_archived_target_organization').on(t.orgId, t.pushId),
    // A page of one stage reads no others, as among the rows that are not archived.
    index('push_archived_target_stage').on(t.pushId, t.state, t.orgId),
    index('push_archived_target_opened').on(t.pushId, t.orgId).where(sql`(${t.answers} & 1) > 0`),
    index('push_archived_target_answered').on(t.pushId, t.orgId).where(sql`(${t.answers} & 2) > 0`),
    index('push_archived_target_interested').on(t.pushId, t.orgId).where(sql`(${t.answers} & 4) > 0`),
    index('push_archived_target_irrelevant').on(t.pushId, t.orgId).where(sql`(${t.answers} & 8) > 0`),
    index('push_archived_target_passed').on(t.pushId, t.orgId).where(sql`(${t.answers} & 16) > 0`),
    index('push_archived_target_replied').on(t.pushId, t.orgId).where(sql`(${t.answers} & 32) > 0`),
    index('push_archived_target_named').on(t.targetId).where(sql`${t.targetId} IS NOT NULL`),
  ],
);

/**
 * A push to a subscriber that is long over: what its page, the export of the own data and "has it already" go on asking of it. The
 * columns are named as those of `user_push`; no row stands in both (decision 276).
 */
export const archivedUserPushes = sqliteTable(
  'user_push_archived',
  {
    id: key('id'),
    userId: text('user_id').notNull(),
    itemType: integer('item_type').notNull(),
    title: text('title'),
    items: text('items').notNull(),
    state: text('state').notNull(),
    /** The follow that it came of. */
    followId: text('follow_id'),
    sentAt: seconds('sent_at'),
    deliveredAt: seconds('delivered_at'),
    openedTime: seconds('opened_time'),
    addTime: addTime(),
  },
  (t) => [index('user_push_archived_user').on(t.userId)],
);

/** A call that pushed to subscribers and of which rows have left `user_push`: repeated it writes nothing any more. */
export const archivedUserPushCalls = sqliteTable('user_push_call', {
  runKey: key('run_key'),
  addTime: addTime(),
});

/** An object that holds targets of a push, one a line. */
export const pushArchives = sqliteTable(
  'push_archive',
  {
    pushId: text('push_id').notNull(),
    /** From 0. */
    part: integer('part').notNull(),
    objectKey: text('object_key').notNull(),
    /** Lines. */
    n: integer('n').notNull(),
    /** Of the lines, in hex. */
    sha256: text('sha256').notNull(),
    addTime: addTime(),
  },
  (t) => [primaryKey({ columns: [t.pushId, t.part] })],
);
