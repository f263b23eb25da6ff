import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, isDelete, key, seconds } from './columns.ts';

/** Clinic application (core§3, core§4): audit_status 0 pending, 1 booked, 2 revoked (decisions 104, 153). */
export const clinicApplications = sqliteTable(
  'clinic_application',
  {
    id: key('id'),
    orgName: text('org_name').notNull(),
    contacts: text('contacts').notNull(),
    phone: text('phone').notNull(),
    remark: text('remark'),
    auditStatus: integer('audit_status').notNull().default(0),
    /** Whom the applicant chose, or staff gave; empty for a field alone. */
    expertId: text('expert_id'),
    scopeId: text('scope_id'),
    /** The time that is held for it; empty while staff have given none. */
    slotStart: seconds('slot_start'),
    slotEnd: seconds('slot_end'),
    problem: text('problem'),
    /** JSON list of name, url, suffix and size. */
    files: text('files'),
    /** What the consultation came to, as whoever closed it wrote it. */
    summary: text('summary'),
    finishTime: seconds('finish_time'),
    /** When staff asked for the word to publish it as a case, and when the applicant gave or refused it. */
    askTime: seconds('ask_time'),
    agreeTime: seconds('agree_time'),
    declineTime: seconds('decline_time'),
    /** What the applicant says of it once it was closed: 1 to 5, words, and when (decision 361). */
    rating: integer('rating'),
    ratingContent: text('rating_content'),
    ratingTime: seconds('rating_time'),
    /** The same application of the same person is one. */
    contentKey: text('content_key'),
    addUser: text('add_user'),
    addTime: addTime(),
    updateTime: seconds('update_time'),
    isDelete: isDelete(),
  },
  (t) => [
    index('clinic_application_user').on(t.addUser, t.addTime),
    index('clinic_application_time').on(t.addTime, t.id).where(sql`${t.isDelete} = 0`),
    index('clinic_application_state').on(t.auditStatus, t.addTime),
    index('clinic_application_expert').on(t.expertId, t.addTime),
    index('clinic_application_start')
      .on(t.slotStart)
      .where(sql`audit_status = 1 AND is_delete = 0 AND finish_time IS NULL`),
    // Who has a time: a revoked application gives it back (decision 153).
    uniqueIndex('clinic_application_slot')
      .on(t.expertId, t.slotStart)
      .where(sql`slot_start IS NOT NULL AND audit_status <> 2 AND is_delete = 0`),
    uniqueIndex('clinic_application_same')
      .on(t.contentKey)
      .where(sql`content_key IS NOT NULL AND audit_status <> 2 AND is_delete = 0`),
  ],
);

/** When an expert of the clinic is there every week: minutes of the day in Shanghai, cut into slots. */
export const clinicHours = sqliteTable(
  'clinic_hour',
  {
    id: key('id'),
    expertId: text('expert_id').notNull(),
    /** 1 Monday to 7 Sunday. */
    weekday: integer('weekday').notNull(),
    fromMinute: integer('from_minute').notNull(),
    untilMinute: integer('until_minute').notNull(),
    slotMinutes: integer('slot_minutes').notNull().default(60),
    addTime: addTime(),
  },
  (t) => [index('clinic_hour_expert').on(t.expertId, t.weekday)],
);

/** Days on which an expert of the clinic is away, both named days among them. */
export const clinicDaysOff = sqliteTable(
  'clinic_day_off',
  {
    id: key('id'),
    expertId: text('expert_id').notNull(),
    /** yyyy-MM-dd in Shanghai. */
    fromDay: text('from_day').notNull(),
    untilDay: text('until_day').notNull(),
    reason: text('reason'),
    addTime: addTime(),
  },
  (t) => [index('clinic_day_off_expert').on(t.expertId, t.untilDay)],
);

/** What public lists need of an expert's times, kept by triggers: one row an expert, however much was booked. */
export const clinicCalendars = sqliteTable('clinic_calendar', {
  expertId: key('expert_id'),
  /** JSON lists: `[weekday, from, until, slot]`, `[from day, until day]`, and `[start, end]` of what is taken from now on. */
  hours: text('hours').notNull().default('[]'),
  daysOff: text('days_off').notNull().default('[]'),
  taken: text('taken').notNull().default('[]'),
  /** Applications that were booked, and of these finished. */
  booked: integer('booked').notNull().default(0),
  finished: integer('finished').notNull().default(0),
});

/** What applicant, expert and staff write to each other about an application. */
export const clinicMessages = sqliteTable(
  'clinic_message',
  {
    id: key('id'),
    applicationId: text('application_id').notNull(),
    /** applicant | expert | staff: for whom `add_user` wrote. */
    side: text('side').notNull(),
    content: text('content').notNull(),
    /** JSON list of name, url, suffix and size. */
    files: text('files').notNull().default('[]'),
    addUser: text('add_user').notNull(),
    addTime: addTime(),
    submissionKey: text('submission_key'),
  },
  (t) => [
    index('clinic_message_application').on(t.applicationId, t.addTime),
    index('clinic_message_user').on(t.addUser),
    uniqueIndex('clinic_message_submission').on(t.addUser, t.submissionKey).where(sql`submission_key IS NOT NULL`),
  ],
);

/** Clinic case (core§2); one that came of an application is public while its applicant agrees (decision 155). */
export const clinicCases = sqliteTable(
  'clinic_case',
  {
    id: key('id'),
    title: text('title').notNull(),
    titleEn: text('title_en'),
    summary: text('summary'),
    summaryEn: text('summary_en'),
    content: text('content'),
    contentEn: text('content_en'),
    /** What came of it. */
    result: text('result'),
    resultEn: text('result_en'),
    cover: text('cover'),
    orgName: text('org_name'),
    expertId: text('expert_id'),
    scopeId: text('scope_id'),
    applicationId: text('application_id'),
    sort: integer('sort').notNull().default(0),
    isOpen: integer('is_open').notNull().default(1),
    addTime: addTime(),
    updateTime: seconds('update_time'),
    isDelete: isDelete(),
  },
  (t) => [
    index('clinic_case_order').on(t.isDelete, t.sort, t.addTime),
    index('clinic_case_shown').on(t.isOpen, t.isDelete, t.sort, sql`add_time DESC`),
    uniqueIndex('clinic_case_application').on(t.applicationId).where(sql`application_id IS NOT NULL`),
  ],
);
