import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { LoadingState } from '../../kit/layout/LoadingState';
import { useDoor } from '../frontDoor';
import { rememberLocation } from './returnTo';
import { restoreSession } from './session';
import { useSession } from './useSession';

/** Shows a protected page to members; others are sent to sign in and come back. */
export function RequireLogin({ children }: { children: ReactNode }) {
  const { loggedIn } = useSession();
  const door = useDoor();
  const { pathname, search, hash } = useLocation();
  const [asked, setAsked] = useState(false);
  // A session that ends while the page is open leaves the page as it is: its unsaved work must not vanish.
  const [admitted, setAdmitted] = useState(false);

  useEffect(() => {
    let current = true;
    void restoreSession(true).then(() => {
      if (current) setAsked(true);
    });
    return () => {
      current = false;
    };
  }, []);
  useEffect(() => {
    if (asked && loggedIn) setAdmitted(true);
  }, [asked, loggedIn]);

  if (admitted || (asked && loggedIn)) return children;
  if (!asked) return <LoadingState />;
  rememberLocation(`${pathname}${search}${hash}`);
  return <Navigate to={door.login} replace />;
}
