import words from '../../i18n/results';
import { ListPage, type ResultCard } from '../../shared/catalog';
import { useText } from '../../shared/i18n';
import { ResultRow } from './public/ResultRow';

export default function ResultsList() {
  const text = useText(words);
  return (
    <ListPage<ResultCard>
      kind="results"
      words={text}
      idOf={(card) => card.chengguo_id}
      card={(card, keyword) => <ResultRow card={card} keyword={keyword} />}
    />
  );
}
