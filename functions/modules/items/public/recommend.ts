import type { ListOf } from '../../../../db/contract/catalog.ts';
import { FACET, facetToken } from '../../../../db/contract/facets.ts';
import { PUBLISHED, type PublishedFacts, type PublishedKind } from '../../../../db/contract/items.ts';
import type { Caller } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database.ts';
import type { ListQuery } from './filters.ts';
import { publicList } from './list.ts';

/** Own items that tell what a member is about, and fields that a recommendation follows. */
const OWN_ITEMS = 20;
const FIELDS = 10;

/** The fields of a member's organisations and of the member's newest items, the most frequent first. */
async function fieldsOf(db: Database, caller: Caller): Promise<string[]> {
  const own = ({ noun, key, scopes }: PublishedFacts) =>
    `SELECT l.second_scope_id AS id FROM (SELECT ${key} FROM ${noun} WHERE add_user = ? AND is_delete = 0
       ORDER BY add_time DESC LIMIT ${OWN_ITEMS}) i JOIN ${scopes} l ON l.${key} = i.${key}`;
  const rows = await db.all<{ id: string }>(
    `SELECT id FROM (
       SELECT second_scope_id AS id FROM organization_scope WHERE org_id IN (SELECT value FROM json_each(?))
       UNION ALL ${own(PUBLISHED.result)}
       UNION ALL ${own(PUBLISHED.demand)})
     WHERE id IS NOT NULL GROUP BY id ORDER BY count(*) DESC, id LIMIT ${FIELDS}`,
    [JSON.stringify(caller.organizationIds), caller.userId, caller.userId],
  );
  return rows.map(({ id }) => id);
}

/**
 * What is recommended to a caller (core§7): the newest items of the fields that a member or the member's organisations work
 * in; the newest of all for everybody else, and where those fields have none.
 * @param query as for the public list; a query that filters or searches is answered as it asks
 */
export async function recommended<K extends PublishedKind>(
  db: Database,
  kind: K,
  query: ListQuery,
  caller: Caller,
): Promise<ListOf<K>> {
  const asks = query.keyword !== '' || Object.keys(query.chosen).length > 0;
  if (asks || caller.userId === null) return publicList(db, kind, query);
  const fields = await fieldsOf(db, caller);
  const anyOf = fields.map((id) => facetToken(FACET.scope, id)).filter((token) => token !== null);
  if (anyOf.length === 0) return publicList(db, kind, query);
  const near = await publicList(db, kind, { ...query, anyOf });
  return near.total > 0 ? near : publicList(db, kind, query);
}
