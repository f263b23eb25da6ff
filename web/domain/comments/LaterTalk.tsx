import { lazy, Suspense } from 'react';

const Talk = lazy(() => import('./Talk'));

/** What was said about an item, at the end of its page: it comes after the page. */
export function LaterTalk({ itemType, itemId }: { itemType: number; itemId: string }) {
  return (
    <Suspense fallback={null}>
      <Talk itemType={itemType} itemId={itemId} />
    </Suspense>
  );
}
