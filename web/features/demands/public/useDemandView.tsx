import type { DemandCard } from '../../../../db/contract/cards';
import { DEMAND_FORM } from '../../../../db/contract/form-demands';
import type { Fact } from '../../../domain/catalog/FactTable';
import { DemandTile } from '../../../domain/catalog/tiles';
import type { DemandDetail, PublishedView } from '../../../domain/catalog/types';
import { useDemandDetail } from '../../../domain/catalog/useDetail';
import { useFormFacts } from '../../../domain/catalog/useFormFacts';
import { usePlace } from '../../../domain/catalog/words';
import catalog from '../../../i18n/catalog';
import words from '../../../i18n/demands';
import { useText } from '../../../kit/i18n';
import { formatDay } from '../../../kit/layout/format';
import { RichText } from '../../../kit/layout/RichText';
import { Section } from '../../../kit/layout/Section';

/** What the page and the dialog of a demand show. */
export function useDemandView(): PublishedView<DemandCard, DemandDetail> {
  const text = useText(words);
  const common = useText(catalog);
  const place = usePlace();

  const told = useFormFacts(DEMAND_FORM);

  const keyFacts = (item: DemandDetail): Fact[] => [
    ...told.key(item),
    { label: common.region, value: place(item) },
    { label: common.country, value: item.org_country },
  ];

  const facts = (item: DemandDetail): Fact[] => [
    ...told.other(item),
    { label: common.addTime, value: formatDay(item.add_time) },
    { label: common.updateTime, value: formatDay(item.update_time) },
  ];

  return {
    kind: 'demands',
    useDetail: useDemandDetail,
    listTitle: text.title,
    similarTitle: text.similar,
    keyFacts,
    facts,
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
