import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { STEP_SECONDS, TRUST_DAYS } from '../../../../db/contract/second-factor.ts';
import { DAY } from '../../../../db/contract/time.ts';
import type { AppEnv } from '../../../platform/env.ts';

/** A sign-in that waits for its second factor, and the browser that need not show it for a while. */
const COOKIES = { step: STEP_SECONDS, trusted: TRUST_DAYS * DAY } as const;
type Name = keyof typeof COOKIES;

/** With the prefix no other host of the domain can plant one. */
const prefixOf = (c: Context<AppEnv>): 'host' | undefined =>
  new URL(c.req.url).protocol === 'https:' ? 'host' : undefined;

/** The token that a browser brought, if any. */
export const secondCookie = (c: Context<AppEnv>, name: Name): string | undefined => getCookie(c, name, prefixOf(c));

/** Gives the browser a token, for as long as its kind is kept. */
export function giveSecondCookie(c: Context<AppEnv>, name: Name, token: string): void {
  const prefix = prefixOf(c);
  setCookie(c, name, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: prefix !== undefined,
    maxAge: COOKIES[name],
    ...(prefix && { prefix }),
  });
}

/** Takes a token back. */
export function dropSecondCookie(c: Context<AppEnv>, name: Name): void {
  const prefix = prefixOf(c);
  deleteCookie(c, name, { path: '/', secure: prefix !== undefined, ...(prefix && { prefix }) });
}
