import { useEffect } from 'react';
import { api, reread } from '../../kit/api';

/** Milliseconds after which what the others did is asked for again. */
const REFRESH_MS = 20_000;

/** Keeps an open conversation up to date as long as somebody looks at it, and counts what is shown as read. */
export function useKeptUp(
  refetch: () => Promise<unknown>,
  shown: { id: string; unread: number } | undefined,
  seen: '/v1/user/deal/seen' | '/v1/user/clinic/seen',
): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refetch();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [refetch]);
  const unread = shown?.unread ?? 0;
  const id = shown?.id;
  useEffect(() => {
    if (!id || unread === 0) return;
    api
      .post(seen, { id }, { silent: true })
      .then(() => reread([['notices']]))
      // The mark stays, and is taken away with the next look.
      .catch(() => undefined);
  }, [id, unread, seen]);
}
