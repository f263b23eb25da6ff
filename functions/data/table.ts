import type { SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Caller } from '../platform/caller.ts';
import type { Statement } from '../platform/database.ts';
import type { AppError } from '../platform/errors.ts';
import type { TableHooks, WriteContext } from './hooks.ts';
import type { ColumnOf, Policy, RowRule } from './policy.ts';
import type { Row } from './row.ts';

/** What hangs on the rows of a table, whose ids are unique across such tables: comments and all the rest, or files alone. */
export type Item = 'discussed' | 'filed';

/** Rows that one person adds, by the hour and by the day. */
export interface Additions {
  hourly: number;
  daily: number;
  /** Staff add as many as they like. */
  members?: boolean;
  /** Those that visitors behind one address add, where that is not what they add to other tables. */
  visitors?: { hourly: number; daily: number };
}

/** Additions to a table of forms, or of lists at a time. */
export const FORMS: Additions = { hourly: 500, daily: 2000, members: true };

/** Counts items that are added against what their publisher may add. */
export interface Counter {
  /** Statements in front of the insert, which make its batch fail where they are too many. */
  count: (rows: readonly Row[], context: WriteContext) => Statement[];
  /** The refusal of a batch that failed so, null of one that failed otherwise. */
  refusal: (error: unknown, context: WriteContext) => Promise<AppError | null>;
}

/** A stored file and what is known of it. */
export interface KnownFile {
  /** What upload_use calls it. */
  name: string;
  address: string;
  uploader: string | null;
  byStaff: boolean;
  /** Stands where files are for that table's readers alone. */
  kept: boolean;
  tables: readonly string[];
}

/**
 * Columns of a table that lend a file to the table's readers. What `files` name was checked when it was written: only an own
 * upload can stand there. Anybody can write any address into a text of their own, and must not become its reader by
 * that: a `text` lends what somebody of the row uploaded, or what auditors approved.
 */
export interface Lender<C extends string = string> {
  files?: readonly C[];
  texts?: readonly C[];
  /** Column of the person whose row it is. */
  owner?: C;
  /** Column of the organisation whose people write it. */
  organization?: C;
  /** Approved rows have been looked at. */
  audited?: boolean;
  /** Nobody but the owner writes the row: a file of staff's in its text is there by the owner's word alone. */
  byOwner?: boolean;
  /** Its files are for its own readers: that staff uploaded them opens them through no text. */
  keeps?: boolean;
  /** What else must hold of the row, by its alias. */
  also?: (caller: Caller, alias: string) => SQL;
}

/** A query that finds rows which lend a file to the caller; null where none can. */
export type FileReaders = (caller: Caller, file: KnownFile) => SQL | null;

/** One table of the service: who may do what with it, and what happens on its writes. */
export interface Table<T extends SQLiteTable = SQLiteTable> extends Policy<T> {
  hooks?: TableHooks;
  /**
   * Columns that name rows of other tables by their key, and these tables: what may be brought together. `discussed` and
   * `filed` are all tables whose rows are such items.
   */
  names?: { readonly [C in ColumnOf<T>]?: readonly string[] | Item };
  /** Its rows are items that those of other tables hang on. */
  item?: Item;
  /** Who reads the files that hang on a row, where not everybody does who reads the row. */
  files?: RowRule<T>;
  /** Its rows are items that somebody publishes: they are counted, and staff carry files from one to another. */
  published?: Counter;
  /** How many rows one person adds; unlimited unless told, but for visitors. */
  additions?: Additions;
  /** It says the same to everybody: shared caches keep what a visitor lists. */
  shared?: boolean;
  /** Who reads stored files through its rows. */
  lends?: Lender<ColumnOf<T>> | FileReaders;
}

/** Checks a definition's names against its table at compile time. */
export const defineTable = <T extends SQLiteTable>(table: { table: T } & NoInfer<Table<T>>): Table<T> => table;

/** Tables of the schema that the service does not serve: modules alone read and write them. */
export interface Closed<N extends string = string> {
  closed: readonly N[];
  lends?: FileReaders;
}

/**
 * Names tables that do not exist over the wire.
 * @param names physical names
 * @param lends who reads stored files through their rows
 */
export const closeTables = <N extends string>(names: readonly N[], lends?: FileReaders): Closed<N> => ({
  closed: names,
  ...(lends && { lends }),
});
