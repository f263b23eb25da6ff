import { useRef } from 'react';

/** One act at a time: what is asked for while another one is under way, by a double click say, is not done. */
export function useOnce(): (act: () => unknown) => Promise<void> {
  const busy = useRef(false);
  return async (act) => {
    if (busy.current) return;
    busy.current = true;
    try {
      await act();
    } finally {
      busy.current = false;
    }
  };
}
