import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { leavesHomeWhenLost } from '../domain/session';
import { onSessionLost, queryClient } from '../kit/api';
import { onLangChange } from '../kit/i18n';

/** What concerns the whole site: a lost session on the special pages, the language switch, the place after navigation. */
export function useShellEvents(): void {
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
