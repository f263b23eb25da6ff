import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Lang } from '../../db/contract/errors.ts';
import { DOOR_COOKIE, FRONT_DOOR, isFrontDoor, isInside } from '../../db/contract/front-door.ts';
import type { AppEnv } from '../platform/env.ts';

/** The language that a page begins with where nobody chose one: it is the one of its plain address. */
export const plainLang = (path: string): Lang => (isFrontDoor(path.replace(/[?#].*/, '')) ? 'en' : 'zh');

/** Whether a page is opened by somebody who came in by the international front door. */
export const byFrontDoor = (c: Context<AppEnv>): boolean =>
  isInside(c.req.path, getCookie(c, DOOR_COOKIE) === FRONT_DOOR);

/** The language of a page: of the address first, then the chosen one, else that of the door through which somebody came. */
export function pageLang(c: Context<AppEnv>): Lang {
  const asked = [c.req.query('lang'), getCookie(c, 'lang')].find((lang) => lang === 'zh' || lang === 'en');
  if (asked) return asked as Lang;
  return byFrontDoor(c) ? 'en' : 'zh';
}
