import type { ReactNode } from 'react';
import type { ReviewTalk } from '../../../db/contract/reviews';
import { type ApiQuery, useApiQuery } from '../../kit/api';
import { LoadingState } from '../../kit/layout/LoadingState';
import { AbsentState, ErrorState } from '../../kit/layout/States';

/** The talk about an item as its publisher or an auditor may read it. */
export const useTalk = (itemType: number, id: string, enabled = true): ApiQuery<ReviewTalk> =>
  useApiQuery(
    ['review', 'talk'],
    '/v1/review/talk',
    { item_type: itemType, id },
    { staleMs: 0, silent: true, enabled },
  );

/** What stands there until the talk is loaded, or why it cannot be. */
export function TalkState({ query }: { query: ApiQuery<ReviewTalk> }): ReactNode {
  if (!query.isError) return <LoadingState kind="lines" count={4} />;
  const absent = query.error.status === 404;
  return absent ? <AbsentState /> : <ErrorState onRetry={() => void query.refetch()} />;
}
