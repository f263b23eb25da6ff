import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, flag, isDelete, key } from './columns.ts';

/** A person with an account (core§3). */
export const users = sqliteTable(
  'user',
  {
    id: key('user_id'),
    name: text('name'),
    nickname: text('nickname'),
    sex: integer('sex'),
    tel: text('tel'),
    avatar: text('avatar'),
    /** Comma-separated authorities, compared whole (decision 25). */
    authority: text('authority').notNull().default(''),
    account: text('account').notNull(),
    /** `scrypt$N$r$p$salt$hash`; readable by no policy. */
    password: text('password'),
    openid: text('openid'),
    /** The same person in every application of the platform's open-platform account; readable by no policy. */
    unionid: text('unionid'),
    /** An address that a code proved, beside an account that is a phone number. */
    email: text('email'),
    /** What somebody from abroad tells of themselves: a country by its English name, and where they work. */
    country: text('country'),
    orgName: text('org_name'),
    orgType: text('org_type'),
    activityIdentity: text('activity_identity'),
    visibleProvince: text('visible_province'),
    visibleCity: text('visible_city'),
    visibleCounty: text('visible_county'),
    isDelete: isDelete(),
    addTime: addTime(),
  },
  (t) => [
    uniqueIndex('user_account').on(t.account).where(sql`${t.isDelete} = 0`),
    uniqueIndex('user_openid').on(t.openid).where(sql`${t.isDelete} = 0`),
    index('user_staff').on(t.authority).where(sql`${t.authority} <> ''`),
    index('user_time').on(t.addTime, t.id),
    uniqueIndex('user_unionid').on(t.unionid).where(sql`${t.isDelete} = 0`),
  ],
);

/** Organisation member (core§3, decision 55). */
export const organizationUsers = sqliteTable(
  'organisation_user',
  {
    id: key('id'),
    organizationId: text('organization_id').notNull(),
    userId: text('user_id').notNull(),
    isAdmin: flag('is_admin'),
    isDelete: isDelete(),
    addTime: addTime(),
    auditStatus: integer('audit_status').notNull().default(4),
    /** The administrator who wants this person in: the row then waits for the person, and for nobody else. */
    invitedBy: text('invited_by'),
    /** When the person was let in. */
    joinedTime: integer('joined_time'),
    /** What belongs to the organisation alone is read from this moment on; 0 is everything. */
    readFrom: integer('read_from').notNull().default(0),
    /** What the applicant says to whoever decides, the evidence as a JSON list of files, and since when. */
    askedText: text('asked_text'),
    askedFiles: text('asked_files'),
    askedTime: integer('asked_time'),
  },
  (t) => [
    uniqueIndex('organisation_user_pair').on(t.organizationId, t.userId).where(sql`${t.isDelete} = 0`),
    index('organisation_user_user').on(t.userId),
    index('organisation_user_admin')
      .on(t.organizationId, t.userId)
      .where(sql`${t.isDelete} = 0 AND ${t.isAdmin} = 1 AND ${t.auditStatus} = 4`),
    index('organisation_user_waiting')
      .on(t.organizationId)
      .where(sql`${t.isDelete} = 0 AND (${t.auditStatus} = 1 OR ${t.askedTime} IS NOT NULL)`),
  ],
);
