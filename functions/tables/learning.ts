import { eq, sql } from 'drizzle-orm';
import { courseLearners, type courses } from '../../db/schema/courses.ts';
import type { RowRule } from '../data/policy.ts';
import { allOf, anyOf, exists, mine, staff } from '../data/rules.ts';

const editor = staff('content-admin');

/** Who sees the films of a course: everybody those of a free one, its designated learners those of a paid one (decision 105). */
export const learns: RowRule<typeof courses> = (caller, t) =>
  anyOf(
    editor(caller),
    sql`${t.paid} = 0`,
    caller.userId !== null && exists(courseLearners, (row) => allOf(eq(row.courseId, t.id), mine(caller, row.userId))),
  );
