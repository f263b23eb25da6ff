import { eq, sql } from 'drizzle-orm';
import { GENDERS } from '../../db/contract/enums.ts';
import { courseLearners, courses, courseUsers, forumCooperations } from '../../db/schema/courses.ts';
import { users } from '../../db/schema/users.ts';
import { allOf, anyOf, equalsId, everybody, exists, living, mine, nobody, staff } from '../data/rules.ts';
import { defineTable } from '../data/table.ts';
import { article, editedLiving, signUp } from './patterns.ts';

const editor = staff('content-admin');

/** Courses (core§3): the video of a paid one is for its learners (core§6, decision 105). */
export const course = editedLiving(
  courses,
  'id',
  ['name', 'mainTeacher', 'orgName', 'profile', 'cover', 'video', 'class_hours', 'paid', 'start_time', 'sort'],
  {
    columns: {
      video: (caller, t) =>
        anyOf(
          editor(caller),
          sql`${t.paid} = 0`,
          caller.userId !== null &&
            exists(courseLearners, (row) => allOf(eq(row.courseId, t.id), mine(caller, row.userId))),
        ),
    },
    item: 'filed',
    lends: { files: ['profile', 'cover', 'video'] },
    hooks: article(['profile'], ['cover', 'video']),
  },
);

/** Designated learners of paid courses: staff keep the list, learners find themselves on it (decision 105). */
export const course_learner = defineTable({
  table: courseLearners,
  key: 'id',
  read: (caller, t) => anyOf(editor(caller), mine(caller, t.userId)),
  create: (caller, row) =>
    editor(caller) &&
    allOf(
      exists(courses, (item) => allOf(equalsId(item.id, row.course_id), living(item))),
      exists(users, (item) => allOf(equalsId(item.id, row.user_id), living(item))),
    ),
  update: nobody,
  remove: editor,
  writable: (caller) => (editor(caller) ? ['course_id', 'user_id'] : []),
  names: { course_id: ['course'], user_id: ['user'] },
});

/** Course registrations (core§5): for courses that exist. */
export const course_user = signUp(
  courseUsers,
  ['course_id', 'name', 'sex', 'org_name', 'post', 'phone', 'traffic_type'],
  ['sex', 'org_name', 'post', 'traffic_type', 'user_id', 'add_time'],
  (t, given) => equalsId(t.courseId, given.course_id),
  {
    create: (_, row) => exists(courses, (item) => allOf(equalsId(item.id, row.course_id), living(item))),
    names: { course_id: ['course'], user_id: ['user'] },
    hooks: {
      options: { sex: GENDERS },
      maxima: { name: 50, phone: 20, org_name: 100, post: 100 },
      duplicate: 'course_registered',
    },
  },
);

/** Forum cooperation intents (core§5). */
export const forum_cooperation = signUp(
  forumCooperations,
  ['name', 'sex', 'org_name', 'phone', 'remarks'],
  ['sex', 'org_name', 'remarks', 'user_id', 'add_time'],
  everybody,
  {
    names: { user_id: ['user'] },
    hooks: {
      options: { sex: GENDERS },
      maxima: { name: 50, phone: 20, org_name: 100, remarks: 500 },
      duplicate: 'cooperation_submitted',
    },
  },
);
