import type { DemandCard } from '../../../db/contract/cards';
import { DEMAND_TYPES } from '../../../db/contract/enums';
import { COOPERATION_MODES } from '../../../db/contract/enums-results';
import { itemPage } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import { CatalogCard } from '../../domain/catalog/CatalogCard';
import { ListPage } from '../../domain/catalog/ListPage';
import type { ListParams } from '../../domain/catalog/useListState';
import { useAmount, useFacetLabel, useLabel } from '../../domain/catalog/words';
import PublishButton from '../../domain/publishing/PublishButton';
import words from '../../i18n/demands';
import { useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';

function DemandRow({ card, keyword }: { card: DemandCard; keyword: string }) {
  const text = useText(words);
  const label = useLabel();
  const amount = useAmount();
  const cooperation = label(COOPERATION_MODES, card.cooperation_mode);
  return (
    <CatalogCard
      card={card}
      to={itemPage(ITEM.demand, card.xuqiu_id, card.name)}
      onLook={() => void openDialog('demandDetail', { id: card.xuqiu_id })}
      keyword={keyword}
      mark={label(DEMAND_TYPES, card.type)}
      facts={
        <>
          {cooperation ? <span>{cooperation}</span> : null}
          {card.investment_amount ? (
            <span>
              {text.investment} {amount(card.investment_amount)}
            </span>
          ) : null}
        </>
      }
    />
  );
}

const useDemands = (params: ListParams) => useApiQuery(['demands', 'list'], '/v1/xuqiu/list', params);

export default function DemandsList() {
  const text = useText(words);
  return (
    <ListPage
      address="/demands"
      useCards={useDemands}
      words={text}
      label={useFacetLabel(DEMAND_TYPES)}
      actions={<PublishButton kind="demand" />}
      idOf={(card) => card.xuqiu_id}
      card={(card, keyword) => <DemandRow card={card} keyword={keyword} />}
    />
  );
}
