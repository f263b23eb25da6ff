import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, flag, isDelete, key, seconds } from './columns.ts';

/** Course (core§3, core§6): a paid one shows its video to its learners only (decision 105). */
export const courses = sqliteTable(
  'course',
  {
    id: key('id'),
    name: text('name').notNull(),
    mainTeacher: text('mainTeacher'),
    orgName: text('orgName'),
    profile: text('profile'),
    cover: text('cover'),
    video: text('video'),
    classHours: integer('class_hours'),
    paid: flag('paid'),
    startTime: seconds('start_time'),
    addTime: addTime(),
    sort: integer('sort').notNull().default(0),
    isDelete: isDelete(),
  },
  (t) => [index('course_order').on(t.isDelete, t.sort, t.addTime)],
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
  (t) => [uniqueIndex('course_learner_pair').on(t.courseId, t.userId), index('course_learner_user').on(t.userId)],
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
    cover: text('cover'),
    address: text('address'),
    addressEn: text('address_en'),
    orgName: text('org_name'),
    startTime: seconds('start_time'),
    endTime: seconds('end_time'),
    addTime: addTime(),
    isDelete: isDelete(),
  },
  (t) => [index('meeting_type').on(t.type, t.isDelete, t.startTime), index('meeting_next').on(t.isDelete, t.startTime)],
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
    addTime: addTime(),
    isDelete: isDelete(),
  },
  (t) => [
    uniqueIndex('meeting_user_once').on(t.meetingId, t.name, t.phone).where(sql`${t.isDelete} = 0`),
    index('meeting_user_meeting').on(t.meetingId, t.addTime),
    index('meeting_user_user').on(t.userId),
  ],
);
