import * as z from 'zod';

/** What a thread is linked with: the demand that it became, or a result that answers it. */
export const LINK_KINDS = ['demand', 'result'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** A public item that a thread is linked with. */
export const threadLink = z.object({
  kind: z.enum(LINK_KINDS),
  item_id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  /** The reply that names it; null of a demand. */
  reply_id: z.string().nullable(),
});
export type ThreadLink = z.output<typeof threadLink>;

/** A thread that everybody reads, as the page of an item names it. */
export const mention = z.object({
  id: z.string(),
  title: z.string(),
  lang: z.enum(['zh', 'en']),
  replies: z.number(),
  last_time: z.number(),
});
export type Mention = z.output<typeof mention>;
