import words from '../../i18n/results';
import { ListPage } from '../../shared/catalog/ListPage';
import type { ResultCard } from '../../shared/catalog/types';
import { useText } from '../../shared/i18n';
import { ResultRow } from './public/ResultRow';
import PublishButton from './publish/PublishButton';

export default function ResultsList() {
  const text = useText(words);
  return (
    <ListPage<ResultCard>
      kind="results"
      words={text}
      actions={<PublishButton />}
      idOf={(card) => card.chengguo_id}
      card={(card, keyword) => <ResultRow card={card} keyword={keyword} />}
    />
  );
}
