import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, isDelete, key, seconds } from './columns.ts';
import { listedColumns, listedIndices } from './listed.ts';

/** Demand (core§3): the working version, as its publisher and the auditors see it. */
export const demands = sqliteTable(
  'xuqiu',
  {
    id: key('xuqiu_id'),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    code: text('code').unique(),
    scope: text('scope'),
    source: integer('source').notNull().default(2),
    level: integer('level').notNull().default(0),
    dockingType: text('docking_type'),
    profile: text('profile'),
    summaryEn: text('summary_en'),
    detailDesc: text('detail_desc'),
    cover: text('cover'),
    enclosure: text('enclosure'),
    platform: text('platform').notNull().default('THTT'),
    type: integer('type'),
    unit: text('unit'),
    orgName: text('org_name'),
    orgCountry: text('org_country'),
    investmentAmount: text('investment_amount'),
    uses: text('uses'),
    cooperativeInstitute: text('cooperative_institute'),
    cooperationMode: integer('cooperation_mode'),
    secrecy: integer('secrecy'),
    isOpen: integer('is_open').notNull().default(0),
    isOpenInfo: text('is_open_info'),
    keyword: text('keyword'),
    contactsAddr: text('contacts_addr'),
    contacts: text('contacts'),
    contactsTel: text('contacts_tel'),
    contactsEmail: text('contacts_email'),
    contactsWechat: text('contacts_wechat'),
    orgProvince: text('org_province'),
    orgCity: text('org_city'),
    orgCounty: text('org_county'),
    orgProvinceName: text('org_province_name'),
    orgCityName: text('org_city_name'),
    orgCountyName: text('org_county_name'),
    addTime: addTime(),
    releaseTime: seconds('release_time'),
    sortTime: seconds('sort_time'),
    updateTime: seconds('update_time'),
    completeTime: text('complete_time'),
    addUser: text('add_user').notNull(),
    isDelete: isDelete(),
    auditStatus: integer('audit_status').notNull().default(1),
    /** What the auditor wrote last; the publisher reads it. */
    auditOpinion: text('audit_opinion'),
    industryId: text('industry_id'),
    activityId: text('activity_id'),
    process: integer('process'),
    ...listedColumns(),
  },
  (t) => listedIndices('xuqiu', t),
);

/** Demand scope link (core§3). */
export const demandScopes = sqliteTable(
  'xuqiu_scope',
  {
    id: key('id'),
    demandId: text('xuqiu_id').notNull(),
    firstScopeId: text('first_scope_id'),
    secondScopeId: text('second_scope_id').notNull(),
  },
  (t) => [
    uniqueIndex('xuqiu_scope_link').on(t.demandId, t.secondScopeId),
    index('xuqiu_scope_by_scope').on(t.secondScopeId),
  ],
);
