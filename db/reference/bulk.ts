import type { Cell } from './tables.ts';

/** One prepared statement: SQL and its bound parameters. */
export interface Statement {
  sql: string;
  params: unknown[];
}

// D1 refuses a bound value above 2 MB; a smaller piece also keeps one statement short on a busy database.
const MAX_PARAM_BYTES = 900_000;

/** Splits texts into groups whose joined size, with one byte between two texts, stays within `limit` bytes. */
export function groupBySize(texts: readonly string[], limit: number): string[][] {
  const groups: string[][] = [];
  let size = limit;
  for (const text of texts) {
    const bytes = Buffer.byteLength(text) + 1;
    if (size + bytes > limit) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(text);
    size += bytes;
  }
  return groups;
}

/** What an insert ends with, so that rows which stand there already are given a column that they lack. */
export const fillColumn = (column: string | undefined): string =>
  column ? ` ON CONFLICT DO UPDATE SET "${column}" = excluded."${column}" WHERE "${column}" IS NULL` : '';

/**
 * Bulk inserts of rows through `json_each`, one bound parameter a statement; rows that exist already are kept.
 * @param table wire name of the table; @param columns its columns in the order of each row
 * @param rows values that JSON and SQLite share; @param filledLater column that existing rows are given when they lack it
 * @returns statements for D1 and `node:sqlite` alike, none when there is no row
 */
export function bulkInsert(
  table: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  filledLater?: string,
): Statement[] {
  const picks = columns.map((_, index) => `json_extract(value,'$[${index}]')`).join(',');
  const names = columns.map((column) => `"${column}"`).join(',');
  const sql = `INSERT OR IGNORE INTO "${table}"(${names}) SELECT ${picks} FROM json_each(?) WHERE true${fillColumn(filledLater)}`;
  const texts = rows.map((row) => JSON.stringify(row));
  return groupBySize(texts, MAX_PARAM_BYTES).map((group) => ({ sql, params: [`[${group.join(',')}]`] }));
}
