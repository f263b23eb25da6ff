import { type ApiQuery, useApiQuery } from '../../kit/api';
import { useSession } from '../session';
import type { DemandDetail, ResultDetail } from './types';

function useOptions() {
  const { ready, loggedIn } = useSession();
  // What is similar may differ for a member (decision 54) from the page that came from the edge: that is asked for at once.
  return { enabled: ready, ...(loggedIn ? { staleMs: 0 } : {}) };
}

/**
 * The public page of a result.
 * @param preview an owner asks so for the version that is still being reviewed; visitors are shown the public one either way
 */
export const useResultDetail = (id: string, preview: string | null): ApiQuery<ResultDetail> =>
  useApiQuery(['results', 'detail'], '/v1/chengguo/detail', { id, preview }, useOptions());

/** The same of a demand. */
export const useDemandDetail = (id: string, preview: string | null): ApiQuery<DemandDetail> =>
  useApiQuery(['demands', 'detail'], '/v1/xuqiu/detail', { id, preview }, useOptions());
