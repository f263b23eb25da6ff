import type { DatabaseSync } from 'node:sqlite';

type Row = Record<string, string | number | null>;

/** Asks the database's file, with none of the product's code in between. */
export const rowsOf = (db: DatabaseSync, sql: string, ...params: (string | number)[]): Row[] =>
  db.prepare(sql).all(...params) as Row[];

export const rowOf = (db: DatabaseSync, sql: string, ...params: (string | number)[]): Row | undefined =>
  db.prepare(sql).get(...params) as Row | undefined;

/** How many findings of one kind are told; more of them say nothing new. */
const TOLD = 5;

/** What is wrong, in sentences. */
export class Findings {
  readonly lines: string[] = [];
  readonly #told = new Map<string, number>();

  /** @param kind what is wrong; @param which the row that shows it */
  add(kind: string, which: unknown = ''): void {
    const times = (this.#told.get(kind) ?? 0) + 1;
    this.#told.set(kind, times);
    if (times <= TOLD) this.lines.push(`${kind}: ${typeof which === 'string' ? which : JSON.stringify(which)}`);
    if (times === TOLD + 1) this.lines.push(`${kind}: and more of these`);
  }

  /** Every row that a statement answers is a finding. */
  none(db: DatabaseSync, kind: string, sql: string, ...params: (string | number)[]): void {
    for (const row of rowsOf(db, sql, ...params)) this.add(kind, row);
  }
}
