import * as z from 'zod';
import { demandCard, resultCard } from './cards.ts';
import { totals } from './catalog.ts';
import { dealCase } from './deals.ts';
import { placeFigures, yearFigures } from './figures.ts';
import { newsCard } from './news.ts';

const field = z.object({
  id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  /** Public results in this field. */
  n: z.number(),
  /** Code of the top scope. */
  group: z.string().nullable(),
});
export type HomeField = z.output<typeof field>;

const partner = z.object({
  organization_id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  logo: z.string().nullable(),
  web_site: z.string().nullable(),
  verified: z.boolean(),
});
export type Partner = z.output<typeof partner>;

const workstation = z.object({
  area_code: z.string(),
  name: z.string(),
  url: z.string().nullable(),
  platform_url: z.string().nullable(),
});
export type Workstation = z.output<typeof workstation>;

const event = z.object({
  id: z.string(),
  name: z.string(),
  name_en: z.string().nullable().optional(),
  start_time: z.number(),
  /** Where a meeting is held, or who gives a course. */
  place: z.string().nullable(),
  place_en: z.string().nullable().optional(),
  /** Type of a meeting. */
  type: z.number().optional(),
  /** Class hours of a course. */
  hours: z.number().nullable().optional(),
});
export type HomeEvent = z.output<typeof event>;

const region = z.object({
  id: z.string(),
  name: z.string(),
  en_name: z.string().nullable(),
  logo: z.string().nullable(),
  title: z.string().nullable(),
  title_en: z.string().nullable(),
  center_url: z.string().nullable(),
  /** Whether it is the provincial capital, whose page has workstations. */
  capital: z.boolean(),
  workstations: z.array(workstation).optional(),
});
export type HomeRegion = z.output<typeof region>;

/** What the home page shows (core§1). */
export const homePage = z.object({
  counters: totals,
  results: z.array(resultCard),
  demands: z.array(demandCard),
  figures: yearFigures,
  places: placeFigures,
  cases: z.array(dealCase),
  news: z.array(newsCard.pick({ id: true, title: true, title_en: true, type: true, release_time: true })),
  meetings: z.array(event),
  courses: z.array(event),
  fields: z.array(field),
  /** How many of each stand first because editors chose them; the newest follow. */
  featured: z.object({ result: z.number(), demand: z.number(), organization: z.number(), news: z.number() }),
  partners: z.array(partner),
  region: region.nullable(),
});
export type HomePage = z.output<typeof homePage>;
