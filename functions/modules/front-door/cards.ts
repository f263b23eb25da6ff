import type { DemandCard, ResultCard } from '../../../db/contract/cards.ts';
import { ITEM } from '../../../db/contract/limits.ts';
import { cardsOf } from '../items/public/cards.ts';
import { CARD_JSON } from '../items/public/list-sql.ts';

/** The card of the row `e` with item_type and item_id, as JSON; null for what is not public. */
export const CARD_OF = `CASE e.item_type
  WHEN ${ITEM.result} THEN (SELECT ${CARD_JSON} FROM result_publication p WHERE p.item_id = e.item_id)
  WHEN ${ITEM.demand} THEN (SELECT ${CARD_JSON} FROM demand_publication p WHERE p.item_id = e.item_id) END`;

interface Cards {
  result: ResultCard | null;
  demand: DemandCard | null;
}

/** The card of a row in the field of its kind. */
export const kindOf = (itemType: number, card: string): Cards => ({
  result: itemType === ITEM.result ? (cardsOf('result', `[${card}]`)[0] ?? null) : null,
  demand: itemType === ITEM.demand ? (cardsOf('demand', `[${card}]`)[0] ?? null) : null,
});
