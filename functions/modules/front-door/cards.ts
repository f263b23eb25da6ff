import type { DemandCard, ResultCard } from '../../../db/contract/cards.ts';
import { ITEM } from '../../../db/contract/limits.ts';
import type { Statement } from '../../platform/database.ts';
import { cardsOf } from '../items/public/cards.ts';
import { CARD_JSON } from '../items/public/list-sql.ts';
import { inArea } from '../items/public/visibility.ts';

/**
 * The card of the row `e` with item_type and item_id, as JSON; null for what is not public, or lies elsewhere than in an area
 * (decisions 54, 383).
 */
export function selectCard(area: string | undefined): Statement {
  const within = inArea(area);
  const card = (publication: string) =>
    `(SELECT ${CARD_JSON} FROM ${publication} p WHERE p.item_id = e.item_id AND ${within.sql})`;
  return {
    sql: `CASE e.item_type WHEN ${ITEM.result} THEN ${card('result_publication')} WHEN ${ITEM.demand} THEN ${card('demand_publication')} END`,
    params: [...within.params, ...within.params],
  };
}

interface Cards {
  result: ResultCard | null;
  demand: DemandCard | null;
}

/** The card of a row in the field of its kind. */
export const kindOf = (itemType: number, card: string): Cards => ({
  result: itemType === ITEM.result ? (cardsOf('result', `[${card}]`)[0] ?? null) : null,
  demand: itemType === ITEM.demand ? (cardsOf('demand', `[${card}]`)[0] ?? null) : null,
});
