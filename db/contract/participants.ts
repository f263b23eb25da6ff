import * as z from 'zod';
import { BOOKED_KINDS, BOOKING_LIMITS } from './bookings.ts';
import { page } from './endpoint.ts';
import { telephone } from './formats.ts';

/** States that a list of participants can be narrowed to, in the order of its filter. */
export const PARTICIPANT_STATES = ['booked', 'waiting', 'offered', 'left', 'lapsed'] as const;
export type ParticipantState = (typeof PARTICIPANT_STATES)[number];

const kind = z.enum(BOOKED_KINDS);
const state = z.enum(PARTICIPANT_STATES);

export const participant = z.object({
  id: z.string(),
  name: z.string(),
  phone: z.string(),
  org_name: z.string().nullable(),
  post: z.string().nullable(),
  /** Of meetings. */
  intention: z.string().nullable(),
  /** Of courses. */
  sex: z.number().nullable(),
  traffic_type: z.number().nullable(),
  party: z.number(),
  /** JSON text of the answers to the form's own questions. */
  answers: z.string().nullable(),
  origin: z.string(),
  add_time: z.number(),
  state,
  /** In the waiting list. */
  number: z.number().nullable(),
  offer_until: z.number().nullable(),
  /** Messages to them that failed, or of which nobody knows whether they arrived; files do not count them. */
  untold: z.number(),
});
export type Participant = z.output<typeof participant>;

/** Sign-ups in a state, and how many people these are. */
const count = z.object({ signUps: z.number(), people: z.number() });

/** The meeting or course whose participants are listed. */
const event = z.object({
  id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  start_time: z.number().nullable(),
  cancel_time: z.number().nullable(),
  capacity: z.number().nullable(),
  questions: z.string().nullable(),
});
export type ParticipantsEvent = z.output<typeof event>;

/** GET /v1/content/participant/list. */
export const participantList = page(participant).extend({ event, counts: z.record(state, count) });
export type ParticipantList = z.output<typeof participantList>;

const LENGTHS = { name: 50, phone: 20, org_name: 100, post: 100 } as const;

/** POST /v1/content/participant: whoever came without having signed up. */
export const walkInInput = z.strictObject({
  kind,
  event_id: z.string().min(1).max(64),
  name: z.string().trim().min(1, 'name_required').max(LENGTHS.name, 'too_long'),
  phone: telephone(LENGTHS.phone, 'phone_required'),
  org_name: z.string().trim().max(LENGTHS.org_name, 'too_long').optional(),
  post: z.string().trim().max(LENGTHS.post, 'too_long').optional(),
  party: z.number().int().min(1, 'invalid_value').max(BOOKING_LIMITS.party, 'invalid_value'),
  /** They get a seat although all are taken. */
  over: z.boolean(),
});
export type WalkIn = z.output<typeof walkInInput>;

/** POST /v1/content/participant/cancel and /tell. */
export const participantInput = z.strictObject({ kind, id: z.string().min(1).max(64) });

/** POST /v1/content/participant/seat: somebody who waits gets a seat now. */
export const seatInput = participantInput.extend({ over: z.boolean() });

/** POST /v1/content/participant/move: to another meeting or course. */
export const moveInput = seatInput.extend({ to: z.string().min(1).max(64) });

/** Path of the page of the participants. */
export const participantsPath = (of: (typeof BOOKED_KINDS)[number], id: string): string =>
  `/content/participants/${of}/${id}`;
