import type { Favourite } from '../../../db/contract/calls/favourites.ts';
import { ITEMS, type ItemFacts, PUBLISHED, type PublishedFacts, publishedOf } from '../../../db/contract/items.ts';
import { AUDIT, ITEM } from '../../../db/contract/limits.ts';
import type { Database, RowOf } from '../../platform/database.ts';
import { type Page, pageOf } from '../../platform/envelope.ts';
import { numberIn, type Paging, pagingOf } from '../../platform/paging.ts';
import { inTerm, shownNow } from '../../platform/sql.ts';
import { cardsOf } from '../items/public/cards.ts';
import { CARD_JSON } from '../items/public/list-sql.ts';

interface Row extends RowOf<'favourite', 'item_type' | 'item_id' | 'add_time'> {
  card: string | null;
}

function cardOf({ item_type, card }: Row): Favourite['card'] {
  if (card === null) return null;
  if (item_type !== ITEM.result && item_type !== ITEM.demand) return JSON.parse(card) as Favourite['card'];
  return cardsOf(publishedOf(item_type).kind, `[${card}]`)[0] ?? null;
}

/** A name of the organisation in whose name a row `c` stands. */
const ofOrganization = (name: 'name' | 'name_en'): string =>
  `(SELECT o.${name} FROM organization o WHERE o.organization_id = c.unit AND o.is_delete = 0)`;

/** The card of what has no public version beside its row. */
const tile = ({ noun, key }: Pick<ItemFacts, 'noun' | 'key'>, cover: string, more = ''): string =>
  `(SELECT json_object(${more}'name', c.name, 'name_en', c.name_en, 'cover', c.${cover}, 
      'org_name', coalesce(${ofOrganization('name')}, c.org_name), 'org_name_en', ${ofOrganization('name_en')})
    FROM ${noun} c WHERE c.${key} = f.item_id AND c.audit_status = ${AUDIT.approved} AND c.is_delete = 0)`;

const PARK = `(SELECT json_object('name', c.name, 'name_en', c.name_en, 'cover', c.cover, 'org_name', NULL, 'org_name_en', NULL)
    FROM yuanqu c WHERE c.yuanqu_id = f.item_id AND ${shownNow('c')})`;

/**
 * What a user keeps, newest first.
 * @param query paging, and item_type of one kind alone
 */
export async function favouriteList(
  db: Database,
  userId: string,
  query: Paging & { item_type?: string | undefined },
): Promise<Page<Favourite>> {
  const { current, size, offset } = pagingOf(query);
  const kind = Number(query.item_type) || null;
  const from = 'FROM favourite f WHERE f.user_id = ?1 AND (?2 IS NULL OR f.item_type = ?2)';
  const card = (facts: PublishedFacts) =>
    `(SELECT ${CARD_JSON} FROM ${facts.publication} p WHERE p.item_id = f.item_id AND ${inTerm(facts, 'p.item_id')})`;
  const [rows = [], totals = []] = await db.batch<unknown>([
    {
      sql: `SELECT f.item_type, f.item_id, f.add_time, CASE f.item_type
          WHEN ${ITEM.result} THEN ${card(PUBLISHED.result)}
          WHEN ${ITEM.demand} THEN ${card(PUBLISHED.demand)}
          WHEN ${ITEM.product} THEN ${tile(ITEMS.product, 'cover', `'chanpin_id', c.chanpin_id, `)}
          WHEN ${ITEM.project} THEN ${tile(ITEMS.project, 'cover')}
          WHEN ${ITEM.expert} THEN ${tile(ITEMS.expert, 'avatar')}
          ELSE ${PARK} END AS card
        ${from} ORDER BY f.add_time DESC, f.id DESC LIMIT ?3 OFFSET ?4`,
      params: [userId, kind, size, offset],
    },
    { sql: `SELECT count(*) AS total ${from}`, params: [userId, kind] },
  ]);
  const records = (rows as Row[]).map((row): Favourite => {
    const card = cardOf(row);
    return { item_type: row.item_type, item_id: row.item_id, add_time: row.add_time, gone: card === null, card };
  });
  return pageOf(records, current, size, numberIn(totals));
}
