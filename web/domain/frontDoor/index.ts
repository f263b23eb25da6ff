import { useSyncExternalStore } from 'react';
import { DOOR_COOKIE, FRONT_DOOR, FRONT_DOOR_PAGES, isInside } from '../../../db/contract/front-door';
import { beginLang, readCookie, writeCookie } from '../../kit/i18n';

const listeners = new Set<() => void>();

// Lists of pages are read outside of browsers as well.
let inside = typeof location === 'object' && isInside(location.pathname, readCookie(DOOR_COOKIE) === FRONT_DOOR);

/** Told of each address that is opened. */
export function comeTo(path: string): void {
  const next = isInside(path, inside);
  beginLang(next ? 'en' : 'zh');
  if (next !== (readCookie(DOOR_COOKIE) === FRONT_DOOR)) writeCookie(DOOR_COOKIE, FRONT_DOOR, next ? null : 0);
  if (next === inside) return;
  inside = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether somebody came in by the international front door. */
export const useFrontDoor = (): boolean => useSyncExternalStore(subscribe, () => inside);

interface Doors {
  home: string;
  login: string;
  register: string;
}

const FRONT: Doors = FRONT_DOOR_PAGES;
const MAIN: Doors = { home: '/', login: '/login', register: '/register' };

/** Where home, sign-in and registration are for who came in by this door. */
export const useDoor = (): Doors => (useFrontDoor() ? FRONT : MAIN);
