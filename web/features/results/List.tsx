import words from '../../i18n/results';
import { ListPage } from '../../shared/catalog/ListPage';
import type { ResultCard } from '../../shared/catalog/types';
import { useText } from '../../shared/i18n';
import PublishButton from '../../shared/publishing/PublishButton';
import { ResultRow } from './public/ResultRow';

export default function ResultsList() {
  const text = useText(words);
  return (
    <ListPage<ResultCard>
      kind="results"
      words={text}
      actions={<PublishButton kind="result" />}
      idOf={(card) => card.chengguo_id}
      card={(card, keyword) => <ResultRow card={card} keyword={keyword} />}
    />
  );
}
