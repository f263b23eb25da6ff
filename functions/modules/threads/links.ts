import type { LinkKind, Mention, ThreadLink } from '../../../db/contract/thread-links.ts';
import { type Caller, holds, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/random.ts';
import { readableReply, readableThread } from '../../tables/thread-rules.ts';

/** Links and threads that are shown at most. */
const SHOWN = 20;
/** Newest links of an item that are looked at: members link what they like, and every visitor's page asks. */
const LOOKED_AT = 300;

const SNAPSHOTS: Readonly<Record<LinkKind, string>> = { demand: 'demand_publication', result: 'result_publication' };

/** SQL condition on a link `l`: it stands in the thread itself, or in a reply that everybody reads. */
const LINK_SHOWN = `(l.reply_id = '' OR EXISTS (SELECT 1 FROM reply r WHERE r.id = l.reply_id AND ${readableReply('r')}))`;

/** The public items that a thread is linked with; none of a thread that not everybody reads. */
export async function linksOf(db: Database, threadId: string): Promise<{ records: ThreadLink[] }> {
  const records = await db.all<ThreadLink>(
    `SELECT l.kind, l.item_id, coalesce(d.name, p.name) AS name, nullif(coalesce(d.card ->> '$.name_en', p.card ->> '$.name_en'), '') AS name_en,
       nullif(l.reply_id, '') AS reply_id
     FROM thread t JOIN thread_link l ON l.thread_id = t.id
     LEFT JOIN demand_publication d ON l.kind = 'demand' AND d.item_id = l.item_id
     LEFT JOIN result_publication p ON l.kind = 'result' AND p.item_id = l.item_id
     WHERE t.id = ? AND ${readableThread('t')} AND ${LINK_SHOWN} AND coalesce(d.item_id, p.item_id) IS NOT NULL
     ORDER BY l.add_time, l.id LIMIT ${SHOWN}`,
    [threadId],
  );
  return { records };
}

/** The threads that everybody reads and that a public item is linked with; none of an item that is not public. */
export async function mentionsOf(db: Database, kind: LinkKind, id: string): Promise<{ records: Mention[] }> {
  const records = await db.all<Mention>(
    `SELECT DISTINCT t.id, t.title, t.lang, t.replies, t.last_time
     FROM (SELECT thread_id, reply_id FROM thread_link WHERE kind = ?1 AND item_id = ?2 ORDER BY rowid DESC LIMIT ${LOOKED_AT}) l
     CROSS JOIN thread t ON t.id = l.thread_id
     WHERE ${readableThread('t')} AND ${LINK_SHOWN}
       AND EXISTS (SELECT 1 FROM ${SNAPSHOTS[kind]} p WHERE p.item_id = ?2)
     ORDER BY t.last_time DESC, t.id DESC LIMIT ${SHOWN}`,
    [kind, id],
  );
  return { records };
}

/**
 * The statements that link the demand which a thread becomes, for the batch that publishes it; for none, none.
 * @throws AppError 404 for a thread that not everybody reads, or that is neither the caller's nor a content editor's to take along
 */
export async function demandLinks(
  db: Database,
  caller: Caller,
  threadId: string | undefined,
): Promise<(demandId: string) => Statement[]> {
  if (!threadId) return () => [];
  const userId = userIdOf(caller);
  const found = await db.first(
    `SELECT 1 FROM thread t WHERE t.id = ?1 AND ${readableThread('t')} AND (t.add_user = ?2 OR ${Number(holds(caller, 'content-admin'))})`,
    [threadId, userId],
  );
  if (!found) throw notFound();
  return (demandId) => [linkStatement(threadId, 'demand', demandId, '', userId)];
}

/** The row that links a thread, for the batch of what makes it so. */
export const linkStatement = (
  threadId: string,
  kind: LinkKind,
  itemId: string,
  replyId: string,
  userId: string,
): Statement => ({
  sql: `INSERT INTO thread_link (id, thread_id, kind, item_id, reply_id, add_user, add_time) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (thread_id, kind, item_id, reply_id) DO NOTHING`,
  params: [newId(), threadId, kind, itemId, replyId, userId, now()],
});
