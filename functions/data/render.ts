import type { SQL } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import type { Statement } from '../platform/database.ts';
import { AppError } from '../platform/errors.ts';

/** D1 refuses a statement with more (house 3). */
const MAX_PARAMETERS = 100;
const MAX_SQL_BYTES = 100_000;

/** Numbers the places, so that equal values can share one. */
class NumberingDialect extends SQLiteSyncDialect {
  override escapeParam(place: number): string {
    return `?${place + 1}`;
  }
}

const dialect = new NumberingDialect();

/**
 * A bound statement. A rule that stands in several positions brings the same values each time: they are bound once.
 * @throws AppError 400 too_complex beyond D1's limits
 */
export function render(query: SQL): Statement {
  const { sql, params } = dialect.sqlToQuery(query);
  const values: unknown[] = [];
  const places = new Map<unknown, number>();
  const shared = params.map((value) => {
    const found = places.get(value);
    if (found !== undefined) return found;
    values.push(value);
    places.set(value, values.length);
    return values.length;
  });
  const text =
    values.length === params.length
      ? sql
      : sql.replace(/\?(\d+)/g, (_, place: string) => `?${shared[Number(place) - 1]}`);
  if (values.length > MAX_PARAMETERS || text.length > MAX_SQL_BYTES) throw new AppError(400, 'too_complex');
  return { sql: text, params: values };
}
