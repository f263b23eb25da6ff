import { useEffect } from 'react';
import { ITEM } from '../../../db/contract/limits';
import { type ApiQuery, useApiQuery } from '../../kit/api';
import { NOT_FOUND } from '../../kit/api/statuses';
import { useSession } from '../session';
import type { DemandDetail, ResultDetail } from './types';

function useOptions() {
  const { ready, loggedIn } = useSession();
  // What is similar may differ for a member (decision 54) from the page that came from the edge: that is asked for at once.
  return { enabled: ready, handled: [NOT_FOUND], ...(loggedIn ? { staleMs: 0 } : {}) };
}

/** What this document has told of already. */
const told = new Set<string>();

/** The publisher is told how often the page was looked at; nothing waits for it, and nothing is kept of who looks. */
function useView(itemType: number, id: string, shown: boolean): void {
  useEffect(() => {
    if (!shown || told.has(id)) return;
    told.add(id);
    const body = JSON.stringify({ item_type: itemType, id });
    navigator.sendBeacon('/web/v1/view', new Blob([body], { type: 'application/json' }));
  }, [itemType, id, shown]);
}

/**
 * The public page of a result.
 * @param preview an owner asks so for the version that is still being reviewed; visitors are shown the public one either way
 */
export function useResultDetail(id: string, preview: string | null): ApiQuery<ResultDetail> {
  const query = useApiQuery(['results', 'detail'], '/v1/chengguo/detail', { id, preview }, useOptions());
  useView(ITEM.result, id, Boolean(query.data) && !preview);
  return query;
}

/** The same of a demand. */
export function useDemandDetail(id: string, preview: string | null): ApiQuery<DemandDetail> {
  const query = useApiQuery(['demands', 'detail'], '/v1/xuqiu/detail', { id, preview }, useOptions());
  useView(ITEM.demand, id, Boolean(query.data) && !preview);
  return query;
}
