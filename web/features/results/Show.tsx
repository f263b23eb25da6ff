import catalog from '../../i18n/catalog';
import words from '../../i18n/results';
import { DetailPage } from '../../shared/catalog/DetailPage';
import type { Fact } from '../../shared/catalog/FactTable';
import { ResultTile } from '../../shared/catalog/tiles';
import type { ResultCard, ResultDetail } from '../../shared/catalog/types';
import { useEnumNames } from '../../shared/catalog/words';
import { useText } from '../../shared/i18n';
import { formatDate } from '../../shared/layout/format';
import { RichText } from '../../shared/layout/RichText';
import { Section } from '../../shared/layout/Section';

const joined = (list: string | null, separator: string): string =>
  (list ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(separator);

export default function ResultShow() {
  const text = useText(words);
  const common = useText(catalog);
  const names = useEnumNames();

  const keyFacts = (item: ResultDetail): Fact[] => [
    { label: common.code, value: item.code },
    { label: text.maturity, value: names.maturity(item.process) },
    { label: text.cooperation, value: names.cooperation(item.cooperation) },
    { label: text.investment, value: item.investment ? text.investmentAmount(String(item.investment)) : null },
    { label: common.region, value: item.region_name },
    { label: common.releaseTime, value: formatDate(item.release_time) },
  ];

  const facts = (item: ResultDetail): Fact[] => [
    { label: text.publisher, value: text.types[item.sub_type] },
    { label: text.director, value: item.director },
    { label: text.conversionType, value: joined(item.conversion_type, common.separator) },
    { label: text.ownership, value: item.ownership },
    { label: text.intellectualProperty, value: item.intellectual_property },
    { label: text.intellectualPropertyCode, value: item.intellectual_property_code },
    { label: text.investmentUse, value: item.investment_use },
    { label: text.conditions, value: item.implementation_conditions },
    { label: text.term, value: item.term },
    { label: text.ranges, value: item.ranges },
    { label: text.extensionMode, value: item.extension_mode },
    { label: common.completeTime, value: item.complete_time },
    { label: common.updateTime, value: formatDate(item.update_time) },
  ];

  return (
    <DetailPage<ResultCard, ResultDetail>
      kind="results"
      listTitle={text.title}
      similarTitle={text.similar}
      keyFacts={keyFacts}
      facts={facts}
      body={(item) => (
        <Section title={text.profile} card>
          {item.profile ? <RichText html={item.profile} /> : common.noProfile}
        </Section>
      )}
      similar={(card) => <ResultTile card={card} />}
      idOf={(card) => card.chengguo_id}
    />
  );
}
