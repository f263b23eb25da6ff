import type { DemandCard } from '../../../../db/contract/cards';
import { DEMAND_FORM } from '../../../../db/contract/form-demands';
import { DemandTile } from '../../../domain/catalog/tiles';
import type { DemandDetail, PublishedView } from '../../../domain/catalog/types';
import { useDemandDetail } from '../../../domain/catalog/useDetail';
import { useFormFacts } from '../../../domain/catalog/useFormFacts';
import words from '../../../i18n/demands';
import { useText } from '../../../kit/i18n';
import { RichText } from '../../../kit/layout/RichText';
import { Section } from '../../../kit/layout/Section';

/** What the page and the dialog of a demand show. */
export function useDemandView(): PublishedView<DemandCard, DemandDetail> {
  const text = useText(words);
  const told = useFormFacts(DEMAND_FORM);
  return {
    kind: 'demands',
    useDetail: useDemandDetail,
    listTitle: text.title,
    similarTitle: text.similar,
    ...told,
    body: (item) => (
      <>
        {item.profile ? (
          <Section title={text.profile} card>
            <RichText html={item.profile} />
          </Section>
        ) : null}
        {item.detail_desc ? (
          <Section title={text.detail} card>
            <RichText html={item.detail_desc} />
          </Section>
        ) : null}
      </>
    ),
    similar: (card) => <DemandTile card={card} />,
    idOf: (item) => item.xuqiu_id,
  };
}
