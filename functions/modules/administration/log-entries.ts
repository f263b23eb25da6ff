import { DAY } from '../../../db/contract/time.ts';
import { namedDay } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import type { Page } from '../../platform/envelope.ts';
import { countedPage, type Paging, pagingOf, selectTotal } from '../../platform/paging.ts';

/** Filters as the query says them; days as `2026-11-22`. */
type Filters = Readonly<Partial<Record<string, string>>>;

/**
 * The condition on entries `l` of a log under which they are shown.
 * @param exact columns by the filter that names their value
 * @param worded SQL that finds a keyword, which it is bound to three times
 */
export function logCondition(filters: Filters, exact: Readonly<Record<string, string>>, worded: string): Statement {
  const word = filters.keyword?.trim().slice(0, 100).toLowerCase();
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
  return {
    sql: ['1', ...conditions.map(({ sql }) => sql)].join(' AND '),
    params: conditions.flatMap(({ params }) => params),
  };
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
export async function logPage<T extends object>(
  db: Database,
  { columns, from, condition: { sql: where, params } }: LogQuery,
  paging: Paging,
): Promise<Page<T>> {
  const { current, size, offset } = pagingOf(paging);
  const [rows = [], totals = []] = await db.batch<unknown>([
    {
      sql: `SELECT ${columns} ${from} WHERE ${where} ORDER BY l.add_time DESC, l.id DESC LIMIT ? OFFSET ?`,
      params: [...params, size, offset],
    },
    selectTotal(`${from} WHERE ${where}`, params),
  ]);
  return countedPage(rows as T[], current, size, totals);
}

/**
 * All entries of a log, newest first, in steps: no more than one step is held at a time. Entries that are written
 * meanwhile are not among them.
 */
export async function* logSteps<T extends { add_time: number; id: string }>(
  db: Database,
  { columns, from, condition: { sql: where, params } }: LogQuery,
): AsyncGenerator<T[]> {
  let last: T | undefined;
  do {
    const after: Statement = last
      ? { sql: ' AND (l.add_time, l.id) < (?, ?)', params: [last.add_time, last.id] }
      : { sql: '', params: [] };
    const rows: T[] = await db.all<T>(
      `SELECT ${columns} ${from} WHERE ${where}${after.sql} ORDER BY l.add_time DESC, l.id DESC LIMIT ${STEP}`,
      [...params, ...after.params],
    );
    if (rows.length > 0) yield rows;
    last = rows.length === STEP ? rows.at(-1) : undefined;
  } while (last);
}
