import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, isDelete, key, seconds } from './columns.ts';

/** Term of the training (back-office§9): the courses of a season, under one introduction. */
export const courseTerms = sqliteTable(
  'course_term',
  {
    id: key('id'),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    year: integer('year').notNull(),
    /** From when until when it lasts. */
    starts: seconds('starts'),
    ends: seconds('ends'),
    intro: text('intro'),
    introEn: text('intro_en'),
    sort: integer('sort').notNull().default(0),
    addTime: addTime(),
    isDelete: isDelete(),
  },
  (t) => [index('course_term_order').on(t.isDelete, t.sort, t.addTime)],
);

/** Chapter of a course: one film (decision 105 holds for it as for the course's own). */
export const courseChapters = sqliteTable(
  'course_chapter',
  {
    id: key('id'),
    courseId: text('course_id').notNull(),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    video: text('video'),
    /** Seconds that it lasts. */
    duration: integer('duration'),
    /** WebVTT, what is said in Chinese and in English. */
    captions: text('captions'),
    captionsEn: text('captions_en'),
    sort: integer('sort').notNull().default(0),
    addTime: addTime(),
    isDelete: isDelete(),
  },
  (t) => [index('course_chapter_course').on(t.courseId, t.isDelete, t.sort)],
);

/** File that goes with a course, for whoever may see its films. */
export const courseMaterials = sqliteTable(
  'course_material',
  {
    id: key('id'),
    courseId: text('course_id').notNull(),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    url: text('url').notNull(),
    sort: integer('sort').notNull().default(0),
    addTime: addTime(),
    isDelete: isDelete(),
  },
  (t) => [index('course_material_course').on(t.courseId, t.isDelete, t.sort)],
);

/** How far somebody has come in a chapter. */
export const courseProgress = sqliteTable(
  'course_progress',
  {
    id: key('id'),
    userId: text('user_id').notNull(),
    courseId: text('course_id').notNull(),
    chapterId: text('chapter_id').notNull(),
    /** Where the film was left, in seconds. */
    seconds: integer('seconds').notNull().default(0),
    /** 1 once it was seen to its end. */
    finished: integer('finished').notNull().default(0),
    updateTime: seconds('update_time'),
  },
  (t) => [
    uniqueIndex('course_progress_chapter').on(t.userId, t.chapterId),
    index('course_progress_course').on(t.userId, t.courseId),
    index('course_progress_learners').on(t.courseId, t.userId),
  ],
);

/** A member's wish to become a designated learner of a paid course (decision 150). */
export const courseApplications = sqliteTable(
  'course_application',
  {
    id: key('id'),
    courseId: text('course_id').notNull(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    orgName: text('org_name'),
    phone: text('phone').notNull(),
    reason: text('reason'),
    /** 0 waiting, 1 admitted, 2 refused. */
    state: integer('state').notNull().default(0),
    /** Why it was refused, as the applicant reads it. */
    opinion: text('opinion'),
    addTime: addTime(),
    isDelete: isDelete(),
  },
  (t) => [
    // Whoever was refused may ask again (decision 357).
    uniqueIndex('course_application_once').on(t.courseId, t.userId).where(sql`${t.isDelete} = 0 AND ${t.state} <> 2`),
    index('course_application_course').on(t.courseId, t.isDelete, t.state, t.addTime),
    index('course_application_user').on(t.userId, t.isDelete, t.addTime),
  ],
);

/** Certificate of an online course: staff issue it to who finished all chapters (decision 360). */
export const courseCertificates = sqliteTable(
  'course_certificate',
  {
    id: key('id'),
    courseId: text('course_id').notNull(),
    userId: text('user_id').notNull(),
    /** Of the person, as it was when it was issued. */
    name: text('name').notNull(),
    /** Code under which everybody finds it, as that of who came. */
    certificate: text('certificate').notNull(),
    certificateUser: text('certificate_user').notNull(),
    addTime: addTime(),
  },
  (t) => [
    uniqueIndex('course_certificate_once').on(t.courseId, t.userId),
    uniqueIndex('course_certificate_code').on(t.certificate),
    index('course_certificate_user').on(t.userId),
  ],
);
