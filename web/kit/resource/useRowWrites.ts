import { useRef, useState } from 'react';
import type { Keys } from '../api';
import { attempt } from '../api/mutations';

interface RowWrites {
  /** Whether a write to the row is under way. */
  isBusy: (id: string) => boolean;
  write: (id: string, work: () => Promise<unknown>, done: string) => Promise<boolean>;
}

/** Writes to rows of a list, each row for itself: a second one to the same row begins when the first is over. */
export function useRowWrites(stale: Keys): RowWrites {
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  // A second click may come before the first one is drawn.
  const running = useRef(new Map<string, Promise<unknown>>());
  const write: RowWrites['write'] = async (id, work, done) => {
    const own = Promise.resolve(running.current.get(id)).then(() => attempt(work, stale, done));
    running.current.set(id, own);
    setBusy(new Set(running.current.keys()));
    try {
      return await own;
    } finally {
      if (running.current.get(id) === own) running.current.delete(id);
      setBusy(new Set(running.current.keys()));
    }
  };
  return { isBusy: (id) => busy.has(id), write };
}
