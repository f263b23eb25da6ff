import { GENDERS, TRAFFIC_TYPES } from '../../db/contract/enums.ts';
import { FORUM_LIMITS, FORUM_STATES } from '../../db/contract/forum.ts';
import { courseLearners, courses, courseUsers, forumCooperations } from '../../db/schema/courses.ts';
import { users } from '../../db/schema/users.ts';
import { allOf, anyOf, equalsId, everybody, exists, living, mine, nobody, staff } from '../data/rules.ts';
import { defineTable } from '../data/table.ts';
import { auditEntry } from '../platform/audit-log.ts';
import { endAdmissions, learns } from './learning.ts';
import { article, editedBetween, SHOWN, signUp } from './patterns.ts';
import { BOOKED_COLUMNS, bookedHooks, SIGN_UPS_ALLOWED, signUpHooks } from './seats.ts';

const editor = staff('content-admin');

/** Courses (core§3): the video of a paid one is for its learners (core§6, decision 105). */
export const course = editedBetween(
  courses,
  'id',
  [
    ...([
      'name',
      'name_en',
      'mainTeacher',
      'orgName',
      'profile',
      'profile_en',
      'cover',
      'video',
      'class_hours',
    ] as const),
    ...(['term_id', 'paid', 'certificate', 'address', 'address_en', 'start_time', 'end_time', 'sort'] as const),
    ...BOOKED_COLUMNS,
    ...SHOWN,
  ],
  {
    columns: {
      video: learns,
    },
    item: 'filed',
    names: { term_id: ['course_term'] },
    lends: { files: ['profile', 'profile_en', 'cover', 'video'], keeps: true },
    hooks: bookedHooks('course', {
      ...article(['profile', 'profile_en'], ['cover', 'video']),
      maxima: { mainTeacher: 100, orgName: 100 },
    }),
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
  hooks: { beforeRemove: (rows, { at }) => ({ after: endAdmissions(rows, at) }) },
});

const OWN = [
  ...(['course_id', 'name', 'sex', 'org_name', 'post', 'phone', 'traffic_type'] as const),
  ...(['party', 'answers'] as const),
];

/** Course registrations (core§5): for courses that are there for whoever signs up. */
export const course_user = signUp(
  courseUsers,
  OWN,
  ['sex', 'org_name', 'post', 'traffic_type', 'user_id', 'add_time', 'party', 'answers', 'origin'],
  (t, given) => equalsId(t.courseId, given.course_id),
  {
    create: (caller, row) =>
      exists(courses, (item) => allOf(equalsId(item.id, row.course_id), course.read(caller, item))),
    writable: (caller) => (editor(caller) ? [...OWN, 'origin' as const] : OWN),
    fixed: ['course_id'],
    names: { id: ['booking'], course_id: ['course'], user_id: ['user'] },
    additions: SIGN_UPS_ALLOWED,
    hooks: signUpHooks('course', {
      options: { sex: GENDERS, traffic_type: TRAFFIC_TYPES },
      maxima: { name: 50, phone: 20, org_name: 100, post: 100 },
      duplicate: 'course_registered',
    }),
  },
);

const COOPERATION = ['name', 'sex', 'org_name', 'phone', 'remarks'] as const;

/** Forum cooperation intents (core§5); editors note whom they were in touch with. */
export const forum_cooperation = signUp(
  forumCooperations,
  COOPERATION,
  ['sex', 'org_name', 'remarks', 'user_id', 'add_time', 'state'],
  everybody,
  {
    names: { user_id: ['user'] },
    writable: (caller) => (editor(caller) ? [...COOPERATION, 'state' as const] : COOPERATION),
    additions: { hourly: 30, daily: 100, members: true },
    hooks: {
      options: { sex: GENDERS, state: FORUM_STATES },
      maxima: FORUM_LIMITS,
      duplicate: 'cooperation_submitted',
      beforePut: (rows, changes, { caller }) => ({
        after:
          changes.state === undefined
            ? []
            : rows.map((row) =>
                auditEntry({
                  userId: caller.userId,
                  action: 'intention',
                  table: 'forum_cooperation',
                  itemId: String(row.id),
                  before: Number(row.state),
                  after: Number(changes.state),
                }),
              ),
      }),
    },
  },
);
