import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { key, reviewed } from './columns.ts';

/** Product (core§3). */
export const products = sqliteTable(
  'chanpin',
  {
    id: key('chanpin_id'),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    summaryEn: text('summary_en'),
    cover: text('cover'),
    profile: text('profile'),
    detailDesc: text('detail_desc'),
    /** Organisation id, and its name where the organisation has no row. */
    unit: text('unit'),
    orgName: text('org_name'),
    ...reviewed(),
  },
  (t) => [
    index('chanpin_public').on(t.auditStatus, t.isDelete, t.addTime),
    index('chanpin_owner').on(t.addUser, t.isDelete, t.addTime),
    index('chanpin_unit').on(t.unit, t.isDelete, t.addTime),
    index('chanpin_name').on(t.name),
    index('chanpin_english')
      .on(t.addTime)
      .where(sql`${t.nameEn} IS NOT NULL AND ${t.auditStatus} = 4 AND ${t.isDelete} = 0`),
    index('chanpin_untranslated')
      .on(t.addTime)
      .where(sql`${t.nameEn} IS NULL AND ${t.auditStatus} = 4 AND ${t.isDelete} = 0`),
  ],
);

/** Product scope link (core§3). */
export const productScopes = sqliteTable(
  'chanpin_scope',
  {
    id: key('id'),
    productId: text('chanpin_id').notNull(),
    firstScopeId: text('first_scope_id'),
    secondScopeId: text('second_scope_id').notNull(),
  },
  (t) => [
    uniqueIndex('chanpin_scope_link').on(t.productId, t.secondScopeId),
    index('chanpin_scope_by_scope').on(t.secondScopeId),
  ],
);
