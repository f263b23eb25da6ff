import type { Lang } from '../../db/contract/errors.ts';
import type { Caller } from '../platform/caller.ts';
import { now } from '../platform/clock.ts';
import { type Database, isStale, isUniqueViolation, type Statement } from '../platform/database.ts';
import type { Env } from '../platform/env.ts';
import { AppError } from '../platform/errors.ts';
import { prepareAdd } from './add.ts';
import { findTable } from './catalog.ts';
import { preparePut, prepareRemove } from './change.ts';
import { isUndone, refusalOf, undo } from './guards.ts';
import type { WriteContext } from './hooks.ts';
import type { Prepared } from './prepared.ts';
import type { Operation } from './request.ts';
import type { Row } from './row.ts';

/** An operation of a module, which may choose the key of a new row so that others of its operations name it; no call can. */
export type ModuleOperation = Operation | (Extract<Operation, { op: 'add' }> & { newKey?: string });

function prepare(operation: ModuleOperation, context: WriteContext): Promise<Prepared> {
  switch (operation.op) {
    case 'add':
      return prepareAdd({ ...operation, data: [operation.data] }, false, context);
    case 'adds':
      return prepareAdd(operation, true, context);
    case 'put':
      return preparePut(operation, context);
    default:
      return prepareRemove(operation, operation.op, context);
  }
}

/** What the operations demand for the end of their batch: several that demand the same are asked once. */
async function lastOf(prepared: readonly Prepared[]): Promise<Statement[]> {
  const demands = Map.groupBy(
    prepared.flatMap(({ last }) => last),
    ({ about }) => about,
  );
  const statements: Statement[] = [];
  for (const same of demands.values()) {
    const ids = [...new Set(same.flatMap((each) => each.ids))];
    statements.push(...((await same[0]?.statements(ids)) ?? []));
  }
  return statements;
}

/** One try of all operations: their preparations, and the rows that each statement of the batch gave. */
async function attempt(operations: readonly ModuleOperation[], context: WriteContext) {
  const prepared: Prepared[] = [];
  context.written = [];
  for (const [place, operation] of operations.entries()) {
    try {
      prepared.push(await prepare(operation, context));
    } catch (error) {
      throw operations.length > 1 ? located(error, place) : error;
    }
  }
  const batch = [...prepared.flatMap(({ statements }) => statements), ...(await lastOf(prepared))];
  try {
    // What stands already is not written again: there may be nothing to do.
    return { prepared, rows: batch.length > 0 ? await context.db.batch(batch) : [] };
  } catch (error) {
    throw new BatchFailure(error, prepared);
  }
}

/** A batch that the database refused, with the operations that it held. */
class BatchFailure extends Error {
  readonly prepared: readonly Prepared[];

  constructor(cause: unknown, prepared: readonly Prepared[]) {
    super('batch', { cause });
    this.prepared = prepared;
  }
}

/** A refusal that says which operation it is about; whoever sent one alone knows. */
function located(error: unknown, operation: number): unknown {
  if (error instanceof AppError) error.operation = operation;
  return error;
}

/** Whether the operations up to one would go through; nothing is written. */
async function passes(prepared: readonly Prepared[], upTo: number, { db }: WriteContext): Promise<boolean> {
  const tried = prepared.slice(0, upTo + 1).flatMap(({ statements }) => statements);
  return db.batch([...tried, undo()]).then(
    () => false,
    (error: unknown) => isUndone(error),
  );
}

/** The first operation that a refused batch stopped at: a few tries that write nothing. */
async function stoppedAt(prepared: readonly Prepared[], context: WriteContext): Promise<number> {
  let [low, high] = [0, prepared.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (await passes(prepared, middle, context)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The refusal of a batch that adds more items than their publisher may. */
async function tooMany(
  error: unknown,
  operations: readonly ModuleOperation[],
  context: WriteContext,
): Promise<unknown> {
  const counters = new Set(operations.map(({ table }) => findTable(table)?.policy.published));
  for (const counter of counters) {
    const refusal = await counter?.refusal(error, context);
    if (refusal) return refusal;
  }
  return null;
}

const ATTEMPTS = 3;

async function runBatch(operations: readonly ModuleOperation[], context: WriteContext) {
  for (; ; context.attempt += 1) {
    try {
      return await attempt(operations, context);
    } catch (failure) {
      if (!(failure instanceof BatchFailure)) throw refusalOf(failure);
      const error = failure.cause;
      const overtaken =
        isUniqueViolation(error, '.code') || (isStale(error) && failure.prepared.some(({ last }) => last.length > 0));
      if (overtaken && context.attempt + 1 < ATTEMPTS) continue;
      const refusal = (await tooMany(error, operations, context)) ?? refusalOf(error);
      throw operations.length > 1 && refusal instanceof AppError
        ? located(refusal, await stoppedAt(failure.prepared, context))
        : refusal;
    }
  }
}

/**
 * Runs operations in one transaction: all or none (CALLS.md "Generic table service", decision 14). The policy of each table
 * judges each operation, and its hooks see it.
 * @param address where the call came from, for the limit on what visitors add
 * @param lang of whoever calls, for what they are told later
 * @returns one result an operation, in order: `{id, …}`, `{ids}` or `{changed}`
 * @throws AppError 400, 401, 403, 404, 409, 413, 422, 429; nothing is written then
 */
export async function runOperations(
  operations: readonly ModuleOperation[],
  caller: Caller,
  db: Database,
  env: Env,
  address: string,
  lang: Lang = 'zh',
): Promise<Row[]> {
  const context: WriteContext = { caller, db, env, at: now(), address, lang, attempt: 0, written: [] };
  const { prepared, rows } = await runBatch(operations, context);
  let from = 0;
  const results = prepared.map(({ statements, answer }) => {
    const part = rows.slice(from, from + statements.length);
    from += statements.length;
    return answer(part);
  });
  for (const settled of prepared.flatMap((one) => one.settled)) await settled();
  return results;
}
