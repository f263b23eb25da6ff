import { eq, sql } from 'drizzle-orm';
import { courseLearners, courses } from '../../../db/schema/courses.ts';
import { definePolicy } from '../policy.ts';
import { allOf, anyOf, exists, living, mine, staff } from './rules.ts';

const editor = staff('content-admin');

/** Courses (core§3): the video of a paid one is for its learners (core§6, decision 105). */
export const course = definePolicy<typeof courses>({
  table: courses,
  key: 'id',
  read: (_, t) => living(t),
  columns: {
    video: (caller, t) =>
      anyOf(
        editor(caller),
        sql`${t.paid} = 0`,
        caller.userId !== null &&
          exists(courseLearners, (row) => allOf(eq(row.courseId, t.id), mine(caller, row.userId))),
      ),
  },
  create: editor,
  update: (caller, t) => allOf(editor(caller), living(t)),
  remove: (caller, t) => allOf(editor(caller), living(t)),
  writable: (caller) =>
    editor(caller)
      ? ['name', 'mainTeacher', 'orgName', 'profile', 'cover', 'video', 'class_hours', 'paid', 'start_time', 'sort']
      : [],
  derived: ['id', 'add_time', 'is_delete'],
});
