import { courses, courseUsers } from '../../../db/schema/courses.ts';
import { signUp } from './factories.ts';
import { allOf, equalsId, exists, living } from './rules.ts';

const policy = signUp(
  courseUsers,
  ['course_id', 'name', 'sex', 'org_name', 'post', 'phone', 'traffic_type'],
  ['sex', 'org_name', 'post', 'traffic_type', 'user_id', 'add_time'],
  (t, given) => equalsId(t.courseId, given.course_id),
  ['id', 'user_id', 'add_time', 'is_delete'],
);

/** Course registrations (core§5): for courses that exist. */
export const course_user = {
  ...policy,
  create: (_: unknown, row: Readonly<Record<string, unknown>>) =>
    exists(courses, (item) => allOf(equalsId(item.id, row.course_id), living(item))),
};
