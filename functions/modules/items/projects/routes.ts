import type { Context } from 'hono';
import * as z from 'zod';
import { AUDIT, ITEM } from '../../../../db/contract/limits.ts';
import { auditInput } from '../../../../db/contract/publishing.ts';
import { listFilter } from '../../../../db/contract/reviews.ts';
import type { Row } from '../../../data/row.ts';
import { bodyOf, TableService } from '../../../data/service.ts';
import { userIdOf } from '../../../platform/caller.ts';
import type { AppEnv } from '../../../platform/env.ts';
import { ok } from '../../../platform/envelope.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import {
  createRoute,
  createRouter,
  envelope,
  jsonBody,
  mount,
  pageShape,
  type Who,
} from '../../../platform/openapi.ts';
import { auditQueue } from '../lists/lists.ts';
import { factsOf } from '../lists/review-facts.ts';
import { decide } from '../write/decide.ts';

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

/** What the description says of an input: the table itself says what else it takes. */
const named = z.looseObject({ id: text, [KEY]: text });

function call(
  who: Who,
  [method, path, summary]: readonly ['get' | 'post' | 'put' | 'delete', string, string],
  result: z.ZodType,
  handler: (c: Context<AppEnv>) => Promise<Response>,
): void {
  const reads = method === 'get' || method === 'delete';
  const route = createRoute({
    method,
    path,
    tags,
    who,
    summary,
    request: reads ? { query: named } : { body: jsonBody(named) },
    responses: envelope(result),
  });
  mount(projectRoutes, route, handler);
}

call('user', ['post', PATH, 'Publish a project; content editors publish at once'], row, async (c) =>
  ok(c, await projects.add(c, await projectOf(c))),
);

const edit = ['put', PATH, 'Edit a project; it must be reviewed again unless a content editor edits it'] as const;
call('user', edit, row, async (c) => {
  const values = await projectOf(c);
  const { [KEY]: _key, id: _id, ...data } = values;
  return ok(c, await projects.put(c, keyOf(values), data));
});

call('user', ['delete', PATH, 'Delete a project'], row, async (c) =>
  ok(c, await projects.remove(c, keyOf(await bodyOf(c)), 'del')),
);

projectRoutes.openapi(
  createRoute({
    method: 'post',
    path: `${PATH}/audit`,
    tags,
    who: ['content-admin'],
    summary: 'Approve (4), return (3) or reject (5) a project; 3 and 5 need an opinion',
    request: { body: jsonBody(auditInput) },
    responses: envelope(z.object({ xiangmu_id: z.string(), audit_status: z.number() })),
  }),
  async (c) => ok(c, await decide(c.get('db'), await c.get('caller')(), factsOf(ITEM.project), c.req.valid('json'))),
);

call('user', ['get', `${PATH}/list`, 'Own projects in every state, newest first'], pageShape(row), async (c) => {
  const add_user = userIdOf(await c.get('caller')());
  c.header('Cache-Control', 'private, no-store');
  return ok(c, await projects.list(c, { add_user }));
});

projectRoutes.openapi(
  createRoute({
    method: 'get',
    path: '/v1/xiangmu/audit/list',
    tags,
    who: ['content-admin'],
    summary: 'Projects under review, for content editors; audit_status names other states',
    request: { query: listFilter.extend({ pageIndex: text, pageSize: text }) },
    responses: envelope(pageShape(row)),
  }),
  async (c) => ok(c, await auditQueue(c.get('db'), await c.get('caller')(), 'project', c.req.valid('query'))),
);

const PLACES = ['county', 'city', 'province'] as const;

/** The condition that an area's code stands for: its trailing zeros tell the level. */
function placeOf(code: string): Row {
  if (/^\d\d0000$/.test(code)) return { province: code };
  return /^\d{4}00$/.test(code) ? { city: code } : { county: code };
}

call('everybody', ['get', '/v1/xiangmu/listByArea', 'Public projects of an area'], pageShape(row), async (c) => {
  const code = c.req.query('area') || PLACES.map((name) => c.req.query(name)).find(Boolean);
  return ok(c, await projects.list(c, { audit_status: AUDIT.approved, ...(code && placeOf(code)) }));
});

const detail = z.object({ id: text, [KEY]: text });
for (const path of ['/v1/xiangmu/detail', '/project/detail']) {
  const summary = 'A project: public ones for everybody, others for their publisher and editors';
  call('everybody', ['get', path, summary], row, async (c) => {
    const { id, [KEY]: key } = detail.parse(c.req.query());
    if (!id && !key) throw notFound();
    return ok(c, await projects.one(c, String(key || id)));
  });
}
