import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom';
import { queryClient } from '../shared/api';
import { DialogMount } from '../shared/dialogs/DialogMount';
import { ToastMount } from '../shared/toast/ToastMount';
import { AppTheme } from './AppTheme';
import { ErrorBoundary } from './ErrorBoundary';
import { GlobalStyle } from './GlobalStyle';
import { Layout } from './layout/Layout';
import { PageSlot, pageElement } from './pageElement';
import { morePages, routes } from './routes';
import { useShellEvents } from './useShellEvents';

function Pages() {
  const { pathname } = useLocation();
  useShellEvents();
  return (
    <Layout>
      <ErrorBoundary resetKey={pathname}>
        <Routes>
          {routes.map((route) => (
            <Route key={route.path} path={route.path} element={pageElement(route)} />
          ))}
          <Route path="*" element={<PageSlot page={morePages} />} />
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
