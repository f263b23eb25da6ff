import * as z from 'zod';
import { REASONS } from './matching.ts';

const weights = z.record(z.enum(REASONS), z.number());

/** What a version of anything that is learned has: its time is 0 for what an installation begins with. */
const version = { version: z.string(), current: z.number(), add_time: z.number(), taken: z.boolean() };

/** How smart matching stands: for the platform's administrators. */
export const matchingState = z.object({
  /** A training is under way. */
  busy: z.boolean(),
  /** What members told lately: counterparts that they were shown, opened, dismissed. */
  uses: z.object({ shown: z.number(), opened: z.number(), dismissed: z.number() }),
  /** Models of topics, the newest first. `agreement`: of two pairs of items, how often the one with a common scope seems nearer. */
  models: z.array(
    z.object({
      ...version,
      texts: z.number(),
      fields: z.number(),
      agreement: z.number().nullable(),
      before: z.number().nullable(),
      /** Share of the items whose field is more than a guess. */
      sure: z.number().nullable(),
    }),
  ),
  weights,
  defaults: weights,
  /** Trials of weights, the newest first: how often what members liked had the higher score, on judgements held out. */
  trials: z.array(
    z.object({
      ...version,
      weights,
      judgements: z.number(),
      heldOut: z.number(),
      agreement: z.number().nullable(),
      before: z.number().nullable(),
    }),
  ),
});
export type MatchingState = z.output<typeof matchingState>;

/** What is put into force: a model, or weights, by their version. */
export const inForceInput = z.strictObject({ what: z.enum(['model', 'weights']), version: z.string().min(1).max(64) });
