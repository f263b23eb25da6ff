import * as z from 'zod';
import { placeFigures } from './figures.ts';
import { RANGES } from './panels.ts';

const counts = z.array(z.number());

const field = z.object({
  id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  results: z.number(),
  demands: z.number(),
  /** Deals signed in the range, and the sum of the amounts among them that everybody reads, in 10,000 yuan. */
  deals: z.number(),
  amount: z.number().nullable(),
});
export type FieldFigures = z.output<typeof field>;

const meeting = z.object({
  id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  address: z.string().nullable(),
  address_en: z.string().nullable(),
  start_time: z.number(),
});
export type NextMeeting = z.output<typeof meeting>;

/** Everything that the cockpit shows: what there is now, and what happened in the range. */
export const cockpitFigures = z.object({
  /** When it was counted, unix seconds. */
  counted_time: z.number(),
  range: z.enum(RANGES),
  /** The stretches of the range, the oldest first: months `yyyy-MM`, quarters `yyyy-Qn` or years. The last one is still running. */
  steps: z.array(z.string()),
  /** What the public lists hold now. */
  totals: z.object({ results: z.number(), demands: z.number() }),
  /** Published in each of the steps. */
  released: z.object({ results: counts, demands: counts }),
  /** Demands published in the range, and how far they came: each step counts those of the later ones too. */
  flow: z.object({ published: z.number(), answered: z.number(), talks: z.number(), signed: z.number() }),
  /** Deals signed, by steps as well, and the sum of their amounts in 10,000 yuan as it may be told: by calendar years alone. */
  signed: z.object({ n: z.number(), amount: z.number().nullable(), steps: counts }),
  /** Deals opened in the range that the publishing side answered, and the median days until it did. */
  first_answer: z.object({ n: z.number(), days: z.number().nullable() }),
  /** Results and demands now, deals of the range. */
  fields: z.array(field),
  /** What is public now, and the deals of all years. */
  country: placeFigures,
  region: placeFigures,
  /** Deals by the state in which they are now. */
  states: z.object({
    interest: z.number(),
    contacted: z.number(),
    negotiating: z.number(),
    signed: z.number(),
    declined: z.number(),
  }),
  /** Messages to organisations in the range, those that reached them by steps as well. */
  pushes: z.object({
    reached: z.number(),
    opened: z.number(),
    answered: z.number(),
    failed: z.number(),
    steps: counts,
  }),
  /** Declared projects of all rounds. */
  programme: z.object({ declared: z.number(), published: z.number() }),
  /** Meetings and sign-ups of the range, and the next meetings. */
  meetings: z.object({ n: z.number(), signups: z.number(), next: z.array(meeting) }),
});
export type CockpitFigures = z.output<typeof cockpitFigures>;
