import type { Context } from 'hono';
import * as z from 'zod';
import { PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import type { AppEnv } from '../../../platform/env.ts';
import { ok } from '../../../platform/envelope.ts';
import { notFound } from '../../../platform/errors.ts';
import { createRoute, createRouter, envelope, jsonBody, mount } from '../../../platform/openapi.ts';
import { rebuildWorkingSearch } from '../lists/search.ts';
import { answer } from './answer.ts';
import { previewDetail, publishedDetail } from './detail.ts';
import { LIST_PARAMS, readListQuery } from './filters.ts';
import { home } from './home.ts';
import { publicList } from './list.ts';
import { rebuildCounters, rebuildSearch } from './rebuild.ts';
import { recommended } from './recommend.ts';
import { totals, typeStatistics } from './statistics.ts';
import { areaOf } from './visibility.ts';

const text = z.string().optional();
const shape = (names: readonly string[]) => z.object(Object.fromEntries(names.map((name) => [name, text])));

/** Public lists, details, home and statistics (CALLS.md "Sign-in and publishing calls", core§7). */
export const publicationRoutes = createRouter();

interface Call {
  path: string;
  summary: string;
  /** Parameters that the answer depends on. */
  params: readonly string[];
}

const rebuildInput = z.strictObject({
  kind: z.enum(['result', 'demand']),
  after: z.number().int().min(0).default(0),
});

const rebuild = createRoute({
  method: 'post',
  path: '/v1/publications/rebuild',
  tags: ['public'],
  who: ['admin'],
  summary: 'Write the next stretch of the search index anew, and the counters at the end; for the administrator',
  request: { body: jsonBody(rebuildInput) },
  responses: envelope(z.object({ next: z.number().nullable() }), 'Where to go on; null when all is done'),
});

// A database export needs the index dropped: afterwards it is made again from the snapshots, call by call.
publicationRoutes.openapi(rebuild, async (c) => {
  const { kind, after } = c.req.valid('json');
  const next = await rebuildSearch(c.get('db'), kind, after);
  if (next === null) await c.get('db').batch([...rebuildCounters(kind), ...rebuildWorkingSearch(kind)]);
  return ok(c, { next });
});

/** Parameters are read leniently, so the shape serves the description alone: every address of a list shows a list. */
function get({ path, summary, params }: Call, handler: (c: Context<AppEnv>) => Promise<Response>): void {
  const route = createRoute({
    method: 'get',
    path,
    tags: ['public'],
    who: 'everybody',
    summary,
    request: { query: shape(params) },
    responses: envelope(z.looseObject({}), summary),
  });
  mount(publicationRoutes, route, handler);
}

const params = (c: Context<AppEnv>) => c.req.query() as Record<string, string | undefined>;

async function list(
  c: Context<AppEnv>,
  kind: PublishedKind,
  extra: Record<string, string | undefined> = {},
  read: typeof recommended = publicList,
): Promise<Response> {
  const query = readListQuery({ ...params(c), ...extra });
  return answer(c, AREA_PARAMS, (caller) => {
    const area = areaOf(caller);
    return read(c.get('db'), kind, area ? { ...query, area } : query, caller);
  });
}

async function detail(c: Context<AppEnv>, kind: PublishedKind): Promise<Response> {
  const id = c.req.query('id') ?? c.req.query(PUBLISHED[kind].key) ?? '';
  const platform = c.env.PLATFORM;
  return answer(c, ['id', PUBLISHED[kind].key], async (caller) => {
    const signedIn = caller.userId !== null;
    const asked =
      signedIn && c.req.query('preview')
        ? null
        : await publishedDetail(c.get('db'), kind, id, { platform, area: areaOf(caller) });
    if (asked) return asked;
    if (!signedIn) throw notFound();
    return previewDetail(c.get('db'), kind, id, caller, platform);
  });
}

const AREA_PARAMS = [...LIST_PARAMS, 'area', 'province', 'city', 'county'];

for (const kind of ['result', 'demand'] as const) {
  const { noun, key } = PUBLISHED[kind];
  const name = kind === 'result' ? 'results' : 'demands';
  for (const path of [`/v1/${noun}/list`, `/${noun}/list`]) {
    get({ path, summary: `A page of the public ${name} with drill-down`, params: LIST_PARAMS }, (c) => list(c, kind));
  }
  const fields = `The newest public ${name} of a member's own fields, else of all`;
  get({ path: `/${noun}/recommend/list`, summary: fields, params: LIST_PARAMS }, (c) => list(c, kind, {}, recommended));
  get({ path: `/v1/${noun}/listByArea`, summary: `Public ${name} of an area`, params: AREA_PARAMS }, (c) => {
    const { area, county, city, province, region } = c.req.query();
    return list(c, kind, { region: area || county || city || province || region });
  });
  get({ path: `/v1/${noun}/detail`, summary: `One of the public ${name}`, params: ['id', key, 'preview'] }, (c) =>
    detail(c, kind),
  );
  for (const path of [`/v1/${noun}/cat/statistics`, `/${noun}/type/list`]) {
    get({ path, summary: `Public ${name} by type, summing up to the total`, params: [] }, (c) =>
      answer(c, [], () => typeStatistics(c.get('db'), kind)),
    );
  }
  get({ path: `/v1/${noun}/default/statistics`, summary: 'Totals of the public lists', params: [] }, (c) =>
    answer(c, [], () => totals(c.get('db'))),
  );
}

get({ path: '/v1/home', summary: 'What the home page shows', params: ['region'] }, (c) =>
  answer(c, ['region'], (caller) => home(c.get('db'), c.req.query('region') || c.env.REGION, areaOf(caller))),
);
