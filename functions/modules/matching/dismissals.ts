import type { matchingCalls } from '../../../db/contract/calls/matching.ts';
import type { BodyOf } from '../../../db/contract/endpoint.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/random.ts';

/** Dismissals that a member has at most for one item; older ones than these come back. */
const DISMISSED = 500;
/** Deals that are looked at, the newest. */
const DEALS = 200;

/**
 * What does not come back among the matches of an item: what the caller dismissed there, and what they have asked for in a deal.
 * @param userId null for visitors, who see everything
 * @param id key of the item that is matched
 */
export async function unwanted(db: Database, userId: string | null, id: string): Promise<ReadonlySet<string>> {
  if (userId === null) return new Set();
  const found = await db.batch<{ id: string }>([
    {
      sql: `SELECT other_id AS id FROM match_dismissal WHERE user_id = ? AND item_id = ? LIMIT ${DISMISSED}`,
      params: [userId, id],
    },
    {
      sql: `SELECT item_id AS id FROM deal WHERE seeker_user = ? ORDER BY update_time DESC LIMIT ${DEALS}`,
      params: [userId],
    },
  ]);
  return new Set(found.flat().map((row) => row.id));
}

/**
 * Dismisses a counterpart that is public; a second time changes the reason.
 * @param body keys of the item and of the counterpart, and the reason
 */
export async function dismiss(
  db: Database,
  userId: string,
  { id, other_id, reason }: BodyOf<typeof matchingCalls.dismiss>,
): Promise<{ changed: number }> {
  const changed = await db.run(
    `INSERT INTO match_dismissal (id, user_id, item_id, other_id, reason, add_time) SELECT ?1, ?2, ?3, ?4, ?5, ?6
     WHERE EXISTS (SELECT 1 FROM result_publication WHERE item_id = ?4 UNION ALL SELECT 1 FROM demand_publication WHERE item_id = ?4)
     AND (SELECT count(*) FROM (SELECT 1 FROM match_dismissal WHERE user_id = ?2 AND item_id = ?3 LIMIT ${DISMISSED})) < ${DISMISSED}
     ON CONFLICT(user_id, item_id, other_id) DO UPDATE SET reason = excluded.reason`,
    [newId(), userId, id, other_id, reason, now()],
  );
  return { changed };
}

/** Takes a dismissal back. */
export async function restore(
  db: Database,
  userId: string,
  { id, other_id }: BodyOf<typeof matchingCalls.restore>,
): Promise<{ changed: number }> {
  const sql = 'DELETE FROM match_dismissal WHERE user_id = ? AND item_id = ? AND other_id = ?';
  return { changed: await db.run(sql, [userId, id, other_id]) };
}
