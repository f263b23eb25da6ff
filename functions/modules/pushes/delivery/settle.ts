import type { Statement } from '../../../platform/database.ts';
import { newId } from '../../../platform/random.ts';
import { hasTarget, holdsId, isOpen, itemName } from '../conditions.ts';

const ITEMS_OF = `FROM push_group_items i JOIN push_wechat p ON p.push_group_id = i.push_group_id
  WHERE p.id IN (SELECT value FROM json_each(?)) AND ${holdsId('i.push_wechat_ids', 'p.id')}`;

/** Open applications `a` for items of pushes, whose item a push has brought to somebody since. */
const REACHED = `a.state IN ('applied', 'confirmed') AND a.item_id IN (SELECT i.item_id ${ITEMS_OF})
  AND EXISTS (SELECT 1 FROM push_group_items i
    WHERE i.item_id = a.item_id AND i.item_type = a.item_type AND i.push_state = 2 AND i.push_time >= a.add_time)`;

/**
 * What pushes mean for applications for their items, and for those who made them; to be repeated at any time.
 * @param ids JSON list of pushes
 * @param at unix seconds
 */
const settleApplications = (ids: string, at: number): Statement[] => [
  {
    sql: `INSERT OR IGNORE INTO notice (id, user_id, topic, item_type, item_id, params, link, once_key, add_time)
SELECT 'pushed-' || a.id, a.add_user, 'push_reached', a.item_type, a.item_id, json_object('name', ${itemName('a')}),
  '/demandApply/' || a.item_type, 'push-reached:' || a.id, ?
FROM push_application a WHERE ${REACHED}`,
    params: [at, ids],
  },
  {
    sql: `UPDATE push_application AS a SET state = 'pushed', push_time = ?, version = version + 1 WHERE ${REACHED}`,
    params: [at, ids],
  },
];

/** Targets that a cancelled push has left: what may have arrived is uncertain, the rest is cancelled. */
const dropLeft = (ids: string): Statement => ({
  sql: `UPDATE push_wechat_orgs SET next_time = 0, lease_id = NULL, recipient = NULL,
  push_status = CASE WHEN doubt_since IS NULL THEN 2 ELSE 3 END,
  state = CASE WHEN doubt_since IS NULL THEN 'cancelled' ELSE 'uncertain' END,
  error_code = CASE WHEN doubt_since IS NULL THEN NULL ELSE 'no_answer' END
WHERE state = 'waiting' AND push_id IN (SELECT id FROM push_wechat p
  WHERE p.id IN (SELECT value FROM json_each(?)) AND +p.run_state = 'cancelled')`,
  params: [ids],
});

/** A run without anything left to send is over; the push is sent when somebody received it (decisions 83, 84). */
const finish = (ids: string, at: number): Statement => ({
  sql: `UPDATE push_wechat AS p SET
  run_state = CASE run_state WHEN 'cancelled' THEN run_state ELSE 'done' END,
  push_status = CASE WHEN ${hasTarget('p.id', 'sent')} THEN 1 ELSE push_status END,
  push_time = CASE WHEN ${hasTarget('p.id', 'sent')} THEN coalesce(push_time, ?) ELSE push_time END
WHERE p.id IN (SELECT value FROM json_each(?)) AND NOT ${isOpen('p.id')}
  AND (+p.run_state = 'running' OR p.push_status = 0 AND ${hasTarget('p.id', 'sent')})`,
  params: [at, ids],
});

/** Items that reached somebody are pushed, once the run has come to its end or was stopped (back-office§4). */
const markItems = (ids: string, at: number): Statement => ({
  sql: `UPDATE push_group_items SET push_state = 2, push_time = ?
WHERE push_state = 1 AND id IN (SELECT i.id ${ITEMS_OF} AND p.run_state <> 'running' AND ${hasTarget('p.id', 'sent')})`,
  params: [at, ids],
});

/** The items' own tables say so too, each its own (decision 87). */
const markSources = (ids: string, table: 'chengguo' | 'xuqiu', type: 1 | 2): Statement => ({
  sql: `UPDATE ${table} SET is_pushed = 1 WHERE is_pushed = 0
  AND ${table}_id IN (SELECT i.item_id ${ITEMS_OF} AND i.item_type = ${type} AND i.push_state = 2)`,
  params: [ids],
});

/** A push that was cancelled before anybody can have received it gives its items back. */
const freeItems = (id: string): Statement => ({
  sql: `UPDATE push_group_items SET push_state = 0, push_wechat_ids = NULL
WHERE push_group_id = (SELECT p.push_group_id FROM push_wechat p WHERE p.id = ?1 AND p.run_state = 'cancelled')
  AND push_state = 1 AND push_wechat_ids = ?1 AND NOT ${hasTarget('?1', 'waiting', 'sending', 'sent', 'uncertain')}`,
  params: [id],
});

/** The operator hears once of each run that came to its end, and of how many it did not reach. */
const tellOperator = (id: string, at: number): Statement => ({
  sql: `INSERT OR IGNORE INTO notice (id, user_id, topic, params, link, once_key, add_time)
SELECT ?, p.add_user, 'push_finished', json_object('name', p.title, 'failed', (SELECT count(*) FROM push_wechat_orgs t
  WHERE t.push_id = p.id AND t.state IN ('failed', 'refused', 'uncertain'))), '/push',
  'push-finished:' || p.id || ':' || p.confirm_time, ?
FROM push_wechat p WHERE p.id = ? AND p.run_state = 'done' AND p.confirm_time IS NOT NULL AND p.add_user IS NOT NULL`,
  params: [newId(), at, id],
});

/** Whom the chat app did not reach finds the push on the web: the organisation's administrators are told once. */
const tellUnreached = (ids: string, at: number): Statement => ({
  sql: `INSERT OR IGNORE INTO notice (id, user_id, topic, params, link, once_key, add_time)
SELECT upper(hex(randomblob(13))), m.user_id, 'push_received', json_object('name', p.title),
  '/wxPushDetail/' || p.id || '/' || p.item_type || '/' || t.org_id || '/' || p.push_group_id,
  'push-received:' || p.id || ':' || t.org_id, ?1
FROM json_each(?2) j CROSS JOIN push_wechat p ON p.id = j.value AND p.run_state = 'done'
CROSS JOIN push_wechat_orgs t ON t.push_id = p.id AND t.state IN ('failed', 'refused')
JOIN organisation_user m ON m.organization_id = t.org_id AND m.is_admin = 1 AND m.is_delete = 0 AND m.audit_status = 4`,
  params: [at, ids],
});

/**
 * What follows for pushes from the states of their targets; to be repeated at any time.
 * @param ids pushes; at most 50
 * @param at unix seconds
 */
export function settlePushes(ids: readonly string[], at: number): Statement[] {
  const list = JSON.stringify(ids);
  return [
    dropLeft(list),
    finish(list, at),
    markItems(list, at),
    markSources(list, 'chengguo', 1),
    markSources(list, 'xuqiu', 2),
    ...settleApplications(list, at),
    tellUnreached(list, at),
    ...ids.flatMap((id) => [freeItems(id), tellOperator(id, at)]),
  ];
}
