import { useSyncExternalStore } from 'react';

let running = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  running += by;
  for (const listener of listeners) listener();
}

/** Counts a piece of work for the global indicator; the returned function ends it. */
export function startLoading(): () => void {
  change(1);
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    change(-1);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsLoading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => running > 0,
    () => false,
  );
}
