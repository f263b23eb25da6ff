import { courseLearners, courses } from '../../../db/schema/courses.ts';
import { users } from '../../../db/schema/users.ts';
import { definePolicy } from '../policy.ts';
import { allOf, anyOf, equalsId, exists, living, mine, nobody, staff } from './rules.ts';

const editor = staff('content-admin');

/** Designated learners of paid courses: staff keep the list, learners find themselves on it (decision 105). */
export const course_learner = definePolicy<typeof courseLearners>({
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
  derived: ['id', 'add_time'],
});
