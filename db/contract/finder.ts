import * as z from 'zod';

/** What the workplace's search finds, in the order of its answer. */
export const FOUND_KINDS = [
  ...(['result', 'demand', 'project', 'expert', 'declaration'] as const),
  ...(['organization', 'account', 'push', 'content'] as const),
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** Rows of one kind, and characters from which on something is looked for. */
export const FOUND_MOST = 5;
export const FOUND_TYPED = 2;

const foundRow = z.object({
  id: z.string(),
  name: z.string(),
  /** Code, account or credit code: what tells rows of one name apart. */
  note: z.string().nullable(),
  /** Address in the workplace. */
  to: z.string(),
});
export type FoundRow = z.output<typeof foundRow>;

/** Kinds without a match are left out. */
export const foundGroups = z.object({
  groups: z.array(z.object({ kind: z.enum(FOUND_KINDS), records: z.array(foundRow) })),
});
export type FoundGroups = z.output<typeof foundGroups>;
