import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { addTime, isDelete, key, seconds } from './columns.ts';

/** Clinic application (core§3, core§4): audit_status 0 pending, 1 booked, 2 revoked (decision 104). */
export const clinicApplications = sqliteTable(
  'clinic_application',
  {
    id: key('id'),
    orgName: text('org_name').notNull(),
    contacts: text('contacts').notNull(),
    phone: text('phone').notNull(),
    remark: text('remark'),
    auditStatus: integer('audit_status').notNull().default(0),
    addUser: text('add_user'),
    addTime: addTime(),
    isDelete: isDelete(),
  },
  (t) => [
    index('clinic_application_user').on(t.addUser, t.addTime),
    index('clinic_application_state').on(t.auditStatus, t.addTime),
  ],
);

/** Clinic case (core§2). */
export const clinicCases = sqliteTable(
  'clinic_case',
  {
    id: key('id'),
    title: text('title').notNull(),
    summary: text('summary'),
    content: text('content'),
    cover: text('cover'),
    orgName: text('org_name'),
    expertId: text('expert_id'),
    sort: integer('sort').notNull().default(0),
    addTime: addTime(),
    updateTime: seconds('update_time'),
    isDelete: isDelete(),
  },
  (t) => [index('clinic_case_order').on(t.isDelete, t.sort, t.addTime)],
);
