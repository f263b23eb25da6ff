import { ALERT_AT, DATABASE_LIMIT, type PlatformAlert } from '../../../db/contract/operations.ts';
import { DAY, HOUR } from '../../../db/contract/time.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { holdsAuthority } from '../../platform/sql.ts';
import { readState } from './state.ts';

/** Administrators of the platform, by the alias `u`. */
const ADMINISTRATORS = `u.is_delete = 0 AND ${holdsAuthority('u', 'admin')}`;

/** What of the state is an alert. */
function standing(state: Awaited<ReturnType<typeof readState>>, bytes: number, at: number): PlatformAlert[] {
  const { tasks, queues, pause, dead_letters: dead, failedCalls } = state;
  // A pause says of itself why nothing goes out.
  const stuck = queues.some(
    ({ waiting, oldest }) => waiting > 0 && oldest !== null && oldest < at - ALERT_AT.waitingSeconds,
  );
  const found: Record<PlatformAlert, boolean> = {
    failures: failedCalls >= ALERT_AT.failures,
    'task-failed': tasks.some(({ failed_in_row }) => failed_in_row >= ALERT_AT.failedInRow),
    'task-late': tasks.some(({ late }) => late),
    'dead-letters': dead.last_time !== null && dead.last_time > at - HOUR,
    'delivery-stuck': stuck && !pause,
    'account-paused': pause !== null && pause.until_time > at + ALERT_AT.pausedSeconds,
    'database-size': bytes > ALERT_AT.databasePart * DATABASE_LIMIT,
  };
  return (Object.keys(found) as PlatformAlert[]).filter((kind) => found[kind]);
}

/**
 * Tells administrators what is wrong with the platform: each in a notice, and those who bound the chat app, or asked for messages,
 * in a message that the delivery sends. What stands is told once a day, what was over and comes again once an hour. Runs side by
 * side tell nothing twice: all of it is one transaction, and the time is its key.
 */
export async function raisePlatformAlerts(db: Database): Promise<void> {
  const at = now();
  const kinds = JSON.stringify(standing(await readState(db, at), db.size, at));
  const key = `platform-alert:${at}`;
  await db.batch([
    {
      sql: `UPDATE platform_alert SET ended_time = ?1 WHERE ended_time IS NULL AND kind NOT IN (SELECT value FROM json_each(?2))`,
      params: [at, kinds],
    },
    {
      sql: `INSERT INTO platform_alert (kind, raised_time) SELECT value, ?1 FROM json_each(?2) WHERE true
ON CONFLICT (kind) DO UPDATE SET raised_time = iif(raised_time <= ?1 - iif(ended_time IS NULL, ${DAY}, ${HOUR}), ?1, raised_time),
  ended_time = NULL`,
      params: [at, kinds],
    },
    {
      sql: `INSERT OR IGNORE INTO notice (id, user_id, topic, params, link, once_key, add_time)
SELECT upper(hex(randomblob(13))), u.user_id, 'platform_alert', (SELECT json_object('count', count(*), 'code', group_concat(kind))
  FROM platform_alert WHERE raised_time = ?1 AND ended_time IS NULL), '/admin/status', ?2, ?1
FROM user u WHERE ${ADMINISTRATORS} AND EXISTS (SELECT 1 FROM platform_alert WHERE raised_time = ?1 AND ended_time IS NULL)`,
      params: [at, key],
    },
    {
      sql: `INSERT OR IGNORE INTO notice_message (notice_id, user_id, topic, organization_id, params, add_time)
SELECT n.id, n.user_id, n.topic, '', n.params, n.add_time FROM user u JOIN notice n ON n.user_id = u.user_id AND n.once_key = ?1
WHERE ${ADMINISTRATORS} AND (u.openid IS NOT NULL OR EXISTS (SELECT 1 FROM security_alert_reader r WHERE r.user_id = u.user_id AND r.wanted = 1))`,
      params: [key],
    },
  ]);
}
