import { useEffect, useState } from 'react';

export const DEBOUNCE_MS = 200;

/** The value once it has rested for `delay` milliseconds. */
export function useDebounced<T>(value: T, delay = DEBOUNCE_MS): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return rested;
}
