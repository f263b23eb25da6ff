import type { Reached, ReachedPush } from '../../../../db/contract/push-pickers.ts';
import { PUSH_LIMITS } from '../../../../db/contract/pushes.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import { HOLDING, holdsId, IS_SCHEDULED, summed } from '../conditions.ts';

/** Earlier pushes that one answer names, newest first, and their organisations: as many as one push reaches. */
const NAMED = 100;

/**
 * The target `t` of the push `p` has its message, may have it, or will get it without anybody doing more. The signs keep out the indices
 * of states: targets are found by their push, not among those of all pushes.
 */
const RECEIVES = `(+t.state IN ('sent', 'sending', 'uncertain')
  OR +t.state = 'waiting' AND (p.run_state = 'running' OR ${IS_SCHEDULED}))`;

/** Pushes `p` that bring the items `i`. */
const BRINGING = `push_group_items i JOIN ${HOLDING} AND p.is_delete = 0`;

/**
 * When the target `t` was reached; what is about to be sent is later than anything. Of two that are in doubt since the same
 * second neither keeps the other from being tried again.
 */
const REACHED_TIME = `CASE t.state WHEN 'sent' THEN coalesce(t.sent_at, 0) WHEN 'uncertain' THEN coalesce(t.claim_time, 0) - 1
  ELSE 9999999999 END`;

type PushRow = Pick<ReachedPush, 'id' | 'title' | 'time'> & { items: string };

interface TargetRow {
  push_id: string;
  org_id: string;
  is_sent: number;
}

/**
 * Which organisations have, or are about to get, items of a group by other pushes.
 * @param pushId the push that is being edited: what it did itself does not count
 * @returns the push that the group repeats, and the others with their organisations
 * @throws AppError 404 without the group
 */
export async function reachedBefore(db: Database, groupId: string, pushId: string): Promise<Reached> {
  const [groups = [], named = []] = await db.batch<unknown>([
    {
      sql: `SELECT s.id, s.title FROM push_group g LEFT JOIN push_wechat s ON s.id = g.source_push_id
WHERE g.id = ? AND g.is_delete = 0`,
      params: [groupId],
    },
    {
      sql: `SELECT p.id, p.title, coalesce(p.push_time, p.confirm_time, nullif(p.auto_push_time, 0)) AS time,
  json_group_array(i.item_id) AS items FROM ${BRINGING}
WHERE i.item_id IN (SELECT item_id FROM push_group_items WHERE push_group_id = ?) AND p.id <> ?
GROUP BY p.id ORDER BY p.add_time DESC, p.id DESC LIMIT ${NAMED}`,
      params: [groupId, pushId],
    },
  ]);
  const [group] = groups as { id: string | null; title: string | null }[];
  if (!group) throw notFound();
  const targets = await db.all<TargetRow>(
    `SELECT t.push_id, t.org_id, t.state = 'sent' AS is_sent FROM push_wechat p CROSS JOIN push_target t ON t.push_id = p.id
WHERE p.id IN (SELECT value FROM json_each(?)) AND ${RECEIVES} ORDER BY push_id DESC LIMIT ${PUSH_LIMITS.orgs}`,
    [JSON.stringify((named as PushRow[]).map(({ id }) => id))],
  );
  const byPush = Map.groupBy(targets, (row) => row.push_id);
  const orgsOf = (id: string, isSent: number) =>
    (byPush.get(id) ?? []).filter((row) => row.is_sent === isSent).map(({ org_id }) => org_id);
  return {
    source: group.id === null ? null : { id: group.id, title: group.title ?? '' },
    pushes: (named as PushRow[])
      .filter(({ id }) => byPush.has(id))
      .map((row) => ({
        ...row,
        items: JSON.parse(row.items) as string[],
        sent: orgsOf(row.id, 1),
        open: orgsOf(row.id, 0),
      })),
  };
}

/**
 * A push of a group that repeats an earlier one goes to no organisation that has its items already.
 * @param items ids of the items themselves
 * @throws AppError 422 when one of the organisations has
 */
