import { industryTable, scopeTable } from './classifications.ts';
import { chinaTable, countriesTable, postCodeTable, regionTable, workstationTable } from './places.ts';
import { promotionTypeTable, pushTemplateTable, settingTable } from './settings.ts';
import type { Cell, ReferenceTable } from './tables.ts';

/** One prepared statement: SQL and its bound parameters. */
export interface Statement {
  sql: string;
  params: unknown[];
}

// D1 refuses a bound value above 2 MB; a smaller piece also keeps one statement short on a busy database.
const MAX_PARAM_BYTES = 900_000;
// D1 refuses SQL text above 100 KB.
const MAX_SQL_BYTES = 90_000;

/** Rows that each reference table must hold after loading. */
export const REFERENCE_COUNTS: Readonly<Record<string, number>> = {
  china: 3225,
  post_code: 2972,
  industry_v2: 1972,
  countries: 249,
  scope: 207,
  region: 29,
  workstation: 17,
  promotion_type: 7,
  setting: 8,
  push_template: 3,
};

/** All reference tables in loading order (core§3, reference data; issue: checked by count). */
export function referenceTables(): ReferenceTable[] {
  return [
    chinaTable(),
    postCodeTable(),
    industryTable(),
    countriesTable(),
    scopeTable(),
    regionTable(),
    workstationTable(),
    promotionTypeTable(),
    settingTable(),
    pushTemplateTable(),
  ];
}

/** Splits texts into groups whose joined size, with one byte between two texts, stays within `limit` bytes. */
function groupBySize(texts: readonly string[], limit: number): string[][] {
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

/** Reference data as prepared statements; loading twice changes nothing. */
export function referenceStatements(): Statement[] {
  return referenceTables().flatMap(({ table, columns, rows }) => bulkInsert(table, columns, rows));
}

function literal(value: Cell): string {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}

/**
 * Reference data as plain SQL for `wrangler d1 execute --file`, for databases that are reached by a command only.
 * @returns multi-row INSERT OR IGNORE statements, one a line, each at most 90 KB
 */
export function referenceSql(): string {
  const lines = referenceTables().flatMap(({ table, columns, rows }) => {
    const head = `INSERT OR IGNORE INTO "${table}"(${columns.map((column) => `"${column}"`).join(',')}) VALUES `;
    const tuples = rows.map((row) => `(${row.map(literal).join(',')})`);
    return groupBySize(tuples, MAX_SQL_BYTES - Buffer.byteLength(head)).map((group) => `${head}${group.join(',')};`);
  });
  return `${lines.join('\n')}\n`;
}
