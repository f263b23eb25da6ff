import * as z from 'zod';
import { contact, telephone } from './formats.ts';
import { ITEM, TALK_MAXIMA } from './limits.ts';

const id = z.string().min(1, 'required').max(64, 'too_long');

/** Asks for the publisher's contact of a public result or demand. */
export const revealInput = z.strictObject({ item_type: z.union([z.literal(ITEM.result), z.literal(ITEM.demand)]), id });

/** Whom to turn to about an item: its publisher, or the platform in the publisher's name. */
export const revealedContact = z.object({
  contacts: z.string().nullable(),
  contacts_tel: z.string().nullable(),
  source: z.enum(['platform', 'publisher']),
});
export type RevealedContact = z.output<typeof revealedContact>;

/** Item kinds that users keep as favourites. */
export const FAVOURITE_TYPES = [
  ...([ITEM.result, ITEM.demand, ITEM.product] as const),
  ...([ITEM.project, ITEM.expert, ITEM.park] as const),
] as const;
export const favouriteInput = z.strictObject({ item_type: z.literal(FAVOURITE_TYPES), id });
export type FavouriteInput = z.infer<typeof favouriteInput>;

/** A reminder of an own cheese or feedback (core§7, decision 81). */
export const remindInput = z.strictObject({
  cheese_id: id,
  ai: z.number().int().min(0).max(1).default(1),
  /** Unix seconds. */
  remind_start_time: z.number().int().min(0),
  ai_stage: z.number().int().min(1).default(1),
});

/** GET /v1/talk/subject: what an address of feedback is about. */
export const talkSubject = z.object({ name: z.string(), page: z.string() });

const text = (code: string, max: number) =>
  z
    .string()
    .refine((value) => value.trim() !== '', code)
    .max(max, 'too_long');

const common = {
  name: text('feedback_name_required', TALK_MAXIMA.name),
  remark: text('feedback_opinion_required', TALK_MAXIMA.remark),
  files: z.array(z.looseObject({ fileShowName: z.string(), url: z.string() })).max(TALK_MAXIMA.files, 'too_many'),
};

/** The forms of feedback (core§2): on an item, on a project, and version 2 with a reminder. */
const FEEDBACK_FORMS = ['item', 'project', 'v2'] as const;
export type FeedbackForm = (typeof FEEDBACK_FORMS)[number];

/** Shape of form 1; version 2 asks for a telephone number, the project form for a place instead of either. */
export const itemFeedbackForm = z.object({
  phone: contact(TALK_MAXIMA.phone, 'feedback_contact_required'),
  ...common,
});
export const feedbackForm2 = z.object({
  phone: telephone(TALK_MAXIMA.phone, 'feedback_contact_required'),
  ...common,
});
export const projectFeedbackForm = z.object({
  ...common,
  place: z.array(z.object({ id: z.string(), name: z.string() })),
});
