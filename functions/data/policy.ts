import type { SQL, Table } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Caller } from '../platform/caller.ts';

/** true, false, or a row filter that is ANDed into the SQL (house 2). */
export type Rule = boolean | SQL;

/** Wire names of a table's columns. */
export type ColumnOf<T extends Table> = T['_']['columns'][keyof T['_']['columns']]['_']['name'] & string;

/** Values by wire name. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * A rule over the rows of `t`, the table under the alias that the query gave it.
 * `given`: to `update`, the values about to be written; to `read`, the values that the top level of `where` demands by
 * equality (none for joined tables and children).
 */
export type RowRule<T extends SQLiteTable> = (caller: Caller, t: T, given?: Values) => Rule;

/**
 * Who may do what with one table. What is not granted is denied; a table without a definition does not exist.
 *
 * `columns` narrows single columns: false makes the column absent (it cannot be selected, filtered, sorted, joined or
 * searched), a row filter makes it read NULL, in every position, on the rows that the filter excludes.
 */
export interface Policy<T extends SQLiteTable = SQLiteTable> {
  table: T;
  /** The column that `add` answers as the key. */
  key: ColumnOf<T>;
  /** Further names on the wire; the prefix `thtt_` is always accepted. */
  aliases?: readonly string[];
  read: RowRule<T>;
  /** View with the public version of each row, which this caller reads in place of the table; null for the table itself. */
  shownAs?: (caller: Caller) => string | null;
  /** Rows of other tables that judging one row reads at most, where that is fewer than the rule has EXISTS. */
  readCost?: number;
  /** Who may list the table itself, everybody unless told: others meet its rows only beside those that name them. */
  lists?: (caller: Caller) => boolean;
  columns?: { readonly [C in ColumnOf<T>]?: RowRule<T> };
  /** Columns that are stored encrypted: whoever may read them reads a mask. */
  sealed?: readonly ColumnOf<T>[];
  /**
   * Whether the caller may add this row (wire names, after hooks filled in the server's). SQL is a condition on other
   * rows, such as "the item is the caller's own": it must hold in the same transaction as the insert.
   */
  create: (caller: Caller, row: Values) => Rule;
  update: RowRule<T>;
  remove: RowRule<T>;
  /** Columns a caller may write; others are the server's: what clients send of them is taken out silently (decision 22) … */
  writable: (caller: Caller) => readonly ColumnOf<T>[];
  /** … except these, which are refused as unknown wherever the caller may not write them. */
  refused?: readonly ColumnOf<T>[];
  /**
   * What the platform itself writes into its columns and the documents' client writes once more: a `put` that says nothing else,
   * of rows in which all of it stands, is answered as done and writes nothing (decision 377).
   */
  restated?: { values: { readonly [C in ColumnOf<T>]?: number }; by: RowRule<T> };
  /** Writable columns that say whose a row is: `add` sets them, `put` takes them out silently, and the key with them. */
  fixed?: readonly ColumnOf<T>[];
}
