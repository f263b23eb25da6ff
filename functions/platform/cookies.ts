import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';

/** With the prefix no other host of the domain can plant one; it needs https, which a local server has not. */
export const prefixOf = (c: Context): 'host' | undefined => (c.req.url.startsWith('https:') ? 'host' : undefined);

/** A cookie of ours that the browser sent. */
export const readCookie = (c: Context, name: string): string | undefined => getCookie(c, name, prefixOf(c));

/**
 * Gives the browser a secret that no script of a page reads and no other site makes it send along with what it posts.
 * @param seconds that it is kept
 */
export function keepCookie(c: Context, name: string, secret: string, seconds: number): void {
  const prefix = prefixOf(c);
  const own = { path: '/', httpOnly: true, sameSite: 'Lax', secure: prefix !== undefined, maxAge: seconds } as const;
  setCookie(c, name, secret, { ...own, ...(prefix && { prefix }) });
}

/** Takes it back. */
export function dropCookie(c: Context, name: string): void {
  const prefix = prefixOf(c);
  deleteCookie(c, name, { path: '/', secure: prefix !== undefined, ...(prefix && { prefix }) });
}
