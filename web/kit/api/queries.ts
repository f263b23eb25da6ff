import {
  type Query as CachedQuery,
  keepPreviousData,
  QueryClient,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import kit from '../../i18n/kit';
import { textOf } from '../i18n';
import { toast } from '../toast';
import { ApiError, plain } from './client';
import type { Answer, PathOf, Query, Rest } from './endpoints';
import { keptAnswer } from './pageData';
import { callAddress, type Params } from './params';

const STALE_MS = 30_000;

/** A failed call is shown once and retried by the person, not silently behind their back. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: STALE_MS, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Key prefixes of queries. */
export type Keys = readonly (readonly unknown[])[];

/**
 * Fetches anew what a write has changed. A first read that is on its way may have been answered before the write, and the
 * library would wait for it: it is asked again.
 */
export async function reread(keys: Keys): Promise<void> {
  for (const queryKey of keys) {
    const isFirst = ({ state }: CachedQuery) => state.data === undefined && state.fetchStatus === 'fetching';
    await queryClient.cancelQueries({ queryKey, predicate: isFirst });
    await queryClient.invalidateQueries({ queryKey });
  }
}

export interface ApiQueryOptions<T> {
  enabled?: boolean;
  staleMs?: number;
  /** Whether the former answer stays on the screen while new parameters load: a list's does that is asked for by its page. */
  keepPrevious?: boolean;
  silent?: boolean;
  /** Statuses that the page itself tells of; every other failure is told as usual. */
  handled?: readonly number[];
  /** Milliseconds until it is asked for again by itself, by what it answered; false for never. */
  every?: (answer: T) => number | false;
}

export type ApiQuery<T> = UseQueryResult<T, ApiError>;

/** A GET as a query, for the kit's own parts, which are told the address. */
export function useCall<T>(
  key: readonly unknown[],
  path: string,
  params?: Params,
  options: ApiQueryOptions<T> = {},
): ApiQuery<T> {
  const { every, keepPrevious = params?.pageIndex !== undefined } = options;
  const injected = keptAnswer(path, params);
  return useQuery<T, ApiError>({
    queryKey: [...key, callAddress(path, params)],
    queryFn: async ({ signal }) => {
      const { silent = false, handled = [] } = options;
      const result = await plain.get(path, params, { signal, silent, handled });
      if (result !== null && result !== undefined) return result;
      const msg = textOf(kit).dataException;
      if (!options.silent) toast.error(msg);
      throw new ApiError(404, msg);
    },
    enabled: options.enabled ?? true,
    ...(every && { refetchInterval: ({ state }) => (state.data === undefined ? false : every(state.data)) }),
    ...(options.staleMs === undefined ? {} : { staleTime: options.staleMs }),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(injected ? { initialData: injected.data, initialDataUpdatedAt: injected.at } : {}),
  });
}

/**
 * A GET as a query. `key` is what mutations invalidate (['results'], ['results','mine'] ...); path and
 * parameters are added to it, and the data that came with the HTML is taken for the first render.
 */
export const useApiQuery = <P extends PathOf<'get'>>(
  key: readonly unknown[],
  path: P,
  ...[params, options]: Rest<Query<'get', P>, ApiQueryOptions<Answer<'get', P>>>
): ApiQuery<Answer<'get', P>> => useCall(key, path, params, options);
