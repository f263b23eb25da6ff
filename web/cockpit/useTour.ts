import { useEffect, useState } from 'react';

/** Seconds that a picture stands, and the fewest that an address may ask for. */
const SECONDS = 12;
const FEWEST = 5;

/** Seconds that the address asks for: a number, or nothing for the usual ones. */
export const secondsOf = (asked: string | null): number => Math.max(FEWEST, Number(asked) || SECONDS);

interface Tour {
  at: number;
  paused: boolean;
  setPaused: (paused: boolean) => void;
  /** Whether the system asks for less motion: nothing changes by itself then. */
  still: boolean;
  go: (steps: number) => void;
}

/** Goes round some pictures by itself, until it is paused. */
export function useTour(pictures: number, seconds: number): Tour {
  const [at, setAt] = useState(0);
  const [paused, setPaused] = useState(false);
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (paused || still) return;
    const timer = setTimeout(() => setAt((at + 1) % pictures), seconds * 1000);
    return () => clearTimeout(timer);
  }, [at, paused, still, pictures, seconds]);
  const go = (steps: number) => setAt((now) => (now + steps + pictures) % pictures);
  return { at, paused, setPaused, still, go };
}
