import { useInfiniteQuery } from '@tanstack/react-query';
import { plain } from './client';
import type { Answer, PathOf, Query } from './endpoints';

/** A page of either kind of list: numbered pages, or one that goes on behind its last row. */
interface AnyPage<R> {
  records: R[];
  next?: string | null;
  current?: number;
  pages?: number;
  total?: number;
}

type Step = { pageIndex?: number; next?: string };

/** Addresses of lists of either kind. */
type ScrolledPath = {
  [P in PathOf<'get'>]: keyof Step & keyof Query<'get', P> extends never ? never : P;
}[PathOf<'get'>];
type RowOf<P extends ScrolledPath> = Answer<'get', P> extends { records: (infer R)[] } ? R : never;

function stepAfter({ next, current, pages }: AnyPage<unknown>): Step | undefined {
  if (next) return { next };
  return current !== undefined && pages !== undefined && current < pages ? { pageIndex: current + 1 } : undefined;
}

function useScrolledRows<R>(key: readonly unknown[], path: string, params: object) {
  const query = useInfiniteQuery({
    queryKey: [...key, path, params],
    queryFn: ({ pageParam, signal }): Promise<AnyPage<R>> => plain.get(path, { ...params, ...pageParam }, { signal }),
    initialPageParam: {} as Step,
    getNextPageParam: stepAfter,
    staleTime: 0,
  });
  const rows = query.data?.pages.flatMap((page) => page.records) ?? [];
  return { ...query, rows, pages: query.data?.pages.length ?? 0, total: query.data?.pages[0]?.total };
}

export type ScrolledQuery<R> = Omit<ReturnType<typeof useScrolledRows<R>>, 'data'>;

/** Rows of a list that is loaded 20 at a time, as far as somebody scrolls. */
export const useScrolled = <P extends ScrolledPath>(
  key: readonly unknown[],
  path: P,
  params: Omit<Query<'get', P>, keyof Step>,
) => useScrolledRows<RowOf<P>>(key, path, params);
