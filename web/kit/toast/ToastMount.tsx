import { type ComponentType, useEffect, useState } from 'react';
import { attachToastHost, onFirstToast, type ToastMessage } from './index';

const SHOWN_MS = 10_000;

/** Stands in when the real host cannot be loaded, as when the server is gone: the failure must still be told. */
function PlainToastHost() {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  useEffect(() => attachToastHost(setMessage), []);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  if (!message) return null;
  return (
    <div role="alert" className={`plain-toast plain-toast-${message.kind}`}>
      {message.text}
    </div>
  );
}

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
