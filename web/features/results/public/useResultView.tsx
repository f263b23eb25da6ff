import type { ResultCard } from '../../../../db/contract/cards';
import { RESULT_FORM } from '../../../../db/contract/form-results';
import type { Fact } from '../../../domain/catalog/FactTable';
import { ResultTile } from '../../../domain/catalog/tiles';
import type { PublishedView, ResultDetail } from '../../../domain/catalog/types';
import { useResultDetail } from '../../../domain/catalog/useDetail';
import { useFormFacts } from '../../../domain/catalog/useFormFacts';
import { usePlace } from '../../../domain/catalog/words';
import catalog from '../../../i18n/catalog';
import words from '../../../i18n/results';
import { useText } from '../../../kit/i18n';
import { formatDay } from '../../../kit/layout/format';
import { RichText } from '../../../kit/layout/RichText';
import { Section } from '../../../kit/layout/Section';

/** What the page and the dialog of a result show. */
export function useResultView(): PublishedView<ResultCard, ResultDetail> {
  const text = useText(words);
  const common = useText(catalog);
  const place = usePlace();

  const told = useFormFacts(RESULT_FORM);

  const keyFacts = (item: ResultDetail): Fact[] => [
    ...told.key(item),
    { label: common.region, value: place(item) },
    { label: common.country, value: item.org_country },
  ];

  const facts = (item: ResultDetail): Fact[] => [
    ...told.other(item),
    { label: common.addTime, value: formatDay(item.add_time) },
    { label: common.updateTime, value: formatDay(item.update_time) },
  ];

  return {
    kind: 'results',
    useDetail: useResultDetail,
    listTitle: text.title,
    similarTitle: text.similar,
    keyFacts,
    facts,
    body: (item) =>
      item.profile ? (
        <Section title={text.profile} card>
          <RichText html={item.profile} />
        </Section>
      ) : null,
    similar: (card) => <ResultTile card={card} />,
    idOf: (item) => item.chengguo_id,
  };
}
