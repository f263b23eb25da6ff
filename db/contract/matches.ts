import * as z from 'zod';
import { scopeName } from './cards.ts';
import { choices } from './enums.ts';
import { REASONS } from './matching.ts';

/**
 * Why two items fit; `values` are the names of topics, words, the candidate's scope ids, a place, modes, a stage; `points` what is lost
 * without each of the words; `kept` the topics that staff kept for the portrait of one of the two.
 */
const reason = z.object({
  code: z.enum(REASONS),
  score: z.number(),
  values: z.array(z.union([z.string(), z.number()])),
  points: z.array(z.number()).optional(),
  kept: z.array(z.string()).optional(),
});

/**
 * What a counterpart has beside its card; the score, 0 to 100, is the sum of the reasons. `confidence`, 0 to 1: how often what has such a
 * score is about the same. `passage`: the sentence with the words that carry the match.
 */
export const matchScore = {
  id: z.string(),
  score: z.number(),
  reasons: z.array(reason),
  confidence: z.number(),
  passage: z.string().nullable(),
};

/** Why a counterpart is not wanted. */
export const DISMISSAL_REASONS = choices(
  ['field', '领域不符', 'Not our field'],
  ['need', '解决不了我们的问题', 'Does not solve our problem'],
  ['stage', '成熟度不合适', 'Not the right stage'],
  ['budget', '预算或条件不合适', 'Budget or conditions do not fit'],
  ['region', '地区太远', 'Too far away'],
  ['known', '已了解或已有类似方案', 'Known already'],
  ['vague', '信息太少', 'Too little is said'],
  ['other', '其他原因', 'Another reason'],
);

const itemId = z.string().min(1).max(64);

/** What names a counterpart among the matches of an item. */
export const dismissedPair = z.strictObject({ id: itemId, other_id: itemId });
export const dismissalInput = dismissedPair.extend({
  reason: z.enum(
    DISMISSAL_REASONS.map(({ value }) => value),
    'required',
  ),
});

/** A field that a text seems to belong to. */
const suggestedField = scopeName.extend({
  /** 0 to 1: how far what is nearest to the text has chosen it. */
  weight: z.number(),
});

/** What a text that is being written is about: the fields that items with such texts chose. */
export const fieldsInput = z.strictObject({
  name: z.string().max(200).default(''),
  /** Plain text or HTML. */
  profile: z.string().max(60_000).default(''),
});
export const suggestedFields = z.object({
  /** The first field is more than a guess. */
  sure: z.boolean(),
  fields: z.array(suggestedField),
});
export type SuggestedFields = z.output<typeof suggestedFields>;

/** The same for an item that is reviewed, with whether the chosen fields are others altogether. */
export const fieldCheck = suggestedFields.extend({ disagrees: z.boolean() });

/** Longest list of counterparts that is told at once, and the last place that is. */
const SHOWN = 100;

/** What a member was shown among the matches of an item. */
export const shownInput = z.strictObject({
  id: itemId,
  shown: z
    .array(z.strictObject({ other_id: itemId, position: z.int().min(1).max(SHOWN) }))
    .min(1)
    .max(SHOWN),
});
