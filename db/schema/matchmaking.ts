import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { addTime, key, seconds } from './columns.ts';

/** 1:1 meetings of a meeting (decision 170): how many tables there are, and in what time members ask each other. */
export const matchmakings = sqliteTable('matchmaking', {
  meetingId: key('meeting_id'),
  /** Tables in the room, the spare ones among them. */
  tables: integer('tables').notNull(),
  /** The last so many tables, which staff alone give away. */
  spare: integer('spare').notNull().default(0),
  slotMinutes: integer('slot_minutes').notNull(),
  breakMinutes: integer('break_minutes').notNull().default(0),
  /** As staff wrote them: one time from and until a line. */
  periods: text('periods').notNull(),
  opens: integer('opens').notNull(),
  closes: integer('closes').notNull(),
  /** Hours in which a request is answered, or lapses. */
  requestHours: integer('request_hours').notNull().default(24),
  /** Requests of one member that wait for an answer at a time. */
  maxRequests: integer('max_requests').notNull().default(10),
  /** 1:1 meetings of one member; empty for as many as there are slots. */
  maxMeetings: integer('max_meetings'),
  isOpen: integer('is_open').notNull().default(1),
  addTime: addTime(),
});

/** A time at which all tables are used. */
export const matchmakingSlots = sqliteTable(
  'matchmaking_slot',
  {
    id: key('id'),
    meetingId: text('meeting_id').notNull(),
    startTime: integer('start_time').notNull(),
    endTime: integer('end_time').notNull(),
  },
  (t) => [
    uniqueIndex('matchmaking_slot_start').on(t.meetingId, t.startTime),
    index('matchmaking_slot_time').on(t.startTime),
  ],
);

/** Who takes part: read by the others who do, and by staff. */
export const matchmakingMembers = sqliteTable(
  'matchmaking_member',
  {
    id: key('id'),
    meetingId: text('meeting_id').notNull(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    unit: text('unit'),
    post: text('post'),
    offered: text('offered'),
    wanted: text('wanted'),
    /** JSON list of ids of fields. */
    scopes: text('scopes').notNull().default('[]'),
    /** JSON list of ids of slots at which the member cannot come. */
    away: text('away').notNull().default('[]'),
    addTime: addTime(),
    /** Since when the member takes part no more. */
    leftTime: seconds('left_time'),
    /** Requests that the member received and sent, and those of the former that nobody answered; kept by triggers (decision 330). */
    received: integer('received').notNull().default(0),
    sent: integer('sent').notNull().default(0),
    waiting: integer('waiting').notNull().default(0),
  },
  (t) => [
    uniqueIndex('matchmaking_member_once').on(t.meetingId, t.userId),
    index('matchmaking_member_list').on(t.meetingId, t.leftTime, t.addTime),
    index('matchmaking_member_user').on(t.userId),
  ],
);

/** One member asks another for a 1:1 meeting. */
export const matchmakingRequests = sqliteTable(
  'matchmaking_request',
  {
    id: key('id'),
    meetingId: text('meeting_id').notNull(),
    fromUser: text('from_user').notNull(),
    toUser: text('to_user').notNull(),
    /** Both users in the order of their ids: only one request between two people is open. */
    pair: text('pair').notNull(),
    message: text('message'),
    /** The slot that is asked for; empty for any. */
    slotId: text('slot_id'),
    /** pending | accepted | declined | expired | withdrawn | cancelled. */
    state: text('state').notNull().default('pending'),
    expireTime: integer('expire_time').notNull(),
    answerTime: seconds('answer_time'),
    /** Why it was declined. */
    reason: text('reason'),
    addTime: addTime(),
    submissionKey: text('submission_key'),
  },
  (t) => [
    uniqueIndex('matchmaking_request_open').on(t.meetingId, t.pair).where(sql`${t.state} IN ('pending', 'accepted')`),
    uniqueIndex('matchmaking_request_submission')
      .on(t.fromUser, t.submissionKey)
      .where(sql`${t.submissionKey} IS NOT NULL`),
    index('matchmaking_request_from').on(t.fromUser, t.meetingId, t.addTime, t.id),
    index('matchmaking_request_to').on(t.toUser, t.meetingId, t.addTime, t.id),
    index('matchmaking_request_asking').on(t.fromUser, t.meetingId, t.expireTime).where(sql`${t.state} = 'pending'`),
    index('matchmaking_request_due').on(t.expireTime).where(sql`${t.state} = 'pending'`),
  ],
);

/** A 1:1 meeting with its slot and table; one that was cancelled keeps neither from others. */
export const matchmakingAppointments = sqliteTable(
  'matchmaking_appointment',
  {
    id: key('id'),
    meetingId: text('meeting_id').notNull(),
    slotId: text('slot_id').notNull(),
    tableNo: integer('table_no').notNull(),
    /** The request that it comes from; empty for one that staff made. */
    requestId: text('request_id'),
    firstUser: text('first_user').notNull(),
    secondUser: text('second_user').notNull(),
    /** Grows when time or table change: SEQUENCE of the calendar entry. */
    revision: integer('revision').notNull().default(0),
    addTime: addTime(),
    cancelTime: seconds('cancel_time'),
    cancelReason: text('cancel_reason'),
    /** When both were told of the cancellation. */
    toldTime: seconds('told_time'),
  },
  (t) => [
    uniqueIndex('matchmaking_appointment_table').on(t.slotId, t.tableNo).where(sql`${t.cancelTime} IS NULL`),
    uniqueIndex('matchmaking_appointment_request').on(t.requestId).where(sql`${t.requestId} IS NOT NULL`),
    index('matchmaking_appointment_meeting').on(t.meetingId),
    index('matchmaking_appointment_untold')
      .on(t.cancelTime)
      .where(sql`${t.cancelTime} IS NOT NULL AND ${t.toldTime} IS NULL`),
  ],
);

/** A person's place at a 1:1 meeting: the key lets nobody sit at two tables in one slot. */
export const matchmakingSeats = sqliteTable(
  'matchmaking_seat',
  {
    id: key('id'),
    slotId: text('slot_id').notNull(),
    userId: text('user_id').notNull(),
    meetingId: text('meeting_id').notNull(),
    appointmentId: text('appointment_id').notNull(),
    /** 1 came, 0 did not; empty while nobody noted it. */
    present: integer('present'),
  },
  (t) => [
    uniqueIndex('matchmaking_seat_once').on(t.slotId, t.userId),
    index('matchmaking_seat_user').on(t.userId, t.meetingId),
    index('matchmaking_seat_appointment').on(t.appointmentId),
  ],
);
