import { bulkInsert, fillColumn, groupBySize, type Statement } from './bulk.ts';
import { industryTable, scopeTable } from './classifications.ts';
import { chinaTable, countriesTable, postCodeTable, regionTable, workstationTable } from './places.ts';
import {
  promotionTypeTable,
  pushTemplateTable,
  reviewTemplateTable,
  settingTable,
  workGroupTable,
} from './settings.ts';
import type { Cell, ReferenceTable } from './tables.ts';

// D1 refuses SQL text above 100 KB.
const MAX_SQL_BYTES = 90_000;

/** All reference tables in loading order (core§3, reference data; issue: checked by count). */
function referenceTables(): ReferenceTable[] {
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
    reviewTemplateTable(),
    workGroupTable(),
  ];
}

/** Reference data as prepared statements; loading twice changes nothing. */
export function referenceStatements(): Statement[] {
  return referenceTables().flatMap(({ table, columns, rows, filledLater }) =>
    bulkInsert(table, columns, rows, filledLater),
  );
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
  const lines = referenceTables().flatMap(({ table, columns, rows, filledLater }) => {
    const head = `INSERT OR IGNORE INTO "${table}"(${columns.map((column) => `"${column}"`).join(',')}) VALUES `;
    const tuples = rows.map((row) => `(${row.map(literal).join(',')})`);
    return groupBySize(tuples, MAX_SQL_BYTES - Buffer.byteLength(head)).map(
      (group) => `${head}${group.join(',')}${fillColumn(filledLater)};`,
    );
  });
  return `${lines.join('\n')}\n`;
}
