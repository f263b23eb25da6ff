import { programmePublicCalls, programmeSelectionCalls } from '../../../db/contract/calls/programme-publish.ts';
import { now } from '../../platform/clock.ts';
import { notFound } from '../../platform/errors.ts';
import { createRouter } from '../../platform/openapi.ts';
import { serve } from '../../platform/serve.ts';
import { xlsxFile } from '../../platform/xlsx-stream.ts';
import { serveForAll } from '../items/public/answer.ts';
import { computeRanking, isStaleRanking, keptRanking } from './kept-ranking.ts';
import { previewPublication, publish, undoPublication } from './publication.ts';
import { programmeFront, programmeNews, publicationDigest, publishedDetail, publishedList } from './published.ts';
import { roundOf } from './selectable.ts';
import { orderSelection, rankingPage, select, selectionDetail } from './selection.ts';
import { snapshotKey } from './snapshot.ts';
import { figuresWorkbook } from './workbook.ts';

/** Ranking, selection and publication, and what visitors read of them. */
export const programmePublishRoutes = createRouter();

const office = programmeSelectionCalls;
const open = programmePublicCalls;

serve(programmePublishRoutes, office.ranking, ({ db, query }) => rankingPage(db, query));
serve(programmePublishRoutes, office.state, async ({ db, query }) => {
  const round = await roundOf(db, query.round, now());
  const kept = await keptRanking(db, round.id);
  return { computed_time: kept?.computedTime ?? null, stale: await isStaleRanking(db, round.id, kept) };
});
serve(programmePublishRoutes, office.rank, async ({ db, body }) => {
  const round = await roundOf(db, body.round, now());
  return { computed_time: await computeRanking(db, round.id), stale: false };
});
serve(programmePublishRoutes, office.selectable, ({ db, query }) => selectionDetail(db, query.id ?? ''));
serve(programmePublishRoutes, office.select, ({ db, caller, body }) => select(db, caller, body));
serve(programmePublishRoutes, office.order, ({ db, caller, body }) => orderSelection(db, caller, body));
serve(programmePublishRoutes, office.preview, ({ db, query }) => previewPublication(db, query.round));
serve(programmePublishRoutes, office.publish, ({ db, env, caller, body }) => publish(db, env, caller, body));
serve(programmePublishRoutes, office.undo, ({ db, caller, body }) => undoPublication(db, caller, body.id));

serveForAll(programmePublishRoutes, open.front, ({ db }) => programmeFront(db));
serveForAll(programmePublishRoutes, open.news, ({ db, query }) => programmeNews(db, query.id ?? ''));
serveForAll(programmePublishRoutes, open.published, ({ db, query }) => publishedList(db, query));
serveForAll(programmePublishRoutes, open.detail, ({ db, query }) => publishedDetail(db, query.id ?? ''));

/** What lies under a digest never changes. */
const FOREVER = 'public, max-age=31536000, immutable';

serve(programmePublishRoutes, open.figures, async ({ c, db, env, query }) => {
  const { sha256, version } = await publicationDigest(db, query.id ?? '');
  const stored = await env.FILES.get(snapshotKey(sha256));
  if (!stored) throw notFound();
  c.header('Content-Type', 'application/json; charset=utf-8');
  c.header('Content-Disposition', `attachment; filename="selection-v${version}.json"`);
  c.header('Cache-Control', FOREVER);
  return c.body(stored.body);
});
serve(programmePublishRoutes, open.workbook, async ({ c, db, env, lang, query }) => {
  const { sha256, version } = await publicationDigest(db, query.id ?? '');
  const stored = await env.FILES.get(snapshotKey(sha256));
  if (!stored) throw notFound();
  return xlsxFile(c, `selection-v${version}`, figuresWorkbook(await stored.json(), lang));
});
