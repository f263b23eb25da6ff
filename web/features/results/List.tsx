import { lazy, Suspense } from 'react';
import { SUB_TYPES } from '../../../db/contract/enums-results';
import { ListPage } from '../../domain/catalog/ListPage';
import type { ListParams } from '../../domain/catalog/useListState';
import { useFacetLabel } from '../../domain/catalog/words';
import PublishButton from '../../domain/publishing/PublishButton';
import words from '../../i18n/results';
import { useApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { ResultRow } from './public/ResultRow';

const SelectedHits = lazy(() => import('../../domain/catalog/SelectedHits'));

const useResults = (params: ListParams) =>
  useApiQuery(['results', 'list'], '/v1/chengguo/list', params, { keepPrevious: true });

export default function ResultsList() {
  const text = useText(words);
  return (
    <ListPage
      address="/results"
      useCards={useResults}
      words={text}
      label={useFacetLabel(SUB_TYPES)}
      actions={<PublishButton kind="result" />}
      idOf={(card) => card.chengguo_id}
      card={(card, keyword) => <ResultRow card={card} keyword={keyword} />}
      besides={(keyword) => (
        <Suspense fallback={null}>
          <SelectedHits keyword={keyword} />
        </Suspense>
      )}
    />
  );
}
