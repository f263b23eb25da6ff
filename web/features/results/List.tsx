import { SUB_TYPES } from '../../../db/contract/enums-results';
import { ListPage } from '../../domain/catalog/ListPage';
import type { ResultCard } from '../../domain/catalog/types';
import { useFacetLabel } from '../../domain/catalog/words';
import PublishButton from '../../domain/publishing/PublishButton';
import words from '../../i18n/results';
import { useText } from '../../kit/i18n';
import { ResultRow } from './public/ResultRow';

export default function ResultsList() {
  const text = useText(words);
  return (
    <ListPage<ResultCard>
      address="/results"
      call="/v1/chengguo/list"
      words={text}
      label={useFacetLabel(SUB_TYPES)}
      actions={<PublishButton kind="result" />}
      idOf={(card) => card.chengguo_id}
      card={(card, keyword) => <ResultRow card={card} keyword={keyword} />}
    />
  );
}
