import type { SQL } from 'drizzle-orm';
import type { ErrorCode, Lang } from '../../db/contract/errors.ts';
import type { Caller } from '../platform/caller.ts';
import type { Database, Statement } from '../platform/database.ts';
import type { Env } from '../platform/env.ts';
import type { Row } from './row.ts';

/** What one operation does to rows of a table, as far as a hook of the table was shown them. */
export interface Written {
  table: string;
  /** New rows, whole. */
  added?: readonly Row[];
  /** Rows as they were, and what they get; without it they go. */
  rows?: readonly Row[];
  changes?: Row;
}

/** What a hook may look at. */
export interface WriteContext {
  caller: Caller;
  db: Database;
  env: Env;
  /** Unix seconds of the write, one value for the whole batch. */
  at: number;
  /** Language of whoever calls. */
  lang: Lang;
  /** Where the call came from, as `addressOf` gives it: visitors are told apart by nothing else. */
  address: string;
  /** 0, then 1 and 2 when a code was taken between looking and writing. */
  attempt: number;
  /** What the operations of the call do that are prepared, in their order. */
  written: Written[];
}

/** Statements for the very end of a call's batch, made once all of its operations are prepared. */
export interface LastStatements {
  /** Operations that demand the same for several rows are asked once, for all of them. */
  about: string;
  ids: readonly string[];
  statements: (ids: readonly string[]) => Promise<Statement[]>;
}

/** Further statements for the batch of the write: all or none of it happens. */
export interface Demand {
  before?: Statement[];
  after?: Statement[];
  last?: LastStatements[];
  /** What an `add` answers beside the key: the rows of a statement that follows the INSERT, as a part of the answer. */
  says?: { statement: Statement; read: (rows: readonly Row[]) => Row };
  /** Runs once the batch is in: for what can be repeated at any time, never for what must hold. */
  settled?: () => Promise<void>;
}

type Answer = Demand | undefined | Promise<Demand | undefined>;

/** A beginning and an end. */
export type Span = readonly [from: string, until: string, code: ErrorCode];

/**
 * What must happen on a write to one table, whichever verb it comes through. A hook may change the row, demand more
 * statements for the same batch, or refuse by throwing AppError.
 */
export interface TableHooks {
  /** Rich-text columns: sanitised at the write (house 11). */
  html?: readonly string[];
  /** Columns that hold the address of a stored file: an upload, or what stands there already. */
  files?: readonly string[];
  /** Columns that hold a web address (decision 38). */
  links?: readonly string[];
  /** Columns that must not be blank, with the text of the refusal. */
  required?: Readonly<Record<string, ErrorCode>>;
  /** Columns whose text must pass a check, with the text of the refusal. */
  checks?: Readonly<Record<string, { passes: (text: string) => boolean; code: ErrorCode }>>;
  /** Columns that hold one of a documented list. */
  options?: Readonly<Record<string, readonly { value: string | number }[]>>;
  /** Longest texts in characters (core§5, back-office§5). */
  maxima?: Readonly<Record<string, number>>;
  /** Columns of times between which something is so, with the text of the refusal: an end lies after its beginning. */
  spans?: readonly Span[];
  /** Column that names the row which this one is a part of: who may write that row may hear that it has no such parts. */
  parent?: string;
  /** The refusal when a UNIQUE constraint of the table is broken (decision 41). */
  duplicate?: ErrorCode;
  /** The same of single constraints, by the first column that they name. */
  duplicates?: Readonly<Record<string, ErrorCode>>;
  /** Fields that a new row may bring and that are no columns, such as a code that proves a phone: the hook before the write reads them. */
  asides?: readonly string[];
  /** The key of a row that says already what a new one would, so that adding it once more adds nothing; null for none. */
  standing?: (row: Row, context: WriteContext) => Promise<string | null>;
  /** Sets the server's columns of a new row, before the policy judges it. */
  fill?: (row: Row, context: WriteContext) => void;
  /** After the policy granted the rows, before they are written. */
  beforeAdd?: (rows: Row[], context: WriteContext, asides?: readonly Row[]) => Answer;
  /** @param rows the rows as they are, whole; @param changes what they will get, to be changed in place */
  beforePut?: (rows: Row[], changes: Row, context: WriteContext) => Answer;
  beforeRemove?: (rows: Row[], context: WriteContext, verb: 'del' | 'remove') => Answer;
  /**
   * What comes right before the write of a put, del or remove, however many rows it reaches: the hook does not see them, its statements do.
   * @param reached a SELECT of the rows as they are
   */
  beforeChange?: (reached: SQL, context: WriteContext, verb: 'put' | 'del' | 'remove') => Statement[];
}
