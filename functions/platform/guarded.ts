import type { ErrorCode } from '../../db/contract/errors.ts';
import { type Database, isStale, isUniqueViolation, type Statement } from './database.ts';
import { AppError } from './errors.ts';

/** A code is answered with 409; anything else is made when it is needed. */
type Refusal = ErrorCode | (() => AppError | Promise<AppError>);

interface Refusals {
  /** An assertion failed: what the write was begun upon is another by now. */
  stale?: Refusal;
  /** A unique index holds the same already. */
  taken?: Refusal;
  /** Of the index, where others may refuse as well: a part of its name or its columns. */
  index?: string;
}

const refusalFor = (error: unknown, { stale, taken, index }: Refusals): Refusal | undefined => {
  if (taken && isUniqueViolation(error, index)) return taken;
  return isStale(error) ? stale : undefined;
};

/**
 * Writes all or nothing, and refuses where the database would not have it (house 4).
 * @param refusals what is answered where an assertion fails; with `taken`, where a unique index does
 * @returns rows of each statement in order
 * @throws AppError what `refusals` say
 */
export async function writeOr<T = unknown>(
  db: Database,
  refusals: Refusal | Refusals,
  statements: Statement[],
): Promise<T[][]> {
  try {
    return await db.batch<T>(statements);
  } catch (error) {
    const refusal = refusalFor(error, typeof refusals === 'object' ? refusals : { stale: refusals });
    if (!refusal) throw error;
    throw typeof refusal === 'string' ? new AppError(409, refusal) : await refusal();
  }
}

/**
 * Writes all or nothing (house 4).
 * @returns false where an assertion failed: what the write was begun upon is another by now, and nothing is written
 */
export async function wrote(db: Database, statements: Statement[]): Promise<boolean> {
  try {
    await db.batch(statements);
    return true;
  } catch (error) {
    if (isStale(error)) return false;
    throw error;
  }
}
