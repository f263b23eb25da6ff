import { now } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { repeatSeconds } from '../delivery/claim.ts';
import { type Gate, takeTurn } from '../delivery/pause.ts';
import { enqueueTargets } from '../delivery/queue.ts';
import { freeMessages } from '../delivery/rows.ts';

const TICK_MS = 2000;
const IDLE_MS = 30_000;

/** A row that waits so long without being claimed has lost its message in the queue; pushes before it may take a while. */
const STALL_SECONDS = 60;

/** Rows that one look hands over. */
const ROWS = 2000;

/**
 * One look at the pushes to subscribers: frees what crashed workers hold, gives up what the chat app no longer removes as a
 * repeat, hands waiting rows to the queue (house 6, 7).
 * @param gate whether, and how many, rows may be handed over now
 * @returns when to look again (ms since 1970), or null when nothing is under way
 */
export async function sweepUserPushes(db: Database, env: Env, gate: Gate): Promise<number | null> {
  const at = now();
  const answers = await db.batch<{ id: string; value: number }>([
    ...freeMessages('user_push', at, at - repeatSeconds(env)),
    {
      sql: `SELECT id FROM user_push WHERE state = 'waiting' AND (next_time BETWEEN 1 AND ?1
  OR next_time = 0 AND (?2 = 1 OR coalesce(claim_time, add_time) < ?3))
  ORDER BY CASE WHEN ?4 < ${ROWS} THEN doubt_since IS NULL END LIMIT ?4`,
      params: [at, gate.all || gate.limit ? 1 : 0, at - STALL_SECONDS, gate.limit ?? ROWS],
    },
    { sql: `SELECT EXISTS (SELECT 1 FROM user_push WHERE state IN ('waiting', 'sending')) AS value`, params: [] },
    {
      sql: `SELECT EXISTS (SELECT 1 FROM user_push WHERE state = 'sending' OR state = 'waiting' AND next_time <= ?) AS value`,
      params: [at + IDLE_MS / 1000],
    },
  ]);
  const due = (answers[2] ?? []).map(({ id }) => id);
  if (gate.closedUntil === 0 && due.length > 0 && (gate.limit === undefined || (await takeTurn(db, at)))) {
    await enqueueTargets(env, due, 'user-push');
    await db.run(
      `UPDATE user_push SET next_time = 0, claim_time = ?1 WHERE +state = 'waiting' AND +next_time <= ?1
  AND id IN (SELECT value FROM json_each(?2))`,
      [at, JSON.stringify(due)],
    );
  }
  if (answers[3]?.[0]?.value !== 1) return null;
  // All that is open waits for its time.
  if (answers[4]?.[0]?.value !== 1) return Date.now() + IDLE_MS;
  return Math.max(Date.now() + TICK_MS, Math.min(gate.closedUntil * 1000, Date.now() + IDLE_MS));
}
