import * as z from 'zod';
import { choices } from './enums.ts';
import { REASONS } from './matching.ts';

/**
 * Why two items fit; `values` are the names of topics, words, the candidate's scope ids, a place, modes, a stage; `points` what is lost
 * without each of the words.
 */
const reason = z.object({
  code: z.enum(REASONS),
  score: z.number(),
  values: z.array(z.union([z.string(), z.number()])),
  points: z.array(z.number()).optional(),
});

/** What a counterpart has beside its card; the score, 0 to 100, is the sum of the reasons. */
export const matchScore = { id: z.string(), score: z.number(), reasons: z.array(reason) };

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
