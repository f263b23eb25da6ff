import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Begins before it is seen, but not before the reader comes that way. */
const AHEAD = '200px';

/** What stands further down and is not needed for the first view: it comes when one scrolls near it. */
export function WhenNear({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return (
    <div ref={place} className="no-print" style={near ? undefined : { minHeight: 120 }}>
      {near ? children : null}
    </div>
  );
}
