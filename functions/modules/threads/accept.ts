import type { AcceptInput, FollowInput } from '../../../db/contract/threads.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import type { Caller } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { decideOnce } from '../../platform/decision.ts';
import { notFound } from '../../platform/errors.ts';
import { readableFor, readableReply, readableThread, threadModerator } from '../../tables/thread-rules.ts';
import { tellAccepted } from './told.ts';

/**
 * Says which reply answers a thread, one at a time, or that none does. Said twice it changes nothing.
 * @throws AppError 404 for a thread or reply that not everybody reads, and for callers who neither wrote the thread nor moderate
 */
export async function acceptReply(
  db: Database,
  caller: Caller,
  userId: string,
  { thread_id, reply_id }: AcceptInput,
): Promise<{ accepted_reply_id: string | null }> {
  const wanted = reply_id || null;
  const writes = `${readableThread('t')} AND ${threadModerator(caller) ? '1' : 't.add_user = ?2'}`;
  const done = await decideOnce(db, {
    guarded: {
      sql: `UPDATE thread AS t SET accepted_reply_id = ?3, accept_time = iif(?3 IS NULL, NULL, ?4)
        WHERE t.id = ?1 AND ${writes} AND t.accepted_reply_id IS NOT ?3 AND ?2 IS NOT NULL
          AND (?3 IS NULL OR EXISTS (SELECT 1 FROM reply r WHERE r.id = ?3 AND r.thread_id = ?1 AND ${readableReply('r')}))`,
      params: [thread_id, userId, wanted, now()],
    },
    told: [tellAccepted(thread_id, userId)],
    log: [
      auditEntry({
        userId,
        action: wanted ? 'thread-accept' : 'thread-unaccept',
        table: 'thread',
        itemId: thread_id,
        after: wanted,
      }),
    ],
  });
  if (done) return { accepted_reply_id: wanted };
  const stand = await db.first<{ accepted_reply_id: string | null }>(
    `SELECT t.accepted_reply_id FROM thread t WHERE t.id = ?1 AND ?2 IS NOT NULL AND ${writes}`,
    [thread_id, userId],
  );
  if (!stand || stand.accepted_reply_id !== wanted) throw notFound();
  return stand;
}

/**
 * The caller wants to be told what happens in a thread, or not any more, whatever they write there.
 * @throws AppError 404 for none that the caller reads
 */
export async function followThread(
  db: Database,
  caller: Caller,
  userId: string,
  { thread_id, follow }: FollowInput,
): Promise<{ following: boolean }> {
  const changed = await db.run(
    `INSERT INTO thread_follow (user_id, thread_id, is_on, add_time)
     SELECT ?2, t.id, ?3, ?4 FROM thread t WHERE t.id = ?1 AND ${readableFor(caller, 'thread', 't', '?2')}
     ON CONFLICT (user_id, thread_id) DO UPDATE SET is_on = excluded.is_on`,
    [thread_id, userId, follow ? 1 : 0, now()],
  );
  if (changed === 0) throw notFound();
  return { following: follow };
}
