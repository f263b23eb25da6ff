import Container from '@mui/material/Container';
import { Suspense } from 'react';
import { RequireLogin } from '../domain/session';
import { LoadingState } from '../kit/layout/LoadingState';
import { type LazyPage, PageView } from './lazyPage';

export interface AppRoute {
  path: string;
  page: LazyPage;
  /** Members only. */
  guarded?: boolean;
}

/** Each page waits in a boundary of its own: a shared one would keep the former page standing, as if nothing happened. */
export function PageSlot({ page }: { page: LazyPage }) {
  return (
    <Suspense
      fallback={
        <Container maxWidth="lg" sx={{ minHeight: '100vh', py: { xs: 3, md: 5 } }}>
          <LoadingState kind="block" />
        </Container>
      }
    >
      <PageView page={page} />
    </Suspense>
  );
}

/** What a route shows: its page, behind the sign-in where it is for members only. */
export function pageElement({ path, page, guarded }: AppRoute) {
  const slot = <PageSlot key={path} page={page} />;
  return guarded ? <RequireLogin key={path}>{slot}</RequireLogin> : slot;
}
