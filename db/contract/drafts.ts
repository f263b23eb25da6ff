import * as z from 'zod';
import { ITEM } from './limits.ts';

/** Limits of drafts that the server keeps (CALLS.md "Sign-in and publishing calls"). */
export const DRAFT_LIMITS = {
  /** Of one form as JSON, in bytes. */
  bytes: 500 * 1024,
  perUser: 20,
  /** Levels of one form: the database reads no JSON that is a thousand deep. */
  depth: 50,
  /** A draft that nobody wrote on for so long is removed. */
  days: 90,
} as const;

const itemTypes = [ITEM.result, ITEM.demand] as const;
const itemId = z.string().trim().max(40);

/** Which draft: a wizard's kind (1 result, 2 demand) and the item that is edited, none for a new one. */
export const draftPlace = z.object({
  item_type: z.coerce.number().pipe(z.literal(itemTypes)),
  item_id: itemId.optional().default(''),
});
export type DraftPlace = z.output<typeof draftPlace>;

/** Where a draft stands on the server. */
export const draftStand = z.object({
  version: z.number(),
  /** Unix seconds. */
  update_time: z.number(),
});
export type DraftStand = z.output<typeof draftStand>;

export const draft = draftStand.extend({ form: z.looseObject({}) });
export type Draft = z.output<typeof draft>;

/** One of the own drafts, without its form; `item_id` is empty for a new item, `name` while it has none. */
export const draftRow = draftStand.extend({
  item_type: z.literal(itemTypes),
  item_id: z.string(),
  name: z.string(),
  add_time: z.number(),
});
export type DraftRow = z.output<typeof draftRow>;

/** Whether nothing in a value stands deeper than so many levels. */
const isWithin = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => isWithin(part, levels - 1)));

/** PUT /v1/user/draft: the whole form, and the version that it was built upon (0 or none for a first one). */
export const draftInput = z.strictObject({
  item_type: z.literal(itemTypes),
  item_id: itemId.optional().default(''),
  form: z.record(z.string(), z.unknown()).refine((form) => isWithin(form, DRAFT_LIMITS.depth), 'invalid_value'),
  version: z.number().int().min(0).optional().default(0),
});
export type DraftInput = z.output<typeof draftInput>;

/** POST /v1/user/draft/copy: an own item as the draft of a new one. */
export const draftCopy = z.strictObject({
  item_type: z.literal(itemTypes),
  id: z.string().min(1).max(40),
  replace: z.boolean().optional().default(false),
});
export type DraftCopy = z.output<typeof draftCopy>;
