import { pushGroupItems, pushGroups } from '../../../db/schema/pushes.ts';
import { definePolicy } from '../policy.ts';
import { allOf, equalsId, exists, living, staff } from './rules.ts';

const operator = staff('push-admin');

/** Items of push groups (back-office§3): attached by the operator, marked as pushed by the delivery. */
export const push_group_items = definePolicy<typeof pushGroupItems>({
  table: pushGroupItems,
  key: 'id',
  aliases: ['push_group_item'],
  read: operator,
  create: (caller, row) =>
    operator(caller) && exists(pushGroups, (group) => allOf(equalsId(group.id, row.push_group_id), living(group))),
  update: (caller, _, given) =>
    operator(caller) && (given?.push_state === undefined || given.push_state === 0 || given.push_state === 1),
  remove: operator,
  writable: (caller) =>
    operator(caller) ? ['push_group_id', 'item_id', 'item_type', 'push_state', 'push_wechat_ids'] : [],
  fixed: ['push_group_id', 'item_id', 'item_type'],
  derived: ['id', 'push_time', 'add_time'],
});
