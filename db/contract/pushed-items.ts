import * as z from 'zod';
import { ITEM } from './limits.ts';

/** What calls of pushes name rows by; some clients send numbers. */
export const keyOfPush = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  z.string().trim().min(1).max(64),
);

/** What is pushed: a result or a demand; some clients send the number as a text. */
export const itemType = z.preprocess(
  (value) => (typeof value === 'string' && /^[12]$/.test(value) ? Number(value) : value),
  z.union([z.literal(ITEM.result), z.literal(ITEM.demand)]),
);

/** A list without repeats. */
export const unique = (list: string[]): string[] => [...new Set(list)];

/** An item as the page of a push shows it; of one that is no longer public, only the key is left. */
export const pushedItem = z.object({
  item_id: z.string(),
  public: z.boolean(),
  name: z.string().nullable(),
  cover: z.string().nullable(),
  summary: z.string().nullable(),
  org_name: z.string().nullable(),
  region_name: z.string().nullable(),
  /** Names of its fields, in the reader's language. */
  scopes: z.array(z.string()),
});
export type PushedItem = z.output<typeof pushedItem>;
