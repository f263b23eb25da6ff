import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { addTime, seconds } from './columns.ts';

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
    index('push_archived_target_organization').on(t.orgId),
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
