import { DAY } from '../../../db/contract/time.ts';
import { namedDay } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import type { Page } from '../../platform/envelope.ts';
import { asRead, inSteps, type Paging, readPage, wordOf } from '../../platform/paging.ts';
import { allOf } from '../../platform/sql.ts';

/** Filters as the query says them; days as `2026-11-22`. */
type Filters = Readonly<Partial<Record<string, string>>>;

/**
 * The condition on entries `l` of a log under which they are shown.
 * @param exact columns by the filter that names their value
 * @param worded SQL that finds a keyword, which it is bound to three times
 */
export function logCondition(filters: Filters, exact: Readonly<Record<string, string>>, worded: string): Statement {
  const word = wordOf(filters.keyword);
  const [from, to] = [namedDay(filters.from), namedDay(filters.to)];
  const conditions: Statement[] = [
    ...Object.entries(exact)
      .map(([name, column]) => ({ sql: `${column} = ?`, value: filters[name]?.trim() }))
      .filter(({ value }) => value)
      .map(({ sql, value }) => ({ sql, params: [value] })),
    ...(from === null ? [] : [{ sql: 'l.add_time >= ?', params: [from] }]),
    ...(to === null ? [] : [{ sql: 'l.add_time < ?', params: [to + DAY] }]),
    ...(word ? [{ sql: worded, params: [word, word, word] }] : []),
  ];
  return allOf(conditions);
}

/** Entries that one step of an export reads. */
const STEP = 200;

/** Entries of a log `l`: what is selected of them, from where, and under which condition. */
export interface LogQuery {
  columns: string;
  from: string;
  condition: Statement;
}

/** A page of a log, newest first. */
export function logPage<T extends object>(
  db: Database,
  { columns, from, condition: { sql: where, params } }: LogQuery,
  paging: Paging,
): Promise<Page<T>> {
  const sql = `SELECT ${columns} ${from} WHERE ${where} ORDER BY l.add_time DESC, l.id DESC LIMIT ? OFFSET ?`;
  return readPage(db, paging, { sql, from: `${from} WHERE ${where}`, params }, asRead<T>);
}

/**
 * All entries of a log, newest first, in steps: no more than one step is held at a time. Entries that are written
 * meanwhile are not among them.
 */
export const logSteps = <T extends { add_time: number; id: string }>(
  db: Database,
  { columns, from, condition: { sql: where, params } }: LogQuery,
): AsyncGenerator<T[]> =>
  inSteps<T>(STEP, (last) =>
    db.all<T>(
      `SELECT ${columns} ${from} WHERE ${where}${last ? ' AND (l.add_time, l.id) < (?, ?)' : ''}
       ORDER BY l.add_time DESC, l.id DESC LIMIT ${STEP}`,
      [...params, ...(last ? [last.add_time, last.id] : [])],
    ),
  );
