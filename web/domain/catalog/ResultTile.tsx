import type { ResultCard } from '../../../db/contract/cards';
import { STAGES } from '../../../db/contract/enums-results';
import { itemPage } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import { ItemTile, type TileLook } from './ItemTile';
import { useLabel } from './words';

/** A result among others, where there is less room than in a list. */
export function ResultTile({ card, ...look }: TileLook & { card: ResultCard }) {
  const label = useLabel();
  return (
    <ItemTile
      card={card}
      {...look}
      to={itemPage(ITEM.result, card.chengguo_id, card.name)}
      mark={label(STAGES, card.process)}
    />
  );
}
