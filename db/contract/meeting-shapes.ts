import * as z from 'zod';
import { page } from './endpoint.ts';

const meetingCard = z.object({
  id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  type: z.number(),
  cover: z.string().nullable(),
  address: z.string().nullable(),
  address_en: z.string().nullable(),
  org_name: z.string().nullable(),
  org_name_en: z.string().nullable(),
  start_time: z.number().nullable(),
  end_time: z.number().nullable(),
  paid: z.number(),
  /** When staff called it off. */
  cancel_time: z.number().nullable(),
});
export type MeetingCard = z.output<typeof meetingCard>;

/** GET /v1/meeting/list. */
export const meetingList = page(meetingCard);

/** GET /v1/meeting/month: what begins or goes on in a month, in its order. */
export const meetingMonth = z.object({ month: z.string(), records: z.array(meetingCard) });

/** GET /v1/meeting/detail. */
export const meetingDetail = meetingCard.extend({
  profile: z.string().nullable(),
  profile_en: z.string().nullable(),
  cancel_reason: z.string().nullable(),
  sign_from: z.number().nullable(),
  sign_until: z.number().nullable(),
  check_phone: z.number(),
  /** JSON text of the form's own questions. */
  questions: z.string().nullable(),
  /** Whether visitors see it; editors see what is not shown, too. */
  shown: z.boolean(),
  /** Others of its type that are still to come. */
  others: z.array(meetingCard),
});
export type MeetingDetail = z.output<typeof meetingDetail>;

/** How often a meeting is held again. */
export const REPEATS = ['week', 'month'] as const;

/** Meetings that one repetition makes at most. */
export const MOST_REPEATS = 52;

const id = z.string().min(1).max(64);

/** POST /v1/content/meeting/repeat: so many more of them, a week or a month apart. */
export const meetingRepeatInput = z.strictObject({
  id,
  every: z.enum(REPEATS, 'required'),
  times: z.number('invalid_value').int('invalid_value').min(1, 'invalid_value').max(MOST_REPEATS, 'invalid_value'),
});
