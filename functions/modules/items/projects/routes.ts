import type { Context } from 'hono';
import { projectCalls } from '../../../../db/contract/calls/projects.ts';
import { ITEMS } from '../../../../db/contract/items.ts';
import { AUDIT, ITEM } from '../../../../db/contract/limits.ts';
import type { Row } from '../../../data/row.ts';
import { bodyOf, TableService } from '../../../data/service.ts';
import { userIdOf } from '../../../platform/caller.ts';
import type { AppEnv } from '../../../platform/env.ts';
import { ok } from '../../../platform/envelope.ts';
import { notFound } from '../../../platform/errors.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { addressOf } from '../../../platform/rate-limit.ts';
import { serve, serveRaw } from '../../../platform/serve.ts';
import { auditQueue } from '../lists/lists.ts';
import { factsOf } from '../lists/review-facts.ts';
import { decide } from '../write/decide.ts';
import { keyOf } from '../write/key.ts';
import { addItem } from '../write/unversioned.ts';

const KEY = 'xiangmu_id';

/** Projects that users publish (core§7): their rules stand with the table `xiangmu`. */
export const projectRoutes = createRouter();

const projects = new TableService(
  'xiangmu',
  [
    ['add_time', 'desc'],
    [KEY, 'desc'],
  ],
  KEY,
);

/** The row of a call's body: bare, or under the noun as the publishing calls have theirs. */
async function projectOf(c: Context<AppEnv>): Promise<Row> {
  const { project, ...rest } = await bodyOf(c);
  return typeof project === 'object' && project !== null ? { ...rest, ...(project as Row) } : rest;
}

serve(projectRoutes, projectCalls.publish, async ({ c, db, env, caller, key }) => {
  const writer = { db, env, caller, address: addressOf(c.req.raw) };
  const { [KEY]: id, audit_status } = await addItem(writer, ITEMS.project, await projectOf(c), [], key);
  return { id: String(id), [KEY]: String(id), audit_status };
});
serveRaw(projectRoutes, projectCalls.edit, async (c) => {
  const values = await projectOf(c);
  const { [KEY]: _key, id: _id, ...data } = values;
  return ok(c, await projects.put(c, keyOf(values, KEY), data));
});
serveRaw(projectRoutes, projectCalls.remove, async (c) =>
  ok(c, await projects.remove(c, keyOf(await bodyOf(c), KEY), 'del')),
);
serve(projectRoutes, projectCalls.decide, async ({ db, caller, body }) => {
  const { id, audit_status } = await decide(db, caller, factsOf(ITEM.project), body);
  return { [KEY]: id, audit_status };
});
serveRaw(projectRoutes, projectCalls.own, async (c) => {
  const add_user = userIdOf(await c.get('caller')());
  c.header('Cache-Control', 'private, no-store');
  return ok(c, await projects.list(c, { add_user }));
});
serve(projectRoutes, projectCalls.queue, ({ db, caller, query }) => auditQueue(db, caller, 'project', query));

const PLACES = ['county', 'city', 'province'] as const;

/** The condition that an area's code stands for: its trailing zeros tell the level. */
function placeOf(code: string): Row {
  if (/^\d\d0000$/.test(code)) return { province: code };
  return /^\d{4}00$/.test(code) ? { city: code } : { county: code };
}

serveRaw(projectRoutes, projectCalls.inArea, async (c) => {
  const code = c.req.query('area') || PLACES.map((name) => c.req.query(name)).find(Boolean);
  return ok(c, await projects.list(c, { audit_status: AUDIT.approved, ...(code && placeOf(code)) }));
});
for (const call of [projectCalls.detail, projectCalls.shortDetail]) {
  serveRaw(projectRoutes, call, async (c) => {
    const id = c.req.query(KEY) || c.req.query('id');
    if (!id) throw notFound();
    return ok(c, await projects.one(c, id));
  });
}
