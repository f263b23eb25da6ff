import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Begins before it is seen, but not before the reader comes that way. */
const AHEAD = '200px';

const PRESSED = ['keydown', 'pointerdown'] as const;

interface WhenNearProps {
  /** Stands there until then, also on paper. */
  meanwhile?: ReactNode;
  /** Parts of it that an address may lead to: then it comes at once. */
  anchors?: readonly string[];
  children: ReactNode;
}

/**
 * What stands further down and is not needed for the first view: it comes when one scrolls near it, or presses anything:
 * who goes by keyboard must find it in its place.
 */
export function WhenNear({ meanwhile, anchors = [], children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(() => anchors.includes(location.hash));
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    const pressed = () => setNear(true);
    for (const event of PRESSED) addEventListener(event, pressed);
    return () => {
      observer.disconnect();
      for (const event of PRESSED) removeEventListener(event, pressed);
    };
  }, [near]);
  return (
    <div ref={place} className={meanwhile ? undefined : 'no-print'} style={near ? undefined : { minHeight: 120 }}>
      {near ? children : meanwhile}
    </div>
  );
}
