import { type SQL, sql } from 'drizzle-orm';
import type { Join } from './plan.ts';
import { allOf } from './source.ts';

/** A joined row obeys its own policy: where that hides it, the row above stands alone. */
function joinSql({ source, pairs }: Join): SQL {
  const matching = pairs.map(({ above, own }) => allOf([sql`${own.ref} = ${above.value}`, own.rule]));
  return sql` LEFT JOIN ${source.from} ON ${allOf([...matching, source.rows])}`;
}

/** The joins of a plan behind its FROM: each brings one row at most, because it goes by a key. */
export const joinsSql = (joins: readonly Join[]): SQL => sql.join(joins.map(joinSql));
