import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { AppEnv } from '../platform/env.ts';
import { AppError } from '../platform/errors.ts';
import { originOf } from '../platform/origin.ts';
import { type Answer, isAnonymous, keptAnswer, publicAnswer, sharedAnswer } from '../platform/public-cache.ts';
import { byFrontDoor, pageLang } from './language.ts';
import { fillShell, loadShell } from './shell.ts';
import { shellPage } from './shell-page.ts';
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

/** How a page differs from others. */
export interface PageNature {
  /** Its view does not ask who calls, so that callers with a session are shown what is kept (decision 261). */
  shared?: boolean;
  /** It is shared, and every write that changes it raises the stamp of what visitors are shown. */
  stamped?: boolean;
  /** Code of the region that the address names, whatever the visitor chose. */
  region?: string;
  shellPath?: '/' | '/cockpit/';
}

/** What an address asks for that cannot be, or is not there. */
const NOTHING: readonly number[] = [400, 404, 422];

/**
 * The document of a page: kept for visitors, made anew for callers with a session unless it is shared. An address that makes no
 * sense has none, which a page says.
 * @param key everything that it depends on beside language, region and door
 * @param make its head and first view
 */
export async function page(
  c: Context<AppEnv>,
  key: string,
  make: (visit: Visit) => Promise<View>,
  { shared, stamped, region, shellPath = '/' }: PageNature = {},
): Promise<Response> {
  const made = madeOf(c, key, make, region, shellPath);
  try {
    return await answered(c, made, shared === true, stamped === true);
  } catch (error) {
    if (error instanceof AppError && NOTHING.includes(error.status)) return shellPage(c, false);
    throw error;
  }
}

async function answered(
  c: Context<AppEnv>,
  { key, build }: Made,
  shared: boolean,
  stamped: boolean,
): Promise<Response> {
  if (isAnonymous(c)) return publicAnswer(c, key, build);
  if (!shared && !stamped) {
    const { body, type, status, headers } = await build();
    return c.body(body, status, { 'Content-Type': type, 'Cache-Control': 'private, no-store', ...headers });
  }
  const kept = keptAnswer(c, key, () => true);
  if (kept) return kept;
  const stamp = stamped ? (await c.get('caller')()).publicStamp : undefined;
  return sharedAnswer(c, key, build, stamp);
}
