import { useCallback, useRef, useState } from 'react';
import type { ConfirmProps } from '../dialogs/ConfirmDialog';
import { openDialog } from '../dialogs/open';
import { toast } from '../toast';
import { ApiError } from './client';
import { type Keys, reread } from './queries';

/**
 * Does what may be refused; false where it was, which the API client has told. `done` is told where it was not. What `stale`
 * names (key prefixes of queries, or whatever reads them) is fetched anew however it went: a refusal mostly says that the
 * page is behind.
 */
export async function attempt(
  work: () => Promise<unknown>,
  stale: Keys | (() => Promise<unknown>) = [],
  done?: string,
): Promise<boolean> {
  let ok = true;
  try {
    await work();
    if (done) toast.success(done);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    ok = false;
  }
  await (typeof stale === 'function' ? stale() : reread(stale));
  return ok;
}

/** The same, with whether one is under way: until it is over, a second one is not begun. */
export function useAttempt(): { busy: boolean; attempt: typeof attempt } {
  const [busy, setBusy] = useState(false);
  // A second click may come before the first one is drawn.
  const running = useRef(false);
  const run = useCallback<typeof attempt>(async (work, stale, done) => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    try {
      return await attempt(work, stale, done);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, attempt: run };
}

interface ApiMutationOptions<T, V> {
  /** What is asked before it is written; without a yes nothing is. */
  ask?: (variables: V) => ConfirmProps;
  /** Key prefixes whose queries are fetched anew after success. */
  invalidates?: Keys;
  /** Said after that. */
  done?: string;
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
  { ask, invalidates = [], done, onSuccess }: ApiMutationOptions<T, V> = {},
): ApiMutation<V> {
  const { busy, attempt: begin } = useAttempt();
  const [variables, setVariables] = useState<V>();
  const mutate: ApiMutation<V>['mutate'] = async (given, then) => {
    // Not by `confirm`, which would be one request more of each public page.
    if (ask && !(await openDialog('confirm', ask(given)))) return;
    await begin(async () => {
      setVariables(() => given);
      const result = await run(given);
      await reread(invalidates);
      if (done) toast.success(done);
      onSuccess?.(result);
      then?.onSuccess?.();
    });
  };
  return { isPending: busy, variables: busy ? variables : undefined, mutate };
}
