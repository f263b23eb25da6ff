import type { threadCalls } from '../../../db/contract/calls/threads.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import { THREAD_ORDERS, type ThreadCard, type ThreadOrder } from '../../../db/contract/threads.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database, RowOf, Statement } from '../../platform/database.ts';
import { type Page, pageOf } from '../../platform/envelope.ts';
import { type MarkedName, marked } from '../../platform/marks.ts';
import { numberIn, pagingOf } from '../../platform/paging.ts';
import { readableFor, readableThread } from '../../tables/thread-rules.ts';
import { CARD, type CardRow, type Category, cardsOf, selectCategories } from './rows.ts';

/** Threads that a list leads to by its pages; a narrowed one counts as many. */
const COUNTED = 240;
/** Threads that a search looks through: the first of its order. */
const REACHED = 2_000;
const MAX_KEYWORD = 100;
const MAX_WORDS = 5;

const READABLE = readableThread('t');

/** Each order, with the index that has it. */
const ORDERS: Readonly<Record<ThreadOrder, { narrowed: string; order: string }>> = {
  newest: { narrowed: '', order: 't.last_time DESC, t.id DESC' },
  unanswered: { narrowed: ' AND t.replies = 0', order: 't.last_time DESC, t.id DESC' },
  most: { narrowed: '', order: 't.replies DESC, t.last_time DESC, t.id DESC' },
  accepted: { narrowed: ' AND t.accepted_reply_id IS NOT NULL', order: 't.accept_time DESC, t.id DESC' },
};

/** The order that a query names; the newest first where it names none. */
const threadOrderOf = (text: string | undefined): ThreadOrder =>
  THREAD_ORDERS.find((order) => order === text) ?? 'newest';

const wordsOf = (keyword: string | undefined): string[] =>
  (keyword ?? '').trim().slice(0, MAX_KEYWORD).toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

/** The threads of a list in its order; a search looks through the first of them. */
function matching(query: QueryOf<typeof threadCalls.threads>): Statement {
  const { narrowed, order } = ORDERS[threadOrderOf(query.order)];
  const category = query.category?.trim() ?? '';
  const words = wordsOf(query.keyword);
  const rows = `SELECT t.* FROM thread t WHERE ${READABLE}${narrowed}${category && ' AND t.category_id = ?1'} ORDER BY ${order}`;
  const own = category ? [category] : [];
  if (words.length === 0) return { sql: rows, params: own };
  const bears = words.map((_, place) => `instr(lower(t.title || ' ' || t.plain), ?${own.length + place + 1}) > 0`);
  return {
    sql: `SELECT t.* FROM (${rows} LIMIT ${REACHED}) t WHERE ${bears.join(' AND ')} ORDER BY ${order}`,
    params: [...own, ...words],
  };
}

/** The lists of all threads whose far pages are marked, by order. */
const MARKED: Partial<Record<ThreadOrder, [list: MarkedName, columns: readonly string[]]>> = {
  newest: ['thread_newest', ['t.last_time', 't.id']],
  most: ['thread_most', ['t.replies', 't.last_time', 't.id']],
};

/** A page of a list; a far one of all threads begins at its mark. */
function pageRows(query: QueryOf<typeof threadCalls.threads>, limit: number, offset: number): Statement {
  const order = threadOrderOf(query.order);
  const list = MARKED[order];
  if (!list || query.category?.trim() || wordsOf(query.keyword).length > 0) {
    const { sql, params } = matching(query);
    return { sql: `SELECT ${CARD} FROM (${sql} LIMIT ${limit} OFFSET ${offset}) t`, params };
  }
  const from = marked(...list, offset);
  return {
    sql: `SELECT ${CARD} FROM (SELECT t.* FROM thread t WHERE ${READABLE} AND ${from.sql} ORDER BY ${ORDERS[order].order}
      LIMIT ${limit} OFFSET ${from.offset}) t`,
    params: [],
  };
}

