import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, isDelete, key } from './columns.ts';

/** Organisation group (core§3, back-office§3); an empty name is allowed (decision 89). */
export const organizationGroups = sqliteTable(
  'organization_group',
  {
    id: key('id'),
    name: text('name').notNull().default(''),
    remark: text('remark'),
    addTime: addTime(),
    addUser: text('add_user'),
    /** Grows with every save, whatever door it comes through; an edit names the version it started from. */
    version: integer('version').notNull().default(1),
    isDelete: isDelete(),
  },
  (t) => [index('organization_group_time').on(t.isDelete, t.addTime)],
);

/** Organisation group member (core§3, back-office§3). */
export const organizationGroupItems = sqliteTable(
  'organization_group_item',
  { id: key('id'), orgGroupId: text('org_group_id').notNull(), orgId: text('org_id').notNull() },
  (t) => [
    uniqueIndex('organization_group_item_pair').on(t.orgGroupId, t.orgId),
    index('organization_group_item_org').on(t.orgId),
  ],
);
