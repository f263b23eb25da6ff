import { LIMITS } from '../../db/contract/limits.ts';
import type { Database, Statement } from './database.ts';
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

/** The number that a statement which counts answered with: the only column of its only row. */
export const numberIn = (rows: readonly unknown[] | undefined): number =>
  Number(Object.values((rows?.[0] as object | undefined) ?? {})[0] ?? 0);

/**
 * A page of a list that `selectTotal` counted: pages end where counting ends, and `more` says that other rows follow (decision 283).
 * @param totals the rows of that statement
 */
export function countedPage<T>(records: T[], current: number, size: number, totals: readonly unknown[]): Page<T> {
  const total = numberIn(totals);
  return pageOf(records, current, size, Math.min(total, LIMITS.listTotal), total > LIMITS.listTotal);
}

/**
 * What is read of a page of a list that `countedPage` answers: limit and rows to skip. Nothing lies where its pages have ended, and
 * whoever asks for page a million has not all of a table skipped.
 */
export const countedPart = (size: number, offset: number): [limit: number, skipped: number] => [
  Math.max(0, Math.min(size, LIMITS.listTotal - offset)),
  Math.min(offset, LIMITS.listTotal),
];

/** A page of rows, and what it is a page of. */
interface Paged {
  /** The statement of the rows; its last two values are the page's size and the rows to skip. */
  sql: string;
  /** `FROM` and conditions that are counted, and their values in both statements. */
  from: string;
  params?: readonly unknown[];
}

/**
 * A page of a list and its length, in one trip.
 * @param shaped what a row is in the answer
 */
export async function readPage<R, T = R>(
  db: Database,
  query: Paging,
  { sql, from, params = [] }: Paged,
  shaped: (row: R) => T,
): Promise<Page<T>> {
  const { current, size, offset } = pagingOf(query);
  const [rows = [], totals = []] = await db.batch<unknown>([
    { sql, params: [...params, ...countedPart(size, offset)] },
    selectTotal(from, [...params]),
  ]);
  return countedPage((rows as R[]).map(shaped), current, size, totals);
}

/** A row of `readPage` that is in the answer as it was read. */
export const asRead = <R>(row: R): R => row;

/**
 * All rows of a list, in steps: no more than one of them is held at a time.
 * @param size rows of a step
 * @param read the rows behind the last one that was read, in an order in which none comes twice however many come meanwhile
 */
export async function* inSteps<R>(size: number, read: (last: R | undefined) => Promise<R[]>): AsyncGenerator<R[]> {
  let last: R | undefined;
  do {
    const rows = await read(last);
    if (rows.length > 0) yield rows;
    last = rows.length === size ? rows.at(-1) : undefined;
  } while (last);
}

/**
 * What somebody looks for in a list: one text in lower case; `''` for nothing.
 * @param most letters of it that count
 */
export const wordOf = (keyword: string | undefined, most = 100): string =>
  (keyword ?? '').trim().slice(0, most).toLowerCase();
