import { eq } from 'drizzle-orm';
import { bookings } from '../../db/schema/bookings.ts';
import { courseUsers, meetingUsers } from '../../db/schema/courses.ts';
import { allOf, anyOf, CLOSED, exists, mine, staff } from '../data/rules.ts';
import { closeTables, defineTable } from '../data/table.ts';

const editor = staff('content-admin');

/** Where sign-ups stand: staff read all, people their own; triggers and the calls of bookings alone write it (decision 140). */
export const booking = defineTable({
  table: bookings,
  key: 'id',
  read: (caller, t) =>
    editor(caller) ||
    anyOf(
      exists(meetingUsers, (row) => allOf(eq(row.id, t.id), mine(caller, row.userId))),
      exists(courseUsers, (row) => allOf(eq(row.id, t.id), mine(caller, row.userId))),
    ),
  ...CLOSED,
  names: { id: ['meeting_user', 'course_user'], event_id: ['meeting', 'course'] },
});

/** Counters of seats and what is due to be told: triggers and the calls of bookings alone. */
export const kept = closeTables(['bookable', 'booking_language', 'booking_message']);
