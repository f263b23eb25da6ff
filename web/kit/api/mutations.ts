import { useRef, useState } from 'react';
import { ApiError } from './client';
import { queryClient } from './queries';

export interface ApiMutationOptions<T> {
  /** Key prefixes whose queries are fetched anew after success. */
  invalidates?: readonly (readonly unknown[])[];
  onSuccess?: (result: T) => void;
}

export interface ApiMutation<V> {
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
  const [running, setRunning] = useState<{ variables: V } | null>(null);
  // A second click may come before the first one is drawn.
  const busy = useRef(false);
  const mutate = async (variables: V, then?: { onSuccess?: () => void }) => {
    if (busy.current) return;
    busy.current = true;
    setRunning({ variables });
    try {
      const result = await run(variables);
      for (const queryKey of invalidates) await queryClient.invalidateQueries({ queryKey });
      onSuccess?.(result);
      then?.onSuccess?.();
    } catch (error) {
      // The API client has shown what the server says.
      if (!(error instanceof ApiError)) throw error;
    } finally {
      busy.current = false;
      setRunning(null);
    }
  };
  return {
    isPending: running !== null,
    variables: running?.variables,
    mutate: (variables, then) => void mutate(variables, then),
  };
}
