import { now } from '../../platform/clock.ts';
import type { Statement } from '../../platform/database.ts';
import { readableReply, readableThread } from '../../tables/thread-rules.ts';
import { authorOf } from './rows.ts';

const NOTICE = 'INSERT OR IGNORE INTO notice (id, user_id, topic, item_id, params, link, once_key, add_time)';

/**
 * Tells who follows their threads of replies, each once, as soon as everybody reads them: for the batch that writes them, or that
 * lets them be read.
 * @param ids keys of replies
 */
export const tellFollowers = (ids: readonly string[]): Statement => ({
  sql: `${NOTICE}
SELECT upper(hex(randomblob(13))), f.user_id, 'thread_reply', t.id, json_object('name', t.title, 'from', ${authorOf('r')}),
  '/community/t/' || t.id, 'thread-reply:' || r.id, ?2
FROM json_each(?1) j CROSS JOIN reply r ON r.id = j.value AND ${readableReply('r')}
JOIN thread t ON t.id = r.thread_id AND ${readableThread('t')}
JOIN thread_follow f ON f.thread_id = t.id AND f.is_on = 1 WHERE f.user_id <> r.add_user`,
  params: [JSON.stringify(ids), now()],
});

/**
 * Tells who follows a thread, and who wrote the answer, that it was accepted: once for each answer.
 * @param by user id of who accepted it
 */
export const tellAccepted = (threadId: string, by: string): Statement => ({
  sql: `${NOTICE}
SELECT upper(hex(randomblob(13))), p.user_id, iif(p.user_id = r.add_user, 'thread_accepted_own', 'thread_accepted'), t.id,
  json_object('name', t.title), '/community/t/' || t.id, 'thread-accepted:' || r.id, ?3
FROM thread t JOIN reply r ON r.id = t.accepted_reply_id AND ${readableReply('r')}
JOIN (SELECT user_id, thread_id FROM thread_follow WHERE thread_id = ?1 AND is_on = 1
  UNION SELECT add_user, thread_id FROM reply WHERE id = (SELECT accepted_reply_id FROM thread WHERE id = ?1)) p ON p.thread_id = t.id
WHERE t.id = ?1 AND ${readableThread('t')} AND p.user_id <> ?2`,
  params: [threadId, by, now()],
});
