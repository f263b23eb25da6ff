import type { PostState, ThreadCard } from '../../../db/contract/threads.ts';
import type { RowOf, Statement } from '../../platform/database.ts';
import { shortened } from '../../platform/plain-text.ts';

/** Characters of a text that a list shows, and those that are read for it. */
const SUMMARY = 120;
const READ = 400;

/** SQL expression: what keeps the thread or reply under an alias from others, as `PostState` names it. */
export const stateOf = (as: string): string =>
  `CASE WHEN ${as}.hide_time IS NOT NULL THEN 'hidden' WHEN ${as}.hold_time IS NOT NULL THEN 'held' ELSE 'shown' END`;

/** SQL expression: the name of who wrote the row under an alias; empty for nobody known. */
export const authorOf = (as: string): string =>
  `coalesce((SELECT u.nickname FROM user u WHERE u.user_id = ${as}.add_user AND u.is_delete = 0), '')`;

/** What a card is made of, of a thread `t`. */
export const CARD = `t.id, t.title, t.lang, t.category_id, substr(t.plain, 1, ${READ}) AS summary, ${authorOf('t')} AS author, t.add_time,
  t.last_time, t.replies, t.accepted_reply_id IS NOT NULL AS accepted, ${stateOf('t')} AS state`;

export type CardRow = Omit<ThreadCard, 'category' | 'category_en'>;

/** A category with the threads that everybody reads; those that were taken away still name their threads. */
export type Category = RowOf<'thread_category', 'id' | 'name' | 'name_en' | 'threads' | 'is_delete'>;

/** Reads all categories: there are a few. */
export const selectCategories: Statement = {
  sql: 'SELECT id, name, name_en, threads, is_delete FROM thread_category LIMIT 200',
  params: [],
};

/** Cards of rows, with the names of their categories. */
export function cardsOf(rows: readonly CardRow[], categories: readonly Category[]): ThreadCard[] {
  const byId = new Map(categories.map((each) => [each.id, each]));
  return rows.map((row) => ({
    ...row,
    summary: shortened(row.summary, SUMMARY),
    state: row.state as PostState,
    category: byId.get(row.category_id)?.name ?? '',
    category_en: byId.get(row.category_id)?.name_en || null,
  }));
}
