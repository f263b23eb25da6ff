import { type SQL, sql } from 'drizzle-orm';
import type { Sorting } from './plan.ts';
import { isDated } from './scan.ts';
import type { Source } from './source.ts';

/** What to order by, the key as last word, so that pages neither repeat nor lose rows; newest first where nothing is asked. */
export function orderTerms(order: readonly Sorting[], source: Source): SQL {
  const terms = order.map(({ access, descending }) => (descending ? sql`${access.value} DESC` : access.value));
  const key = source.ref(source.facts.key.name);
  const descending = isDated(source) && order.every((sorting) => sorting.descending);
  terms.push(descending ? sql`${key} DESC` : key);
  return sql.join(terms, sql`, `);
}
