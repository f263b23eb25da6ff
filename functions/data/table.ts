import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { TableHooks } from './hooks.ts';
import type { Policy } from './policy.ts';

/** One table of the service: who may do what with it, and what happens on its writes. */
export interface Table<T extends SQLiteTable = SQLiteTable> extends Policy<T> {
  hooks?: TableHooks;
}

/** Checks a definition's names against its table at compile time. */
export const defineTable = <T extends SQLiteTable>(table: Table<T>): Table<T> => table;

/** Tables of the schema that the service does not serve: modules alone read and write them. */
export interface Closed<N extends string = string> {
  closed: readonly N[];
}

/**
 * Names tables that do not exist over the wire.
 * @param names physical names
 */
export const closeTables = <N extends string>(...names: N[]): Closed<N> => ({ closed: names });
