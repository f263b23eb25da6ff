import { DAY, HOUR } from '../../../db/contract/time.ts';
import { dayStart, now, shownDay } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { newId } from '../../platform/random.ts';
import { readableThread } from '../../tables/thread-rules.ts';
import { quietUntil, readQuiet } from '../pushes/delivery/quiet.ts';

/** People that one run tells (decision 175): a run stays short, the next one goes on. */
const BATCH = 200;
/** Threads that a day's digest looks at, the last spoken of first. */
const THREADS = 1_000;
/** No digest goes out before this hour of Shanghai's day; the setting of this name may say another. */
const HOUR_SETTING = 'community-digest-hour';
const FIRST_HOUR = 9;

interface Follower {
  user_id: string;
  replies: number;
  threads: number;
}

/** Who follows threads in which there were replies in the day before `until` that they have not read, and was not told today. */
const selectFollowers = (until: number, key: string): Statement => ({
  sql: `WITH spoken AS MATERIALIZED (SELECT t.id FROM thread t WHERE ${readableThread('t')} AND t.last_time >= ?1 ORDER BY t.last_time DESC LIMIT ${THREADS}),
who AS MATERIALIZED (SELECT DISTINCT f.user_id FROM spoken s JOIN thread_follow f ON f.thread_id = s.id AND f.is_on = 1)
SELECT w.user_id, count(*) AS replies, count(DISTINCT n.item_id) AS threads FROM who w
JOIN notice n ON n.user_id = w.user_id AND n.add_time >= ?1 AND n.add_time < ?2 AND n.topic = 'thread_reply' AND n.read_time IS NULL
WHERE NOT EXISTS (SELECT 1 FROM notice d WHERE d.user_id = w.user_id AND d.once_key = ?3)
GROUP BY w.user_id ORDER BY w.user_id LIMIT ${BATCH}`,
  params: [until - DAY, until, key],
});

/** The statements that tell them: a notice each, and a message to those who are reached without cost. */
function statementsOf(rows: readonly (Follower & { id: string })[], key: string, at: number): Statement[] {
  const cell = (name: string) => `json_extract(j.value, '$.${name}')`;
  const params = `json_object('count', ${cell('replies')}, 'threads', ${cell('threads')})`;
  const list = JSON.stringify(rows);
  return [
    {
      sql: `INSERT OR IGNORE INTO notice (id, user_id, topic, params, link, once_key, add_time)
        SELECT ${cell('id')}, ${cell('user_id')}, 'thread_digest', ${params}, '/memberCenter/threads', ?2, ?3 FROM json_each(?1) j`,
      params: [list, key, at],
    },
    {
      sql: `INSERT OR IGNORE INTO notice_message (notice_id, user_id, topic, organization_id, params, add_time)
        SELECT n.id, n.user_id, 'thread_digest', '', n.params, ?2 FROM json_each(?1) j JOIN notice n ON n.id = ${cell('id')}
        JOIN user u ON u.user_id = n.user_id AND u.is_delete = 0 AND (u.openid IS NOT NULL OR instr(u.account, '@') > 0)`,
      params: [list, at],
    },
  ];
}

/**
 * Tells who follows threads once a day how much was said in them that they have not read: a notice, and a message by the chat app or
 * e-mail, never a short message. Of what was withheld nothing is counted, since its notices are gone (decision 159).
 * @param handOver gives messages to the queue
 */
export async function digestThreads(db: Database, handOver: (ids: readonly string[]) => Promise<void>): Promise<void> {
  const at = now();
  const [hours = [], quiet = []] = await db.batch<{ value: string | null }>([
    { sql: 'SELECT value FROM setting WHERE id = ?', params: [HOUR_SETTING] },
    readQuiet,
  ]);
  const hour = hours[0]?.value ?? '';
  const from = dayStart(at) + (/^\d{1,2}$/.test(hour) ? Number(hour) : FIRST_HOUR) * HOUR;
  if (at < from || quietUntil(quiet[0]?.value, at) > 0) return;
  const key = `thread-digest:${shownDay(at)}`;
  const { sql, params } = selectFollowers(from, key);
  const rows = (await db.all<Follower>(sql, params)).map((row) => ({ ...row, id: newId() }));
  if (rows.length === 0) return;
  await db.batch(statementsOf(rows, key, at));
  await handOver(rows.map(({ id }) => id));
}
