import { LoadingState, type LoadingStateProps } from './LoadingState';
import { ErrorState } from './States';

interface QueryStateProps extends LoadingStateProps {
  query: { isError: boolean; refetch: () => Promise<unknown> };
}

/** What stands where a query has no data yet: its failure with another try, or the outline of what comes. */
export function QueryState({ query, ...outline }: QueryStateProps) {
  return query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : <LoadingState {...outline} />;
}
