import { ARCHIVE } from '../../../../db/contract/pushes.ts';
import type { Database } from '../../../platform/database.ts';
import { archivedBefore } from './age.ts';

/** Where pushes to subscribers stand: those that are long over have left the first one. */
const TABLES = ['user_push', 'user_push_archived'] as const;

const IS_OF_FOLLOW = `run_key LIKE 'follow:%'`;

/** Key of the follow that made a row of `user_push`, null for none: its run says so. */
const FOLLOW_OF_RUN = `CASE WHEN ${IS_OF_FOLLOW} THEN substr(run_key, 8, instr(substr(run_key, 8), ':') - 1) END`;

/** The push whose id is `?1`, with the follow that it came of, wherever it stands: a select of at most one row. */
export const USER_PUSH = TABLES.map(
  (table) => `SELECT id, user_id, item_type, title, items, add_time,
  ${table === 'user_push' ? FOLLOW_OF_RUN : 'follow_id'} AS follow_id FROM ${table} WHERE id = ?1`,
).join(' UNION ALL ');

/**
 * The same statement for each of the tables that pushes to subscribers stand in: a batch of them finds each push once.
 * @param statement SQL by the name of the table
 */
export const inEach = (statement: (table: string) => string): string[] => TABLES.map(statement);

/** Rows of one step that are over and old enough (`?1`), the oldest first; the same ones for all statements of a batch. */
const DUE = `(SELECT id FROM user_push INDEXED BY user_push_ended WHERE add_time < ?1 AND state NOT IN ('waiting', 'sending')
  ORDER BY add_time, rowid LIMIT ${ARCHIVE.part})`;

/** What reached nobody ends: no message and no notice leads there, and it kept no item from being pushed again. */
const IS_KEPT = `(state NOT IN ('failed', 'refused') OR opened_time IS NOT NULL OR ${IS_OF_FOLLOW})`;

const COLUMNS = 'id, user_id, item_type, title, items, state, sent_at, delivered_at, opened_time, add_time';

/**
 * Shortens pushes to subscribers that are over, and older than the setting `push-archive-months` says (decision 276): a bounded
 * number a run, the oldest first. Each step is one transaction of the database: a report, an opening or the end of an account comes
 * before it or after it, and a kill leaves what it found.
 * @param at unix seconds
 */
export async function archiveUserPushes(db: Database, at: number): Promise<void> {
  const before = await archivedBefore(db, at);
  if (before === null) return;
  for (let step = 0; step < ARCHIVE.partsPerRun; step += 1) {
    const [, , , moved] = await db.batch<{ n: number }>([
      {
        sql: `INSERT OR IGNORE INTO user_push_call (run_key, add_time)
SELECT DISTINCT run_key, ?2 FROM user_push WHERE id IN ${DUE} AND NOT ${IS_OF_FOLLOW}`,
        params: [before, at],
      },
      {
        sql: `INSERT INTO user_push_archived (${COLUMNS}, follow_id)
SELECT ${COLUMNS}, ${FOLLOW_OF_RUN} FROM user_push WHERE id IN ${DUE} AND ${IS_KEPT} ORDER BY add_time, rowid`,
        params: [before],
      },
      { sql: `DELETE FROM user_push WHERE id IN ${DUE}`, params: [before] },
      { sql: 'SELECT changes() AS n', params: [] },
    ]);
    if ((moved?.[0]?.n ?? 0) < ARCHIVE.part) return;
  }
}
