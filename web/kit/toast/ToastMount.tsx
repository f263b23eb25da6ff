import { type ComponentType, useEffect, useState } from 'react';
import { onFirstToast } from './index';
import { PlainToastHost } from './PlainToastHost';

const loadHost = () => import('./ToastHost');

/** Draws nothing until there is something to say; the first touch of the page fetches the host ahead of need. */
export function ToastMount() {
  const [Host, setHost] = useState<ComponentType | null>(null);
  useEffect(() => {
    const prefetch = () => void loadHost().catch(() => undefined);
    addEventListener('pointerdown', prefetch, { once: true });
    addEventListener('keydown', prefetch, { once: true });
    const stop = onFirstToast(() => {
      loadHost().then(
        (module) => setHost(() => module.default),
        () => setHost(() => PlainToastHost),
      );
    });
    return () => {
      removeEventListener('pointerdown', prefetch);
      removeEventListener('keydown', prefetch);
      stop();
    };
  }, []);
  return Host ? <Host /> : null;
}
