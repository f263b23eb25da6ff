import { QueryClientProvider } from '@tanstack/react-query';
import { Component, type ReactNode, useEffect, useRef } from 'react';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { leavesHomeWhenLost, useSession } from '../domain/session';
import { onSessionLost, queryClient } from '../kit/api';
import { DialogMount } from '../kit/dialogs/DialogMount';
import { onLangChange } from '../kit/i18n';
import { ErrorState } from '../kit/layout/States';
import { LinkRouter } from '../kit/link/Anchor';
import { ToastMount } from '../kit/toast/ToastMount';
import { AppTheme } from './AppTheme';
import { GlobalStyle } from './GlobalStyle';
import { Layout } from './layout/Layout';
import { lazyPage } from './lazyPage';
import { PageSlot, pageElement } from './pageElement';
import { morePages, routes } from './routes';

/** What concerns the whole site: a lost session on the special pages, the language switch, the place after navigation. */
function useShellEvents(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();

  useEffect(
    () =>
      onSessionLost(() => {
        if (leavesHomeWhenLost(pathname)) navigate('/');
      }),
    [navigate, pathname],
  );

  // Texts that the server words (messages, facet names) come in the new language.
  useEffect(() => onLangChange(() => void queryClient.invalidateQueries()), []);

  // Who goes back while the page still starts is not heard by the router, which begins to listen with this first drawing.
  const begun = useRef<string | null>(pathname);
  useEffect(() => {
    const { pathname: now, search, hash } = window.location;
    if (begun.current !== null && begun.current !== now) navigate(`${now}${search}${hash}`, { replace: true });
    begun.current = null;
  }, [navigate]);

  // Going back restores its own place; a new page starts at its top, and there begins what is read out.
  const first = useRef(true);
  const way = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page is what starts it.
  useEffect(() => {
    const isFirst = first.current;
    first.current = false;
    if (isFirst || way === 'POP') return;
    scrollTo({ top: 0 });
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

interface Props {
  /** A new value (the address) gives the page another chance. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  failed: boolean;
  at: string;
}

/** Keeps what is around it alive when a page breaks or its chunk cannot be loaded. */
class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, at: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.at ? null : { failed: false, at: props.resetKey };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    // A chunk of a former release is gone for good: only a fresh document knows the new names.
    return this.state.failed ? <ErrorState onRetry={() => location.reload()} /> : this.props.children;
  }
}

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
          <ErrorBoundary resetKey="">
            <LinkRouter value={Link}>
              <Pages />
            </LinkRouter>
            <DialogMount />
          </ErrorBoundary>
          <ToastMount />
        </BrowserRouter>
      </QueryClientProvider>
    </AppTheme>
  );
}
