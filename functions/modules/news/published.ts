import type { newsCalls } from '../../../db/contract/calls/news.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import type { NewsCard, NewsDetail, NewsList } from '../../../db/contract/news.ts';
import { AHEAD, DAY } from '../../../db/contract/time.ts';
import { monthSpan, namedDay } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { countedPage, countedPart, pagingOf, selectTotal, wordOf } from '../../platform/paging.ts';
import { beginningOf } from '../../platform/plain-text.ts';
import { allOf } from '../../platform/sql.ts';
import { SHOWN_NOW } from '../../tables/public-items.ts';

type Query = QueryOf<typeof newsCalls.list>;

const SUMMARY = 140;
/** Characters of a text in which its summary is looked for. */
const BEGINNING = 2000;
const OTHERS = 4;
const MONTHS = 120;
/** News that the months are counted of, the newest. */
const MONTHS_COUNTED = 1000;

const beginning = (summary: string, content: string) =>
  `substr(coalesce(nullif(${summary}, ''), ${content}, ''), 1, ${BEGINNING})`;

/** What a card is made of, of the table or view under the alias `p`. */
export const CARD = `p.title, p.title_en, ${beginning('p.summary', 'p.content')} AS summary,
  ${beginning('p.summary_en', 'p.content_en')} AS summary_en, p.cover, p.type, p.source, p.source_en, p.sort`;

const PUBLISHED = `p.news_id AS id, ${CARD}, p.release_time`;

/** A card whose summaries are plain. */
export const cardOf = <R extends NewsCard>(row: R): R => ({
  ...row,
  summary: beginningOf(row.summary, SUMMARY),
  summary_en: row.summary_en ? beginningOf(row.summary_en, SUMMARY) : null,
});

function filtersOf({ type, month, keyword, ...days }: Query): Statement[] {
  const word = wordOf(keyword);
  const between = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month?.trim() ?? '') ? monthSpan(month ?? '') : null;
  const [from, to] = [namedDay(days.from), namedDay(days.to)];
  return [
    { sql: SHOWN_NOW, params: [] },
    ...(/^\d{1,4}$/.test(type?.trim() ?? '') ? [{ sql: 'p.type = ?', params: [Number(type)] }] : []),
    ...(between ? [{ sql: 'p.release_time >= ? AND p.release_time < ?', params: between }] : []),
    ...(from === null ? [] : [{ sql: 'p.release_time >= ?', params: [from] }]),
    ...(to === null ? [] : [{ sql: 'p.release_time < ?', params: [to + DAY] }]),
    ...(word
      ? [
          {
            sql: `instr(lower(p.title || ' ' || coalesce(p.title_en, '') || ' ' || coalesce(p.summary, '') || ' ' || coalesce(p.summary_en, '')), ?) > 0`,
            params: [word],
          },
        ]
      : []),
  ];
}

/** What may be shown, in the order of the list. */
const IN_ORDER = 'news_publication p INDEXED BY news_publication_shown';
const ORDER = 'p.sort DESC, p.release_time DESC, p.news_id DESC';
/** The same, the newest first whatever is pinned. */
const BY_TIME = 'news_publication p INDEXED BY news_publication_released';

/**
 * A page of published news, what is pinned in front, then the newest; the total is counted up to `LIMITS.listTotal`.
 * @param query what cannot be understood counts as not given
 */
export async function newsList(db: Database, query: Query): Promise<NewsList> {
  const { current, size, offset } = pagingOf(query);
  const { sql: where, params } = allOf(filtersOf(query));
  const [rows = [], totals = [], months = []] = await db.batch<unknown>([
    {
      sql: `SELECT ${PUBLISHED} FROM ${IN_ORDER} WHERE ${where} ORDER BY ${ORDER} LIMIT ? OFFSET ?`,
      params: [...params, ...countedPart(size, offset)],
    },
    selectTotal(`FROM ${BY_TIME} WHERE ${where}`, params),
    {
      sql: `SELECT strftime('%Y-%m', release_time + ${AHEAD}, 'unixepoch') AS month, count(*) AS count
            FROM (SELECT p.release_time FROM ${BY_TIME} WHERE ${SHOWN_NOW} ORDER BY p.release_time DESC LIMIT ?)
            GROUP BY 1 ORDER BY 1 DESC LIMIT ${MONTHS}`,
      params: [MONTHS_COUNTED],
    },
  ]);
  const page = countedPage((rows as NewsCard[]).map(cardOf), current, size, totals);
  return { ...page, months: months as NewsList['months'] };
}

type Written = Omit<NewsDetail, 'previous' | 'next' | 'others'>;

const LINK = 'p.news_id AS id, p.title, p.title_en';

/** What stands around one of the news: the one before it in time, the one after it, and others of its type. */
export async function neighboursOf(
  db: Database,
  { id, type, release_time }: Pick<NewsCard, 'id' | 'type' | 'release_time'>,
): Promise<Pick<NewsDetail, 'previous' | 'next' | 'others'>> {
  const beside = (sign: '<' | '>', way: 'DESC' | 'ASC'): Statement => ({
    sql: `SELECT ${LINK} FROM ${BY_TIME} WHERE ${SHOWN_NOW} AND p.news_id <> ?2
          AND (p.release_time, p.news_id) ${sign} (?1, ?2) ORDER BY p.release_time ${way}, p.news_id ${way} LIMIT 1`,
    params: [release_time, id],
  });
  const [previous = [], next = [], others = []] = await db.batch<unknown>([
    beside('<', 'DESC'),
    beside('>', 'ASC'),
    {
      sql: `SELECT ${PUBLISHED} FROM ${BY_TIME} WHERE ${SHOWN_NOW} AND p.type = ? AND p.news_id <> ?
            ORDER BY p.release_time DESC, p.news_id DESC LIMIT ${OTHERS}`,
      params: [type, id],
    },
  ]);
  return {
    previous: (previous[0] as NewsDetail['previous'] | undefined) ?? null,
    next: (next[0] as NewsDetail['next'] | undefined) ?? null,
    others: (others as NewsCard[]).map(cardOf),
  };
}

/**
 * One of the published news.
 * @throws AppError 404 for what is not public now
 */
export async function newsDetail(db: Database, id: string): Promise<NewsDetail> {
  const row = await db.first<Written>(
    `SELECT ${PUBLISHED}, p.content, p.content_en, p.start_time AS update_time FROM news_publication p
     WHERE p.news_id = ? AND ${SHOWN_NOW} ORDER BY p.version DESC LIMIT 1`,
    [id.slice(0, 40)],
  );
  if (!row) throw notFound();
  return { ...cardOf(row), ...(await neighboursOf(db, row)) };
}

/** What the feed and the sitemap name: the newest, without their texts. */
export async function newestNews(db: Database, most: number): Promise<(NewsCard & Pick<NewsDetail, 'update_time'>)[]> {
  const rows = await db.all<NewsCard & Pick<NewsDetail, 'update_time'>>(
    `SELECT ${PUBLISHED}, p.start_time AS update_time FROM ${BY_TIME} WHERE ${SHOWN_NOW}
     ORDER BY p.release_time DESC, p.news_id DESC LIMIT ?`,
    [most],
  );
  return rows.map(cardOf);
}
