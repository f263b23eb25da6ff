import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router-dom';
import { useSession } from '../domain/session';
import { queryClient } from '../kit/api';
import { DialogMount } from '../kit/dialogs/DialogMount';
import { LinkRouter } from '../kit/link/Anchor';
import { ToastMount } from '../kit/toast/ToastMount';
import { AppTheme } from './AppTheme';
import { ErrorBoundary } from './ErrorBoundary';
import { GlobalStyle } from './GlobalStyle';
import { Layout } from './layout/Layout';
import { lazyPage } from './lazyPage';
import { PageSlot, pageElement } from './pageElement';
import { morePages, routes } from './routes';
import { useShellEvents } from './useShellEvents';

/** Staff who must have a second factor and have none get no other page. */
const setUp = lazyPage(() => import('../features/accounts/own/SetUpSecondFactor'));

/** So do recommenders whose password the office set. */
const changePassword = lazyPage(() => import('../features/recommendations/ChangePassword'));

function Pages() {
  const { pathname } = useLocation();
  const { user } = useSession();
  useShellEvents();
  if (user?.set_up_second_factor || user?.change_password) {
    return (
      <Layout>
        <PageSlot page={user.change_password ? changePassword : setUp} />
      </Layout>
    );
  }
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
          <LinkRouter value={Link}>
            <Pages />
          </LinkRouter>
          <DialogMount />
          <ToastMount />
        </BrowserRouter>
      </QueryClientProvider>
    </AppTheme>
  );
}
