import { useInfiniteQuery } from '@tanstack/react-query';
import { api, type Params } from '../../kit/api';

/** A page of either kind of list: numbered pages, or one that goes on behind its last row. */
interface AnyPage<T> {
  records: T[];
  next?: string | null;
  current?: number;
  pages?: number;
  total?: number;
}

type Step = { pageIndex?: number; next?: string };

function stepAfter<T>({ next, current, pages }: AnyPage<T>): Step | undefined {
  if (next) return { next };
  return current !== undefined && pages !== undefined && current < pages ? { pageIndex: current + 1 } : undefined;
}

/** Rows of a list that is loaded 20 at a time, as far as somebody scrolls. */
export function useScrolled<T>(key: readonly unknown[], path: string, params: Params, enabled = true) {
  const query = useInfiniteQuery({
    queryKey: [...key, path, params],
    queryFn: ({ pageParam, signal }) => api.get<AnyPage<T>>(path, { ...params, ...pageParam }, { signal }),
    initialPageParam: {} as Step,
    getNextPageParam: stepAfter,
    enabled,
    staleTime: 0,
  });
  const rows = query.data?.pages.flatMap((page) => page.records) ?? [];
  return { ...query, rows, pages: query.data?.pages.length ?? 0, total: query.data?.pages[0]?.total };
}

export type ScrolledQuery<T> = Omit<ReturnType<typeof useScrolled<T>>, 'data'>;
