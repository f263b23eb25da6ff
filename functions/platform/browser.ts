import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { AppEnv } from './env.ts';
import { newToken, sha256 } from './random.ts';

/** A secret that only this browser holds, for as long as it waits to be signed in. */
const COOKIE = 'browser';

/** With the prefix no other host of the domain can plant one. */
const prefixOf = (c: Context<AppEnv>): 'host' | undefined =>
  new URL(c.req.url).protocol === 'https:' ? 'host' : undefined;

/** SHA-256 of the browser's secret; of nothing for a browser that has none, which equals no stored one. */
export function browserHash(c: Context<AppEnv>): string {
  const secret = getCookie(c, COOKIE, prefixOf(c));
  return secret ? sha256(secret) : '';
}

/**
 * The hash of the browser's secret, which it gets when it has none, and keeps so that two tabs may wait.
 * @param seconds that it is kept from now on
 */
export function keepBrowser(c: Context<AppEnv>, seconds: number): string {
  const prefix = prefixOf(c);
  const held = getCookie(c, COOKIE, prefix);
  const secret = held && /^[\w-]{43}$/.test(held) ? held : newToken();
  setCookie(c, COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: prefix !== undefined,
    maxAge: seconds,
    ...(prefix && { prefix }),
  });
  return sha256(secret);
}

/** Takes the secret back: who is signed in waits no longer. */
export function forgetBrowser(c: Context<AppEnv>): void {
  const prefix = prefixOf(c);
  deleteCookie(c, COOKIE, { path: '/', secure: prefix !== undefined, ...(prefix && { prefix }) });
}
