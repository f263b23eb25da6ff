import * as z from 'zod';
import { choices } from './enums.ts';
import { DAY } from './time.ts';

/** What people book. */
export const BOOKED_KINDS = ['meeting', 'course'] as const;
export type BookedKind = (typeof BOOKED_KINDS)[number];

/** Tables of the sign-ups, and the column that names what is booked. */
export const SIGN_UPS = {
  meeting: { table: 'meeting_user', column: 'meeting_id' },
  course: { table: 'course_user', column: 'course_id' },
} as const;

/** Where a sign-up stands. */
export const BOOKING_STATES = choices(
  ['booked', '已预约', 'Booked'],
  ['waiting', '候补中', 'On the waiting list'],
  ['offered', '候补待确认', 'A seat is kept'],
  ['left', '已取消', 'Cancelled'],
  ['lapsed', '候补已过期', 'Offer lapsed'],
);
export type BookingState = 'booked' | 'waiting' | 'offered' | 'left' | 'lapsed';

/** How a sign-up came in. */
export const SIGN_UP_ORIGINS = choices(
  ['self', '自行报名', 'Online'],
  ['staff', '工作人员代报', 'By staff'],
  ['walk_in', '现场报名', 'At the door'],
);

/** What whoever signed up is told by a short message. */
const BOOKING_TOPICS = [
  ...(['booked', 'waiting', 'offered', 'lapsed', 'left'] as const),
  ...(['changed', 'cancelled', 'day', 'hour'] as const),
] as const;
export type BookingTopic = (typeof BOOKING_TOPICS)[number];

/** How often a message is tried, and seconds until the second try; each further wait is three times as long. */
export const MESSAGE_TRIES = { most: 5, first: 300, growth: 3 } as const;
/** A worker that has written no outcome after so many seconds is gone: another sends what it had. */
export const MESSAGE_LEASE = 120;

/** Limits of what staff set and of what people send. */
export const BOOKING_LIMITS = {
  capacity: 100_000,
  party: 5,
  offerHours: { min: 1, max: 168 },
  questions: 12,
  options: 20,
  answer: 500,
  cancelReason: 300,
} as const;

/** How many one sign-up may bring: each designated learner of a paid course signs up alone (decision 105). */
export const largestParty = (kind: BookedKind, paid: number | null): number =>
  kind === 'course' && paid ? 1 : BOOKING_LIMITS.party;

/** How long a meeting or a course without an end lasts, in seconds: its manage links hold for so long after its beginning. */
export const UNENDED = { meeting: DAY, course: 180 * DAY } as const;

const label = z.string().trim().min(1).max(100);
const labelEn = z.string().trim().max(200).optional();
const questionKey = z.string().regex(/^[a-z][a-z0-9_]{0,23}$/);

/** A question of a form's own: words, one of several options, or a consent that is ticked. */
const bookingQuestion = z
  .strictObject({
    key: questionKey,
    kind: z.enum(['text', 'choice', 'consent']),
    label,
    label_en: labelEn,
    options: z
      .array(
        z.strictObject({ value: z.string().trim().min(1).max(50), label_en: z.string().trim().max(100).optional() }),
      )
      .max(BOOKING_LIMITS.options)
      .optional(),
    required: z.boolean(),
  })
  .refine(({ kind, options }) => kind !== 'choice' || (options?.length ?? 0) > 0);
export type BookingQuestion = z.output<typeof bookingQuestion>;

/** Questions as `meeting.questions` and `course.questions` hold them, in the order of the form. */
const bookingQuestions = z
  .array(bookingQuestion)
  .max(BOOKING_LIMITS.questions)
  .refine((list) => new Set(list.map(({ key }) => key)).size === list.length);

function read(stored: string | null | undefined): unknown {
  try {
    return JSON.parse(stored || 'null');
  } catch {
    return undefined;
  }
}

/** Whether a text is a list of questions. */
export const areQuestions = (text: string): boolean => bookingQuestions.safeParse(read(text)).success;

/** Questions as they are stored; none where there are none. */
export function questionsOf(stored: string | null | undefined): BookingQuestion[] {
  const list = bookingQuestions.safeParse(read(stored));
  return list.success ? list.data : [];
}

/** Answers by the keys of their questions; a consent is true. */
export type BookingAnswers = Record<string, string | boolean>;

/** Answers as they are stored; none where there are none. */
export function answersOf(stored: string | null | undefined): BookingAnswers {
  const found = read(stored);
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as BookingAnswers) : {};
}

/** Whether a text is an object of answers. */
export const areAnswers = (text: string): boolean =>
  z.record(z.string(), z.union([z.string(), z.boolean()])).safeParse(read(text)).success;

type Complaint = { key: string; code: 'required' | 'invalid_value' | 'too_long' | 'consent_required' };

