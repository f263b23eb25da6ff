import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { AppEnv } from './env.ts';
import { newObjectName } from './random.ts';

/** Header under which every answer names its request. */
export const REQUEST_ID = 'X-Request-Id';

/** A request that took longer is logged whatever is asked for. */
const SLOW_MS = 1000;

/** Characters of a request's name. */
const NAME = 16;

/** The name of a request in the logs. It is no secret, says nothing of who called, and nothing of how many others did. */
export const newRequestId = (): string => newObjectName().slice(0, NAME);

/** The pattern of the address that answered: what stands in an address may be somebody's key. */
export const routeOf = (c: Context<AppEnv>): string =>
  matchedRoutes(c).find(({ method, path }) => method !== 'ALL' && path !== '/*')?.path ?? 'none';

/** One line of the log stream for what a request came to: where, how it ended, what it cost, nothing of what was sent. */
export function logRequest(c: Context<AppEnv>, startedAt: number): void {
  const { status } = c.res;
  const ms = Date.now() - startedAt;
  if (c.env.LOG_REQUESTS !== '1' && status < 500 && ms < SLOW_MS) return;
  const { queries, trips, rowsRead, rowsWritten } = c.get('db');
  const line = {
    ...{ log: 'request', request: c.get('request'), method: c.req.method, route: routeOf(c), status, ms },
    ...{ queries, trips, rows_read: rowsRead, rows_written: rowsWritten },
  };
  console.log(JSON.stringify(line));
}
