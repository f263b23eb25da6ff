import { DEMAND_TYPES } from '../../../db/contract/enums';
import { ListPage } from '../../domain/catalog/ListPage';
import type { ListParams } from '../../domain/catalog/useListState';
import { useFacetLabel } from '../../domain/catalog/words';
import PublishButton from '../../domain/publishing/PublishButton';
import words from '../../i18n/demands';
import { useApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { DemandRow } from './public/DemandRow';

const useDemands = (params: ListParams) =>
  useApiQuery(['demands', 'list'], '/v1/xuqiu/list', params, { keepPrevious: true });

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
