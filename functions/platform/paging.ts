import { LIMITS } from '../../db/contract/limits.ts';
import type { Statement } from './database.ts';
import { type Page, pageOf } from './envelope.ts';

/** Paging of a list as its query says it (CALLS.md "Answers"). */
export interface Paging {
  pageIndex?: string | undefined;
  pageSize?: string | undefined;
}

/**
 * A whole number of a query, such as that of a page.
 * @param fallback where it is none, or less than 1
 * @param max what it is at most
 */
export function wholeOf(text: string | undefined, fallback: number, max: number): number {
  const value = Number(text);
  return text && Number.isInteger(value) && value >= 1 ? Math.min(value, max) : fallback;
}

/**
 * Page, size and rows to skip; what cannot be understood counts as not given.
 */
export function pagingOf(query: Paging): { current: number; size: number; offset: number } {
  const current = wholeOf(query.pageIndex, 1, 1_000_000);
  const size = wholeOf(query.pageSize, LIMITS.pageSize, LIMITS.maxPageSize);
  return { current, size, offset: (current - 1) * size };
}

/**
 * The statement that counts a list: one row `total`, one more than are counted at most, whatever the table's size.
 * @param from `FROM` and conditions; @param params their values
 */
export const selectTotal = (from: string, params: Statement['params'] = []): Statement => ({
  sql: `SELECT count(*) AS total FROM (SELECT 1 ${from} LIMIT ${LIMITS.listTotal + 1})`,
  params,
});

/**
 * A page of a list that `selectTotal` counted: pages end where counting ends, and `more` says that other rows follow (decision 283).
 * @param totals the rows of that statement
 */
export function countedPage<T>(records: T[], current: number, size: number, totals: readonly unknown[]): Page<T> {
  const { total } = (totals[0] as { total: number } | undefined) ?? { total: 0 };
  return pageOf(records, current, size, Math.min(total, LIMITS.listTotal), total > LIMITS.listTotal);
}
