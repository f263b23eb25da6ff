import { getPath as rawPath } from 'hono/utils/url';

/** First segments of calls that the documents also list without the root /web (decision 1). */
const BARE_NAMES = 'egg|eggServer|ns|v1|user|xuqiu|chengguo|zaicu|project|upload|verificationCode';
const BARE = new RegExp(`^/(?:${BARE_NAMES})(?:/|$)`);

/** Beginnings of addresses that calls have. */
export const BARE_ROOTS: readonly string[] = ['/web', ...BARE_NAMES.split('|').map((name) => `/${name}`)];

/**
 * One address a call: every documented spelling becomes the one under /web (CALLS.md "Paths").
 * @param path decoded path of the request
 */
export function canonicalPath(path: string): string {
  let rest = path.replace(/\/{2,}/g, '/');
  const api = BARE.test(rest) || /^\/web(?:\/|$)/.test(rest);
  if (!api) return rest;
  while (/^\/web\//.test(rest)) rest = rest.slice('/web'.length);
  rest = rest.replace(/^\/eggServer(?=\/egg(?:\/|$))/, '').replace(/^\/eggServer(?=\/|$)/, '/egg');
  if (rest.length > 1 && rest.endsWith('/')) rest = rest.slice(0, -1);
  return rest === '/web' ? '/web' : `/web${rest === '/' ? '' : rest}`;
}

/** The path that routes are matched against. */
export const getPath = (request: Request): string => canonicalPath(rawPath(request));

/** Whether a canonical path belongs to the API, so that its answers are envelopes. */
export const isApi = (path: string): boolean => path === '/web' || path.startsWith('/web/');
