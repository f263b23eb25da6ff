import { expectations } from './expectations/index.ts';
import { fixtures, shapeOf } from './fixtures.ts';
import { type Expectation, exactly, granted, type Kind } from './kinds.ts';

/** What a caller gets of one column on one row. */
type Sight = 'value' | 'null' | 'absent';

export function expectationOf(table: string): Expectation {
  const found = expectations[table];
  if (!found) throw new Error(`no expectation of ${table}`);
  return found;
}

export const isHidden = (table: string, kind: Kind): boolean =>
  exactly(expectationOf(table).hidden ?? 'none').has(kind);

/** The fixture rows that a kind sees. */
export function visibleRows(table: string, kind: Kind): string[] {
  if (isHidden(table, kind)) return [];
  const { rows } = expectationOf(table);
  return [...(fixtures.get(table)?.keys() ?? [])].filter((row) => granted(rows[row] ?? 'none').has(kind));
}

const isAbsent = (table: string, column: string, kind: Kind): boolean =>
  exactly(expectationOf(table).columns?.[column]?.absent ?? 'none').has(kind);

export function sightOf(table: string, column: string, row: string, kind: Kind): Sight {
  if (isAbsent(table, column, kind)) return 'absent';
  const reads = expectationOf(table).columns?.[column]?.reads ?? 'all';
  const who = typeof reads === 'string' ? reads : (reads[row] ?? 'all');
  return granted(who).has(kind) ? 'value' : 'null';
}

export const columnsOf = (table: string): string[] => shapeOf(table).columns.map(({ name }) => name);

export const absentColumns = (table: string, kind: Kind): string[] =>
  columnsOf(table).filter((column) => isAbsent(table, column, kind));

/** Whether a kind may write a column, with `add` or with `put`. */
export function mayWrite(table: string, column: string, kind: Kind, verb: 'add' | 'put'): boolean {
  const { writable, writers, fixed } = expectationOf(table);
  if (verb === 'put' && fixed?.includes(column)) return false;
  return writable.includes(column) || granted(writers?.[column] ?? 'none').has(kind);
}
