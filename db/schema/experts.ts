import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, flag, key, reviewed } from './columns.ts';

/** Expert (back-office§3, core§7). */
export const experts = sqliteTable(
  'zhuanjia',
  {
    id: key('expert_id'),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    sex: integer('sex'),
    qualification: text('qualification'),
    qualificationEn: text('qualification_en'),
    duties: text('duties'),
    avatar: text('avatar'),
    profile: text('profile'),
    profileEn: text('profile_en'),
    direction: text('direction'),
    directionEn: text('direction_en'),
    /** Organisation id, and its name for experts whose organisation has no row. */
    unit: text('unit'),
    orgName: text('org_name'),
    scope: text('scope'),
    contactsTel: text('contacts_tel'),
    contactsEmail: text('contacts_email'),
    /** 1: the expert agreed that whoever is signed in reads phone and e-mail. */
    contactOpen: flag('contact_open'),
    /** 1: whoever entered the row is the expert; each user is one. */
    isSelf: flag('is_self'),
    province: text('province'),
    city: text('city'),
    county: text('county'),
    regionName: text('region_name'),
    /** 1 for experts of the clinic (core§2). */
    isClinic: flag('is_clinic'),
    sort: integer('sort').notNull().default(0),
    ...reviewed(),
  },
  (t) => [
    index('zhuanjia_public').on(t.auditStatus, t.isDelete, t.sort, t.addTime),
    index('zhuanjia_queue').on(t.auditStatus, t.isDelete, t.addTime),
    index('zhuanjia_unit').on(t.unit, t.isDelete, t.addTime),
    index('zhuanjia_name').on(t.name),
    index('zhuanjia_unit_order')
      .on(t.unit, t.sort, sql`add_time DESC`, t.id)
      .where(sql`audit_status = 4 AND is_delete = 0`),
    uniqueIndex('zhuanjia_self').on(t.addUser).where(sql`is_self = 1 AND is_delete = 0`),
    index('zhuanjia_owner').on(t.addUser, t.isDelete, t.addTime),
    index('zhuanjia_clinic')
      .on(t.sort, sql`add_time DESC`, t.id)
      .where(sql`is_clinic = 1 AND audit_status = 4 AND is_delete = 0`),
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
    // Counts of fields read the index alone.
    index('zhuanjia_scope_fields').on(t.expertId, t.firstScopeId, t.secondScopeId),
  ],
);

/** What an expert did: papers, patents, standards, awards, projects, books; written and reviewed with the expert. */
export const expertWorks = sqliteTable(
  'zhuanjia_work',
  {
    id: key('id'),
    expertId: text('expert_id').notNull(),
    kind: integer('kind').notNull().default(1),
    title: text('title').notNull(),
    titleEn: text('title_en'),
    year: integer('year'),
    /** Where it appeared: a journal, a number, a body. */
    source: text('source'),
    url: text('url'),
    /** 1: shown before the others. */
    isHighlight: flag('is_highlight'),
    sort: integer('sort').notNull().default(0),
    addTime: addTime(),
  },
  // The order in which a page shows them.
  (t) => [index('zhuanjia_work_of').on(t.expertId, sql`is_highlight DESC`, t.sort, sql`year DESC`, t.id)],
);

/** What the directory counts of a public expert, kept by triggers: places and fields as a JSON list of tokens, and how many works. */
export const expertFacets = sqliteTable('expert_facet', {
  expertId: key('expert_id'),
  facets: text('facets').notNull(),
  works: integer('works').notNull(),
  /** The fields under which the expert is found, as a JSON list of ids. */
  fields: text('fields').notNull().default('[]'),
});

/** A public expert under a field of the tree, kept by triggers: a page of the field reads its own rows alone (decision 331). */
export const expertFields = sqliteTable(
  'expert_field',
  {
    expertId: text('expert_id').notNull(),
    field: text('field').notNull(),
    sort: integer('sort').notNull(),
    addTime: integer('add_time').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.expertId, t.field] }),
    index('expert_field_order').on(t.field, t.sort, sql`add_time DESC`, t.expertId),
  ],
);
