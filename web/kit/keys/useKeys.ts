import { useEffect, useRef } from 'react';
import { isTyping, singleKeys } from './singleKeys';

/** What the keys do; null for one that does nothing now. */
export type Keys = Readonly<Record<string, (() => unknown) | null>>;

/** Something lies over the page, and the keys are its own. */
const OVER = '[role="dialog"], .MuiModal-root:not(.MuiModal-hidden)';

/**
 * Keys of the page that are pressed alone. They rest while somebody types, while a dialog or a menu is open, together with a
 * key that makes them the browser's, and where single keys are switched off.
 */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const act = latest.current[event.key.toLowerCase()];
      if (!act || !singleKeys.get() || isTyping(event.target) || document.querySelector(OVER)) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
