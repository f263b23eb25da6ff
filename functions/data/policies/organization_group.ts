import { organizationGroups } from '../../../db/schema/organization-groups.ts';
import { definePolicy } from '../policy.ts';
import { allOf, living, staff } from './rules.ts';

const operator = staff('push-admin');

/** Organisation groups (back-office§6): an operator function. */
export const organization_group = definePolicy<typeof organizationGroups>({
  table: organizationGroups,
  key: 'id',
  aliases: ['organisation_group'],
  read: (caller, t) => allOf(operator(caller), living(t)),
  create: operator,
  update: (caller, t) => allOf(operator(caller), living(t)),
  remove: (caller, t) => allOf(operator(caller), living(t)),
  writable: (caller) => (operator(caller) ? ['name', 'remark'] : []),
  derived: ['id', 'add_time', 'add_user', 'version', 'is_delete'],
});
