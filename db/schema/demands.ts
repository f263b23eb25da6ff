import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, flag, isDelete, key, seconds } from './columns.ts';

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
    isTagging: flag('is_tagging'),
    isPushed: flag('is_pushed'),
    industryId: text('industry_id'),
    activityId: text('activity_id'),
    process: integer('process'),
    matchState: integer('match_state').notNull().default(0),
    /** When the listing ends; set by the approval, moved by a renewal (setting `listing-months`). */
    expireTime: seconds('expire_time'),
    /** When it left the public lists, by its owner or because its term ended; null again once it is published again. */
    unlistTime: seconds('unlist_time'),
    /** How far its owner was told that the end is near: 0 not yet, 1 a month before, 2 a week before; a new end starts anew. */
    expiryTold: flag('expiry_told'),
    version: integer('version').notNull().default(1),
    submissionKey: text('submission_key'),
  },
  (t) => [
    uniqueIndex('xuqiu_submission').on(t.addUser, t.submissionKey).where(sql`${t.submissionKey} IS NOT NULL`),
    index('xuqiu_untranslated')
      .on(t.releaseTime)
      .where(sql`${t.nameEn} IS NULL AND ${t.auditStatus} = 4 AND ${t.isDelete} = 0 AND ${t.unlistTime} IS NULL`),
    index('xuqiu_owner').on(t.addUser, t.isDelete, t.addTime),
    // Own items with matching switched on are found without the others.
    index('xuqiu_matched').on(t.addUser, t.isDelete, t.addTime).where(sql`${t.matchState} > 0`),
    index('xuqiu_audit').on(t.auditStatus, t.isDelete, t.addTime),
    // Of what was never listed, most of all what is new, nothing is written here (decision 335).
    index('xuqiu_listed')
      .on(t.expiryTold, t.expireTime)
      .where(sql`${t.expireTime} IS NOT NULL AND ${t.unlistTime} IS NULL AND ${t.isDelete} = 0`),
    index('xuqiu_endless')
      .on(t.releaseTime)
      .where(sql`${t.expireTime} IS NULL AND ${t.releaseTime} IS NOT NULL AND ${t.isDelete} = 0`),
    index('xuqiu_unit').on(t.unit, t.isDelete, t.addTime),
    // An import finds what is there already by its name.
    index('xuqiu_name').on(t.name).where(sql`${t.isDelete} = 0`),
    index('xuqiu_portrait').on(t.matchState, t.auditStatus, t.isDelete, t.addTime),
  ],
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
