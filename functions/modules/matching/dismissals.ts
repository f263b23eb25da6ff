import type { matchingCalls } from '../../../db/contract/calls/matching.ts';
import type { BodyOf } from '../../../db/contract/endpoint.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/random.ts';

/** Dismissals that a member has at most for one item; the oldest beyond these come back. */
const DISMISSED = 500;
/** Deals that are looked at, the newest. */
const DEALS = 200;

/**
 * What does not come back among the matches of items: what the caller dismissed there, and what they have asked for in a deal.
 * @param userId null for visitors, who see everything
 * @param ids keys of the items that are matched
 * @returns keys of counterparts, by the items'
 */
export async function unwanted(
  db: Database,
  userId: string | null,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  if (userId === null) return new Map();
  const [dismissed = [], dealt = []] = await db.batch<{ item_id: string; other_id: string }>([
    {
      sql: 'SELECT item_id, other_id FROM match_dismissal WHERE user_id = ? AND item_id IN (SELECT value FROM json_each(?))',
      params: [userId, JSON.stringify(ids)],
    },
    {
      sql: `SELECT '' AS item_id, item_id AS other_id FROM deal WHERE seeker_user = ? ORDER BY update_time DESC LIMIT ${DEALS}`,
      params: [userId],
    },
  ]);
  const everywhere = dealt.map(({ other_id }) => other_id);
  const of = (id: string) => dismissed.filter(({ item_id }) => item_id === id).map(({ other_id }) => other_id);
  return new Map(ids.map((id) => [id, new Set([...everywhere, ...of(id)])]));
}

/**
 * Dismisses a counterpart that is public among the matches of an item that there is; a second time changes the reason.
 * @param body keys of the item and of the counterpart, and the reason
 * @throws AppError 404 when either is not there
 */
export async function dismiss(
  db: Database,
  userId: string,
  { id, other_id, reason }: BodyOf<typeof matchingCalls.dismiss>,
): Promise<{ changed: number }> {
  const [made] = await db.batch<{ id: string }>([
    {
      sql: `INSERT INTO match_dismissal (id, user_id, item_id, other_id, reason, add_time) SELECT ?1, ?2, ?3, ?4, ?5, ?6
        WHERE EXISTS (SELECT 1 FROM result_publication WHERE item_id = ?4 UNION ALL SELECT 1 FROM demand_publication WHERE item_id = ?4)
        AND EXISTS (SELECT 1 FROM chengguo WHERE chengguo_id = ?3 UNION ALL SELECT 1 FROM xuqiu WHERE xuqiu_id = ?3)
        ON CONFLICT(user_id, item_id, other_id) DO UPDATE SET reason = excluded.reason, add_time = excluded.add_time RETURNING id`,
      params: [newId(), userId, id, other_id, reason, now()],
    },
    {
      sql: `DELETE FROM match_dismissal WHERE id IN (SELECT id FROM match_dismissal WHERE user_id = ? AND item_id = ?
        ORDER BY add_time DESC, id DESC LIMIT -1 OFFSET ${DISMISSED})`,
      params: [userId, id],
    },
  ]);
  if (!made?.length) throw notFound();
  return { changed: 1 };
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
