import type { NewsState, NewsVersion } from '../../../db/contract/news.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { now } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { AppError, invalid, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/random.ts';

const WRITTEN = 'title, title_en, summary, summary_en, content, content_en, cover, type, source, source_en, sort';

/** Versions of one of the news that are shown in its history: the newest. */
const VERSIONS = 100;

const STATE = 'id, version, publish_time, unpublish_time, shown_from, is_changed';

const stateNow = (id: string): Statement => ({
  sql: `SELECT ${STATE} FROM news WHERE id = ? AND is_delete = 0`,
  params: [id],
});

/** Brings what the draft says of its publications to what they are. */
const noted = (id: string): Statement => ({
  sql: `UPDATE news SET (version, publish_time, unpublish_time) =
          (SELECT p.version, p.start_time, p.end_time FROM news_publication p WHERE p.news_id = ?1 ORDER BY p.version DESC LIMIT 1),
        shown_from = (SELECT min(p.start_time) FROM news_publication p WHERE p.news_id = ?1 AND p.is_past = 0)
        WHERE id = ?1`,
  params: [id],
});

/** A version that was to come gives way, and what it would have ended goes on as its editor planned. */
const taken = (id: string, at: number): Statement[] => [
  {
    sql: `UPDATE news_publication SET end_time = planned_end WHERE news_id = ?1 AND is_past = 0 AND start_time <= ?2
          AND end_time > ?2 AND EXISTS (SELECT 1 FROM news_publication c WHERE c.news_id = ?1 AND c.start_time > ?2)`,
    params: [id, at],
  },
  { sql: 'DELETE FROM news_publication WHERE news_id = ?1 AND start_time > ?2', params: [id, at] },
];

async function stateOf(db: Database, id: string): Promise<NewsState> {
  const { sql, params } = stateNow(id);
  const state = await db.first<NewsState>(sql, params);
  if (!state) throw notFound();
  return state;
}

const logged = (userId: string, action: string, id: string, from: number | null): Statement =>
  auditEntry({ userId, action, table: 'news', itemId: id, after: from });

interface Times {
  start: number | null | undefined;
  end: number | null | undefined;
}

/**
 * Publishes the draft as it stands. What was to come gives way to it; what is public now ends when it begins. Asked again
 * without anything new, it changes nothing.
 * @param times unix seconds; no start is at once, no end for good
 * @throws AppError 404, 422 for an end that is over or not after the start
 */
export async function publishNews(db: Database, userId: string, id: string, { start, end }: Times): Promise<NewsState> {
  const at = now();
  const from = Math.max(start ?? at, at);
  const until = end ?? null;
  if (until !== null && until <= from) throw invalid([{ field: 'end_time', code: 'news_end_first' }]);
  const before = await stateOf(db, id);
  const key = newId();
  // The same version at the same times is there already: a second press of the button.
  const there = `SELECT 1 FROM news_publication p WHERE p.news_id = n.id AND p.version = n.version AND n.is_changed = 0
    AND p.is_past = 0 AND p.end_time IS ?4 AND (p.start_time = ?3 OR (p.start_time <= ?2 AND ?3 <= ?2))
    AND NOT EXISTS (SELECT 1 FROM news_publication c WHERE c.news_id = n.id AND c.version > p.version)`;
  const mine = 'EXISTS (SELECT 1 FROM news_publication m WHERE m.id = ?2)';
  const added: Statement = {
    sql: `INSERT INTO news_publication (id, news_id, version, ${WRITTEN}, release_time, start_time, end_time, planned_end, add_user, add_time)
      SELECT ?1, n.id, coalesce((SELECT max(v.version) FROM news_publication v WHERE v.news_id = n.id), 0) + 1,
        ${WRITTEN.split(', ')
          .map((column) => `n.${column}`)
          .join(', ')},
        coalesce((SELECT s.release_time FROM news_publication s WHERE s.news_id = n.id AND s.is_past = 0 AND s.start_time <= ?2
          AND coalesce(s.end_time > ?2, 1)), ?3), ?3, ?4, ?4, ?5, ?2
      FROM news n WHERE n.id = ?6 AND n.is_delete = 0 AND NOT EXISTS (${there})`,
    params: [key, at, from, until, userId, id],
  };
  const rest: Statement[] = [
    {
      sql: `UPDATE news_publication SET end_time = planned_end WHERE news_id = ?1 AND is_past = 0 AND start_time <= ?3 AND ${mine}`,
      params: [id, key, at],
    },
    {
      sql: `DELETE FROM news_publication WHERE news_id = ?1 AND id <> ?2 AND start_time > ?3 AND ${mine}`,
      params: [id, key, at],
    },
    {
      sql: `UPDATE news_publication SET end_time = ?4, is_past = ?4 <= ?3
        WHERE news_id = ?1 AND id <> ?2 AND is_past = 0 AND coalesce(end_time > ?4, 1) AND ${mine}`,
      params: [id, key, at, from],
    },
    { sql: 'UPDATE news SET is_changed = 0 WHERE id = ?', params: [id] },
    noted(id),
  ];
  const log = from > at ? 'news-schedule' : 'news-publish';
  const same =
    before.is_changed === 0 &&
    before.unpublish_time === until &&
    (before.publish_time === from || ((before.publish_time ?? at + 1) <= at && from <= at));
  await db.batch([added, ...rest, ...(same ? [] : [logged(userId, log, id, from)])]);
  return stateOf(db, id);
}

