import * as z from 'zod';
import { scopeName } from './cards.ts';
import { ITEM } from './limits.ts';

/** Kinds of items that stand in halls. */
export const EXHIBITED = [ITEM.result, ITEM.demand, ITEM.product] as const;

/** Longest texts, in characters. */
export const HALL_MAXIMA = { name: 60, name_en: 120, summary: 300, summary_en: 600 } as const;

/** Exhibits of one hall that are shown. */
export const MOST_EXHIBITS = 60;

/** A hall in the list of the showroom. */
export const hallCard = z.object({
  id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  summary: z.string().nullable(),
  summary_en: z.string().nullable(),
  scope: z.array(scopeName),
  cover: z.string().nullable(),
  has_video: z.boolean(),
  has_panorama: z.boolean(),
  /** Exhibits that are public now. */
  exhibits: z.number(),
});
export type HallCard = z.output<typeof hallCard>;

/** What stands in a hall, while it is public. */
export const exhibit = z.object({
  id: z.string(),
  item_type: z.number(),
  item_id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  /** Plain text, at most 140 characters. */
  summary: z.string(),
  summary_en: z.string().nullable(),
  cover: z.string().nullable(),
  org_name: z.string().nullable(),
  org_name_en: z.string().nullable(),
  note: z.string().nullable(),
  note_en: z.string().nullable(),
});
export type Exhibit = z.output<typeof exhibit>;

/** A hall with all that it shows. */
export const hallDetail = hallCard.omit({ exhibits: true }).extend({
  video: z.string().nullable(),
  /** WebVTT of what is said in it. */
  captions: z.string().nullable(),
  captions_en: z.string().nullable(),
  panorama: z.string().nullable(),
  exhibits: z.array(exhibit),
  /** Whether visitors see it: editors look at it before. */
  shown: z.boolean(),
});
export type HallDetail = z.output<typeof hallDetail>;
