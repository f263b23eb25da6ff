import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useDialog } from './useDialog';

/** Takes the dialog away once another page stands below it, where a dialog above it may have led. */
export function useClosesWithPage(): void {
  const { close } = useDialog();
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (pathname !== opened.current) latest.current();
  }, [pathname]);
}
