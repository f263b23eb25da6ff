import { DEMAND_TYPES } from '../../../db/contract/enums';
import { ListPage } from '../../domain/catalog/ListPage';
import type { DemandCard } from '../../domain/catalog/types';
import { useFacetLabel } from '../../domain/catalog/words';
import PublishButton from '../../domain/publishing/PublishButton';
import words from '../../i18n/demands';
import { useText } from '../../kit/i18n';
import { DemandRow } from './public/DemandRow';

export default function DemandsList() {
  const text = useText(words);
  return (
    <ListPage<DemandCard>
      address="/demands"
      call="/v1/xuqiu/list"
      words={text}
      label={useFacetLabel(DEMAND_TYPES)}
      actions={<PublishButton kind="demand" />}
      idOf={(card) => card.xuqiu_id}
      card={(card, keyword) => <DemandRow card={card} keyword={keyword} />}
    />
  );
}
