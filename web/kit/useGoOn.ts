import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

/**
 * Leads on from this page once something is done, unless its reader has left it meanwhile: nobody is taken away from where they
 * went while a call was under way.
 */
export function useGoOn(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const here = useRef<string | null>(null);
  useEffect(() => {
    here.current = pathname;
    return () => {
      here.current = null;
    };
  }, [pathname]);
  return useCallback(
    (to, options) => {
      if (here.current === pathname) void navigate(to, options);
    },
    [navigate, pathname],
  );
}
