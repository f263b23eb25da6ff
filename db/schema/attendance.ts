import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, key, seconds } from './columns.ts';

/** One look at a code, or one tap on a name, at the door (decision 167): the phone gave it its id, so that it is stored once. */
export const attendanceScans = sqliteTable(
  'attendance_scan',
  {
    id: key('id'),
    /** meeting | course. */
    kind: text('kind').notNull(),
    eventId: text('event_id').notNull(),
    /** Empty where the code is none of ours. */
    signupId: text('signup_id'),
    /** code | search. */
    way: text('way').notNull(),
    /** What staff call the phone. */
    device: text('device').notNull(),
    scanTime: integer('scan_time').notNull(),
    /** counted | other | unknown | cancelled | waiting | undone. */
    state: text('state').notNull(),
    userId: text('user_id').notNull(),
    addTime: addTime(),
    undoUser: text('undo_user'),
    undoTime: seconds('undo_time'),
  },
  (t) => [
    index('attendance_scan_event').on(t.eventId, t.scanTime),
    index('attendance_scan_signup').on(t.signupId, t.scanTime),
  ],
);

/** Who came (decision 167): the earliest scan of a sign-up, kept by the triggers of db/derived/attendance.sql, and the certificate of it. */
export const attendances = sqliteTable(
  'attendance',
  {
    signupId: key('signup_id'),
    kind: text('kind').notNull(),
    eventId: text('event_id').notNull(),
    scanId: text('scan_id').notNull(),
    arriveTime: integer('arrive_time').notNull(),
    device: text('device').notNull(),
    /** How often the sign-up was scanned. */
    scans: integer('scans').notNull().default(1),
    /** Code under which everybody finds the certificate; empty for none. */
    certificate: text('certificate'),
    certificateTime: seconds('certificate_time'),
    certificateUser: text('certificate_user'),
  },
  (t) => [index('attendance_event').on(t.eventId), uniqueIndex('attendance_certificate').on(t.certificate)],
);
