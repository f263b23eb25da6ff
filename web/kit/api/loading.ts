import { useSyncExternalStore } from 'react';
import { listeners } from '../listeners';

let running = 0;
const { subscribe, tell } = listeners();

function change(by: number): void {
  running += by;
  tell();
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

export function useIsLoading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => running > 0,
    () => false,
  );
}
