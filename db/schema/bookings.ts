import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { flag, key, seconds } from './columns.ts';

/** Seats of a meeting or course and how many are taken; triggers alone write it (decision 140). */
export const bookables = sqliteTable(
  'bookable',
  {
    eventId: key('event_id'),
    kind: text('kind').notNull(),
    capacity: integer('capacity'),
    /** Seats that are taken or kept for somebody who was offered one. */
    booked: integer('booked').notNull().default(0),
    /** Sign-ups on the waiting list. */
    waiting: integer('waiting').notNull().default(0),
    /** The last number that the waiting list gave out. */
    lastNumber: integer('last_number').notNull().default(0),
    offerHours: integer('offer_hours').notNull().default(24),
    opens: seconds('opens'),
    closes: seconds('closes'),
    starts: seconds('starts'),
    ends: seconds('ends'),
    /** 1: cancelled or deleted. */
    stopped: flag('stopped'),
    /** The beginning of which reminders a day and an hour before were made due. */
    dayTold: seconds('day_told'),
    hourTold: seconds('hour_told'),
  },
  (t) => [
    index('bookable_starts').on(t.starts).where(sql`${t.stopped} = 0`),
    index('bookable_waiting').on(t.waiting).where(sql`${t.waiting} > 0`),
  ],
);

/** Where a sign-up stands: it has a seat, waits for one, was offered one, or gave it up (decision 140). */
export const bookings = sqliteTable(
  'booking',
  {
    /** That of the sign-up. */
    id: key('id'),
    kind: text('kind').notNull(),
    eventId: text('event_id').notNull(),
    party: integer('party').notNull().default(1),
    /** One of `BOOKING_STATES`. */
    state: text('state').notNull(),
    /** In the waiting list; none for whoever got a seat at once. */
    number: integer('number'),
    offerUntil: seconds('offer_until'),
    changeTime: integer('change_time').notNull().default(0),
  },
  (t) => [
    uniqueIndex('booking_number').on(t.eventId, t.number),
    index('booking_state').on(t.eventId, t.state, t.number),
    index('booking_offer').on(t.offerUntil).where(sql`${t.state} = 'offered'`),
  ],
);

/** In which language whoever booked is told, where it is another one than Chinese: of a sign-up, or of an application of the clinic. */
export const bookingLanguages = sqliteTable('booking_language', { id: key('id'), lang: text('lang').notNull() });

/** Something that whoever signed up is told by a short message: the row says that it is due (house 6). */
export const bookingMessages = sqliteTable(
  'booking_message',
  {
    /** Sign-up, what it is about, and which of these: nothing is told twice. */
    id: key('id'),
    bookingId: text('booking_id').notNull(),
    /** One of `BOOKING_TOPICS`. */
    topic: text('topic').notNull(),
    dueTime: integer('due_time').notNull(),
    /**
     * `due`: it waits; `sending`: a worker has it; `sent`; `unknown`: the gateway gave no clear answer; `failed`: refused as often as it
     * is tried; `dropped`: it held no longer (decision 264).
     */
    state: text('state').notNull().default('due'),
    /** When a worker took it; one that has not written an outcome a lease later is gone. */
    claimTime: seconds('claim_time'),
    /** How often the gateway refused it. */
    attempts: integer('attempts').notNull().default(0),
    /** 'wechat' or 'sms': how it went out. */
    channel: text('channel'),
    /** 1: it goes to the expert of a consultation, not to whoever booked. */
    toExpert: flag('to_expert'),
    /**
     * JSON of what is told to whose sign-up was removed for good, since nothing else keeps it: `phone`, `user`, `event`, `event_en`, `start`,
     * `ends`, `lang`; empty once the message needs it no more, and for all others.
     */
    removed: text('removed'),
  },
  (t) => [
    index('booking_message_due').on(t.dueTime).where(sql`${t.state} = 'due'`),
    index('booking_message_claimed').on(t.claimTime).where(sql`${t.state} = 'sending'`),
    index('booking_message_of').on(t.bookingId),
  ],
);
