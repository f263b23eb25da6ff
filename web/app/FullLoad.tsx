import { useEffect } from 'react';
import { LoadingState } from '../kit/layout/LoadingState';
import NotFound from './NotFound';

/** Whether the document itself was loaded from this address: then loading it again brings the same. */
function loadedHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && new URL(entry.name).pathname === location.pathname;
}

/** Pages that are no part of this script (those that messages lead to): the browser goes there anew. */
export default function FullLoad() {
  const here = loadedHere();
  useEffect(() => {
    if (!here) location.reload();
  }, [here]);
  return here ? <NotFound /> : <LoadingState kind="block" />;
}
