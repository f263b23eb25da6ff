import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { setDialogMount } from './open';

const DialogHost = lazy(() => import('./host'));

/** Keeps the place of the dialog host; the host itself comes with the first dialog. */
export function DialogMount() {
  const [wanted, setWanted] = useState(false);
  const ready = useRef<PromiseWithResolvers<void> | null>(null);
  // Before the effects of the page: an address may open a dialog at once.
  useLayoutEffect(() => {
    setDialogMount(() => {
      ready.current ??= Promise.withResolvers<void>();
      setWanted(true);
      return ready.current.promise;
    });
  }, []);
  const [onReady] = useState(() => () => ready.current?.resolve());
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <DialogHost onReady={onReady} />
    </Suspense>
  );
}
