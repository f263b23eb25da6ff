import { lazy, Suspense } from 'react';
import type { ResultCard } from '../../../db/contract/cards';
import { COOPERATION_MODES, STAGES, SUB_TYPES } from '../../../db/contract/enums-results';
import { itemPage } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import { CatalogCard } from '../../domain/catalog/CatalogCard';
import { ListPage } from '../../domain/catalog/ListPage';
import type { ListParams } from '../../domain/catalog/useListState';
import { useFacetLabel, useLabel, useLabels } from '../../domain/catalog/words';
import PublishButton from '../../domain/publishing/PublishButton';
import words from '../../i18n/results';
import { useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';

function ResultRow({ card, keyword }: { card: ResultCard; keyword: string }) {
  const label = useLabel();
  const labels = useLabels();
  const cooperation = labels(COOPERATION_MODES, card.cooperation);
  return (
    <CatalogCard
      card={card}
      to={itemPage(ITEM.result, card.chengguo_id, card.name)}
      onLook={() => void openDialog('resultDetail', { id: card.chengguo_id })}
      keyword={keyword}
      mark={label(STAGES, card.process)}
      facts={cooperation ? <span>{cooperation}</span> : null}
    />
  );
}

const SelectedHits = lazy(() => import('../../domain/catalog/SelectedHits'));

const useResults = (params: ListParams) => useApiQuery(['results', 'list'], '/v1/chengguo/list', params);

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
