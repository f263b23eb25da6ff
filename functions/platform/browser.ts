import type { Context } from 'hono';
import { dropCookie, keepCookie, readCookie } from './cookies.ts';
import type { AppEnv } from './env.ts';
import { newToken, sha256 } from './random.ts';

/** A secret that only this browser holds, for as long as it waits to be signed in. */
const COOKIE = 'browser';

/** SHA-256 of the browser's secret; of nothing for a browser that has none, which equals no stored one. */
export function browserHash(c: Context<AppEnv>): string {
  const secret = readCookie(c, COOKIE);
  return secret ? sha256(secret) : '';
}

/**
 * The hash of the browser's secret, which it gets when it has none, and keeps so that two tabs may wait.
 * @param seconds that it is kept from now on
 */
export function keepBrowser(c: Context<AppEnv>, seconds: number): string {
  const held = readCookie(c, COOKIE);
  const secret = held && /^[\w-]{43}$/.test(held) ? held : newToken();
  keepCookie(c, COOKIE, secret, seconds);
  return sha256(secret);
}

/** Takes the secret back: who is signed in waits no longer. */
export const forgetBrowser = (c: Context<AppEnv>): void => dropCookie(c, COOKIE);
