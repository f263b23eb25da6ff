import { useEffect, useState } from 'react';
import { attachToastHost, type ToastMessage } from './index';

const SHOWN_MS = 10_000;

/** Stands in when the real host cannot be loaded, as when the server is gone: the failure must still be told. */
export function PlainToastHost() {
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
