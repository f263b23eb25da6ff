import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import * as z from 'zod';
import { AUDIT } from '../../../db/contract/limits.ts';
import { auditInput } from '../../../db/contract/publishing.ts';
import { listFilter } from '../../../db/contract/reviews.ts';
import type { Row } from '../../data/row.ts';
import { userIdOf } from '../../platform/caller.ts';
import type { AppEnv } from '../../platform/env.ts';
import { ok } from '../../platform/envelope.ts';
import { invalid, notFound } from '../../platform/errors.ts';
import { createRouter, envelope, jsonBody, pageShape, signedInOnly } from '../../platform/openapi.ts';
import { bodyOf, TableService } from '../services/table.ts';
import { auditProject } from './audit.ts';
import { projectQueue } from './queue.ts';

const KEY = 'xiangmu_id';
const PATH = '/v1/user/xiangmu';
const tags = ['projects'];
const text = z.string().optional();
const row = z.record(z.string(), z.unknown());

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

function keyOf(values: Row): string {
  const id = values[KEY] || values.id;
  if (!id) throw invalid([{ field: KEY, code: 'required' }]);
  return String(id);
}

const described = (method: 'get' | 'post' | 'put' | 'delete', path: string, summary: string, result: z.ZodType) =>
  projectRoutes.openAPIRegistry.registerPath(
    createRoute({
      method,
      path,
      tags,
      summary,
      request: method === 'post' || method === 'put' ? { body: jsonBody(row) } : { query: z.looseObject({}) },
      responses: envelope(result),
    }),
  );

projectRoutes.use(PATH, signedInOnly);

described('post', PATH, 'Publish a project; content editors publish at once', row);
projectRoutes.post(PATH, async (c) => ok(c, await projects.add(c, await projectOf(c))));

described('put', PATH, 'Edit a project; it must be reviewed again unless a content editor edits it', row);
projectRoutes.put(PATH, async (c) => {
  const values = await projectOf(c);
  const { [KEY]: _key, id: _id, ...data } = values;
  return ok(c, await projects.put(c, keyOf(values), data));
});

described('delete', PATH, 'Delete a project', row);
projectRoutes.delete(PATH, async (c) => ok(c, await projects.remove(c, keyOf(await bodyOf(c)), 'del')));

projectRoutes.openapi(
  createRoute({
    method: 'post',
    path: `${PATH}/audit`,
    tags,
    middleware: signedInOnly,
    summary: 'Approve (4), return (3) or reject (5) a project; 3 and 5 need an opinion',
    request: { body: jsonBody(auditInput) },
    responses: envelope(z.object({ xiangmu_id: z.string(), audit_status: z.number() })),
  }),
  async (c) => ok(c, await auditProject(c.get('db'), await c.get('caller')(), c.req.valid('json'))),
);

described('get', `${PATH}/list`, 'Own projects in every state, newest first', pageShape(row));
projectRoutes.get(`${PATH}/list`, async (c) => {
  const add_user = userIdOf(await c.get('caller')());
  c.header('Cache-Control', 'private, no-store');
  return ok(c, await projects.list(c, { add_user }));
});

projectRoutes.openapi(
  createRoute({
    method: 'get',
    path: '/v1/xiangmu/audit/list',
    tags,
    middleware: signedInOnly,
    summary: 'Projects under review, for content editors; audit_status names other states',
    request: { query: listFilter.extend({ pageIndex: text, pageSize: text }) },
    responses: envelope(pageShape(row)),
  }),
  async (c) => ok(c, await projectQueue(c.get('db'), await c.get('caller')(), c.req.valid('query'))),
);

const PLACES = ['county', 'city', 'province'] as const;

/** The condition that an area's code stands for: its trailing zeros tell the level. */
function placeOf(code: string): Row {
  if (/^\d\d0000$/.test(code)) return { province: code };
  return /^\d{4}00$/.test(code) ? { city: code } : { county: code };
}

described('get', '/v1/xiangmu/listByArea', 'Public projects of an area', pageShape(row));
projectRoutes.get('/v1/xiangmu/listByArea', async (c) => {
  const code = c.req.query('area') || PLACES.map((name) => c.req.query(name)).find(Boolean);
  return ok(c, await projects.list(c, { audit_status: AUDIT.approved, ...(code && placeOf(code)) }));
});

const detail = z.object({ id: text, [KEY]: text });
for (const path of ['/v1/xiangmu/detail', '/project/detail']) {
  described('get', path, 'A project: public ones for everybody, others for their publisher and editors', row);
  projectRoutes.get(path, async (c) => {
    const { id, [KEY]: key } = detail.parse(c.req.query());
    if (!id && !key) throw notFound();
    return ok(c, await projects.one(c, String(key || id)));
  });
}
