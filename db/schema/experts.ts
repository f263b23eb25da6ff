import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, flag, isDelete, key, seconds } from './columns.ts';

/** Expert (back-office§3, core§7). */
export const experts = sqliteTable(
  'zhuanjia',
  {
    id: key('expert_id'),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    sex: integer('sex'),
    qualification: text('qualification'),
    duties: text('duties'),
    avatar: text('avatar'),
    profile: text('profile'),
    direction: text('direction'),
    /** Organisation id, and its name for experts whose organisation has no row. */
    unit: text('unit'),
    orgName: text('org_name'),
    scope: text('scope'),
    contactsTel: text('contacts_tel'),
    contactsEmail: text('contacts_email'),
    province: text('province'),
    city: text('city'),
    county: text('county'),
    regionName: text('region_name'),
    /** 1 for experts of the clinic (core§2). */
    isClinic: flag('is_clinic'),
    sort: integer('sort').notNull().default(0),
    addUser: text('add_user').notNull(),
    addTime: addTime(),
    updateTime: seconds('update_time'),
    auditStatus: integer('audit_status').notNull().default(1),
    auditOpinion: text('audit_opinion'),
    isDelete: isDelete(),
  },
  (t) => [
    index('zhuanjia_public').on(t.auditStatus, t.isDelete, t.sort, t.addTime),
    index('zhuanjia_owner').on(t.addUser, t.isDelete, t.addTime),
  ],
);

/** Expert scope link. */
export const expertScopes = sqliteTable(
  'zhuanjia_scope',
  {
    id: key('id'),
    expertId: text('expert_id').notNull(),
    firstScopeId: text('first_scope_id'),
    secondScopeId: text('second_scope_id').notNull(),
  },
  (t) => [
    uniqueIndex('zhuanjia_scope_link').on(t.expertId, t.secondScopeId),
    index('zhuanjia_scope_by_scope').on(t.secondScopeId),
  ],
);
