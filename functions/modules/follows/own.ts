import { FOLLOW_LIMITS, type FollowInput, type OwnFollow } from '../../../db/contract/follows.ts';
import { PUBLISHED } from '../../../db/contract/items.ts';
import { now } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { AppError, invalid, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/random.ts';
import { inTerm, isOffered } from '../../platform/sql.ts';
import type { TopicModel } from '../matching/model.ts';
import { followKey } from './keys.ts';
import { dueFrom } from './rhythm.ts';

/** What the caller follows, the newest first. */
export const ownFollows = (db: Database, userId: string): Promise<OwnFollow[]> =>
  db.all<OwnFollow>(
    `SELECT f.id, f.kind, f.target, f.name, f.rhythm, f.add_time,
      nullif(CASE f.kind WHEN 'field' THEN (SELECT name_en FROM scope WHERE id = f.target)
        WHEN 'organization' THEN (SELECT name_en FROM organization WHERE organization_id = f.target)
        WHEN 'expert' THEN (SELECT name_en FROM zhuanjia WHERE expert_id = f.target)
        WHEN 'item' THEN coalesce((SELECT card ->> '$.name_en' FROM result_publication WHERE item_id = f.target),
          (SELECT card ->> '$.name_en' FROM demand_publication WHERE item_id = f.target)) END, '') AS name_en,
      CASE WHEN f.kind = 'item' THEN iif(EXISTS (SELECT 1 FROM chengguo c WHERE c.chengguo_id = f.target), 1, 2) END AS item_type,
      (SELECT count(*) FROM (SELECT 1 FROM follow_match m WHERE m.follow_id = f.id AND m.told_time IS NOT NULL LIMIT 1000)) AS told
      FROM follow f WHERE f.user_id = ? ORDER BY f.add_time DESC, f.id DESC`,
    [userId],
  );

/** Names of what is public and can be followed, by its key. */
const NAMED: Readonly<Record<Exclude<FollowInput['kind'], 'search'>, string>> = {
  organization:
    'SELECT name FROM organization WHERE organization_id = ? AND is_delete = 0 AND audit_status = 4 AND is_shown = 1',
  field: `SELECT p.name FROM scope p WHERE p.id = ? AND ${isOffered('p')}`,
  expert: 'SELECT name FROM zhuanjia WHERE expert_id = ? AND is_delete = 0 AND audit_status = 4',
  item: (['result', 'demand'] as const)
    .map((kind) => PUBLISHED[kind])
    .map((facts) => `SELECT p.name FROM ${facts.publication} p WHERE p.item_id = ?1 AND ${inTerm(facts, 'p.item_id')}`)
    .join(' UNION ALL '),
};

/**
 * Follows something, or changes how often one is told of it; the same twice is one.
 * @throws AppError 404 for what is not public, 409 for more than anybody reads, 422 for a search without a letter
 */
export async function follow(
  db: Database,
  model: TopicModel,
  userId: string,
  { kind, target, rhythm }: FollowInput,
): Promise<{ id: string }> {
  const key = followKey(model, kind, target);
  if (key === null) throw invalid([{ field: 'target', code: 'invalid_value' }]);
  const named = kind === 'search' ? { name: target } : await db.first<{ name: string }>(NAMED[kind], [target]);
  if (!named) throw notFound();
  const at = now();
  const own = '(SELECT id FROM follow WHERE user_id = ? AND kind = ? AND target = ?)';
  const mine = [userId, kind, target];
  const statements: Statement[] = [
    {
      sql: `INSERT INTO follow (id, user_id, kind, target, name, rhythm, add_time) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
        WHERE (SELECT count(*) FROM follow WHERE user_id = ?2) < ${FOLLOW_LIMITS.follows}
          OR EXISTS (SELECT 1 FROM follow WHERE user_id = ?2 AND kind = ?3 AND target = ?4)
        ON CONFLICT (user_id, kind, target) DO UPDATE SET rhythm = excluded.rhythm`,
      params: [newId(), userId, kind, target, named.name, rhythm, at],
    },
    {
      sql: `INSERT OR IGNORE INTO follow_key (key, follow_id) SELECT ?, id FROM follow WHERE user_id = ? AND kind = ? AND target = ?`,
      params: [key, ...mine],
    },
    // What waits for a digest is told when it would be now.
    {
      sql: `UPDATE follow_match SET due_time = ? WHERE follow_id = ${own} AND told_time IS NULL`,
      params: [dueFrom(rhythm, at), ...mine],
    },
    { sql: `SELECT id FROM follow WHERE user_id = ? AND kind = ? AND target = ?`, params: mine },
  ];
  const [made] = (await db.batch<{ id: string }>(statements))[3] ?? [];
  if (!made) throw new AppError(409, 'too_many_follows');
  return { id: made.id };
}

/** Follows something no longer; what is still to be told of it goes with it. */
export const unfollow = async (db: Database, userId: string, id: string): Promise<{ changed: number }> => ({
  // What a trigger takes with it is counted by the database as well: rows are counted by themselves.
  changed: (await db.all('DELETE FROM follow WHERE id = ? AND user_id = ? RETURNING id', [id, userId])).length,
});
