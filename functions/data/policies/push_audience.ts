import { pushAudiences } from '../../../db/schema/pushes.ts';
import { definePolicy } from '../policy.ts';
import { allOf, living, staff } from './rules.ts';

const operator = staff('push-admin');

/** Saved audiences: every operator uses those of all. */
export const push_audience = definePolicy<typeof pushAudiences>({
  table: pushAudiences,
  key: 'id',
  read: (caller, t) => allOf(operator(caller), living(t)),
  create: operator,
  update: (caller, t) => allOf(operator(caller), living(t)),
  remove: (caller, t) => allOf(operator(caller), living(t)),
  writable: (caller) => (operator(caller) ? ['name', 'filter'] : []),
  derived: ['id', 'add_time', 'update_time', 'add_user', 'version', 'is_delete'],
});
