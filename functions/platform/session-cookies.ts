import type { Context } from 'hono';
import { KNOWN_DEVICE_DAYS, SESSION_DAYS } from '../../db/contract/session.ts';
import { DAY } from '../../db/contract/time.ts';
import { cookieOf, dropCookie, keepCookie, secretName } from './cookies.ts';

/** Name of the cookie that holds the session's token; over https with the prefix of the host. */
export const SESSION_COOKIE = 'sid';
const DEVICE = 'device';

/** What a browser of ours sends once: of two, somebody else may have set the first. */
function read(request: Request, name: string): string | undefined {
  const own = secretName(request, name);
  const names = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.split('=', 1)[0]?.trim());
  return names.filter((each) => each === own).length === 1 ? cookieOf(request, own) : undefined;
}

/** A call is asked for its token several times on its way. */
const tokens = new WeakMap<Request, { token: string | undefined }>();

/** The session token that a request brought; undefined for a visitor, and for a request that brought two. */
export function tokenOf(request: Request): string | undefined {
  let known = tokens.get(request);
  if (!known) {
    known = { token: read(request, SESSION_COOKIE) };
    tokens.set(request, known);
  }
  return known.token;
}

/** The session token that a call brought. */
export const sessionToken = (c: Context): string | undefined => tokenOf(c.req.raw);

/** Sets the session cookie. */
export const giveCookie = (c: Context, token: string): void => keepCookie(c, SESSION_COOKIE, token, SESSION_DAYS * DAY);

/** Takes the cookies of a session back: who signs out leaves a browser that knows nobody. */
export function dropCookies(c: Context): void {
  for (const name of [SESSION_COOKIE, DEVICE]) dropCookie(c, name);
}

/** The token that says in which browser somebody gave their password before; it signs nobody in. */
export const deviceToken = (c: Context): string | undefined => {
  const token = read(c.req.raw, DEVICE);
  return token && /^[\w-]{43}$/.test(token) ? token : undefined;
};

/** Makes the browser one that is known; it stays so when its session ends by itself. */
export const giveDevice = (c: Context, token: string): void => keepCookie(c, DEVICE, token, KNOWN_DEVICE_DAYS * DAY);
