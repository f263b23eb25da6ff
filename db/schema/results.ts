import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, flag, isDelete, key, seconds } from './columns.ts';

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
    isPushed: flag('is_pushed'),
    isTagging: flag('is_tagging'),
    matchState: integer('match_state').notNull().default(0),
    /** When the listing ends; set by the approval, moved by a renewal (setting `listing-months`). */
    expireTime: seconds('expire_time'),
    /** When it left the public lists, by its owner or because its term ended; null again once it is published again. */
    unlistTime: seconds('unlist_time'),
    /** How far its owner was told that the end is near: 0 not yet, 1 a month before, 2 a week before; a new end starts anew. */
    expiryTold: flag('expiry_told'),
    /** Grows with every write; an edit names the version it started from. */
    version: integer('version').notNull().default(1),
    /** The form's own key: the same submission sent twice makes one row. */
    submissionKey: text('submission_key'),
  },
  (t) => [
    uniqueIndex('chengguo_submission').on(t.addUser, t.submissionKey).where(sql`${t.submissionKey} IS NOT NULL`),
    index('chengguo_owner').on(t.addUser, t.isDelete, t.addTime),
    // Own items with matching switched on are found without the others.
    index('chengguo_matched').on(t.addUser, t.isDelete, t.addTime).where(sql`${t.matchState} > 0`),
    index('chengguo_audit').on(t.auditStatus, t.isDelete, t.addTime),
    // Of what was never listed, most of all what is new, nothing is written here (decision 335).
    index('chengguo_listed')
      .on(t.expiryTold, t.expireTime)
      .where(sql`${t.expireTime} IS NOT NULL AND ${t.unlistTime} IS NULL AND ${t.isDelete} = 0`),
    index('chengguo_endless')
      .on(t.releaseTime)
      .where(sql`${t.expireTime} IS NULL AND ${t.releaseTime} IS NOT NULL AND ${t.isDelete} = 0`),
    index('chengguo_untranslated')
      .on(t.releaseTime)
      .where(sql`${t.nameEn} IS NULL AND ${t.auditStatus} = 4 AND ${t.isDelete} = 0 AND ${t.unlistTime} IS NULL`),
    index('chengguo_unit').on(t.unit, t.isDelete, t.addTime),
    // An import finds what is there already by its name.
    index('chengguo_name').on(t.name).where(sql`${t.isDelete} = 0`),
    index('chengguo_portrait').on(t.matchState, t.auditStatus, t.isDelete, t.addTime),
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
