import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Leads to a part of the page that the address names, once it is there; the keyboard goes on from it.
 * @param anchor what the address ends with, such as `#comments`
 * @param ready whether the part shows what it is for
 * @param also leads there whatever the address ends with
 */
export function useAnchor(anchor: string, ready: boolean, also = false): RefObject<HTMLDivElement | null> {
  // Another one whenever a link is followed, so that the same link leads there again.
  const location = useLocation();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if ((location.hash !== anchor && !also) || !ready) return;
    part.current?.scrollIntoView({ block: 'start' });
    part.current?.focus({ preventScroll: true });
  }, [location, anchor, ready, also]);
  return part;
}

/** Shows no frame around the whole. */
export const anchored = { outline: 0 } as const;
