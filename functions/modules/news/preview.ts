import type { NewsDetail } from '../../../db/contract/news.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { newToken, sha256 } from '../../platform/random.ts';
import { CARD, cardOf, neighboursOf } from './published.ts';

/** Seconds for which a link to a draft is good. */
const PREVIEW_SECONDS = 24 * 3600;

/**
 * A link under which editors see a draft as visitors would; it ends by itself.
 * @throws AppError 404
 */
export async function openPreview(
  db: Database,
  userId: string,
  id: string,
): Promise<{ key: string; end_time: number }> {
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
export async function previewOf(db: Database, key: string): Promise<NewsDetail & { end_time: number }> {
  const row = await db.first<Omit<NewsDetail, 'previous' | 'next' | 'others'> & { end_time: number }>(
    `SELECT p.id, ${CARD}, coalesce(p.publish_time, unixepoch()) AS release_time, p.content, p.content_en,
       coalesce(p.update_time, p.add_time) AS update_time, v.end_time
     FROM news_preview v JOIN news p ON p.id = v.news_id AND p.is_delete = 0 WHERE v.key = ? AND v.end_time > ?`,
    [sha256(key), now()],
  );
  if (!row) throw notFound();
  return { ...cardOf(row), ...(await neighboursOf(db, row)) };
}
