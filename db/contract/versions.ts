import * as z from 'zod';
import { id } from './fields.ts';

/** Tables of what editors write for everybody, whose rows keep their versions and come back after they were taken away. */
export const VERSIONED = ['hall', 'video', 'book', 'innovate', 'yuanqu', 'star', 'clinic_case'] as const;
export type Versioned = (typeof VERSIONED)[number];

/** What stands in an order of the editors' own. */
export const ORDERED = [
  ...(['hall', 'video', 'book', 'yuanqu', 'star', 'clinic_case'] as const),
  ...(['course', 'course_term', 'course_chapter', 'course_material'] as const),
] as const;
export type Ordered = (typeof ORDERED)[number];

/** Versions of one row that are kept. */
export const MOST_VERSIONS = 30;
/** Rows that are put in order at once. */
export const MOST_ORDERED = 200;

/** A row as it stood after a change. */
export const contentVersion = z.object({
  version: z.number(),
  name: z.string(),
  /** Columns in which it differs from the version before; empty for the first. */
  changed: z.array(z.string()),
  add_time: z.number(),
  /** Who wrote it; null of what was there before versions were kept. */
  user_name: z.string().nullable(),
});
export type ContentVersion = z.output<typeof contentVersion>;

/** A row that was taken away. */
export const removedContent = z.object({ id: z.string(), name: z.string(), add_time: z.number() });
export type RemovedContent = z.output<typeof removedContent>;

/** Without a version the row comes back as it was. */
export const contentRestore = z.strictObject({
  table: z.enum(VERSIONED),
  id,
  version: z.number().int().positive().optional(),
});

/** Keys in their new order: what is not named stands behind them. */
export const contentOrder = z.strictObject({
  table: z.enum(ORDERED),
  ids: z
    .array(id)
    .min(1)
    .max(MOST_ORDERED)
    .refine((ids) => new Set(ids).size === ids.length, 'invalid_value'),
});
