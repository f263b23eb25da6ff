import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import * as z from 'zod';
import type { AppEnv } from '../../platform/env.ts';
import { ok } from '../../platform/envelope.ts';
import { createRouter, envelope, jsonBody, pageShape, signedInOnly } from '../../platform/openapi.ts';
import { build, open } from './stars.ts';
import { bodyOf, TableService, withId } from './table.ts';

/** Plain services over one table each: reminders, stars, workstations (core§7, rulings 15, 16). */
export const serviceRoutes = createRouter();

type Method = 'get' | 'post' | 'put' | 'delete';
const row = z.record(z.string(), z.unknown());

function route(method: Method, path: string, summary: string, handler: (c: Context<AppEnv>) => Promise<unknown>) {
  const reads = method === 'get';
  serviceRoutes.openAPIRegistry.registerPath(
    createRoute({
      method,
      path,
      tags: ['services'],
      summary,
      request: reads ? { query: z.looseObject({}) } : { body: jsonBody(row) },
      responses: envelope(reads && path.endsWith('/list') ? pageShape(row) : row),
    }),
  );
  serviceRoutes.on(method.toUpperCase(), path, async (c) => {
    c.header('Cache-Control', 'private, no-store');
    return ok(c, await handler(c));
  });
}

/** list, add, put and del of one table. */
function plain(path: string, noun: string, service: TableService, removal: 'del' | 'remove'): void {
  route('get', `${path}/list`, `A page of the ${noun}`, (c) => service.list(c));
  route('post', `${path}/add`, `Adds one of the ${noun}`, async (c) => service.add(c, await bodyOf(c)));
  route('put', `${path}/put`, `Changes one of the ${noun}`, async (c) => {
    const { id, data } = withId(await bodyOf(c));
    return service.put(c, id, data);
  });
  for (const method of ['delete', 'put'] as const) {
    route(method, `${path}/del`, `Deletes one of the ${noun}`, async (c) =>
      service.remove(c, withId(await bodyOf(c)).id, removal),
    );
  }
}

const reminders = new TableService('remind', [['remind_start_time', 'asc'], ['id']]);
const stars = new TableService('star', [['sort', 'asc'], ['id']]);
const workstations = new TableService('workstation', [['area_code', 'asc'], ['id']]);

serviceRoutes.use('/egg/remind/list', signedInOnly);
plain('/egg/remind', 'reminders', reminders, 'del');
plain('/ns/star', 'stars', stars, 'del');
plain('/ns/workstation', 'workstations', workstations, 'remove');

route('get', '/ns/star/info', 'One of the stars', async (c) => stars.one(c, withId(c.req.query()).id));
route('put', '/ns/star/open', 'Opens a star to the public; `is_open` 0 closes it', open);
route('put', '/ns/star/build', 'Builds a star that was never built', (c) => build(c, 'first'));
route('put', '/ns/star/buildAgain', 'Builds a star once more', (c) => build(c, 'again'));
