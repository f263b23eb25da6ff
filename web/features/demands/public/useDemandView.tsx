import type { DemandCard } from '../../../../db/contract/cards';
import { DEMAND_FACTS } from '../../../../db/contract/facts-demands';
import { DemandTile } from '../../../domain/catalog/DemandTile';
import type { DemandDetail, PublishedView } from '../../../domain/catalog/types';
import { useDemandDetail } from '../../../domain/catalog/useDetail';
import { useFormFacts } from '../../../domain/catalog/useFormFacts';
import words from '../../../i18n/demands';
import { useText } from '../../../kit/i18n';
import { TextSection } from '../../../kit/layout/TextSection';

/** What the page and the dialog of a demand show. */
export function useDemandView(): PublishedView<DemandCard, DemandDetail> {
  const text = useText(words);
  const told = useFormFacts(DEMAND_FACTS);
  return {
    kind: 'demands',
    useDetail: useDemandDetail,
    listTitle: text.title,
    similarTitle: text.similar,
    ...told,
    body: (item) => (
      <>
        <TextSection title={text.profile} html={item.profile} />
        <TextSection title={text.detail} html={item.detail_desc} />
      </>
    ),
    similar: (card) => <DemandTile card={card} />,
    idOf: (item) => item.xuqiu_id,
  };
}
