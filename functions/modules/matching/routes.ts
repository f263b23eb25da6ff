import type { Context } from 'hono';
import * as z from 'zod';
import { PUBLISHED, type PublishedKind, publishedOf } from '../../../db/contract/items.ts';
import { ITEM } from '../../../db/contract/limits.ts';
import type { AppEnv } from '../../platform/env.ts';
import { ok, pageOf } from '../../platform/envelope.ts';
import { invalid } from '../../platform/errors.ts';
import { createRoute, createRouter, envelope, mount } from '../../platform/openapi.ts';
import { pagingOf } from '../../platform/paging.ts';
import { answer } from '../items/public/answer.ts';
import { counterpartOf } from './candidates.ts';
import { type Matched, matchesOf } from './match.ts';
import { fittingOwn, matchesOfOwn } from './own.ts';

const tags = ['matching'];
const text = z.string().optional();
const reason = z.object({ code: z.string(), score: z.number(), values: z.array(z.union([z.string(), z.number()])) });
const matched = z.looseObject({ id: z.string(), name: z.string(), score: z.number(), reasons: z.array(reason) });
const page = z.object({ records: z.array(matched), current: z.number(), pages: z.number(), total: z.number() });
const PARAMS = ['item_type', 'id', 'chengguo_id', 'xuqiu_id', 'pageIndex', 'pageSize'] as const;
const query = z.object(Object.fromEntries(PARAMS.map((name) => [name, text])));

/** Results and demands that fit each other (core§7, decision 72, CALLS.md "Sign-in and publishing calls"). */
export const matchingRoutes = createRouter();

function paged(c: Context<AppEnv>, all: Matched[]) {
  const { current, size, offset } = pagingOf(c.req.query());
  return pageOf(all.slice(offset, offset + size), current, size, all.length);
}

const idOf = (c: Context<AppEnv>, kind: PublishedKind): string =>
  c.req.query('id') || c.req.query(PUBLISHED[kind].key) || '';

const match = (c: Context<AppEnv>, kind: PublishedKind): Promise<Response> => {
  const id = idOf(c, kind);
  if (!id) throw invalid([{ field: 'id', code: 'required' }]);
  return answer(c, PARAMS, async (caller) => paged(c, await matchesOf(c.get('db'), caller, kind, id)));
};

function get(path: string, summary: string, handler: (c: Context<AppEnv>) => Promise<Response>): void {
  const route = createRoute({
    method: 'get',
    path,
    tags,
    who: 'everybody',
    summary,
    request: { query },
    responses: envelope(page),
  });
  mount(matchingRoutes, route, handler);
}

get('/egg/match/match', 'Counterparts of a result (item_type 1) or demand (2), best first', (c) => {
  const type = Number(c.req.query('item_type'));
  if (type !== ITEM.result && type !== ITEM.demand) throw invalid([{ field: 'item_type', code: 'invalid_value' }]);
  return match(c, publishedOf(type).kind);
});

for (const kind of ['result', 'demand'] as const) {
  const { noun } = PUBLISHED[kind];
  get(`/v1/${noun}/match`, `Counterparts of one of the ${kind}s`, (c) => match(c, kind));
  get(`/${noun}/match/list`, `Public ${kind}s that fit the item \`id\`, or the caller's own items`, async (c) => {
    const other = counterpartOf(kind);
    if (idOf(c, other)) return match(c, other);
    return answer(c, PARAMS, async (caller) =>
      paged(c, caller.userId === null ? [] : await fittingOwn(c.get('db'), caller, kind)),
    );
  });
}

const own = createRoute({
  method: 'get',
  path: '/egg/match/matchByMyData',
  tags,
  who: 'user',
  summary: 'The newest own public items, each with its best counterparts',
  responses: envelope(
    z.object({
      records: z.array(
        z.object({ id: z.string(), item_type: z.number(), name: z.string(), matches: z.array(matched) }),
      ),
    }),
  ),
});

matchingRoutes.openapi(own, async (c) => ok(c, { records: await matchesOfOwn(c.get('db'), await c.get('caller')()) }));
