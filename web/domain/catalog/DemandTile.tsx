import type { DemandCard } from '../../../db/contract/cards';
import { DEMAND_TYPES } from '../../../db/contract/enums';
import { itemPage } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import { ItemTile, type TileLook } from './ItemTile';
import { useLabel } from './words';

/** A demand among others, where there is less room than in a list. */
export function DemandTile({ card, ...look }: TileLook & { card: DemandCard }) {
  const label = useLabel();
  return (
    <ItemTile
      card={card}
      {...look}
      to={itemPage(ITEM.demand, card.xuqiu_id, card.name)}
      mark={label(DEMAND_TYPES, card.type)}
    />
  );
}
