import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { AppEnv } from '../platform/env.ts';
import { ok } from '../platform/envelope.ts';
import { createRoute, createRouter, envelope, jsonBody, mount } from '../platform/openapi.ts';
import { asCaller } from '../platform/presumed.ts';
import { addressOf } from '../platform/rate-limit.ts';
import { planList } from './plan.ts';
import { runList } from './query.ts';
import { countedRead } from './reading.ts';
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

const tags = ['table'];

// `list` carries JSON in its query and DELETE may carry a body, so the shapes read the requests themselves; here they
// describe them. Whose rows they are, the table's policy says.
mount(
  dataRoutes,
  createRoute({
    method: 'get',
    path: '/list',
    tags,
    who: 'everybody',
    summary: 'Rows of a table, under its policy; every parameter but table, pageIndex and pageSize is JSON',
    request: { query: listShape },
    responses: envelope(page, 'A page; joined rows stand under `as`, children as a list under theirs'),
  }),
  async (c) => {
    const request = readList(c.req.query());
    return asCaller(c, async (caller) => {
      const plan = planList(request, caller);
      const alone = plan.joins.length + plan.children.length === 0;
      const shared = caller.kind === 'visitor' && alone && plan.base.facts.policy.shared === true;
      c.header('Vary', 'Cookie, X-Lang');
      c.header('Cache-Control', shared ? 'public, max-age=60' : 'private, no-store');
      const db = c.get('db');
      const before = db.rowsRead;
      const reader = { env: c.env, caller, address: addressOf(c.req.raw) };
      const cost = () => db.rowsRead - before;
      return ok(c, await countedRead(reader, () => runList(db, plan), cost));
    });
  },
);

/** What a write reads to find its rows is counted like what a list reads. */
const run = (c: Context<AppEnv>, operations: Operation[]) =>
  asCaller(c, (caller) => {
    const db = c.get('db');
    const before = db.rowsRead;
    const address = addressOf(c.req.raw);
    return countedRead(
      { env: c.env, caller, address },
      () => runOperations(operations, caller, db, c.env, address, c.get('lang')),
      () => db.rowsRead - before,
    );
  });

/** A verb that changes rows: what its body says, as operations, and what of their results it answers. */
function write<T extends z.ZodType>(
  [method, path, summary]: readonly ['post' | 'put' | 'delete', string, string],
  shape: T,
  result: z.ZodType,
  operationsOf: (body: z.output<T>) => Operation[],
): void {
  const route = createRoute({
    method,
    path,
    tags,
    who: 'everybody',
    summary,
    request: { body: jsonBody(shape) },
    responses: envelope(result),
  });
  mount(dataRoutes, route, async (c) => {
    const results = await run(c, operationsOf(await readBody(c, shape)));
    return ok(c, path === '/work' ? results : results[0]);
  });
}

write(['post', '/add', 'Adds a row'], addShape, added, (body) => [{ op: 'add', ...body }]);
write(['post', '/adds', 'Adds rows, all or none'], addsShape, z.object({ ids: z.array(z.string()) }), (body) => [
  { op: 'adds', ...body },
]);
write(['put', '/put', 'Changes the rows that where names'], putShape, changed, (body) => [{ op: 'put', ...body }]);
write(['delete', '/del', 'Marks rows as deleted, where the table can'], removeShape, changed, (body) => [
  { op: 'del', ...body },
]);
write(['delete', '/remove', 'Deletes rows'], removeShape, changed, (body) => [{ op: 'remove', ...body }]);
write(
  ['post', '/work', 'Runs operations in one transaction'],
  workShape,
  z.array(z.unknown()),
  (body) => body.operations,
);
