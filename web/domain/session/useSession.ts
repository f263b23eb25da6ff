import { useSyncExternalStore } from 'react';
import { getSession, hasAuthority, type SessionUser, subscribeSession } from './session';

interface Session {
  user: SessionUser | null;
  loggedIn: boolean;
  ready: boolean;
  /** True where the user holds the authority, compared as a whole token; `admin` holds all. Steers display only. */
  has: (authority: string) => boolean;
}

export function useSession(): Session {
  const { user, ready } = useSyncExternalStore(subscribeSession, getSession, getSession);
  return { user, loggedIn: user !== null, ready, has: (authority) => hasAuthority(user, authority) };
}
