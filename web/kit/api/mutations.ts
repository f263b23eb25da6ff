import type { Query } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { ApiError } from './client';
import { queryClient } from './queries';

type Keys = readonly (readonly unknown[])[];

/**
 * Fetches anew what a write has changed. A first read that is on its way may have been answered before the write, and the
 * library would wait for it: it is asked again.
 */
export async function reread(keys: Keys): Promise<void> {
  for (const queryKey of keys) {
    const isFirst = ({ state }: Query) => state.data === undefined && state.fetchStatus === 'fetching';
    await queryClient.cancelQueries({ queryKey, predicate: isFirst });
    await queryClient.invalidateQueries({ queryKey });
  }
}

/**
 * Does what may be refused; false where it was, which the API client has told. What `stale` names (key prefixes of
 * queries, or whatever reads them) is fetched anew however it went: a refusal mostly says that the page is behind.
 */
export async function attempt(
  work: () => Promise<unknown>,
  stale: Keys | (() => Promise<unknown>) = [],
): Promise<boolean> {
  let done = true;
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    done = false;
  }
  await (typeof stale === 'function' ? stale() : reread(stale));
  return done;
}

/** The same, with whether one is under way: until it is over, a second one is not begun. */
export function useAttempt(): { busy: boolean; attempt: typeof attempt } {
  const [busy, setBusy] = useState(false);
  // A second click may come before the first one is drawn.
  const running = useRef(false);
  const run = useCallback<typeof attempt>(async (work, stale) => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    try {
      return await attempt(work, stale);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, attempt: run };
}

interface ApiMutationOptions<T> {
  /** Key prefixes whose queries are fetched anew after success. */
  invalidates?: Keys;
  onSuccess?: (result: T) => void;
}

interface ApiMutation<V> {
  isPending: boolean;
  /** What the running write was called with. */
  variables: V | undefined;
  mutate: (variables: V, then?: { onSuccess?: () => void }) => void;
}

/**
 * A write with its state: `useApiMutation((body: Body) => api.post('/v1/…', body), { invalidates: [['results']] })`.
 * The library's own hook would lie in the first visit's script, where nothing is written.
 */
export function useApiMutation<T, V = void>(
  run: (variables: V) => Promise<T>,
  { invalidates = [], onSuccess }: ApiMutationOptions<T> = {},
): ApiMutation<V> {
  const { busy, attempt: begin } = useAttempt();
  const [variables, setVariables] = useState<V>();
  return {
    isPending: busy,
    variables: busy ? variables : undefined,
    mutate: (given, then) =>
      void begin(async () => {
        setVariables(() => given);
        const result = await run(given);
        await reread(invalidates);
        onSuccess?.(result);
        then?.onSuccess?.();
      }),
  };
}
