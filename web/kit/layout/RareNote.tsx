import { lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from './Skeleton';

const Alert = lazy(() => import('@mui/material/Alert'));

/** A word about the page that few of its visits need: its place is kept while it comes. */
export function RareNote({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={<Skeleton height={48} />}>
      <Alert severity="info">{children}</Alert>
    </Suspense>
  );
}
