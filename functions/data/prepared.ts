import { alias } from 'drizzle-orm/sqlite-core';
import type { Caller } from '../platform/caller.ts';
import type { Statement } from '../platform/database.ts';
import { type AppError, loginTimeout } from '../platform/errors.ts';
import { findTable, type TableFacts, unknownTable } from './catalog.ts';
import type { Demand, LastStatements, WriteContext } from './hooks.ts';
import type { Values } from './policy.ts';
import type { Row } from './row.ts';

/** One operation ready for its batch. */
export interface Prepared {
  statements: Statement[];
  last: LastStatements[];
  settled: (() => Promise<void>)[];
  /** The operation's result, from the rows that each of its statements gave. */
  answer: (rows: unknown[][]) => Row;
}

/**
 * An operation of own statements and those that a hook demands.
 * @param answer gets the rows of the own statements only
 */
export function combine(own: Statement[], demand: Demand | undefined, answer: Prepared['answer']): Prepared {
  const before = demand?.before ?? [];
  return {
    statements: [...before, ...own, ...(demand?.after ?? [])],
    last: demand?.last ?? [],
    settled: demand?.settled ? [demand.settled] : [],
    answer: (rows) => answer(rows.slice(before.length, before.length + own.length)),
  };
}

/** A visitor is asked to sign in, whatever the table; to others forbidden and absent read the same. */
export const refused = ({ caller }: WriteContext, refusal: () => AppError): AppError =>
  caller.kind === 'visitor' ? loginTimeout() : refusal();

/** @throws AppError 404 unknown_table, for visitors 401 */
export function tableOf(name: string, context: WriteContext): TableFacts {
  const table = findTable(name);
  if (!table) throw refused(context, unknownTable);
  return table;
}

/** Whether the table is there at all for a caller who demands certain values: only then is a refusal more than "no such table". */
export const isVisible = (table: TableFacts, caller: Caller, given: Values = {}): boolean =>
  table.policy.lists?.(caller) !== false && table.policy.read(caller, alias(table.policy.table, 'b'), given) !== false;
