import type { ResultCard } from '../../../../db/contract/cards';
import { RESULT_FACTS } from '../../../../db/contract/facts-results';
import { ResultTile } from '../../../domain/catalog/ResultTile';
import type { PublishedView, ResultDetail } from '../../../domain/catalog/types';
import { useResultDetail } from '../../../domain/catalog/useDetail';
import { useFormFacts } from '../../../domain/catalog/useFormFacts';
import words from '../../../i18n/results';
import { useText } from '../../../kit/i18n';
import { TextSection } from '../../../kit/layout/TextSection';

/** What the page and the dialog of a result show. */
export function useResultView(): PublishedView<ResultCard, ResultDetail> {
  const text = useText(words);
  const told = useFormFacts(RESULT_FACTS);
  return {
    kind: 'results',
    useDetail: useResultDetail,
    listTitle: text.title,
    similarTitle: text.similar,
    ...told,
    body: (item) => <TextSection title={text.profile} html={item.profile} />,
    similar: (card) => <ResultTile card={card} />,
    idOf: (item) => item.chengguo_id,
  };
}
