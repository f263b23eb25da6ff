import * as z from 'zod';
import { scopeName } from '../cards.ts';
import { page } from '../endpoint.ts';
import { RICH_TEXT } from '../form-parts.ts';

/** Projects that one publication may hold. */
export const MOST_PUBLISHED = 500;

/** Longest texts that the office words for visitors, in characters. */
export const WORDING_LIMITS = { optimize_name: 200, optimize_profile: RICH_TEXT } as const;

const figure = z.number().nullable();

/** Figures of a project in its round: points run from 0 to 18. */
const rankedFigures = z.object({
  opinions: z.number(),
  mean: figure,
  corrected: figure,
  spread: figure,
  error: figure,
  rank: figure,
  best_rank: figure,
  worst_rank: figure,
  third_opinion: z.boolean(),
});
export type RankedFigures = z.output<typeof rankedFigures>;

const rankedProject = z.object({
  id: z.string(),
  /** As it was declared, and as the office words it for visitors. */
  name: z.string(),
  optimize_name: z.string().nullable(),
  org_name: z.string(),
  org_province_name: z.string().nullable(),
  fields: z.array(scopeName),
  last_selected: z.number(),
  sort_show: z.number(),
  is_edited: z.number(),
  /** Whether visitors see it now. */
  published: z.boolean(),
  version: z.number(),
  figures: rankedFigures.nullable(),
});
export type SelectableProject = z.output<typeof rankedProject>;

/** Why leniency is not taken off, with how many projects stand in the way and the first of them. */
export const uncorrected = z.object({
  code: z.enum(['few_opinions', 'not_connected', 'nothing_to_compare']),
  projects: z.number(),
});
export type UncorrectedReason = z.output<typeof uncorrected>;

export const publication = z.object({
  id: z.string(),
  version: z.number(),
  sha256: z.string(),
  projects: z.number(),
  add_time: z.number(),
});
export type Publication = z.output<typeof publication>;

/** GET /v1/programme/ranking: a round with its figures, best first, or what was selected in its order. */
export const rankingPage = page(rankedProject).extend({
  round: z.object({ id: z.string(), title: z.string() }),
  /** When the figures were computed; null where they never were. */
  computed_time: z.number().nullable(),
  uncorrected: uncorrected.nullable(),
  opinions: z.number(),
  reviewers: z.number(),
  selected: z.number(),
  /** Selected or reworded since the last publication. */
  edited: z.number(),
  publication: publication.nullable(),
});
export type RankingPage = z.output<typeof rankingPage>;

export const rankingState = z.object({ computed_time: z.number().nullable(), stale: z.boolean() });

const round = z.string().max(64).optional();
export const roundInput = z.strictObject({ round });

/** What the office says of a project; what is left out stays. */
export const selectionInput = z.strictObject({
  id: z.string().max(64),
  version: z.number().int(),
  last_selected: z.union([z.literal(0), z.literal(1)]).optional(),
  optimize_name: z.string().trim().max(WORDING_LIMITS.optimize_name).nullable().optional(),
  optimize_profile: z.string().max(WORDING_LIMITS.optimize_profile).nullable().optional(),
});
export type SelectionInput = z.output<typeof selectionInput>;

/** Everything that is selected in a round, in its new order. */
const order = z.array(z.string().max(64)).min(1).max(MOST_PUBLISHED);

export const orderInput = z.strictObject({
  round,
  ids: order,
  /** The order that was looked at: where it is another by now, nothing is changed. */
  was: order.optional(),
});

/** What the office words, beside the original. */
export const selectionDetail = z.object({
  id: z.string(),
  name: z.string(),
  profile: z.string().nullable(),
  optimize_name: z.string().nullable(),
  optimize_profile: z.string().nullable(),
  version: z.number(),
});
export type SelectionDetail = z.output<typeof selectionDetail>;
