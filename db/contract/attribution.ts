import * as z from 'zod';

/** How an objection stands: `withdrawn` says that the item was, `dropped` that the objection was. */
export const OBJECTION_STATES = ['open', 'kept', 'withdrawn', 'dropped'] as const;

/** What the publisher of an item is to the organisation in whose name it stands. */
export const publisherRelation = z.enum(['administrator', 'member', 'staff', 'none']);

/** Why an item is not approved together with others: nobody of the organisation said yes, somebody said no, somebody objects. */
export const ATTRIBUTION_DOUBTS = ['attribution_unconfirmed', 'attribution_denied', 'objection_open'] as const;

/** A question as reviewers read it. */
const reviewQuestion = z.object({
  id: z.string(),
  add_time: z.number(),
  answer: z.enum(['yes', 'no']).nullable(),
  answer_text: z.string().nullable(),
  answer_name: z.string().nullable(),
  answer_time: z.number().nullable(),
});

/** An objection as reviewers read it. */
const reviewObjection = z.object({
  id: z.string(),
  reason: z.string(),
  name: z.string(),
  add_time: z.number(),
  state: z.enum(OBJECTION_STATES),
  opinion: z.string().nullable(),
  decide_time: z.number().nullable(),
});

/** In whose name an item stands, as its reviewers see it. */
export const attribution = z.object({
  organization_id: z.string(),
  name: z.string(),
  /** Ways to reach the organisation, as its record says. */
  contacts: z.string().nullable(),
  contacts_tel: z.string().nullable(),
  relation: publisherRelation,
  doubt: z.enum(ATTRIBUTION_DOUBTS).nullable(),
  /** Names of its administrators. */
  administrators: z.array(z.string()),
  questions: z.array(reviewQuestion),
  objections: z.array(reviewObjection),
});
export type Attribution = z.output<typeof attribution>;
