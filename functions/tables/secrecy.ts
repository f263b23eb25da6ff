import { type SQL, sql } from 'drizzle-orm';
import { Source } from '../data/source.ts';
import type { Caller } from '../platform/caller.ts';

/**
 * Condition that the file of a result or a demand is lent: what is classified is for its own people, in whatever state it is.
 * @param alias of the item's row in the statement
 */
export const openly =
  (table: 'chengguo' | 'xuqiu') =>
  (caller: Caller, alias: string): SQL => {
    const source = new Source(table, caller, alias);
    const internal = source.access('version')?.rule;
    if (internal === true) return sql`1`;
    const secret = sql`coalesce(${source.ref('secrecy')}, 0) = 1`;
    return internal ? sql`(NOT (${secret}) OR ${internal})` : sql`NOT (${secret})`;
  };
