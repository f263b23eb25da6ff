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

/**
 * Bulk inserts of rows through `json_each`, one bound parameter a statement; rows that exist already are kept.
 * @param table wire name of the table; @param columns its columns in the order of each row
 * @param rows values that JSON and SQLite share
 * @returns statements for D1 and `node:sqlite` alike, none when there is no row
 */
export function bulkInsert(table: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): Statement[] {
  const picks = columns.map((_, index) => `json_extract(value,'$[${index}]')`).join(',');
  const names = columns.map((column) => `"${column}"`).join(',');
  const sql = `INSERT OR IGNORE INTO "${table}"(${names}) SELECT ${picks} FROM json_each(?)`;
  const texts = rows.map((row) => JSON.stringify(row));
  return groupBySize(texts, MAX_PARAM_BYTES).map((group) => ({ sql, params: [`[${group.join(',')}]`] }));
}
