import { assertChanged, type Statement } from '../../../platform/database.ts';
import { newId } from '../../../platform/random.ts';
import { holdsId, isPublicItem, RELEASE } from '../conditions.ts';

/** Names of items as calls give them: the item's own id, or that of its row in the group. */
const NAMED = '(i.item_id IN (SELECT value FROM json_each(?)) OR i.id IN (SELECT value FROM json_each(?)))';

/** Organisations that can be chosen: alive, with a living administrator who is bound to the chat app (decision 88). */
export const BOUND = `o.is_delete = 0 AND EXISTS (SELECT 1 FROM user u
  WHERE u.user_id = o.user_id AND u.is_delete = 0 AND coalesce(u.openid, '') <> '')`;

/** What the database knows of the items that a call names. */
export const readItems = (groupId: string, items: readonly string[]): Statement => {
  const list = JSON.stringify(items);
  return {
    sql: `SELECT i.id, i.item_id, i.item_type, i.push_state, i.push_wechat_ids, ${isPublicItem('i')} AS is_public
FROM push_group_items i WHERE i.push_group_id = ? AND ${NAMED}`,
    params: [groupId, list, list],
  };
};

/** Which of the organisations that a call names can be chosen. */
export const readBound = (orgs: readonly string[]): Statement => ({
  sql: `SELECT o.organization_id AS id FROM organization o
WHERE o.organization_id IN (SELECT value FROM json_each(?)) AND ${BOUND}`,
  params: [JSON.stringify(orgs)],
});

/**
 * Attaches free items of a group to a push (back-office§4); the batch fails when one is not free any more.
 * @param rows ids of rows of push_group_items
 */
export function attachItems(pushId: string, rows: readonly string[]): Statement[] {
  if (rows.length === 0) return [];
  return [
    {
      sql: `UPDATE push_group_items AS i SET push_state = 1, push_wechat_ids = ?
WHERE i.id IN (SELECT value FROM json_each(?)) AND i.push_state = 0 AND ${isPublicItem('i')}`,
      params: [pushId, JSON.stringify(rows)],
    },
    assertChanged(rows.length),
  ];
}

/** Lets go of the items of a push that it does not keep (back-office§4). */
export const releaseItems = (pushId: string, groupId: string, kept: readonly string[]): Statement => ({
  sql: `UPDATE push_group_items SET ${RELEASE}
WHERE push_group_id = ? AND ${holdsId('push_wechat_ids', '?')} AND push_state <> 2
  AND id NOT IN (SELECT value FROM json_each(?))`,
  params: [pushId, pushId, groupId, pushId, JSON.stringify(kept)],
});

/**
 * Adds the targets that a push does not have yet; the batch fails when one of them cannot be chosen any more.
 * @param orgs organisations without a row of this push
 */
export function addTargets(pushId: string, groupId: string, orgs: readonly string[], at: number): Statement[] {
  if (orgs.length === 0) return [];
  const rows = orgs.map((org) => ({ id: newId(), org }));
  return [
    {
      sql: `INSERT INTO push_wechat_orgs (id, push_id, org_id, push_group_id, push_status, state, add_time)
SELECT json_extract(j.value, '$.id'), ?, o.organization_id, ?, 0, 'waiting', ?
FROM json_each(?) j JOIN organization o ON o.organization_id = json_extract(j.value, '$.org') WHERE ${BOUND}`,
      params: [pushId, groupId, at, JSON.stringify(rows)],
    },
    assertChanged(orgs.length),
  ];
}

/** Takes off the targets that are not chosen any more; who received the message, or may have, stays. */
export const removeTargets = (pushId: string, kept: readonly string[]): Statement => ({
  sql: `DELETE FROM push_wechat_orgs WHERE push_id = ? AND state IN ('waiting', 'failed', 'refused') AND doubt_since IS NULL
  AND org_id NOT IN (SELECT value FROM json_each(?))`,
  params: [pushId, JSON.stringify(kept)],
});
