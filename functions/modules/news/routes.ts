import { newsCalls, newsOfficeCalls } from '../../../db/contract/calls/news.ts';
import type { NewsDetail } from '../../../db/contract/news.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { createRouter } from '../../platform/openapi.ts';
import { newToken, sha256 } from '../../platform/random.ts';
import { serve } from '../../platform/serve.ts';
import { serveForAll } from '../items/public/answer.ts';
import { cancelNews, newsHistory, publishNews, restoreNews, withdrawNews } from './publish.ts';
import { CARD, cardOf, neighboursOf, newsDetail, newsList } from './published.ts';

/** Seconds for which a link to a draft is good. */
const PREVIEW_SECONDS = 24 * 3600;

/**
 * A link under which editors see a draft as visitors would; it ends by itself.
 * @throws AppError 404
 */
async function openPreview(db: Database, userId: string, id: string): Promise<{ key: string; end_time: number }> {
  const key = newToken();
  const at = now();
  const end_time = at + PREVIEW_SECONDS;
  const [written] = await db.batch<{ news_id: string }>([
    {
      sql: `INSERT INTO news_preview (key, news_id, end_time, add_user, add_time)
        SELECT ?, id, ?, ?, ? FROM news WHERE id = ? AND is_delete = 0 RETURNING news_id`,
      params: [sha256(key), end_time, userId, at, id],
    },
  ]);
  if (!written?.length) throw notFound();
  return { key, end_time };
}

/**
 * The draft behind a link.
 * @throws AppError 404 for a link that has ended or never was
 */
async function previewOf(db: Database, key: string): Promise<NewsDetail & { end_time: number }> {
  const row = await db.first<Omit<NewsDetail, 'previous' | 'next' | 'others'> & { end_time: number }>(
    `SELECT p.id, ${CARD}, coalesce(p.publish_time, unixepoch()) AS release_time, p.content, p.content_en,
       coalesce(p.update_time, p.add_time) AS update_time, v.end_time
     FROM news_preview v JOIN news p ON p.id = v.news_id AND p.is_delete = 0 WHERE v.key = ? AND v.end_time > ?`,
    [sha256(key), now()],
  );
  if (!row) throw notFound();
  return { ...cardOf(row), ...(await neighboursOf(db, row)) };
}

/** News: what visitors read, and how editors publish it (decision 133). */
export const newsRoutes = createRouter();

// Everybody reads the same news, under the stamp that each of its writes raises (decision 280).
serveForAll(newsRoutes, newsCalls.list, ({ db, query }) => newsList(db, query), { stamped: true });
serveForAll(newsRoutes, newsCalls.detail, ({ db, query }) => newsDetail(db, query.id ?? ''), { stamped: true });

serve(newsRoutes, newsOfficeCalls.publish, ({ db, userId, body }) =>
  publishNews(db, userId, body.id, { start: body.start_time, end: body.end_time }),
);
serve(newsRoutes, newsOfficeCalls.withdraw, ({ db, userId, body }) => withdrawNews(db, userId, body.id, body.end_time));
serve(newsRoutes, newsOfficeCalls.cancel, ({ db, userId, body }) => cancelNews(db, userId, body.id));
serve(newsRoutes, newsOfficeCalls.history, ({ db, query }) => newsHistory(db, query.id ?? ''));
serve(newsRoutes, newsOfficeCalls.restore, ({ db, userId, body }) => restoreNews(db, userId, body.id, body.version));
serve(newsRoutes, newsOfficeCalls.openPreview, ({ db, userId, body }) => openPreview(db, userId, body.id));
serve(newsRoutes, newsOfficeCalls.preview, ({ db, query }) => previewOf(db, query.key ?? ''));
