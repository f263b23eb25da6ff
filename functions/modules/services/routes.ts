import type { Context } from 'hono';
import * as z from 'zod';
import type { Row } from '../../data/row.ts';
import { bodyOf, TableService, withId } from '../../data/service.ts';
import { userIdOf } from '../../platform/caller.ts';
import type { AppEnv } from '../../platform/env.ts';
import { ok } from '../../platform/envelope.ts';
import { createRoute, createRouter, envelope, jsonBody, mount, pageShape, type Who } from '../../platform/openapi.ts';
import { keep, keeps, kept, letGo, namesItem } from './favourites.ts';
import { reminderList } from './reminders.ts';
import { build, open } from './stars.ts';

/** Plain services over one table each: reminders, stars, workstations (core§7, decisions 15, 16); stars are favourites as well. */
export const serviceRoutes = createRouter();

type Method = 'get' | 'post' | 'put' | 'delete';
type Answering = (c: Context<AppEnv>) => Promise<unknown>;
const row = z.record(z.string(), z.unknown());
const text = z.string().optional();
/** What the description says of an input: the tables themselves say what else they take. */
const named = z.looseObject({ id: text, item_id: text });

function route(who: Who, method: Method, path: string, summary: string, handler: Answering): void {
  const reads = method === 'get';
  const description = createRoute({
    method,
    path,
    tags: ['services'],
    who,
    summary,
    request: reads ? { query: named } : { body: jsonBody(named) },
    responses: envelope(reads && path.endsWith('/list') ? pageShape(row) : row),
  });
  mount(serviceRoutes, description, async (c) => {
    c.header('Cache-Control', 'private, no-store');
    return ok(c, await handler(c));
  });
}

/** Calls of a service that are about something else than rows of its table; undefined for all others. */
interface Beside {
  list: (c: Context<AppEnv>) => Promise<unknown> | undefined;
  add: (c: Context<AppEnv>, body: Row) => Promise<unknown> | undefined;
  remove: (c: Context<AppEnv>, body: Row) => Promise<unknown> | undefined;
}

/** Who makes the calls of a service. */
interface Callers {
  list: Who;
  add: Who;
  put: Who;
  remove: Who;
}

/** list, add, put and del of one table. */
function plain(
  path: string,
  noun: string,
  who: Callers,
  service: TableService,
  removal: 'del' | 'remove',
  beside?: Beside,
): void {
  route(who.list, 'get', `${path}/list`, `A page of the ${noun}`, async (c) => beside?.list(c) ?? service.list(c));
  route(who.add, 'post', `${path}/add`, `Adds one of the ${noun}`, async (c) => {
    const body = await bodyOf(c);
    return beside?.add(c, body) ?? service.add(c, body);
  });
  route(who.put, 'put', `${path}/put`, `Changes one of the ${noun}`, async (c) => {
    const { id, data } = withId(await bodyOf(c));
    return service.put(c, id, data);
  });
  for (const method of ['delete', 'put'] as const) {
    route(who.remove, method, `${path}/del`, `Deletes one of the ${noun}`, async (c) => {
      const body = await bodyOf(c);
      return beside?.remove(c, body) ?? service.remove(c, withId(body).id, removal);
    });
  }
}

const reminders = new TableService('remind', [['remind_start_time', 'asc'], ['id']]);
const stars = new TableService('star', [['sort', 'asc'], ['id']]);
const workstations = new TableService('workstation', [['area_code', 'asc'], ['id']]);

const own = 'The caller’s reminders with what they are about, the next one first';
route('user', 'get', '/v1/user/reminder/list', own, async (c) =>
  reminderList(c.get('db'), userIdOf(await c.get('caller')()), c.req.query()),
);

/** Content editors keep the rows that everybody reads. */
const editors = { list: 'everybody', put: ['content-admin'] } as const;

// A visitor may be reminded of the own feedback.
const owners = { list: 'user', add: 'everybody', put: 'user', remove: 'user' } as const;
plain('/egg/remind', 'reminders', owners, reminders, 'del');
plain('/ns/star', 'stars', { ...editors, add: 'user', remove: 'user' }, stars, 'del', {
  list: (c) => (c.req.query('mine') === '1' ? kept(c) : undefined),
  add: (c, body) => (namesItem(body) ? keep(c, body) : undefined),
  remove: (c, body) => (namesItem(body) ? letGo(c, body) : undefined),
});
const keepers = { ...editors, add: editors.put, remove: editors.put };
plain('/ns/workstation', 'workstations', keepers, workstations, 'remove');

const info = 'One of the stars; with `item_id`, whether the caller keeps that item';
route('everybody', 'get', '/ns/star/info', info, async (c) => {
  const query = c.req.query();
  return query.item_id ? keeps(c, query.item_id) : stars.one(c, withId(query).id);
});
const opening = 'Opens a star to the public; `is_open` 0 closes it';
route(editors.put, 'put', '/ns/star/open', opening, open);
route(editors.put, 'put', '/ns/star/build', 'Builds a star that was never built', (c) => build(c, 'first'));
route(editors.put, 'put', '/ns/star/buildAgain', 'Builds a star once more', (c) => build(c, 'again'));
