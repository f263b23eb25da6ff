import { ApiError } from '../api/client';
import { LoadingState, type LoadingStateProps } from './LoadingState';
import { AbsentState, ErrorState } from './States';

interface QueryStateProps extends LoadingStateProps {
  query: { isError: boolean; error: unknown; refetch: () => Promise<unknown> };
}

/** What stands where a query has no data yet: that there is none, its failure with another try, or the outline of what comes. */
export function QueryState({ query, ...outline }: QueryStateProps) {
  // Asking again for what is not there is no way on.
  if (query.error instanceof ApiError && query.error.status === 404) return <AbsentState />;
  return query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : <LoadingState {...outline} />;
}