/**
 * Withdraws what is public, and with it whatever was to come.
 * @param end unix seconds; none is at once
 * @throws AppError 404, 422 for a time at which nothing would be public, 409 where nothing is public
 */
export async function withdrawNews(
  db: Database,
  userId: string,
  id: string,
  end: number | null | undefined,
): Promise<NewsState> {
  const at = now();
  const until = Math.max(end ?? at, at);
  const { publish_time, shown_from, unpublish_time } = await stateOf(db, id);
  if (publish_time === null || shown_from === null || (unpublish_time !== null && unpublish_time <= at)) {
    throw new AppError(409, 'news_not_shown');
  }
  if (until > at && until <= publish_time) throw invalid([{ field: 'end_time', code: 'news_end_first' }]);
  const now_ = until <= at;
  await db.batch([
    ...(now_ ? taken(id, at) : []),
    {
      sql: `UPDATE news_publication SET end_time = ?2, planned_end = ?2, is_past = ?2 <= ?3
        WHERE news_id = ?1 AND is_past = 0 AND (?2 <= ?3 OR version = (SELECT max(v.version) FROM news_publication v WHERE v.news_id = ?1))`,
      params: [id, until, at],
    },
    noted(id),
    ...(now_ && shown_from > at ? [{ sql: 'UPDATE news SET is_changed = 1 WHERE id = ?', params: [id] }] : []),
    logged(userId, 'news-withdraw', id, until),
  ]);
  return stateOf(db, id);
}

/**
 * Takes back what was to be published at a time to come; what is public now stays as it is.
 * @throws AppError 404, 409 where nothing is to come
 */
export async function cancelNews(db: Database, userId: string, id: string): Promise<NewsState> {
  const at = now();
  const { publish_time } = await stateOf(db, id);
  if (publish_time === null || publish_time <= at) throw new AppError(409, 'news_not_scheduled');
  await db.batch([
    ...taken(id, at),
    noted(id),
    { sql: 'UPDATE news SET is_changed = 1 WHERE id = ?', params: [id] },
    logged(userId, 'news-cancel', id, null),
  ]);
  return stateOf(db, id);
}

/** The published versions of one of the news, the newest first. */
export const newsHistory = async (db: Database, id: string): Promise<{ records: NewsVersion[] }> => ({
  records: await db.all<NewsVersion>(
    `SELECT p.version, p.title, p.start_time, p.end_time, p.add_time, u.name FROM news_publication p
     LEFT JOIN user u ON u.user_id = p.add_user WHERE p.news_id = ? ORDER BY p.version DESC LIMIT ${VERSIONS}`,
    [id.slice(0, 40)],
  ),
});

/**
 * Makes a published version the draft again; its place in the list stays.
 * @throws AppError 404 for a version that is not there
 */
export async function restoreNews(db: Database, userId: string, id: string, version: number): Promise<NewsState> {
  const found = await db.first<{ id: string }>(
    'SELECT p.id FROM news_publication p JOIN news n ON n.id = p.news_id AND n.is_delete = 0 WHERE p.news_id = ? AND p.version = ?',
    [id, version],
  );
  if (!found) throw notFound();
  const columns = WRITTEN.split(', ').filter((column) => column !== 'sort');
  await db.batch([
    {
      sql: `UPDATE news SET (${columns.join(', ')}) = (SELECT ${columns.map((column) => `p.${column}`).join(', ')} FROM news_publication p WHERE p.id = ?2),
        is_changed = 1, update_time = ?3 WHERE id = ?1`,
      params: [id, found.id, now()],
    },
    logged(userId, 'news-restore', id, version),
  ]);
  return stateOf(db, id);
}
