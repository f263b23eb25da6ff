import * as z from 'zod';
import { FAVOURITE_TYPES } from './talk.ts';

/** A row's key; callers of old send numbers, too. */
const key = z.union([z.string().min(1).max(40), z.number()], 'required').transform(String);
const own = z.string().min(1, 'required').max(64, 'too_long');
const maybe = z.string().nullable().optional();

/** A row that a call names. */
export const rowKey = z.strictObject({ id: key });

/** A reminder as its row has it. */
export const reminderRow = z.object({
  id: z.string(),
  cheese_id: z.string(),
  ai: z.number(),
  /** Unix seconds. */
  remind_start_time: z.number(),
  /** 1 awaited, 2 told. */
  ai_stage: z.number(),
});

/** What is changed of a reminder; one that is moved is awaited again. */
export const reminderChange = z.strictObject({
  id: key,
  ai: z.number().optional(),
  /** Unix seconds. */
  remind_start_time: z.number().optional(),
  ai_stage: z.number().optional(),
});

/** A star site (core§7). */
export const star = z.object({
  id: z.string(),
  name: z.string(),
  area_code: z.string().nullable(),
  cover: z.string().nullable(),
  profile: z.string().nullable(),
  url: z.string().nullable(),
  sort: z.number(),
  is_open: z.number(),
  build_count: z.number(),
  build_time: z.number().nullable(),
});
export type Star = z.output<typeof star>;

export const starInput = z.strictObject({
  name: z.string(),
  area_code: maybe,
  cover: maybe,
  profile: maybe,
  url: maybe,
  sort: z.number().optional(),
});
export const starChange = starInput.partial().extend({ id: key });
export const starOpening = z.strictObject({ id: key, is_open: z.literal([0, 1]).default(1) });

/** The star service speaks of favourites as well: an item in place of a star site. */
export const keptItem = z.strictObject({ item_id: own, item_type: z.literal(FAVOURITE_TYPES) });
export const droppedItem = z.strictObject({ item_id: own, item_type: z.literal(FAVOURITE_TYPES).optional() });

export const workstation = z.object({
  id: z.string(),
  area_code: z.string(),
  name: z.string(),
  url: z.string().nullable(),
  platform_url: z.string().nullable(),
  kind: z.string().nullable(),
});
export const workstationInput = z.strictObject({
  area_code: z.string(),
  name: z.string(),
  url: maybe,
  platform_url: maybe,
  kind: maybe,
});
export const workstationChange = workstationInput.partial().extend({ id: key });
