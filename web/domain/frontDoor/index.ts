import { useSyncExternalStore } from 'react';
import { DOOR_COOKIE, FRONT_DOOR, FRONT_DOOR_PAGES, isInside, isMembersOwn } from '../../../db/contract/front-door';
import { beginLang, readCookie, writeCookie } from '../../kit/i18n';
import { listeners } from '../../kit/listeners';

const { subscribe, tell } = listeners();

// Lists of pages are read outside of browsers as well.
let inside = typeof location === 'object' && isInside(location.pathname, readCookie(DOOR_COOKIE) === FRONT_DOOR);

/** Whether the page has the platform's own frame all the same. */
let own = typeof location === 'object' && isMembersOwn(location.pathname);

/** Told of each address that is opened. */
export function comeTo(path: string): void {
  const next = isInside(path, inside);
  beginLang(next ? 'en' : 'zh');
  if (next !== (readCookie(DOOR_COOKIE) === FRONT_DOOR)) writeCookie(DOOR_COOKIE, FRONT_DOOR, next ? null : 0);
  const members = isMembersOwn(path);
  if (next === inside && members === own) return;
  inside = next;
  own = members;
  tell();
}

/** Whether the page stands in the frame of the international front door: somebody came in by it, and the page is none of members. */
export const useFrontDoor = (): boolean => useSyncExternalStore(subscribe, () => inside && !own);

interface Doors {
  front: string;
  home: string;
  login: string;
  register: string;
}

const FRONT: Doors = FRONT_DOOR_PAGES;
const MAIN: Doors = { front: '/', home: '/', login: '/login', register: '/register' };

/** Where home, sign-in and registration are for who came in by this door. */
export const useDoor = (): Doors => (useSyncExternalStore(subscribe, () => inside) ? FRONT : MAIN);
