import type { SQL } from 'drizzle-orm';
import { LIMITS } from '../../db/contract/limits.ts';
import type { Database } from '../platform/database.ts';
import { type AppError, invalid } from '../platform/errors.ts';
import { render } from './render.ts';
import { endOf } from './scan.ts';
import type { Source } from './source.ts';

/** The refusal of a call that would read too much; `field` is what to narrow. */
export const tooManyRows = (field: string): AppError =>
  invalid([{ field, code: 'too_many_rows', params: { max: LIMITS.readRows } }]);

/** The refusal of a call that would answer too much. */
export const tooManyBytes = (field: string): AppError =>
  invalid([{ field, code: 'too_many_bytes', params: { max: LIMITS.answerBytes / 1_000_000 } }]);

/** Rows that one call may still read. */
export class Budget {
  readonly #db: Database;
  readonly #before: number;

  /** @param db what the call reads from; what it read before, such as the session, is not the caller's */
  constructor(db: Database) {
    this.#db = db;
    this.#before = db.rowsRead;
  }

  get left(): number {
    return LIMITS.readRows - (this.#db.rowsRead - this.#before);
  }

  /**
   * The last net: what was read must not be answered where the estimate was wrong.
   * @throws AppError 422
   */
  settle(): void {
    if (this.left < 0) throw tooManyRows('where');
  }
}

/** What conditions read beside the rows that they judge. */
export interface Weight {
  /** Rows of other tables that judging one row reads at most. */
  each: number;
  /** Values of lists, which are read as rows once. */
  once: number;
}

/** How often the rules of a text look for rows elsewhere, and whether they do so for each row anew. */
function* searches(sql: string): Generator<{ count: number; related: boolean }> {
  const begin = /\bEXISTS \(/g;
  for (let found = begin.exec(sql); found; found = begin.exec(sql)) {
    const end = endOf(sql, begin.lastIndex - 1);
    const search = sql.slice(found.index, end);
    yield { count: search.split('EXISTS (').length - 1, related: /"(?:b|c|j\d)"\./.test(search) };
    begin.lastIndex = end;
  }
}

/**
 * What judging a row costs: each EXISTS of a rule finds its row by a key, each list is read once.
 * @param parts conditions and columns as they will stand in the statement
 */
export function weigh(parts: readonly (SQL | true | undefined)[]): Weight {
  let [each, once] = [0, 0];
  for (const part of parts) {
    if (part === undefined || part === true) continue;
    const { sql, params } = render(part);
    for (const { count, related } of searches(sql)) {
      if (related) each += count;
      else once += count;
    }
    for (const [, place] of sql.matchAll(/json_each\(\?(\d+)\)/g)) {
      const given = JSON.parse(String(params[Number(place) - 1])) as object;
      // A list is read as rows once; in an object each row looks for its own key.
      if (Array.isArray(given)) once += 3 * given.length + 1;
      else each += Object.keys(given).length + 1;
    }
  }
  return { each, once };
}

/** What a policy's rows cost to judge: as its rule reads, or as the policy says of itself. */
export function weighRows({ rows, facts }: Source): Weight {
  const weight = weigh([rows]);
  return { ...weight, each: Math.min(weight.each, facts.policy.readCost ?? weight.each) };
}
