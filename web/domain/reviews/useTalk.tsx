import type { ReactNode } from 'react';
import type { ReviewTalk } from '../../../db/contract/reviews';
import kit from '../../i18n/kit';
import { type ApiQuery, useApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { ErrorState } from '../../kit/layout/States';

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
  const general = useText(kit);
  if (!query.isError) return <LoadingState kind="lines" count={4} />;
  const absent = query.error.status === 404;
  return <ErrorState {...(absent ? { text: general.dataException } : { onRetry: () => void query.refetch() })} />;
}
