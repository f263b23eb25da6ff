import { publicationCalls, publicDemandCalls, publicResultCalls } from '../../../../db/contract/calls/publications.ts';
import type { DetailOf, ListOf } from '../../../../db/contract/catalog.ts';
import type { Endpoint } from '../../../../db/contract/endpoint.ts';
import { PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import { notFound } from '../../../platform/errors.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { serve } from '../../../platform/serve.ts';
import { rebuildWorkingSearch } from '../lists/search.ts';
import { type Keeping, type PublicGiven, SAME_UNLESS_AREA, servePublic } from './answer.ts';
import { previewDetail, publishedDetail } from './detail.ts';
import { readListQuery } from './filters.ts';
import { publicList } from './list.ts';
import { rebuildCounters, rebuildSearch } from './rebuild.ts';
import { recommended } from './recommend.ts';
import { totals, typeStatistics } from './statistics.ts';
import { areaOf, seesAll } from './visibility.ts';

/** Public lists, details, home and statistics (CALLS.md "Sign-in and publishing calls", core§7). */
export const publicationRoutes = createRouter();

// A database export needs the index dropped: afterwards it is made again from the snapshots, call by call.
serve(publicationRoutes, publicationCalls.rebuild, async ({ db, env, body: { kind, after } }) => {
  const next = await rebuildSearch(db, env, kind, after);
  if (next === null) await db.batch([...rebuildCounters(kind), ...rebuildWorkingSearch(kind)]);
  return { next };
});

interface Asked extends Omit<PublicGiven<Endpoint>, 'query'> {
  query: Readonly<Record<string, string | undefined>>;
}

const list =
  <K extends PublishedKind>(kind: K, read: typeof recommended = publicList) =>
  ({ db, caller, query }: Asked): Promise<ListOf<K>> => {
    const area = areaOf(caller);
    const asked = readListQuery(query);
    return read(db, kind, area ? { ...asked, area } : asked, caller);
  };

const listInArea =
  <K extends PublishedKind>(kind: K) =>
  (asked: Asked): Promise<ListOf<K>> => {
    const { area, county, city, province, region } = asked.query;
    const place = area || county || city || province || region;
    return list(kind)({ ...asked, query: { ...asked.query, region: place } });
  };

const detail =
  <K extends PublishedKind>(kind: K) =>
  async ({ c, db, caller, query }: Asked): Promise<DetailOf<K>> => {
    const id = query.id ?? query[PUBLISHED[kind].key] ?? '';
    const signedIn = caller.userId !== null;
    const asked = signedIn && query.preview ? null : await publishedDetail(db, c.env, kind, id, areaOf(caller));
    if (asked) return asked;
    if (!signedIn) throw notFound();
    return previewDetail(db, kind, id, caller, c.env.PLATFORM);
  };

/** Similar items keep to the caller's area, and a preview is the working version. */
const detailKept = (kind: PublishedKind): Keeping => ({
  known: ['id', PUBLISHED[kind].key],
  shared: (caller, query) => !query.preview && seesAll(caller),
  stamped: true,
});

const LIST_KEPT: Keeping = { ...SAME_UNLESS_AREA, stamped: true };

const types =
  (kind: PublishedKind) =>
  ({ db }: Asked) =>
    typeStatistics(db, kind);

for (const call of [publicResultCalls.list, publicResultCalls.short]) {
  servePublic(publicationRoutes, call, list('result'), LIST_KEPT);
}
servePublic(publicationRoutes, publicResultCalls.recommended, list('result', recommended));
servePublic(publicationRoutes, publicResultCalls.inArea, listInArea('result'), LIST_KEPT);
// A visitor is shown the public version, whatever is asked for.
servePublic(publicationRoutes, publicResultCalls.detail, detail('result'), detailKept('result'));
for (const call of [publicDemandCalls.list, publicDemandCalls.short]) {
  servePublic(publicationRoutes, call, list('demand'), LIST_KEPT);
}
servePublic(publicationRoutes, publicDemandCalls.recommended, list('demand', recommended));
servePublic(publicationRoutes, publicDemandCalls.inArea, listInArea('demand'), LIST_KEPT);
servePublic(publicationRoutes, publicDemandCalls.detail, detail('demand'), detailKept('demand'));

for (const [kind, calls] of [
  ['result', publicResultCalls],
  ['demand', publicDemandCalls],
] as const) {
  for (const call of [calls.types, calls.typeList]) servePublic(publicationRoutes, call, types(kind), LIST_KEPT);
  servePublic(publicationRoutes, calls.totals, ({ db }) => totals(db), LIST_KEPT);
}
