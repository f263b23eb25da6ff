import { organizationGroupItems, organizationGroups } from '../../../db/schema/organization-groups.ts';
import { organizations } from '../../../db/schema/organizations.ts';
import { definePolicy } from '../policy.ts';
import { allOf, equalsId, exists, living, nobody, staff } from './rules.ts';

const operator = staff('push-admin');

/** Members of organisation groups (back-office§3): living organisations in living groups. */
export const organization_group_item = definePolicy<typeof organizationGroupItems>({
  table: organizationGroupItems,
  key: 'id',
  aliases: ['organisation_group_item'],
  read: operator,
  create: (caller, row) =>
    operator(caller) &&
    allOf(
      exists(organizationGroups, (group) => allOf(equalsId(group.id, row.org_group_id), living(group))),
      exists(organizations, (item) => allOf(equalsId(item.id, row.org_id), living(item))),
    ),
  update: nobody,
  remove: operator,
  writable: (caller) => (operator(caller) ? ['org_group_id', 'org_id'] : []),
  derived: ['id'],
});
