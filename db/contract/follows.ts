import * as z from 'zod';
import { choices } from './enums.ts';

/** What somebody follows. */
export const FOLLOWED = ['search', 'organization', 'field', 'expert', 'item'] as const;
export type Followed = (typeof FOLLOWED)[number];

/** How often somebody is told. */
export const RHYTHMS = choices(
  ['once', '立即', 'At once'],
  ['daily', '每天汇总', 'Daily digest'],
  ['weekly', '每周汇总', 'Weekly digest'],
);
const rhythm = z.enum(
  RHYTHMS.map(({ value }) => value),
  'required',
);
export type Rhythm = z.output<typeof rhythm>;

/** Things that one member follows at most, and letters of a search that is kept. */
export const FOLLOW_LIMITS = { follows: 200, search: 60 } as const;

/** PUT /v1/user/follow: `target` are the words of a search, or the key of what is followed. */
export const followInput = z
  .strictObject({
    kind: z.enum(FOLLOWED),
    target: z.string().trim().min(1, 'required').max(64),
    rhythm: rhythm.default('once'),
  })
  .refine(({ kind, target }) => kind !== 'search' || /[\p{L}\p{N}]/u.test(target), {
    message: 'invalid_value',
    path: ['target'],
  });
export type FollowInput = z.output<typeof followInput>;

export const ownFollow = z.object({
  id: z.string(),
  kind: z.enum(FOLLOWED),
  target: z.string(),
  /** What it was called when it was followed. */
  name: z.string(),
  /** What it is called in English now; null for a search, and for what has no English name. */
  name_en: z.string().nullable(),
  /** Of an item: 1 a result, 2 a demand. */
  item_type: z.number().nullable(),
  rhythm,
  add_time: z.number(),
  /** Items that the member was told of because of it. */
  told: z.number(),
});
export type OwnFollow = z.output<typeof ownFollow>;
