import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { AppEnv } from '../platform/env.ts';
import { originOf } from '../platform/origin.ts';
import { type Answer, isAnonymous, publicAnswer, sharedAnswer } from '../platform/public-cache.ts';
import { byFrontDoor, pageLang } from './language.ts';
import { fillShell, loadShell } from './shell.ts';
import type { View, Visit } from './view.ts';

/** Language and region of a page: the address first, then the cookies, then the installation's own. */
export function visitOf(c: Context<AppEnv>): Visit {
  const lang = pageLang(c);
  const region = getCookie(c, 'region') ?? '';
  return { lang, region: /^\d{6}$/.test(region) ? region : c.env.REGION, origin: originOf(c), abroad: byFrontDoor(c) };
}

interface Made {
  /** Everything that the page depends on. */
  key: string;
  build: () => Promise<Answer>;
}

function madeOf(
  c: Context<AppEnv>,
  key: string,
  make: (visit: Visit) => Promise<View>,
  region: string | undefined,
  shellPath: '/' | '/cockpit/',
): Made {
  const visit = { ...visitOf(c), ...(region && { region }) };
  const build = async (): Promise<Answer> => {
    const [shell, view] = await Promise.all([loadShell(c.env, c.req.url, shellPath), make(visit)]);
    return {
      body: fillShell(shell, view, visit),
      type: 'text/html; charset=utf-8',
      status: view.status ?? 200,
      headers: shell.headers,
    };
  };
  return { key: `page ${visit.origin} ${visit.lang} ${visit.region} ${visit.abroad} ${key}`, build };
}

/**
 * The document of a page: kept for visitors, made anew for callers with a session.
 * @param key everything that it depends on beside language, region and door
 * @param make its head and first view
 * @param region code of the region that the address names, whatever the visitor chose
 */
export async function page(
  c: Context<AppEnv>,
  key: string,
  make: (visit: Visit) => Promise<View>,
  region?: string,
  shellPath: '/' | '/cockpit/' = '/',
): Promise<Response> {
  const made = madeOf(c, key, make, region, shellPath);
  if (isAnonymous(c)) return publicAnswer(c, made.key, made.build);
  const { body, type, status, headers } = await made.build();
  return c.body(body, status, { 'Content-Type': type, 'Cache-Control': 'private, no-store', ...headers });
}

/**
 * The same of a page that says to everybody what it says to visitors, so that callers with a session are shown what is kept.
 * @param make must not ask who calls
 */
export async function sharedPage(
  c: Context<AppEnv>,
  key: string,
  make: (visit: Visit) => Promise<View>,
): Promise<Response> {
  const stamp = isAnonymous(c) ? undefined : (await c.get('caller')()).publicStamp;
  if (stamp === undefined) return page(c, key, make);
  const made = madeOf(c, key, make, undefined, '/');
  return sharedAnswer(c, made.key, made.build, stamp);
}
