import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, flag, key, seconds } from './columns.ts';

/** Results or demands that staff bring in a file: how far it is, and what came of it. */
export const importJobs = sqliteTable(
  'import_job',
  {
    id: key('id'),
    /** item_type of what it makes. */
    kind: integer('kind').notNull(),
    /** Name of the file. */
    name: text('name').notNull(),
    userId: text('user_id').notNull(),
    /** The file by its digest, as its sender names it. */
    submissionKey: text('submission_key'),
    state: integer('state').notNull().default(0),
    /** Why it is paused. */
    reason: text('reason'),
    /** What it makes is public without a review. */
    atOnce: flag('at_once'),
    pieces: integer('pieces').notNull(),
    /** Where it goes on: a piece from 1, and the rows of it that are done. */
    nextPiece: integer('next_piece').notNull().default(1),
    nextRow: integer('next_row').notNull().default(0),
    /** Rows that were announced, and those of the pieces that are there, which are never more. */
    rowCount: integer('row_count').notNull(),
    sentCount: integer('sent_count').notNull().default(0),
    doneCount: integer('done_count').notNull().default(0),
    madeCount: integer('made_count').notNull().default(0),
    duplicateCount: integer('duplicate_count').notNull().default(0),
    refusedCount: integer('refused_count').notNull().default(0),
    /** JSON: texts of the heading, in the order of the columns. */
    headings: text('headings').notNull(),
    addTime: addTime(),
    beginTime: seconds('begin_time'),
    endTime: seconds('end_time'),
    updateTime: integer('update_time').notNull().default(0),
    /** Its pieces are gone from the object store. */
    isSwept: flag('is_swept'),
  },
  (t) => [
    index('import_job_owner').on(t.userId, t.id),
    index('import_job_open').on(t.state, t.updateTime).where(sql`${t.isSwept} = 0`),
    uniqueIndex('import_job_submission')
      .on(t.userId, t.submissionKey)
      .where(sql`${t.submissionKey} IS NOT NULL AND ${t.endTime} IS NULL`),
  ],
);

/** The pieces of a file that were taken: nothing else of what the object store holds is imported. */
export const importPieces = sqliteTable(
  'import_piece',
  {
    jobId: text('job_id').notNull(),
    /** From 1. */
    no: integer('no').notNull(),
    /** Under which the object store has it; every sending has a name of its own. */
    object: text('object').notNull(),
    rowCount: integer('row_count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.no] })],
);

/** What became of a row of a file. */
export const importRows = sqliteTable(
  'import_row',
  {
    jobId: text('job_id').notNull(),
    /** Its number in the file, the heading counted. */
    rowNo: integer('row_no').notNull(),
    state: integer('state').notNull(),
    /** What it made, or what was there already. */
    itemId: text('item_id'),
    name: text('name'),
    /** JSON: complaints at fields; no values. */
    problems: text('problems'),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.rowNo] }), index('import_row_state').on(t.jobId, t.state, t.rowNo)],
);
