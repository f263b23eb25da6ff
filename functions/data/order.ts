import { type SQL, sql } from 'drizzle-orm';
import type { Sorting } from './plan.ts';
import type { Source } from './source.ts';

/** ORDER BY with the key as last word, so that pages neither repeat nor lose rows; newest first where nothing is asked. */
export function orderBy(order: Sorting[], source: Source): SQL {
  const terms = order.map(({ access, descending }) => (descending ? sql`${access.value} DESC` : access.value));
  const key = source.access(source.facts.key.name);
  const dated = source.facts.columns.has('add_time') || source.facts.columns.has('add_date');
  const descending = dated && order.every((sorting) => sorting.descending);
  if (key?.rule === true) terms.push(descending ? sql`${key.ref} DESC` : key.ref);
  return terms.length > 0 ? sql` ORDER BY ${sql.join(terms, sql`, `)}` : sql``;
}
