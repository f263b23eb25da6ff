import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, flag, isDelete, key, seconds, shownTimes } from './columns.ts';

/** What makes a meeting or course one that people book: seats, windows, what is asked, and whether it was called off. */
const bookedColumns = () => ({
  /** Seats; without a number there is no limit. */
  capacity: integer('capacity'),
  /** Between which times people may sign up themselves; without one, at once and until it is over. */
  signFrom: seconds('sign_from'),
  signUntil: seconds('sign_until'),
  /** Hours for which a freed seat is kept for whoever is next. */
  offerHours: integer('offer_hours').notNull().default(24),
  /** 1: whoever signs up proves the phone by a code. */
  checkPhone: flag('check_phone'),
  /** JSON list of own questions, as `bookingQuestions` says. */
  questions: text('questions'),
  cancelTime: seconds('cancel_time'),
  cancelReason: text('cancel_reason'),
  /** Grows when time, place or name change: what calendars call SEQUENCE. */
  revision: integer('revision').notNull().default(0),
  ...shownTimes(),
});

/** What every sign-up has: how many come, what they answered, and who wrote it down. */
const signUpColumns = () => ({
  party: integer('party').notNull().default(1),
  /** JSON object of answers by the keys of the questions. */
  answers: text('answers'),
  /** 'self', 'staff' or 'walk_in'. */
  origin: text('origin').notNull().default('self'),
});

/** Course (core§3, core§6): a paid one shows its video to its learners only (decision 105). */
export const courses = sqliteTable(
  'course',
  {
    id: key('id'),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    mainTeacher: text('mainTeacher'),
    orgName: text('orgName'),
    profile: text('profile'),
    profileEn: text('profile_en'),
    cover: text('cover'),
    video: text('video'),
    address: text('address'),
    addressEn: text('address_en'),
    classHours: integer('class_hours'),
    /** Term of the training that it belongs to. */
    termId: text('term_id'),
    paid: flag('paid'),
    /** 1: those who came get a certificate, and those who finished its chapters (decision 360). */
    certificate: flag('certificate'),
    startTime: seconds('start_time'),
    endTime: seconds('end_time'),
    ...bookedColumns(),
    addTime: addTime(),
    sort: integer('sort').notNull().default(0),
    isDelete: isDelete(),
  },
  (t) => [index('course_order').on(t.isDelete, t.sort, sql`add_time DESC`, t.id)],
);

/** Course registration (core§3, back-office§3). */
export const courseUsers = sqliteTable(
  'course_user',
  {
    id: key('id'),
    courseId: text('course_id').notNull(),
    name: text('name').notNull(),
    sex: integer('sex'),
    orgName: text('org_name'),
    post: text('post'),
    phone: text('phone').notNull(),
    trafficType: integer('traffic_type'),
    userId: text('user_id'),
    ...signUpColumns(),
    addTime: addTime(),
    isDelete: isDelete(),
  },
  (t) => [
    uniqueIndex('course_user_once').on(t.courseId, t.name, t.phone).where(sql`${t.isDelete} = 0`),
    index('course_user_course').on(t.courseId, t.addTime),
    index('course_user_user').on(t.userId),
  ],
);

/** Learner that the science committee designated for a paid course (decision 105). */
export const courseLearners = sqliteTable(
  'course_learner',
  {
    id: key('id'),
    courseId: text('course_id').notNull(),
    userId: text('user_id').notNull(),
    addTime: addTime(),
  },
  (t) => [
    uniqueIndex('course_learner_pair').on(t.courseId, t.userId),
    index('course_learner_user').on(t.userId),
    index('course_learner_time').on(t.courseId, t.addTime, t.id),
  ],
);

/** Forum cooperation intent (core§3, back-office§3). */
export const forumCooperations = sqliteTable(
  'forum_cooperation',
  {
    id: key('id'),
    name: text('name').notNull(),
    sex: integer('sex'),
    orgName: text('org_name'),
    phone: text('phone').notNull(),
    remarks: text('remarks'),
    userId: text('user_id'),
    /** 1 waits for the editors, 2 once they were in touch. */
    state: integer('state').notNull().default(1),
    addTime: addTime(),
    isDelete: isDelete(),
  },
  (t) => [
    uniqueIndex('forum_cooperation_once').on(t.name, t.phone).where(sql`${t.isDelete} = 0`),
    index('forum_cooperation_time').on(t.addTime),
    index('forum_cooperation_user').on(t.userId),
  ],
);

/** Meeting (core§2): the list shows those of one type. */
export const meetings = sqliteTable(
  'meeting',
  {
    id: key('id'),
    name: text('name').notNull(),
    nameEn: text('name_en'),
    type: integer('type').notNull().default(1),
    profile: text('profile'),
    profileEn: text('profile_en'),
    cover: text('cover'),
    address: text('address'),
    addressEn: text('address_en'),
    orgName: text('org_name'),
    orgNameEn: text('org_name_en'),
    /** 1: those who came get a certificate. */
    certificate: flag('certificate'),
    startTime: seconds('start_time'),
    endTime: seconds('end_time'),
    paid: flag('paid'),
    ...bookedColumns(),
    addTime: addTime(),
    isDelete: isDelete(),
  },
  (t) => [
    index('meeting_type').on(t.type, t.isDelete, t.startTime, t.id),
    index('meeting_next').on(t.isDelete, t.startTime, t.id),
  ],
);

/** Meeting sign-up (core§3, back-office§3). */
export const meetingUsers = sqliteTable(
  'meeting_user',
  {
    id: key('id'),
    meetingId: text('meeting_id').notNull(),
    name: text('name').notNull(),
    unit: text('unit'),
    post: text('post'),
    phone: text('phone').notNull(),
    intention: text('intention'),
    userId: text('user_id'),
    ...signUpColumns(),
    addTime: addTime(),
    isDelete: isDelete(),
  },
  (t) => [
    uniqueIndex('meeting_user_once').on(t.meetingId, t.name, t.phone).where(sql`${t.isDelete} = 0`),
    index('meeting_user_meeting').on(t.meetingId, t.addTime),
    index('meeting_user_user').on(t.userId),
  ],
);
