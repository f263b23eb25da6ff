import { DAY } from '../../../db/contract/time.ts';
import { namedDay } from '../../platform/clock.ts';
import type { Statement } from '../../platform/database.ts';

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
