import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, isDelete, key, seconds } from './columns.ts';
import { listedColumns, listedIndices } from './listed.ts';

/** Achievement or result (core§3): the working version, as its publisher and the auditors see it. */
export const results = sqliteTable(
  'chengguo',
  {
    id: key('chengguo_id'),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    code: text('code').unique(),
    scope: text('scope'),
    cover: text('cover'),
    profile: text('profile'),
    summaryEn: text('summary_en'),
    oldProfile: text('old_profile'),
    level: integer('level').notNull().default(0),
    conversionType: text('conversion_type'),
    platform: text('platform').notNull().default('THTT'),
    subType: integer('sub_type').notNull(),
    unit: text('unit'),
    promotionOrg: text('promotion_org'),
    orgName: text('org_name'),
    addUser: text('add_user').notNull(),
    director: text('director'),
    idNumber: text('id_number'),
    contacts: text('contacts'),
    contactsTel: text('contacts_tel'),
    contactsEmail: text('contacts_email'),
    contactsWechat: text('contacts_wechat'),
    contactsAddr: text('contacts_addr'),
    regionId: text('region_id'),
    regionName: text('region_name'),
    orgCountry: text('org_country'),
    intellectualProperty: text('intellectual_property'),
    intellectualPropertyCode: text('intellectual_property_code'),
    ownership: text('ownership'),
    process: integer('process'),
    cooperation: text('cooperation'),
    investment: text('investment'),
    investmentUse: text('investment_use'),
    implementationConditions: text('implementation_conditions'),
    term: text('term'),
    ranges: text('ranges'),
    secrecy: integer('secrecy'),
    extensionMode: text('extension_mode'),
    isOpen: integer('is_open').notNull().default(0),
    addTime: addTime(),
    releaseTime: seconds('release_time'),
    sortTime: seconds('sort_time'),
    updateTime: seconds('update_time'),
    completeTime: text('complete_time'),
    isDelete: isDelete(),
    auditStatus: integer('audit_status').notNull().default(1),
    /** What the auditor wrote last; the publisher reads it. */
    auditOpinion: text('audit_opinion'),
    industryId: text('industry_id'),
    ...listedColumns(),
  },
  (t) => [
    ...listedIndices('chengguo', t),
    // A merge of organisations finds what they recommend; most results name nobody.
    index('chengguo_recommended').on(t.promotionOrg).where(sql`${t.promotionOrg} IS NOT NULL`),
  ],
);

/** Result scope link (core§3): the chosen scope and its parent. */
export const resultScopes = sqliteTable(
  'chengguo_scope',
  {
    id: key('id'),
    resultId: text('chengguo_id').notNull(),
    firstScopeId: text('first_scope_id'),
    secondScopeId: text('second_scope_id').notNull(),
  },
  (t) => [
    uniqueIndex('chengguo_scope_link').on(t.resultId, t.secondScopeId),
    index('chengguo_scope_by_scope').on(t.secondScopeId),
  ],
);
