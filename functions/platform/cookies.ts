import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';

/** With the prefix no other host of the domain can plant one; it needs https, which a local server has not. */
const prefixOf = ({ url }: Request): 'host' | undefined => (url.startsWith('https:') ? 'host' : undefined);

/** The full name of a cookie of ours that holds a secret. */
export const secretName = (request: Request, name: string): string => (prefixOf(request) ? `__Host-${name}` : name);

/** A cookie that the browser sent, by its full name; of two, the first. */
export const cookieOf = (request: Request, name: string): string | undefined =>
  parse(request.headers.get('cookie') ?? '', name)[name];

/** A cookie of ours that holds a secret, as the browser sent it. */
export const readCookie = (c: Context, name: string): string | undefined =>
  cookieOf(c.req.raw, secretName(c.req.raw, name));

/**
 * Gives the browser a secret that no script of a page reads and no other site makes it send along with what it posts.
 * @param seconds that it is kept
 */
export function keepCookie(c: Context, name: string, secret: string, seconds: number): void {
  const prefix = prefixOf(c.req.raw);
  const own = { path: '/', httpOnly: true, sameSite: 'Lax', secure: prefix !== undefined, maxAge: seconds } as const;
  setCookie(c, name, secret, { ...own, ...(prefix && { prefix }) });
}

/** Takes it back. */
export function dropCookie(c: Context, name: string): void {
  const prefix = prefixOf(c.req.raw);
  deleteCookie(c, name, { path: '/', secure: prefix !== undefined, ...(prefix && { prefix }) });
}
