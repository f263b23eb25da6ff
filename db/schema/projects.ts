import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { key, reviewed } from './columns.ts';

/** Project (core§7): one that a user publishes; not the declared programme's (decision 103). */
export const projects = sqliteTable(
  'xiangmu',
  {
    id: key('xiangmu_id'),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    summaryEn: text('summary_en'),
    cover: text('cover'),
    profile: text('profile'),
    type: integer('type'),
    scope: text('scope'),
    unit: text('unit'),
    orgName: text('org_name'),
    investmentAmount: text('investment_amount'),
    contacts: text('contacts'),
    contactsTel: text('contacts_tel'),
    contactsEmail: text('contacts_email'),
    province: text('province'),
    city: text('city'),
    county: text('county'),
    regionName: text('region_name'),
    ...reviewed(),
  },
  (t) => [
    index('xiangmu_public').on(t.auditStatus, t.isDelete, t.addTime),
    index('xiangmu_unit').on(t.unit, t.isDelete, t.addTime),
    index('xiangmu_owner').on(t.addUser, t.isDelete, t.addTime),
    index('xiangmu_city').on(t.city),
    index('xiangmu_name').on(t.name),
    index('xiangmu_untranslated')
      .on(t.addTime)
      .where(sql`${t.nameEn} IS NULL AND ${t.auditStatus} = 4 AND ${t.isDelete} = 0`),
  ],
);