function complaintOf({ key, kind, options, required }: BookingQuestion, answer: unknown): Complaint | null {
  if (kind === 'consent') {
    if (answer !== undefined && typeof answer !== 'boolean') return { key, code: 'invalid_value' };
    return required && answer !== true ? { key, code: 'consent_required' } : null;
  }
  if (answer === undefined || answer === null || (typeof answer === 'string' && answer.trim() === ''))
    return required ? { key, code: 'required' } : null;
  if (typeof answer !== 'string') return { key, code: 'invalid_value' };
  if ([...answer].length > BOOKING_LIMITS.answer) return { key, code: 'too_long' };
  return kind === 'choice' && !options?.some(({ value }) => value === answer) ? { key, code: 'invalid_value' } : null;
}

/**
 * What is wrong with the answers to a form's questions; the same for the form and for every door of the server.
 * @param answers as they came: what answers no question is a complaint
 */
export function answerComplaints(questions: readonly BookingQuestion[], answers: BookingAnswers): Complaint[] {
  const known = new Set(questions.map(({ key }) => key));
  const stray = Object.keys(answers).filter((key) => !known.has(key));
  return [
    ...questions.flatMap((question) => complaintOf(question, answers[question.key]) ?? []),
    ...stray.map((key): Complaint => ({ key: key.slice(0, 24), code: 'invalid_value' })),
  ];
}

const kind = z.enum(BOOKED_KINDS);

/** GET /v1/booking. */
export const seatsQuery = z.object({ kind, id: z.string().min(1).max(64) });
export const seats = z.object({
  /** Without a number there is no limit. */
  capacity: z.number().nullable(),
  /** Seats that are taken, those kept for somebody who was offered one among them. */
  booked: z.number(),
  waiting: z.number(),
});
export type Seats = z.output<typeof seats>;

/** What `add` answers for a sign-up. */
const bookingAnswer = z.object({
  id: z.string(),
  state: z.enum(['booked', 'waiting', 'offered', 'left', 'lapsed']),
  /** The number in the waiting list. */
  place: z.number().nullable(),
  /** Path of the manage page. */
  manage: z.string(),
});
export type BookingAnswer = z.output<typeof bookingAnswer>;

/** What names a booking to its holder: the key, or the address of the manage page. */
const manage = z.string().trim().min(1).max(300);
export const manageInput = z.strictObject({ manage });
export const manageQuery = z.object({ manage });

/** POST /v1/booking/change. */
export const bookingChange = z.strictObject({
  manage,
  party: z.number().int().min(1).max(BOOKING_LIMITS.party).optional(),
  answers: z.record(z.string(), z.union([z.string(), z.boolean()])).optional(),
});

/** GET /v1/booking/own: a booking as its holder sees it. */
export const ownBooking = z.object({
  kind,
  id: z.string(),
  event_id: z.string(),
  state: z.enum(['booked', 'waiting', 'offered', 'left', 'lapsed']),
  party: z.number(),
  /** How many it may have at most. */
  party_max: z.number(),
  /** The number in the waiting list, and how many wait before it. */
  number: z.number().nullable(),
  ahead: z.number(),
  offer_until: z.number().nullable(),
  name: z.string(),
  /** The phone with its middle left out. */
  phone: z.string(),
  answers: z.record(z.string(), z.union([z.string(), z.boolean()])),
  event: z.object({
    name: z.string(),
    name_en: z.string().nullable(),
    address: z.string().nullable(),
    address_en: z.string().nullable(),
    start_time: z.number().nullable(),
    end_time: z.number().nullable(),
    cancel_time: z.number().nullable(),
    cancel_reason: z.string().nullable(),
    questions: z.string().nullable(),
  }),
});
export type OwnBooking = z.output<typeof ownBooking>;

/** GET /v1/user/booking/list: a sign-up among one's own, and the way to change it or give it up. */
export const ownSignUp = z.object({
  id: z.string(),
  event_id: z.string(),
  state: z.enum(['booked', 'waiting', 'offered', 'left', 'lapsed']),
  /** The number in the waiting list. */
  number: z.number().nullable(),
  name: z.string(),
  add_time: z.number(),
  /** Path of the manage page; empty once the event is over. */
  manage: z.string(),
  event: z.object({
    name: z.string(),
    name_en: z.string().nullable(),
    address: z.string().nullable(),
    address_en: z.string().nullable(),
    start_time: z.number().nullable(),
    cancel_time: z.number().nullable(),
    /** Whether visitors see its page. */
    shown: z.boolean(),
  }),
});
export type OwnSignUp = z.output<typeof ownSignUp>;

/** What a step of the holder answers: where the booking stands then. */
export const bookingStep = z.object({
  state: z.enum(['booked', 'waiting', 'offered', 'left', 'lapsed']),
  number: z.number().nullable(),
});

/** Path of the manage page. */
export const managePath = (key: string): string => `/booking/${key}`;
