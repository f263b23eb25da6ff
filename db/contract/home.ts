import * as z from 'zod';
import { demandCard, resultCard } from './cards.ts';
import { totals } from './catalog.ts';

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
  fields: z.array(field),
  partners: z.array(partner),
  region: region.nullable(),
});
export type HomePage = z.output<typeof homePage>;
