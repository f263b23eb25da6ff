import type { Statement } from '../../../platform/database.ts';

/** Open applications `a` whose item a push has brought to somebody since. */
const REACHED = `a.state IN ('applied', 'confirmed') AND EXISTS (SELECT 1 FROM push_group_items i
  WHERE i.item_id = a.item_id AND i.item_type = a.item_type AND i.push_state = 2 AND i.push_time >= a.add_time)`;

/**
 * What a push means for applications, and for those who made them; to be repeated at any time.
 * @param at unix seconds
 */
export const settleApplications = (at: number): Statement[] => [
  {
    sql: `INSERT OR IGNORE INTO notice (id, user_id, topic, item_type, item_id, params, link, once_key, add_time)
SELECT 'pushed-' || a.id, a.add_user, 'push_reached', a.item_type, a.item_id, json_object('name',
    CASE a.item_type WHEN 1 THEN (SELECT c.name FROM chengguo c WHERE c.chengguo_id = a.item_id)
      ELSE (SELECT x.name FROM xuqiu x WHERE x.xuqiu_id = a.item_id) END),
  '/demandApply/' || a.item_type, 'push-reached:' || a.id, ?
FROM push_application a WHERE ${REACHED}`,
    params: [at],
  },
  {
    sql: `UPDATE push_application AS a SET state = 'pushed', push_time = ?, version = version + 1 WHERE ${REACHED}`,
    params: [at],
  },
];
