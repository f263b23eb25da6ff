import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { AppEnv } from '../platform/env.ts';
import { ok } from '../platform/envelope.ts';
import { createRouter, envelope, jsonBody } from '../platform/openapi.ts';
import { addressOf } from '../platform/rate-limit.ts';
import { isPublicReference } from './catalog.ts';
import { planList } from './plan.ts';
import { runList } from './query.ts';
import {
  addShape,
  addsShape,
  listShape,
  type Operation,
  putShape,
  readBody,
  readList,
  removeShape,
  workShape,
} from './request.ts';
import { runOperations } from './write.ts';

/** Mounted by the app under /web/egg/base. */
export const dataRoutes = createRouter();

const page = z.object({
  records: z.array(z.record(z.string(), z.unknown())),
  current: z.number().int(),
  pages: z.number().int(),
  total: z.number().int(),
});
const changed = z.object({ changed: z.number().int() });
const added = z.looseObject({ id: z.string() });

// The shapes below read the requests themselves, because `list` carries JSON in its query and DELETE may carry a body;
// here they describe them.
const { openAPIRegistry: description } = dataRoutes;
const tags = ['table'];

description.registerPath({
  method: 'get',
  path: '/list',
  tags,
  summary: 'Rows of a table, under its policy; every parameter but table, pageIndex and pageSize is JSON',
  request: { query: listShape },
  responses: envelope(page, 'A page; joined rows stand under `as`, children as a list under theirs'),
});

const bodies = [
  { method: 'post', path: '/add', shape: addShape, summary: 'Adds a row', result: added },
  {
    method: 'post',
    path: '/adds',
    shape: addsShape,
    summary: 'Adds rows, all or none',
    result: z.object({ ids: z.array(z.string()) }),
  },
  { method: 'put', path: '/put', shape: putShape, summary: 'Changes the rows that where names', result: changed },
  {
    method: 'delete',
    path: '/del',
    shape: removeShape,
    summary: 'Marks rows as deleted, where the table can',
    result: changed,
  },
  { method: 'delete', path: '/remove', shape: removeShape, summary: 'Deletes rows', result: changed },
  {
    method: 'post',
    path: '/work',
    shape: workShape,
    summary: 'Runs operations in one transaction',
    result: z.array(z.unknown()),
  },
] as const;
for (const { method, path, shape, summary, result } of bodies) {
  description.registerPath({
    method,
    path,
    tags,
    summary,
    request: { body: jsonBody(shape) },
    responses: envelope(result),
  });
}

async function write(c: Context<AppEnv>, operation: Operation) {
  const [result] = await runOperations([operation], await c.get('caller')(), c.get('db'), c.env, addressOf(c.req.raw));
  return ok(c, result);
}

dataRoutes.get('/list', async (c) => {
  const request = readList(c.req.query());
  const caller = await c.get('caller')();
  const plan = planList(request, caller);
  const alone = plan.joins.length + plan.children.length === 0;
  const shared = caller.kind === 'visitor' && alone && isPublicReference(plan.base.facts.name);
  c.header('Vary', 'Cookie, X-Lang');
  c.header('Cache-Control', shared ? 'public, max-age=60' : 'private, no-store');
  return ok(c, await runList(c.get('db'), plan));
});

dataRoutes.post('/add', async (c) => write(c, { op: 'add', ...(await readBody(c, addShape)) }));
dataRoutes.post('/adds', async (c) => write(c, { op: 'adds', ...(await readBody(c, addsShape)) }));
dataRoutes.put('/put', async (c) => write(c, { op: 'put', ...(await readBody(c, putShape)) }));
dataRoutes.delete('/del', async (c) => write(c, { op: 'del', ...(await readBody(c, removeShape)) }));
dataRoutes.delete('/remove', async (c) => write(c, { op: 'remove', ...(await readBody(c, removeShape)) }));
dataRoutes.post('/work', async (c) => {
  const { operations } = await readBody(c, workShape);
  const caller = await c.get('caller')();
  return ok(c, await runOperations(operations, caller, c.get('db'), c.env, addressOf(c.req.raw)));
});
