import * as z from 'zod';
import { placeFigures, yearFigures } from './figures.ts';

const counts = z.array(z.number());

const field = z.object({
  id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  results: z.number(),
  demands: z.number(),
  /** Deals signed this year, and the sum of their amounts in 10,000 yuan as it may be told. */
  deals: z.number(),
  amount: z.number().nullable(),
});
export type FieldFigures = z.output<typeof field>;

const meeting = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string().nullable(),
  start_time: z.number(),
});
export type NextMeeting = z.output<typeof meeting>;

/** Everything that the cockpit shows. */
export const cockpitFigures = z.object({
  year: yearFigures,
  /** What the public lists hold now. */
  totals: z.object({ results: z.number(), demands: z.number() }),
  /** Published in each of the twelve months of `year.months`. */
  released: z.object({ results: counts, demands: counts }),
  /** All demands published so far, and how far they came: each step counts those of the later ones too. */
  flow: z.object({ published: z.number(), answered: z.number(), talks: z.number(), signed: z.number() }),
  fields: z.array(field),
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
  /** Messages to organisations this year. */
  pushes: z.object({ reached: z.number(), opened: z.number(), answered: z.number(), failed: z.number() }),
  /** Declared projects of all rounds. */
  programme: z.object({ declared: z.number(), published: z.number() }),
  /** Meetings and sign-ups of this year, and the next ones. */
  meetings: z.object({ n: z.number(), signups: z.number(), next: z.array(meeting) }),
});
export type CockpitFigures = z.output<typeof cockpitFigures>;
