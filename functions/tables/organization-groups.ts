import { GROUP_LIMITS } from '../../db/contract/push-pickers.ts';
import { organizationGroupItems, organizationGroups } from '../../db/schema/organization-groups.ts';
import { organizations } from '../../db/schema/organizations.ts';
import { allOf, equalsId, exists, living, nobody, staff } from '../data/rules.ts';
import { defineTable } from '../data/table.ts';
import { loggedParts, loggedRows } from './operator-log.ts';
import { staffOnly } from './patterns.ts';

const operator = staff('push-admin');

/** Organisation groups (back-office§6): an operator function. */
export const organization_group = staffOnly(organizationGroups, 'id', ['name', 'remark'], {
  by: 'push-admin',
  aliases: ['organisation_group'],
  names: { add_user: ['user'] },
  hooks: loggedRows(
    'organization_group',
    'organization-group',
    { maxima: { name: GROUP_LIMITS.name, remark: GROUP_LIMITS.remark } },
    { versioned: true },
  ),
});

/** Members of organisation groups (back-office§3): living organisations in living groups. */
export const organization_group_item = defineTable({
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
  names: { org_group_id: ['organization_group'], org_id: ['organization'] },
  hooks: loggedParts({
    table: 'organization_group',
    noun: 'organization-group',
    key: 'org_group_id',
    versioned: true,
  }),
});
