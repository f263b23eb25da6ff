import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { queryClient } from '../shared/api';
import { RequireLogin } from '../shared/auth';
import { DialogMount } from '../shared/dialogs/DialogMount';
import { LoadingState } from '../shared/layout/LoadingState';
import { ToastMount } from '../shared/toast/ToastMount';
import { AppTheme } from './AppTheme';
import { ErrorBoundary } from './ErrorBoundary';
import { GlobalStyle } from './GlobalStyle';
import { Layout } from './layout/Layout';
import { type LazyPage, PageView } from './lazyPage';
import { notFoundPage, routes } from './routes';
import { useShellEvents } from './useShellEvents';

/** Each page waits in a boundary of its own: a shared one would keep the former page standing, as if nothing happened. */
function PageSlot({ page }: { page: LazyPage }) {
  return (
    <Suspense
      fallback={
        <div style={{ minHeight: '100vh' }}>
          <LoadingState kind="block" />
        </div>
      }
    >
      <PageView page={page} />
    </Suspense>
  );
}

function Pages() {
  const { pathname } = useLocation();
  useShellEvents();
  return (
    <Layout>
      <ErrorBoundary resetKey={pathname}>
        <Routes>
          {routes.map(({ path, page, guarded }) => (
            <Route
              key={path}
              path={path}
              element={
                guarded ? (
                  <RequireLogin key={path}>
                    <PageSlot key={path} page={page} />
                  </RequireLogin>
                ) : (
                  <PageSlot key={path} page={page} />
                )
              }
            />
          ))}
          <Route path="*" element={<PageSlot key="*" page={notFoundPage} />} />
        </Routes>
      </ErrorBoundary>
    </Layout>
  );
}

export function App() {
  return (
    <AppTheme>
      <GlobalStyle />
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Pages />
          <DialogMount />
          <ToastMount />
        </BrowserRouter>
      </QueryClientProvider>
    </AppTheme>
  );
}
