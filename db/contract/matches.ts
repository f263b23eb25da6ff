import * as z from 'zod';
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
