import * as z from 'zod';

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