/** Whether the counters of the categories tell how many there are. */
const isWhole = (query: QueryOf<typeof threadCalls.threads>): boolean =>
  wordsOf(query.keyword).length === 0 && ['newest', 'most'].includes(threadOrderOf(query.order));

/**
 * A page of the threads that everybody reads.
 * @param query what cannot be understood counts as not given
 */
export async function threadList(db: Database, query: QueryOf<typeof threadCalls.threads>): Promise<Page<ThreadCard>> {
  const { current, size, offset } = pagingOf(query);
  const { sql, params } = matching(query);
  const limit = Math.max(0, Math.min(size, COUNTED - offset));
  const [categories = [], rows = [], counted = []] = await db.batch<unknown>([
    selectCategories,
    pageRows(query, limit, Math.min(offset, COUNTED)),
    isWhole(query)
      ? { sql: 'SELECT 0 AS total', params: [] }
      : { sql: `SELECT count(*) AS total FROM (${sql} LIMIT ${COUNTED})`, params },
  ]);
  const known = categories as Category[];
  const category = query.category?.trim();
  const whole = known.filter(({ id }) => !category || id === category).reduce((sum, { threads }) => sum + threads, 0);
  const total = isWhole(query) ? whole : numberIn(counted);
  return pageOf(cardsOf(rows as CardRow[], known), current, size, Math.min(total, COUNTED), total >= COUNTED);
}

/** A thread as feeds and sitemaps name it. */
export interface NamedThread extends RowOf<'thread', 'id' | 'title' | 'add_time' | 'last_time'> {
  summary: string;
}

/**
 * The threads that everybody reads and that were spoken of last.
 * @param limit rows
 */
export const newestThreads = (db: Database, limit: number): Promise<NamedThread[]> =>
  db.all<NamedThread>(
    `SELECT t.id, t.title, substr(t.plain, 1, 200) AS summary, t.add_time, t.last_time FROM thread t WHERE ${READABLE}
     ORDER BY t.last_time DESC, t.id DESC LIMIT ?`,
    [limit],
  );

/** Threads of one's own: what the user follows, asked, or answered, by key of the query. */
const OWN = {
  followed: `SELECT t.id, t.last_time AS at FROM thread_follow f JOIN thread t ON t.id = f.thread_id WHERE f.user_id = ?1 AND f.is_on = 1`,
  asked: 'SELECT t.id, t.add_time AS at FROM thread t WHERE t.add_user = ?1',
  answered: `SELECT t.id, max(r.add_time) AS at FROM reply r JOIN thread t ON t.id = r.thread_id
    WHERE r.add_user = ?1 AND r.is_delete = 0`,
} as const;

/**
 * A page of the threads that the caller follows, asked or answered, the last spoken of first; what is withheld the author sees.
 * @param query `kind` followed, asked or answered
 */
export async function ownThreads(
  db: Database,
  caller: Caller,
  userId: string,
  query: QueryOf<typeof threadCalls.own>,
): Promise<Page<ThreadCard>> {
  const { current, size, offset } = pagingOf(query);
  const kind = query.kind === 'asked' || query.kind === 'answered' ? query.kind : 'followed';
  const listed = `${OWN[kind]} AND ${readableFor(caller, 'thread', 't', '?1')}${kind === 'answered' ? ' GROUP BY t.id' : ''}
    ORDER BY at DESC, t.id DESC LIMIT ${REACHED}`;
  const [categories = [], rows = [], counted = []] = await db.batch<unknown>([
    selectCategories,
    {
      sql: `SELECT ${CARD} FROM (SELECT id, at FROM (${listed}) LIMIT ?2 OFFSET ?3) o JOIN thread t ON t.id = o.id ORDER BY o.at DESC, t.id DESC`,
      params: [userId, size, offset],
    },
    { sql: `SELECT count(*) AS total FROM (${listed})`, params: [userId] },
  ]);
  const total = numberIn(counted);
  return pageOf(cardsOf(rows as CardRow[], categories as Category[]), current, size, total);
}
