import { type SQL, sql } from 'drizzle-orm';
import type { ErrorCode } from '../../db/contract/errors.ts';
import { LIMITS } from '../../db/contract/limits.ts';
import { isStale, isUniqueViolation, type Statement } from '../platform/database.ts';
import { AppError, forbidden, invalid, notFound } from '../platform/errors.ts';
import { tooManyRows } from './budget.ts';
import { findTable } from './catalog.ts';
import type { Rule } from './policy.ts';
import { render } from './render.ts';
import { candidates, scansOf } from './scan.ts';
import type { Source } from './source.ts';

/** SQLite names a path that it cannot read: so a batch says why it stopped. */
const DENIED = 'denied';
const MISSING = 'missing';
const UNDONE = 'undone';
const TOO_MANY = 'too-many-rows';

const stop = (word: string) => sql.raw(`json_extract('{}', '${word}')`);

/** Stops the batch unless a condition on other rows holds in its transaction. */
export const demandRule = (rule: SQL): Statement =>
  render(sql`SELECT CASE WHEN ${rule} THEN 1 ELSE ${stop(DENIED)} END`);

/**
 * Stops the batch where a SELECT finds rows, and says so in the words of a code, which may tell how many: `{count}`; 409.
 * @param found with `?` for its values
 */
export const refuseWhere = ({ sql: found, params }: Statement, code: ErrorCode): Statement => ({
  sql: `SELECT CASE WHEN n > 0 THEN json_extract('{}', 'refused:${code}:' || n) ELSE 1 END FROM (SELECT count(*) AS n FROM (${found}))`,
  params,
});

/**
 * Stops the batch where a write would look for its rows among more than one call may read: those that the best index leaves, or all of
 * the table where none helps (CALLS.md "Generic table service"). It stands in front of the write, and reads no more itself.
 * @param source the table under its alias; @param condition everything that the write's rows must fulfil
 * @returns null where a key names the rows
 */
export function demandBounded(source: Source, condition: SQL): Statement | null {
  const [scan] = scansOf(source, condition, null);
  if (!scan || (scan.index.unique && scan.used === scan.index.columns.length)) return null;
  const some = candidates(source, scan, LIMITS.readRows + 1);
  return render(
    sql`SELECT CASE WHEN count(*) > ${sql.raw(String(LIMITS.readRows))} THEN ${stop(TOO_MANY)} ELSE 1 END FROM ${some}`,
  );
}

/**
 * Stops the batch unless the statement before it changed something; answers how many rows as `changed`.
 * @param orElse a rule under which changing nothing is no secret, and no failure
 */
export const demandChange = (orElse: Rule = false): Statement =>
  render(
    sql`SELECT CASE WHEN changes() > 0 THEN changes() WHEN ${orElse === true ? sql`1` : orElse || sql`0`} THEN 0 ELSE ${stop(MISSING)} END AS "changed"`,
  );

const stoppedBy = (message: string, word: string): boolean => new RegExp(`path.*'${word}'`).test(message);

/** Stops a batch that was only tried, and tells whether it came that far. */
export const undo = (): Statement => render(sql`SELECT ${stop(UNDONE)}`);
/** Whether a batch came as far as `undo`: it would have gone through. */
export const isUndone = (error: unknown): boolean => error instanceof Error && stoppedBy(error.message, UNDONE);

/** A trigger refuses with the word of its text, RAISE(ABORT, 'refused:code'), and so does `refuseWhere`, which counts. */
function refusedBy(message: string): AppError | null {
  const [, code, count] = /\brefused:(\w+)(?::(\d+))?/.exec(message) ?? [];
  if (!code) return null;
  return new AppError(409, code as ErrorCode, { params: count === undefined ? {} : { count: Number(count) } });
}

/** Table and column of "… constraint failed: table.column". */
function constrained(message: string, kind: string): { table: string; column: string } | null {
  const found = new RegExp(`${kind} constraint failed: (\\w+)\\.(\\w+)`).exec(message);
  return found?.[1] && found[2] ? { table: found[1], column: found[2] } : null;
}

/**
 * The refusal that a failed batch means.
 * @returns the error itself where it means none: it is not the caller's doing
 */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  const { message } = error;
  if (stoppedBy(message, DENIED)) return forbidden();
  if (stoppedBy(message, MISSING)) return notFound();
  if (stoppedBy(message, TOO_MANY)) return tooManyRows('where');
  const refused = refusedBy(message);
  if (refused) return refused;
  if (isStale(error)) return new AppError(409, 'conflict');
  if (isUniqueViolation(error)) {
    const { table, column } = constrained(message, 'UNIQUE') ?? { table: '', column: '' };
    const hooks = findTable(table)?.hooks;
    return new AppError(409, hooks?.duplicates?.[column] ?? hooks?.duplicate ?? 'duplicate');
  }
  const empty = constrained(message, 'NOT NULL');
  if (empty) return invalid([{ field: empty.column, code: 'required' }]);
  if (/FOREIGN KEY constraint failed/.test(message)) return new AppError(422, 'unknown_reference');
  if (/CHECK constraint failed/.test(message)) return new AppError(422, 'invalid');
  return error;
}
