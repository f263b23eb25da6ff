import { pushGroups } from '../../../db/schema/pushes.ts';
import type { Caller } from '../../platform/caller.ts';
import { definePolicy } from '../policy.ts';
import { allOf, living, nobody, staff } from './rules.ts';

const operator = staff('push-admin');
const managed = (caller: Caller, t: typeof pushGroups) => allOf(operator(caller), living(t));

/** Push groups (back-office§3, back-office§6): an operator function. */
export const push_group = definePolicy<typeof pushGroups>({
  table: pushGroups,
  key: 'id',
  read: managed,
  create: operator,
  update: managed,
  remove: managed,
  writable: (caller) => (operator(caller) ? ['title', 'title_params', 'remark', 'item_type'] : []),
  columns: { submission_key: nobody },
  fixed: ['item_type'],
  derived: ['id', 'add_time', 'add_user', 'source_push_id', 'is_delete'],
});
