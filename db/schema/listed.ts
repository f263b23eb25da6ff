import { sql } from 'drizzle-orm';
import { index, integer, type SQLiteColumn, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, seconds } from './columns.ts';

/** What results and demands have in common as things that are listed for a term and matched (core§3). */
export const listedColumns = () => ({
  isPushed: flag('is_pushed'),
  isTagging: flag('is_tagging'),
  matchState: integer('match_state').notNull().default(0),
  /** When the listing ends; set by the approval, moved by a renewal (setting `listing-months`). */
  expireTime: seconds('expire_time'),
  /** When it left the public lists, by its owner or because its term ended; null again once it is published again. */
  unlistTime: seconds('unlist_time'),
  /** How far its owner was told that the end is near: 0 not yet, 1 a month before, 2 a week before; a new end starts anew. */
  expiryTold: flag('expiry_told'),
  /** Grows with every write; an edit names the version it started from. */
  version: integer('version').notNull().default(1),
  /** The form's own key: the same submission sent twice makes one row. */
  submissionKey: text('submission_key'),
});

type Listed = Record<
  | keyof ReturnType<typeof listedColumns>
  | ('name' | 'nameEn' | 'unit' | 'addUser' | 'addTime' | 'releaseTime' | 'auditStatus' | 'isDelete'),
  SQLiteColumn
>;

/**
 * Their indices.
 * @param name of the table
 */
export const listedIndices = (name: string, t: Listed) => [
  uniqueIndex(`${name}_submission`).on(t.addUser, t.submissionKey).where(sql`${t.submissionKey} IS NOT NULL`),
  index(`${name}_owner`).on(t.addUser, t.isDelete, t.addTime),
  // Own items that are public, or may be.
  index(`${name}_shown`)
    .on(t.addUser, t.addTime)
    .where(sql`${t.releaseTime} IS NOT NULL AND ${t.unlistTime} IS NULL AND ${t.isDelete} = 0`),
  // Own items with matching switched on are found without the others.
  index(`${name}_matched`).on(t.addUser, t.isDelete, t.addTime).where(sql`${t.matchState} > 0`),
  index(`${name}_audit`).on(t.auditStatus, t.isDelete, t.addTime),
  // Of what was never listed, most of all what is new, nothing is written here (decision 335).
  index(`${name}_listed`)
    .on(t.expiryTold, t.expireTime)
    .where(sql`${t.expireTime} IS NOT NULL AND ${t.unlistTime} IS NULL AND ${t.isDelete} = 0`),
  index(`${name}_endless`)
    .on(t.releaseTime)
    .where(sql`${t.expireTime} IS NULL AND ${t.releaseTime} IS NOT NULL AND ${t.isDelete} = 0`),
  index(`${name}_untranslated`)
    .on(t.releaseTime)
    .where(sql`${t.nameEn} IS NULL AND ${t.auditStatus} = 4 AND ${t.isDelete} = 0 AND ${t.unlistTime} IS NULL`),
  index(`${name}_unit`).on(t.unit, t.isDelete, t.addTime),
  // An import finds what is there already by its name.
  index(`${name}_name`).on(t.name).where(sql`${t.isDelete} = 0`),
  index(`${name}_portrait`).on(t.matchState, t.auditStatus, t.isDelete, t.addTime),
];
