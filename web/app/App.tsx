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
import { PageView } from './lazyPage';
import { notFoundPage, routes } from './routes';
import { useShellEvents } from './useShellEvents';

function Pages() {
  const { pathname } = useLocation();
  useShellEvents();
  return (
    <Layout>
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<LoadingState kind="block" />}>
          <Routes>
            {routes.map(({ path, page, guarded }) => (
              <Route
                key={path}
                path={path}
                element={
                  guarded ? (
                    <RequireLogin key={path}>
                      <PageView key={path} page={page} />
                    </RequireLogin>
                  ) : (
                    <PageView key={path} page={page} />
                  )
                }
              />
            ))}
            <Route path="*" element={<PageView page={notFoundPage} />} />
          </Routes>
        </Suspense>
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
