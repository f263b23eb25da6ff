import * as z from 'zod';
import type { PublishedKind } from './items.ts';

/** A scope as cards and details show it. */
export const scopeName = z.object({ id: z.string(), name: z.string(), name_en: z.string().nullable() });
export type ScopeName = z.output<typeof scopeName>;

/** The organisation of an item as its public page shows it. */
export const itemOrganization = z.object({
  organization_id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  profile: z.string().nullable(),
  web_site: z.string().nullable(),
  /** Staff checked who it is. */
  verified: z.boolean(),
  region_name: z.string().nullable(),
  region_name_en: z.string().nullable(),
});
export type ItemOrganization = z.output<typeof itemOrganization>;

/** What the public lists say of every item. */
export const cardFacts = {
  code: z.string().nullable(),
  name: z.string(),
  cover: z.string().nullable(),
  summary: z.string(),
  /** For readers abroad, where the publisher or staff wrote them. */
  name_en: z.string().nullable(),
  summary_en: z.string().nullable(),
  /** Organisation id, and its name. */
  unit: z.string().nullable(),
  org_name: z.string().nullable(),
  org_name_en: z.string().nullable(),
  region_name: z.string().nullable(),
  region_name_en: z.string().nullable(),
  release_time: z.number(),
  scope: z.array(scopeName),
};

export const resultCard = z.object({
  chengguo_id: z.string(),
  ...cardFacts,
  /** Maturity 1 to 9, cooperation numbers, publisher's kind. */
  process: z.number().nullable(),
  cooperation: z.array(z.number()),
  sub_type: z.number(),
});
export type ResultCard = z.output<typeof resultCard>;

export const demandCard = z.object({
  xuqiu_id: z.string(),
  ...cardFacts,
  type: z.number().nullable(),
  cooperation_mode: z.number().nullable(),
  investment_amount: z.string().nullable(),
});
export type DemandCard = z.output<typeof demandCard>;

/** One entry of a public list of results or demands. */
export const itemCard = z.union([resultCard, demandCard]);
export type ItemCard = z.output<typeof itemCard>;

/** The card of a kind. */
export type CardOf<K extends PublishedKind> = { result: ResultCard; demand: DemandCard }[K];
