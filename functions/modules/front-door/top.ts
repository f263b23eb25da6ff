import { FACET, facetToken } from '../../../db/contract/facets.ts';
import {
  MOST_TOP,
  TOP_ORDERS,
  type TopItem,
  type TopList,
  type TopOrder,
} from '../../../db/contract/front-door-answers.ts';
import { ITEM } from '../../../db/contract/limits.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { tagQuery } from '../../tables/items/tokens.ts';
import { taggedInArea } from '../items/public/visibility.ts';
import { kindOf, selectCard } from './cards.ts';

/** Rows that are looked through for those that are public and in English. */
const LOOKED = 200;

interface Row extends Pick<TopItem, 'item_type' | 'views' | 'favourites'> {
  card: string;
}

/** Of what is counted most, what is public: whatever the tables hold, no more than `LOOKED` items are read. */
const most = (column: 'views' | 'favourites'): string =>
  `SELECT item_id, CASE WHEN EXISTS (SELECT 1 FROM result_publication p WHERE p.item_id = i.item_id) THEN ${ITEM.result} ELSE ${ITEM.demand} END AS item_type,
     views, favourites FROM (SELECT * FROM item_interest WHERE ${column} > 0 ORDER BY ${column} DESC, item_id DESC LIMIT ${LOOKED}) i`;

const newest = (kind: 'result' | 'demand'): string =>
  `SELECT * FROM (SELECT p.item_id, ${ITEM[kind]} AS item_type, coalesce(i.views, 0) AS views, coalesce(i.favourites, 0) AS favourites
     FROM ${kind}_publication p LEFT JOIN item_interest i ON i.item_id = p.item_id
     WHERE p.release_no IN (SELECT rowid FROM ${kind}_search WHERE ${kind}_search MATCH ? ORDER BY rowid DESC LIMIT ${MOST_TOP}))`;

/**
 * What draws most attention among all that is described in English.
 * @param asked what counts: `views`, `favourites` or `newest`; anything else means the first of them
 * @param area code of the place that results and demands are limited to for who asks; undefined for none
 */
export async function topList(db: Database, asked: string | undefined, area: string | undefined): Promise<TopList> {
  const by: TopOrder = TOP_ORDERS.find((order) => order === asked) ?? TOP_ORDERS[0];
  const english = `tags : ${tagQuery(facetToken(FACET.language, '1') ?? '-')}${taggedInArea(area)}`;
  const card = selectCard(area);
  const from: Statement =
    by === 'newest'
      ? { sql: `${newest('result')} UNION ALL ${newest('demand')}`, params: [english, english] }
      : { sql: most(by), params: [] };
  const rows = await db.all<Row>(
    `SELECT * FROM (SELECT e.item_type, e.views, e.favourites, ${card.sql} AS card FROM (${from.sql}) e) WHERE card IS NOT NULL`,
    [...card.params, ...from.params],
  );
  const items = rows
    .map(({ card, ...row }): TopItem => ({ ...row, ...kindOf(row.item_type, card) }))
    .filter(({ result, demand }) => (result ?? demand)?.name_en);
  const released = ({ result, demand }: TopItem) => (result ?? demand)?.release_time ?? 0;
  const order: Record<TopOrder, (item: TopItem) => number> = {
    views: ({ views }) => views,
    favourites: ({ favourites }) => favourites,
    newest: released,
  };
  return {
    by,
    records: items.sort((a, b) => order[by](b) - order[by](a) || released(b) - released(a)).slice(0, MOST_TOP),
  };
}
