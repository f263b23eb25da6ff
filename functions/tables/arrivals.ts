import { attendances } from '../../db/schema/attendance.ts';
import { CLOSED, staff } from '../data/rules.ts';
import { closeTables, defineTable } from '../data/table.ts';

/** What phones at the door sent: its own calls alone read and write it. */
export const scans = closeTables(['attendance_scan']);

/** Who came (decision 167): staff read it beside the sign-ups, triggers and the calls of the door write it. */
export const attendance = defineTable({
  table: attendances,
  key: 'signup_id',
  read: staff('content-admin'),
  ...CLOSED,
  names: { signup_id: ['meeting_user', 'course_user'] },
});
