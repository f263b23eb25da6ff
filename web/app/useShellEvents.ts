import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onSessionLost, queryClient } from '../shared/api';
import { leavesHomeWhenLost } from '../shared/auth';
import { onLangChange } from '../shared/i18n';

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what starts it.
  useEffect(() => {
    scrollTo({ top: 0 });
  }, [pathname]);
}