export async function checkUnreached(
  db: Database,
  push: { id: string; push_group_id: string },
  items: readonly string[],
  orgs: readonly string[],
): Promise<void> {
  const reached = await db.first(
    `SELECT t.org_id FROM push_group g JOIN ${BRINGING} JOIN push_target t ON t.push_id = p.id AND ${RECEIVES}
WHERE g.id = ? AND g.source_push_id IS NOT NULL AND p.id <> ? AND i.item_id IN (SELECT value FROM json_each(?))
  AND t.org_id IN (SELECT value FROM json_each(?)) LIMIT 1`,
    [push.push_group_id, push.id, JSON.stringify(items), JSON.stringify(orgs)],
  );
  if (reached) throw invalid([{ field: 'orgs', code: 'push_org_reached' }]);
}

/**
 * As a run begins, leaves out the organisations that another push has reached since the operator chose them; only of a
 * group that repeats an earlier push.
 * @param targetId the one target that is about to be sent, null for all of the push
 */
export const leaveOutReached = (pushId: string, targetId: string | null = null): Statement => ({
  sql: `UPDATE push_wechat_orgs SET state = 'cancelled', push_status = 2, next_time = 0, error_code = 'already_reached'
WHERE push_id = ?1 AND state = 'waiting' AND doubt_since IS NULL AND (?2 IS NULL OR id = ?2)
  AND org_id IN (SELECT t.org_id FROM push_wechat q
    JOIN push_group g ON g.id = q.push_group_id AND g.source_push_id IS NOT NULL
    JOIN push_group_items own ON own.push_group_id = q.push_group_id AND ${holdsId('own.push_wechat_ids', 'q.id')}
    JOIN ${BRINGING} AND p.id <> ?1 JOIN push_target t ON t.push_id = p.id AND ${RECEIVES}
    WHERE q.id = ?1 AND i.item_id = own.item_id)`,
  params: [pushId, targetId],
});

/** How many waiting targets of a push have items of it by another one, or are about to. */
export const countReached = (pushId: string): Statement => ({
  sql: `SELECT count(*) AS n FROM push_wechat_orgs x WHERE x.push_id = ?1 AND x.state = 'waiting'
  AND x.org_id IN (SELECT t.org_id FROM push_wechat q
    JOIN push_group_items own ON own.push_group_id = q.push_group_id AND ${holdsId('own.push_wechat_ids', 'q.id')}
    JOIN ${BRINGING} AND p.id <> ?1 JOIN push_target t ON t.push_id = p.id AND ${RECEIVES}
    WHERE q.id = ?1 AND i.item_id = own.item_id)`,
  params: [pushId],
});

/** Error code of a target that is not sent again, since its organisation has the items by another push. */
const REACHED = 'already_reached';

/**
 * Before targets are tried again: says on those whose organisation another push has reached since their last try, or is
 * about to reach, that they are left out. What became of them stays as it was; a mark that no longer holds is taken back.
 * @param which condition on the targets `x`, with its parameters
 * @returns statements of one batch; the last one answers the rows that it marked
 */
export function markReached(pushId: string, which: Statement): Statement[] {
  const { sql, params } = which;
  return [
    {
      sql: `UPDATE push_wechat_orgs AS x SET error_code = NULL WHERE x.push_id = ? AND x.error_code = '${REACHED}' AND ${sql}`,
      params: [pushId, ...params],
    },
    {
      sql: `UPDATE push_wechat_orgs AS x SET error_code = '${REACHED}', error_msg = NULL
FROM (SELECT org_id, max(time) AS time FROM ${summed(`SELECT t.org_id, ${REACHED_TIME} AS time
  FROM push_wechat p JOIN push_target t ON t.push_id = p.id AND ${RECEIVES}
  WHERE p.id <> ? AND p.id IN (SELECT p.id FROM push_wechat q
    JOIN push_group_items own ON own.push_group_id = q.push_group_id AND ${holdsId('own.push_wechat_ids', 'q.id')}
    JOIN ${BRINGING} WHERE q.id = ? AND i.item_id = own.item_id
      AND EXISTS (SELECT 1 FROM push_wechat_orgs x WHERE x.push_id = q.id AND ${sql}))`)} GROUP BY org_id) r,
  push_wechat q, push_group g
WHERE x.push_id = ? AND q.id = x.push_id AND g.id = q.push_group_id AND r.org_id = x.org_id AND ${sql}
  AND (g.source_push_id IS NOT NULL OR r.time >= coalesce(x.claim_time, q.confirm_time, 0)) RETURNING id`,
      params: [pushId, pushId, ...params, pushId, ...params],
    },
  ];
}

/** The target is not one that `markReached` has just marked. */
export const NOT_REACHED = `error_code IS NOT '${REACHED}'`;
