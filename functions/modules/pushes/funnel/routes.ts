import * as z from 'zod';
import { figures, funnel, pushedDeal, targetRow } from '../../../../db/contract/push-records.ts';
import { userIdOf } from '../../../platform/caller.ts';
import { ok } from '../../../platform/envelope.ts';
import { createRoute, createRouter, envelope, pageShape } from '../../../platform/openapi.ts';
import { targetPage } from '../records/targets.ts';
import { targetsFile } from '../records/targets-file.ts';
import { pushedDeals } from './deals.ts';
import { funnelOf } from './funnel.ts';
import { funnelFile, funnelPushes } from './pushes.ts';
import { pushesIn, rangeOf } from './range.ts';

const text = z.string().optional();
const range = { from: text, to: text, item_type: text, push_id: text };
const paging = { pageIndex: text, pageSize: text };
const stages = { stage: text, reason: text, keyword: text };
const common = { method: 'get' as const, tags: ['push funnel'], who: ['push-admin'] as const };
const csv = { 200: { description: 'UTF-8 with its mark', content: { 'text/csv': { schema: z.string() } } } };

const whole = createRoute({
  ...common,
  path: '/v1/push/funnel',
  summary: 'What the pushes of a range (at most a year) led to, altogether and by month',
  request: { query: z.object(range) },
  responses: envelope(funnel),
});

const each = createRoute({
  ...common,
  path: '/v1/push/funnel/list',
  summary: 'The same push by push, newest first',
  request: { query: z.object({ ...range, ...paging }) },
  responses: envelope(
    pageShape(
      z.object({
        id: z.string(),
        title: z.string(),
        item_type: z.number(),
        add_time: z.number(),
        push_time: z.number().nullable(),
        figures,
      }),
    ),
  ),
});

const eachFile = createRoute({
  ...common,
  path: '/v1/push/funnel.csv',
  summary: 'The same as a file for spreadsheets',
  request: { query: z.object(range) },
  responses: csv,
});

const rows = createRoute({
  ...common,
  path: '/v1/push/funnel/targets',
  summary: 'The organisations behind a number of the funnel',
  request: { query: z.object({ ...range, ...paging, ...stages }) },
  responses: envelope(pageShape(targetRow)),
});

const rowsFile = createRoute({
  ...common,
  path: '/v1/push/funnel/targets.csv',
  summary: 'The same as a file for spreadsheets',
  request: { query: z.object({ ...range, ...stages }) },
  responses: csv,
});

const deals = createRoute({
  ...common,
  path: '/v1/push/funnel/deals',
  summary: 'The deals behind a number of the funnel',
  request: { query: z.object({ ...range, ...paging, stage: text }) },
  responses: envelope(pageShape(pushedDeal)),
});

const asFile = (name: string) => ({
  'Content-Disposition': `attachment; filename="${name}.csv"`,
  'Content-Type': 'text/csv; charset=utf-8',
});

/** What pushes lead to, from the choice of organisations to signed deals. */
export const funnelRoutes = createRouter()
  .openapi(whole, async (c) => ok(c, await funnelOf(c.get('db'), rangeOf(c.req.valid('query')), c.get('lang'))))
  .openapi(each, async (c) => {
    const query = c.req.valid('query');
    return ok(c, await funnelPushes(c.get('db'), rangeOf(query), query, c.get('lang')));
  })
  .openapi(eachFile, async (c) => {
    const userId = userIdOf(await c.get('caller')());
    const range = rangeOf(c.req.valid('query'));
    return c.body(await funnelFile(c.get('db'), userId, range, c.get('lang')), 200, asFile('push-funnel'));
  })
  .openapi(rows, async (c) => {
    const query = c.req.valid('query');
    const filter = { ...query, pushes: pushesIn(rangeOf(query)), orgs: null };
    return ok(c, await targetPage(c.get('db'), filter, query, c.get('lang')));
  })
  .openapi(rowsFile, async (c) => {
    const query = c.req.valid('query');
    const range = rangeOf(query);
    const by = { userId: userIdOf(await c.get('caller')()), pushId: range.pushId };
    const filter = { ...query, pushes: pushesIn(range), orgs: null };
    return c.body(await targetsFile(c.get('db'), by, filter, c.get('lang')), 200, asFile('push-targets'));
  })
  .openapi(deals, async (c) => {
    const query = c.req.valid('query');
    const stage = query.stage === 'signed' ? 'signed' : 'deals';
    return ok(c, await pushedDeals(c.get('db'), rangeOf(query), stage, query));
  });
