import type { Context } from 'hono';
import { reminderCalls, starCalls, workstationCalls } from '../../../db/contract/calls/services.ts';
import type { Endpoint } from '../../../db/contract/endpoint.ts';
import type { Row } from '../../data/row.ts';
import { bodyOf, TableService, withId } from '../../data/service.ts';
import type { AppEnv } from '../../platform/env.ts';
import { ok } from '../../platform/envelope.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve, serveRaw } from '../../platform/serve.ts';
import { keep, keeps, kept, letGo, namesItem } from './favourites.ts';
import { reminderList } from './reminders.ts';
import { build, open } from './stars.ts';

/** Plain services over one table each: reminders, stars, workstations (core§7, decisions 15, 16); stars are favourites as well. */
export const serviceRoutes = createRouter();

/** Mounts a call whose input the table itself judges; an input may stand in the query of a call without a body. */
function serveRow(call: Endpoint, handler: (c: Context<AppEnv>) => Promise<unknown>): void {
  serveRaw(serviceRoutes, call, async (c) => {
    c.header('Cache-Control', 'private, no-store');
    return ok(c, await handler(c));
  });
}

/** The calls that every service has. */
interface Calls {
  list: Endpoint;
  add: Endpoint;
  put: Endpoint;
  del: Endpoint;
  putDel: Endpoint;
}

/** Calls of a service that are about something else than rows of its table; undefined for all others. */
interface Beside {
  list: (c: Context<AppEnv>) => Promise<unknown> | undefined;
  add: (c: Context<AppEnv>, body: Row) => Promise<unknown> | undefined;
  remove: (c: Context<AppEnv>, body: Row) => Promise<unknown> | undefined;
}

function serveTable(calls: Calls, service: TableService, removal: 'del' | 'remove', beside?: Beside): void {
  serveRow(calls.list, async (c) => beside?.list(c) ?? service.list(c));
  serveRow(calls.add, async (c) => {
    const body = await bodyOf(c);
    return beside?.add(c, body) ?? service.add(c, body);
  });
  serveRow(calls.put, async (c) => {
    const { id, data } = withId(await bodyOf(c));
    return service.put(c, id, data);
  });
  for (const call of [calls.del, calls.putDel]) {
    serveRow(call, async (c) => {
      const body = await bodyOf(c);
      return beside?.remove(c, body) ?? service.remove(c, withId(body).id, removal);
    });
  }
}

const reminders = new TableService('remind', [['remind_start_time', 'asc'], ['id']]);
const stars = new TableService('star', [['sort', 'asc'], ['id']]);
const workstations = new TableService('workstation', [['area_code', 'asc'], ['id']]);

serve(serviceRoutes, reminderCalls.own, ({ db, userId, query }) => reminderList(db, userId, query));
serveTable(reminderCalls, reminders, 'del');
serveTable(starCalls, stars, 'del', {
  list: (c) => (c.req.query('mine') === '1' ? kept(c) : undefined),
  add: (c, body) => (namesItem(body) ? keep(c, body) : undefined),
  remove: (c, body) => (namesItem(body) ? letGo(c, body) : undefined),
});
serveTable(workstationCalls, workstations, 'remove');

serveRow(starCalls.info, async (c) => {
  const query = c.req.query();
  return query.item_id ? keeps(c, query.item_id) : stars.one(c, withId(query).id);
});
serveRow(starCalls.open, open);
serveRow(starCalls.build, (c) => build(c, 'first'));
serveRow(starCalls.buildAgain, (c) => build(c, 'again'));
