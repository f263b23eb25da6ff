import type { matchingCalls } from '../../../db/contract/calls/matching.ts';
import type { BodyOf } from '../../../db/contract/endpoint.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/random.ts';

/**
 * Keeps what a member was shown among the matches of an item, each with its place at the first time; what is not public, or was
 * shown there before, is left out.
 * @param body key of the item, and the counterparts with their places
 */
export async function noteShown(
  db: Database,
  userId: string,
  { id, shown }: BodyOf<typeof matchingCalls.shown>,
): Promise<{ changed: number }> {
  const rows = shown.map(({ other_id, position }) => ({ key: newId(), other: other_id, position }));
  const kept = await db.all(
    `INSERT OR IGNORE INTO match_use (id, user_id, item_id, other_id, kind, position, add_time)
      SELECT j.value ->> '$.key', ?1, ?2, j.value ->> '$.other', s.kind, j.value ->> '$.position', ?3 FROM json_each(?4) j
      JOIN (SELECT 'result' AS kind FROM chengguo WHERE chengguo_id = ?2 UNION ALL SELECT 'demand' FROM xuqiu WHERE xuqiu_id = ?2) s
      WHERE s.kind = 'demand' AND EXISTS (SELECT 1 FROM result_publication p WHERE p.item_id = j.value ->> '$.other')
         OR s.kind = 'result' AND EXISTS (SELECT 1 FROM demand_publication p WHERE p.item_id = j.value ->> '$.other') RETURNING id`,
    [userId, id, now(), JSON.stringify(rows)],
  );
  return { changed: kept.length };
}

/** Keeps that a member opened what was shown among the matches of an item; the first time counts. */
export const noteOpened = async (
  db: Database,
  userId: string,
  { id, other_id }: BodyOf<typeof matchingCalls.opened>,
): Promise<{ changed: number }> => ({
  changed: await db.run(
    'UPDATE match_use SET open_time = ? WHERE user_id = ? AND item_id = ? AND other_id = ? AND open_time IS NULL',
    [now(), userId, id, other_id],
  ),
});
