import { Column, getTableName, is, Name, Param, SQL, StringChunk, Table } from 'drizzle-orm';
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
 * Writes one statement. Drizzle copies texts and parameters again at every level of a condition, and writes a rule anew in
 * each position; a list of the table service has thousands of parts, and spent a third of its time on that.
 */
class Writer {
  readonly values: unknown[] = [];
  readonly #places = new Map<unknown, number>();
  /** Parts with their text: a place stands for the same value everywhere. */
  readonly #written = new Map<SQL, string>();

  #place(value: unknown): string {
    let place = this.#places.get(value);
    if (place === undefined) {
      place = this.values.push(value);
      this.#places.set(value, place);
    }
    return `?${place}`;
  }

  /** What is none of the parts that conditions are made of is left to Drizzle. */
  #other(part: unknown): string {
    const { sql, params } = dialect.sqlToQuery(new SQL([part as never]));
    return params.length === 0 ? sql : sql.replace(/\?(\d+)/g, (_, place) => this.#place(params[Number(place) - 1]));
  }

  #whole(part: SQL): string {
    let text = this.#written.get(part);
    if (text === undefined) {
      text = '';
      for (const each of part.queryChunks) text += this.write(each);
      this.#written.set(part, text);
    }
    return text;
  }

  write(part: unknown): string {
    if (part === undefined) return '';
    if (part === null || typeof part !== 'object') return this.#place(part);
    if (part instanceof StringChunk) return part.value.join('');
    if (part instanceof SQL) return this.#whole(part);
    if (part instanceof Name) return dialect.escapeName(part.value);
    if (Array.isArray(part)) return `(${part.map((each) => this.write(each)).join(', ')})`;
    if (is(part, Column)) return `${dialect.escapeName(getTableName(part.table))}.${dialect.escapeName(part.name)}`;
    if (is(part, Table)) return dialect.escapeName(getTableName(part));
    if (part instanceof Param) {
      const value = part.value === null ? null : part.encoder.mapToDriverValue(part.value);
      return value instanceof SQL ? this.#whole(value) : this.#place(value);
    }
    return this.#other(part);
  }
}

/**
 * A bound statement. A rule that stands in several positions brings the same values each time: they are bound once.
 * @throws AppError 400 too_complex beyond D1's limits
 */
export function render(query: SQL): Statement {
  const writer = new Writer();
  const text = writer.write(query);
  if (writer.values.length > MAX_PARAMETERS || text.length > MAX_SQL_BYTES) throw new AppError(400, 'too_complex');
  return { sql: text, params: writer.values };
}
