import { PUSH_LIMITS } from '../../../../db/contract/pushes.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { assertChanged, type Database, type Statement } from '../../../platform/database.ts';
import { writeOr } from '../../../platform/guarded.ts';
import { isOpen } from '../conditions.ts';

/** Waves that have begun: what failed in them, and is sent again, does not go back to them. */
const BEGUN = `SELECT coalesce(max(wave), 0) AS base FROM push_tally WHERE push_id = ? AND state <> 'waiting'`;

/**
 * Gives the waiting targets of a push their waves as its run begins, or goes on: each may be sent from its own time on. A
 * message that may have been taken is not kept waiting: a repeat of it is recognised for minutes only.
 * @param at unix seconds, when the first of them begins
 */
export const planWaves = (pushId: string, at: number): Statement[] => [
  { sql: `DELETE FROM push_wave WHERE push_id = ? AND wave > (${BEGUN})`, params: [pushId, pushId] },
  {
    sql: `UPDATE push_wechat_orgs SET wave = r.wave, next_time = r.start FROM (
  SELECT t.id, b.base + 1 + t.place AS wave, ?1 + t.place * p.wave_minutes * 60 AS start
  FROM (SELECT x.id, min((row_number() OVER (ORDER BY x.id) - 1) / q.wave_size, ${PUSH_LIMITS.waves - 1}) AS place
    FROM push_wechat_orgs x JOIN push_wechat q ON q.id = x.push_id AND q.wave_size > 0
    WHERE x.push_id = ?2 AND x.state = 'waiting' AND x.doubt_since IS NULL) t
  JOIN push_wechat p ON p.id = ?2 JOIN (${BEGUN.replace('?', '?2')}) b) r WHERE push_wechat_orgs.id = r.id`,
    params: [at, pushId],
  },
  {
    sql: `INSERT INTO push_wave (push_id, wave, start_time) SELECT push_id, wave, min(next_time) FROM push_wechat_orgs
WHERE push_id = ? AND state = 'waiting' AND wave > 0 AND next_time > 0 GROUP BY push_id, wave
ON CONFLICT DO UPDATE SET start_time = excluded.start_time`,
    params: [pushId],
  },
];

/** The waves of a push, by the counters of its targets. */
export const readWaves = (pushId: string): Statement => ({
  sql: `SELECT w.wave, w.start_time, sum(t.n) AS chosen, sum(CASE WHEN t.state IN ('waiting', 'sending') THEN t.n ELSE 0 END) AS waiting,
  sum(CASE t.state WHEN 'sent' THEN t.n ELSE 0 END) AS sent,
  sum(CASE WHEN t.state IN ('failed', 'refused', 'uncertain') THEN t.n ELSE 0 END) AS failed
FROM push_wave w JOIN push_tally t ON t.push_id = w.push_id AND t.wave = w.wave WHERE w.push_id = ? GROUP BY w.wave ORDER BY w.wave`,
  params: [pushId],
});

/** What a push that its operator holds is shown with. */
const HELD = 'push_held';

/**
 * Holds a push that is being sent, between two waves or within one: a call under way is brought to its end, the rest waits
 * until the push is confirmed again.
 * @throws AppError 409 for a push that is not being sent
 */
export async function holdPush(db: Database, userId: string, id: string): Promise<void> {
  await writeOr(db, 'push_not_running', [
    {
      sql: `UPDATE push_wechat AS p SET run_state = 'stopped', error_code = '${HELD}', error_msg = NULL
WHERE p.id = ? AND p.is_delete = 0 AND p.run_state = 'running' AND ${isOpen('p.id')}`,
      params: [id],
    },
    assertChanged(),
    auditEntry({ userId, action: 'push-hold', table: 'push_wechat', itemId: id }),
  ]);
}
