import type { Authority } from '../../db/contract/limits.ts';
import type { Statement } from './database.ts';

/** A value that D1 takes as it is. */
export type SqlValue = string | number | null;

/** Columns with their values; the names come from the code, never from a call (house 3). */
export type Row = Record<string, SqlValue>;

function names(row: Row): string[] {
  const columns = Object.keys(row);
  const wrong = columns.find((column) => !/^[a-z][a-z0-9_]*$/i.test(column));
  if (wrong !== undefined) throw new Error(`not a column: ${wrong}`);
  return columns;
}

/**
 * Adds one row.
 * @param row wire columns and values, at most 100
 */
export function insert(table: string, row: Row): Statement {
  const columns = names(row);
  return {
    sql: `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    params: Object.values(row),
  };
}

/**
 * Adds any number of rows with one bound value.
 * @param rows wire columns and values; the first row names the columns of all
 * @returns no statement for no rows
 */
export function insertAll(table: string, rows: Row[]): Statement[] {
  const [first] = rows;
  if (!first) return [];
  const columns = names(first);
  const values = columns.map((column) => `json_extract(value, '$.${column}')`);
  return [
    {
      sql: `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM json_each(?)`,
      params: [JSON.stringify(rows)],
    },
  ];
}

/**
 * Changes the rows that fulfil a condition.
 * @param where condition with its values; never empty
 */
export function update(table: string, row: Row, where: Statement): Statement {
  const set = names(row).map((column) => `${column} = ?`);
  return {
    sql: `UPDATE ${table} SET ${set.join(', ')} WHERE ${where.sql}`,
    params: [...Object.values(row), ...where.params],
  };
}

/** The condition that all of some conditions hold, with their values; of none it holds always. */
export const allOf = (conditions: readonly Statement[]): Statement => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(' AND ') || '1',
  params: conditions.flatMap(({ params }) => params),
});

/**
 * Tells whoever read rows before that they are others now: their `version` grows.
 * @param ids values of the column `id`
 */
export const grownVersions = (table: string, ids: readonly string[]): Statement => ({
  sql: `UPDATE ${table} SET version = version + 1 WHERE id IN (SELECT value FROM json_each(?))`,
  params: [JSON.stringify(ids)],
});

/**
 * The condition that everybody sees a row of content now: open, and within the times between which it is published. One rule for
 * lists, pages, searches, figures and feeds.
 * @param as the table's name in the statement, with which the columns begin; none where one table is read alone
 */
export const shownNow = (as?: string): string => `${as ? `${as}.` : ''}is_delete = 0 AND ${withinShown(as)}`;

/** The same where rows are removed for good: open, begun and not ended. */
export const withinShown = (as?: string): string => {
  return `${as ? `${as}.` : ''}is_open = 1 AND ${withinTimes(as)}`;
};

/** The same where rows are not opened and closed: begun and not ended. */
export const withinTimes = (as?: string): string => {
  const of = as ? `${as}.` : '';
  return `coalesce(${of}publish_time <= unixepoch(), 1) AND coalesce(${of}unpublish_time > unixepoch(), 1)`;
};

/**
 * The condition that the term of a row of results or demands has not come to its end (decision 411).
 * @param as its alias
 */
export const lasts = (as: string): string => `coalesce(${as}.expire_time > unixepoch(), 1)`;

/**
 * The condition that the term of a result or demand has not come to its end: that is at its second, even before the sweep takes it out
 * (decision 411).
 * @param item table and key of its kind
 * @param id its key, in SQL of the statement around
 */
export const inTerm = ({ noun, key }: { noun: string; key: string }, id: string): string =>
  `NOT EXISTS (SELECT 1 FROM ${noun} ended WHERE ended.${key} = ${id} AND ended.expire_time <= unixepoch())`;

/**
 * Whether what `shownNow` asks of the times holds for a row that is open.
 * @param at unix seconds
 */
export const isWithinShown = (
  row: { publish_time: number | null; unpublish_time: number | null },
  at: number,
): boolean =>
  (row.publish_time === null || row.publish_time <= at) && (row.unpublish_time === null || row.unpublish_time > at);

/**
 * SQL condition: a scope is offered, and so is all that it stands below (core§9).
 * @param alias of its row in the statement
 */
export const isOffered = (alias: string): string =>
  `${alias}.stage = 1 AND ${alias}.is_delete = 0 AND NOT EXISTS (
    WITH RECURSIVE up(id) AS (SELECT ${alias}.pid UNION SELECT s.pid FROM scope s JOIN up ON s.id = up.id)
    SELECT 1 FROM up JOIN scope s ON s.id = up.id WHERE s.stage IS NOT 1 OR s.is_delete = 1)`;

/** Ids of a scope, which is its one value, and of all that stand below it: a field stands for them all. */
export const BELOW_SCOPE =
  'WITH RECURSIVE down(id) AS (SELECT ? UNION SELECT s.id FROM scope s JOIN down ON s.pid = down.id) SELECT id FROM down';

/**
 * Whether a user, known by an alias, holds an authority, as SQL; it stands among others with commas between. Those who hold any have an
 * index, which the first condition allows and the second one leads to: holders are looked for among staff, not among all members.
 */
export const holdsAuthority = (as: string, authority: Authority): string =>
  `(${as}.authority <> '' AND ${as}.authority > '' AND instr(',' || replace(${as}.authority, ' ', '') || ',', ',${authority},') > 0)`;
