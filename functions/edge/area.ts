import type { Context } from 'hono';
import { areaOf, seesAll } from '../modules/items/public/visibility.ts';
import type { AppEnv } from '../platform/env.ts';
import { rememberedCaller } from '../platform/presumed.ts';
import { isAnonymous } from '../platform/public-cache.ts';

/**
 * Code of the area that a page's results and demands are limited to for who opens it (decision 54); undefined for who is shown all,
 * as visitors are. Asked once a page: what is made without an area is kept for everybody.
 */
export async function shownArea(c: Context<AppEnv>): Promise<string | undefined> {
  if (isAnonymous(c)) return undefined;
  const before = rememberedCaller(c)?.caller;
  return before && seesAll(before) ? undefined : areaOf(await c.get('caller')());
}
