import { attendances } from '../../db/schema/attendance.ts';
import { CLOSED, staff } from '../data/rules.ts';
import { defineTable } from '../data/table.ts';

/** Who came (decision 167): staff read it beside the sign-ups, triggers and the calls of the door write it. */
export const attendance = defineTable({
  table: attendances,
  key: 'signup_id',
  read: staff('content-admin'),
  ...CLOSED,
  names: { signup_id: ['meeting_user', 'course_user'] },
});
