import {
  CONVERSION_TYPES,
  COOPERATION_MODES,
  EXTENSION_MODES,
  INTELLECTUAL_PROPERTIES,
  OWNERSHIPS,
  STAGES,
  SUB_TYPES,
} from '../../../../db/contract/enums-results';
import type { Fact } from '../../../domain/catalog/FactTable';
import { ResultTile } from '../../../domain/catalog/tiles';
import type { ResultCard, ResultDetail } from '../../../domain/catalog/types';
import type { DetailView } from '../../../domain/catalog/view';
import { useAmount, useLabel, useLabels, usePlace } from '../../../domain/catalog/words';
import catalog from '../../../i18n/catalog';
import words from '../../../i18n/results';
import { useText } from '../../../kit/i18n';
import { formatDate } from '../../../kit/layout/format';
import { RichText } from '../../../kit/layout/RichText';
import { Section } from '../../../kit/layout/Section';

/** What the page and the dialog of a result show. */
export function useResultView(): DetailView<ResultCard, ResultDetail> {
  const text = useText(words);
  const common = useText(catalog);
  const label = useLabel();
  const labels = useLabels();
  const amount = useAmount();
  const place = usePlace();

  const keyFacts = (item: ResultDetail): Fact[] => [
    { label: common.code, value: item.code },
    { label: text.maturity, value: label(STAGES, item.process) },
    { label: text.cooperation, value: labels(COOPERATION_MODES, item.cooperation) },
    { label: text.investment, value: amount(item.investment) },
    { label: common.region, value: place(item) },
    { label: common.country, value: item.org_country },
    { label: common.releaseTime, value: formatDate(item.release_time) },
  ];

  const facts = (item: ResultDetail): Fact[] => [
    { label: text.publisher, value: label(SUB_TYPES, item.sub_type) },
    { label: text.director, value: item.director },
    { label: text.conversionType, value: labels(CONVERSION_TYPES, item.conversion_type) },
    { label: text.ownership, value: label(OWNERSHIPS, item.ownership) },
    { label: text.intellectualProperty, value: label(INTELLECTUAL_PROPERTIES, item.intellectual_property) },
    { label: text.intellectualPropertyCode, value: item.intellectual_property_code },
    { label: text.investmentUse, value: item.investment_use },
    { label: text.conditions, value: item.implementation_conditions },
    { label: text.term, value: item.term },
    { label: text.ranges, value: item.ranges },
    { label: text.extensionMode, value: label(EXTENSION_MODES, item.extension_mode) },
    { label: common.completeTime, value: item.complete_time },
    { label: common.updateTime, value: formatDate(item.update_time) },
  ];

  return {
    kind: 'results',
    listTitle: text.title,
    similarTitle: text.similar,
    keyFacts,
    facts,
    body: (item) => (
      <Section title={text.profile} card>
        {item.profile ? <RichText html={item.profile} /> : common.noProfile}
      </Section>
    ),
    similar: (card) => <ResultTile card={card} />,
    idOf: (card) => card.chengguo_id,
  };
}
