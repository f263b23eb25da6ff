import type { Context } from 'hono';
import type { AppEnv, Env } from './env.ts';
import { AppError } from './errors.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The configured origin of the site without a slash at the end, empty where none is configured. */
export const configuredOrigin = (env: Pick<Env, 'SITE_ORIGIN'>): string => (env.SITE_ORIGIN ?? '').replace(/\/+$/, '');

/**
 * Origin of the site as its visitors know it. The Host header is whatever a client wrote: it counts on the machine's own
 * loopback alone, where nothing is configured; else the answer is empty, and links stay relative.
 */
export function originOf(c: Context<AppEnv>): string {
  const configured = configuredOrigin(c.env);
  if (configured) return configured;
  const { hostname, origin } = new URL(c.req.url);
  return LOOPBACK.has(hostname) ? origin : '';
}

/**
 * Origin for links that leave the site: in mails, short messages, messages of the chat app, and codes to scan.
 * @throws AppError 503 where nothing says what the site's address is
 */
export function outsideOrigin(c: Context<AppEnv>): string {
  const origin = originOf(c);
  if (!origin) throw new AppError(503, 'site_origin_missing');
  return origin;
}
