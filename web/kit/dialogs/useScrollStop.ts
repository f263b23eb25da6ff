import { type RefObject, useEffect, useState } from 'react';

const STOPS = 'a[href], button, input, select, textarea, [tabindex]';

/** Whether a box scrolls with nothing in it to step to: then it must be a stop itself, or no keyboard reaches its end. */
export function useScrollStop(box: RefObject<HTMLElement | null>): boolean {
  const [stop, setStop] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const look = () => setStop(current.scrollHeight > current.clientHeight && !current.querySelector(STOPS));
    const observer = new ResizeObserver(look);
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return stop;
}
