import * as z from 'zod';
import { OBJECTION_STATES, publisherRelation } from './attribution.ts';
import { text } from './fields.ts';
import { reviewKey } from './reviews.ts';
import { DAY } from './time.ts';

export const ATTRIBUTION_MAXIMA = { word: 500, reason: 500, opinion: 500 } as const;

/** Questions that a reviewer asks, and objections that an administrator raises, in a day. */
export const ATTRIBUTION_LIMITS = {
  question: { limit: 60, windowSeconds: DAY },
  objection: { limit: 30, windowSeconds: DAY },
} as const;

const id = z.string().trim().min(1, 'required').max(40, 'too_long');

/** POST /v1/review/attribution/ask. */
export const attributionAsk = reviewKey.strict();

/** POST /v1/user/attribution/answer: a refusal says why. */
export const attributionAnswer = z
  .strictObject({ id, answer: z.enum(['yes', 'no'], 'required'), word: text(ATTRIBUTION_MAXIMA.word) })
  .refine(({ answer, word }) => answer === 'yes' || Boolean(word), {
    path: ['word'],
    message: 'attribution_word_required',
  });
export type AttributionAnswer = z.output<typeof attributionAnswer>;

/** POST /v1/user/attribution/objection. */
export const objectionInput = reviewKey.extend({
  organization_id: id,
  reason: z
    .string({ error: 'objection_reason_required' })
    .trim()
    .min(1, 'objection_reason_required')
    .max(ATTRIBUTION_MAXIMA.reason, 'too_long'),
});
export type ObjectionInput = z.output<typeof objectionInput>;

/** POST /v1/user/attribution/takeover. */
export const takeoverInput = reviewKey.extend({ organization_id: id });
export type TakeoverInput = z.output<typeof takeoverInput>;

export const objectionKey = z.strictObject({ id });

/** POST /v1/review/objection/decide: both sides read the opinion. */
export const objectionDecision = z.strictObject({
  id,
  decision: z.enum(['keep', 'withdraw'], 'required'),
  opinion: z
    .string({ error: 'opinion_required' })
    .trim()
    .min(1, 'opinion_required')
    .max(ATTRIBUTION_MAXIMA.opinion, 'too_long'),
});
export type ObjectionDecision = z.output<typeof objectionDecision>;

/** What became of a question: how many administrators got a notice, and to how many a message went out. */
export const attributionAsked = z.object({ id: z.string(), told: z.number(), messages: z.number() });
export type AttributionAsked = z.output<typeof attributionAsked>;

const item = {
  item_type: z.number(),
  item_id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  publisher_name: z.string(),
  relation: publisherRelation,
  audit_status: z.number(),
  is_public: z.number(),
};

/** GET /v1/user/attribution/question: for the administrators of the organisation that is asked. */
export const attributionQuestion = z.object({
  ...item,
  id: z.string(),
  organization_id: z.string(),
  organization_name: z.string(),
  /** Beginning of the item's text, without format. */
  summary: z.string(),
  add_time: z.number(),
  answer: z.enum(['yes', 'no']).nullable(),
  answer_text: z.string().nullable(),
  answer_name: z.string().nullable(),
  answer_time: z.number().nullable(),
});
export type AttributionQuestion = z.output<typeof attributionQuestion>;

/** An item in an organisation's name, for its administrators. */
export const attributedItem = z.object({
  ...item,
  add_time: z.number(),
  /** Whether its publisher has left the organisation, so that its administrators may take it over. */
  publisher_left: z.number(),
  /** A question about it that waits for an answer. */
  question: z.string().nullable(),
  objection: z
    .object({
      id: z.string(),
      reason: z.string(),
      state: z.enum(OBJECTION_STATES),
      opinion: z.string().nullable(),
      add_time: z.number(),
    })
    .nullable(),
});
export type AttributedItem = z.output<typeof attributedItem>;

/** An objection in the queue of those who review the kind. */
export const queuedObjection = z.object({
  ...item,
  id: z.string(),
  organization_id: z.string(),
  organization_name: z.string(),
  objector: z.string(),
  reason: z.string(),
  add_time: z.number(),
  state: z.enum(OBJECTION_STATES),
  opinion: z.string().nullable(),
  decide_time: z.number().nullable(),
});
export type QueuedObjection = z.output<typeof queuedObjection>;
