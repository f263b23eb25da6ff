import { MARK_STEP, markKey } from '../../db/derived/listMarks.ts';

/** Lists whose far pages are marked (`db/derived/listMarks.ts`, decision 263). */
export type MarkedName = 'thread_newest' | 'thread_most' | 'discussion_newest' | 'discussion_most';

/**
 * Where a page of a marked list begins: behind the last mark before it, so that it skips less than the rows between two marks, however far it is.
 * @param columns by which the list is ordered, all falling, under the alias of the statement
 * @param offset rows before the page
 * @returns a condition, and the rows that are left to skip; both are SQL that bears no values
 */
export function marked(list: MarkedName, columns: readonly string[], offset: number): { sql: string; offset: string } {
  if (offset < MARK_STEP) return { sql: '1', offset: String(offset) };
  const mark = (what: string) =>
    `(SELECT ${what} FROM list_mark WHERE list = '${list}' AND place <= ${Math.trunc(offset)} ORDER BY place DESC LIMIT 1)`;
  // One by one and without a type of their own: else the index is entered by the first of them alone.
  const begin = markKey(columns.length)
    .map((column) => `+${mark(column)}`)
    .join(', ');
  return { sql: `(${columns.join(', ')}) < (${begin})`, offset: `${offset} - ${mark('place')}` };
}
