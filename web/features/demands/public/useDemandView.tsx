import { DEMAND_TYPES } from '../../../../db/contract/enums';
import { COOPERATION_MODES, OPENNESS, SECRECY } from '../../../../db/contract/enums-results';
import type { Fact } from '../../../domain/catalog/FactTable';
import { DemandTile } from '../../../domain/catalog/tiles';
import type { DemandCard, DemandDetail } from '../../../domain/catalog/types';
import type { DetailView } from '../../../domain/catalog/view';
import { useAmount, useLabel, usePlace } from '../../../domain/catalog/words';
import catalog from '../../../i18n/catalog';
import words from '../../../i18n/demands';
import { useText } from '../../../kit/i18n';
import { formatDate } from '../../../kit/layout/format';
import { RichText } from '../../../kit/layout/RichText';
import { Section } from '../../../kit/layout/Section';

/** What the page and the dialog of a demand show. */
export function useDemandView(): DetailView<DemandCard, DemandDetail> {
  const text = useText(words);
  const common = useText(catalog);
  const label = useLabel();
  const amount = useAmount();
  const place = usePlace();

  const keyFacts = (item: DemandDetail): Fact[] => [
    { label: common.code, value: item.code },
    { label: text.type, value: label(DEMAND_TYPES, item.type) },
    { label: text.cooperation, value: label(COOPERATION_MODES, item.cooperation_mode) },
    { label: text.investment, value: amount(item.investment_amount) },
    { label: common.region, value: place(item) },
    { label: common.country, value: item.org_country },
    { label: common.releaseTime, value: formatDate(item.release_time) },
  ];

  const facts = (item: DemandDetail): Fact[] => [
    { label: text.uses, value: item.uses },
    { label: text.institutes, value: item.cooperative_institute },
    { label: text.secrecy, value: label(SECRECY, item.secrecy) },
    { label: text.openness, value: label(OPENNESS, item.is_open) },
    { label: text.openInfo, value: item.is_open_info },
    { label: text.keywords, value: item.keyword },
    { label: common.completeTime, value: item.complete_time },
    { label: common.updateTime, value: formatDate(item.update_time) },
  ];

  return {
    kind: 'demands',
    listTitle: text.title,
    similarTitle: text.similar,
    keyFacts,
    facts,
    body: (item) => (
      <>
        <Section title={text.profile} card>
          {item.profile ? <RichText html={item.profile} /> : common.noProfile}
        </Section>
        {item.detail_desc ? (
          <Section title={text.detail} card>
            <RichText html={item.detail_desc} />
          </Section>
        ) : null}
      </>
    ),
    similar: (card) => <DemandTile card={card} />,
    idOf: (card) => card.xuqiu_id,
  };
}
