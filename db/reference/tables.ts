/** A value as both SQLite and JSON hold it. */
export type Cell = string | number | null;

/** One reference table: wire name, wire columns and rows in that column order. */
export interface ReferenceTable {
  table: string;
  columns: readonly string[];
  rows: Cell[][];
  /** A column that came after the table: rows that stand there without it are given it. */
  filledLater?: string;
}

/** A cell of a row whose width the reader has already checked. */
export function cell(row: readonly string[], index: number): string {
  const value = row[index];
  if (value === undefined) throw new Error(`column ${index} is missing in "${row.join(' ')}"`);
  return value;
}
