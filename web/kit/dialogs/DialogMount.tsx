import { type ComponentType, useLayoutEffect, useRef, useState } from 'react';
import { setDialogMount } from './open';

type Host = ComponentType<{ onReady: () => void }>;

/** Keeps the place of the dialog host; the host itself comes with the first dialog. */
export function DialogMount() {
  const [Shown, setShown] = useState<Host | null>(null);
  const ready = useRef<PromiseWithResolvers<void> | null>(null);
  // Before the effects of the page: an address may open a dialog at once.
  useLayoutEffect(() => {
    setDialogMount(async () => {
      // Where it does not come, whoever opens the dialog says so; the next one asks again.
      const host = await import('./host');
      ready.current ??= Promise.withResolvers<void>();
      setShown(() => host.default);
      await ready.current.promise;
    });
  }, []);
  const [onReady] = useState(() => () => ready.current?.resolve());
  return Shown ? <Shown onReady={onReady} /> : null;
}
