import * as z from 'zod';
import { text } from './fields.ts';
import { ITEM } from './limits.ts';

/** How far a publisher's wish for a push is. */
export const APPLICATION_STATES = ['applied', 'confirmed', 'declined', 'pushed'] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Longest texts of an application, and how many a person makes in a window. */
export const APPLICATION_LIMITS = {
  text: 500,
  attempts: { limit: 60, windowSeconds: 3_600 },
} as const;

const id = z.string().trim().min(1).max(64);

/** Asks for a push of an own public item. */
export const applicationInput = z.strictObject({
  item_type: z.literal([ITEM.result, ITEM.demand]),
  item_id: id,
  remark: text(APPLICATION_LIMITS.text),
});
export type ApplicationInput = z.output<typeof applicationInput>;

/** Staff's decision; a refusal says why. */
export const decisionInput = z
  .strictObject({
    id,
    version: z.number().int().min(1),
    state: z.literal(['confirmed', 'declined']),
    reason: text(APPLICATION_LIMITS.text),
  })
  .superRefine(({ state, reason }, context) => {
    if (state === 'declined' && !reason)
      context.addIssue({ code: 'custom', path: ['reason'], message: 'push_decline_reason' });
  });
export type DecisionInput = z.output<typeof decisionInput>;

const count = z.number().int().min(0);
const seconds = z.number().nullable();

/** An own item that may be pushed, with the last application for it and how far it was pushed. */
export const pushableItem = z.object({
  id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  item_type: z.number(),
  release_time: z.number(),
  application: z
    .object({
      id: z.string(),
      state: z.enum(APPLICATION_STATES),
      remark: z.string().nullable(),
      reason: z.string().nullable(),
      add_time: z.number(),
      decide_time: seconds,
      push_time: seconds,
    })
    .nullable(),
  pushes: count,
  organizations: count,
  opened: count,
  interested: count,
  /** Several pushes went to very many: at least as many organisations as one of them reached. */
  more: z.boolean(),
});
export type PushableItem = z.output<typeof pushableItem>;

/** An application as staff sees it. */
export const applicationRow = z.object({
  id: z.string(),
  item_type: z.number(),
  item_id: z.string(),
  item_name: z.string().nullable(),
  item_name_en: z.string().nullable(),
  organization_name: z.string().nullable(),
  organization_name_en: z.string().nullable(),
  publisher_name: z.string().nullable(),
  state: z.enum(APPLICATION_STATES),
  remark: z.string().nullable(),
  reason: z.string().nullable(),
  add_time: z.number(),
  decide_time: seconds,
  decider_name: z.string().nullable(),
  push_time: seconds,
  version: z.number(),
  is_public: z.number(),
  is_pushed: z.number(),
  is_tagging: z.number(),
  match_state: z.number(),
});
export type ApplicationRow = z.output<typeof applicationRow>;
