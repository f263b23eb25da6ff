import type { threadCalls } from '../../../db/contract/calls/threads.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import {
  type PostVersion,
  REPLIES_SHOWN,
  type ReplyRow,
  type SimilarThread,
  type ThreadDetail,
} from '../../../db/contract/threads.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { pagingOf } from '../../platform/paging.ts';
import { readableFor, readableThread, threadModerator } from '../../tables/thread-rules.ts';
import { pairsOf, similarity } from '../moderation/similarity.ts';
import { authorOf, stateOf } from './rows.ts';

const POST = (
  as: string,
) => `${as}.id, ${as}.body, ${as}.lang, ${authorOf(as)} AS author, ${as}.add_time, ${as}.update_time,
  coalesce(${as}.add_user = ?2, 0) AS is_own, ${stateOf(as)} AS state, ${as}.hide_reason`;

type Flags = 'is_own' | 'accepted';
type StoredReply = Omit<ReplyRow, Flags> & Record<Flags, number>;
type StoredThread = Omit<
  ThreadDetail,
  'is_own' | 'accepted_reply' | 'following' | 'may_accept' | 'records' | 'pages'
> & {
  is_own: number;
  accepted_reply_id: string | null;
  following: number;
  withheld: number;
};

const replyOf = ({ is_own, accepted, ...row }: StoredReply): ReplyRow => ({
  ...row,
  is_own: is_own === 1,
  accepted: accepted === 1,
});

/**
 * A thread as the caller reads it, with its accepted answer and a page of its replies.
 * @param query `id`, and `pageIndex` of the replies
 * @throws AppError 404 for none that the caller reads
 */
export async function threadDetail(
  db: Database,
  caller: Caller,
  query: QueryOf<typeof threadCalls.thread>,
): Promise<ThreadDetail> {
  const { current, size, offset } = pagingOf({ pageIndex: query.pageIndex, pageSize: String(REPLIES_SHOWN) });
  const params = [query.id ?? '', caller.userId];
  const thread = readableFor(caller, 'thread', 't', '?2');
  const reply = readableFor(caller, 'reply', 'r', '?2');
  const mine = threadModerator(caller) ? '1' : 'r.add_user = ?2';
  const replies = `SELECT ${POST('r')}, r.id = t.accepted_reply_id AS accepted FROM thread t JOIN reply r ON r.thread_id = t.id
    WHERE t.id = ?1 AND ${thread} AND ${reply}`;
  const [threads = [], accepted = [], rows = []] = await db.batch<unknown>([
    {
      sql: `SELECT ${POST('t')}, t.title, t.category_id, coalesce(c.name, '') AS category, nullif(c.name_en, '') AS category_en,
          t.last_time, t.replies, t.accepted_reply_id,
          EXISTS (SELECT 1 FROM thread_follow f WHERE f.user_id = ?2 AND f.thread_id = t.id AND f.is_on = 1) AS following,
          (SELECT count(*) FROM reply r WHERE r.thread_id = t.id AND (r.hold_time IS NOT NULL OR r.hide_time IS NOT NULL)
            AND r.is_delete = 0 AND ${mine}) AS withheld
        FROM thread t LEFT JOIN thread_category c ON c.id = t.category_id WHERE t.id = ?1 AND ${thread}`,
      params,
    },
    { sql: `${replies} AND r.id = t.accepted_reply_id`, params },
    // An offset beyond what a thread has reads no more than the thread.
    { sql: `${replies} ORDER BY r.add_time, r.id LIMIT ${size} OFFSET ${offset}`, params },
  ]);
  const found = threads[0] as StoredThread | undefined;
  if (!found) throw notFound();
  const { accepted_reply_id: _, withheld, ...rest } = found;
  const [answer] = accepted as StoredReply[];
  return {
    ...rest,
    is_own: found.is_own === 1,
    following: found.following === 1,
    may_accept: found.state === 'shown' && (found.is_own === 1 || threadModerator(caller)),
    accepted_reply: answer ? replyOf(answer) : null,
    records: (rows as StoredReply[]).map(replyOf),
    current,
    pages: Math.ceil((found.replies + withheld) / size),
  };
}

/** Versions that a history shows. */
const VERSIONS = 50;

/**
 * How a thread or reply read, that which stands now first, 50 at most.
 * @throws AppError 404 for none that the caller reads
 */
export async function postHistory(db: Database, caller: Caller, id: string): Promise<{ records: PostVersion[] }> {
  const thread = readableFor(caller, 'thread', 't', '?2');
  const reply = readableFor(caller, 'reply', 'r', '?2');
  const records = await db.all<PostVersion>(
    `WITH post AS (
       SELECT t.id, t.title, t.body, ${authorOf('t')} AS author, coalesce(t.update_time, t.add_time) AS at FROM thread t
       WHERE t.id = ?1 AND ${thread}
       UNION ALL SELECT r.id, '', r.body, ${authorOf('r')}, coalesce(r.update_time, r.add_time) FROM reply r
       JOIN thread t ON t.id = r.thread_id WHERE r.id = ?1 AND ${reply} AND ${thread})
     SELECT (SELECT count(*) FROM post_version v WHERE v.post_id = p.id) + 1 AS version, p.title, p.body, p.author, p.at AS add_time FROM post p
     UNION ALL SELECT v.version, coalesce(v.title, ''), v.body, p.author, v.add_time FROM post p JOIN post_version v ON v.post_id = p.id
     ORDER BY version DESC LIMIT ${VERSIONS}`,
    [id, caller.userId],
  );
  if (records.length === 0) throw notFound();
  return { records };
}

/** Threads whose titles are compared with one that is being typed: the last spoken of. */
const COMPARED = 300;
const SIMILAR = 5;
const MAX_TITLE = 100;
/** Share of common pairs of characters below which titles have nothing to do with each other. */
const LEAST = 25;

/** A few threads whose titles resemble one that is being typed, the most similar first; none before four characters. */
export async function similarThreads(db: Database, title: string | undefined): Promise<{ records: SimilarThread[] }> {
  const typed = (title ?? '').trim().slice(0, MAX_TITLE);
  if ([...typed].length < 4) return { records: [] };
  const rows = await db.all<SimilarThread>(
    `SELECT t.id, t.title, t.lang, t.replies, t.accepted_reply_id IS NOT NULL AS accepted FROM thread t WHERE ${readableThread('t')}
     ORDER BY t.last_time DESC, t.id DESC LIMIT ${COMPARED}`,
  );
  const pairs = pairsOf(typed);
  const scored = rows.map((row) => ({ row, score: similarity(pairs, pairsOf(row.title)) }));
  return {
    records: scored
      .filter(({ score }) => score >= LEAST)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, SIMILAR)
      .map(({ row }) => row),
  };
}
