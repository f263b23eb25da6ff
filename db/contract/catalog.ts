import * as z from 'zod';
import { type CardOf, cardFacts, demandCard, itemOrganization, resultCard } from './cards.ts';
import { page } from './endpoint.ts';
import { DEMAND_FORM } from './form-demands.ts';
import { RESULT_FORM } from './form-results.ts';
import { publicShapesOf } from './form-shapes.ts';
import type { PublishedKind } from './items.ts';
import { revealedContact } from './talk.ts';

/** A value that a list can be narrowed to, with the total that it then shows; null where that is not known. */
export const facet = z.object({
  id: z.string(),
  name: z.string(),
  name_en: z.string().nullable().optional(),
  n: z.number().nullable(),
  selected: z.literal(true).optional(),
  /** Code of the top scope that a scope stands under: technology, form, direction or scene. */
  group: z.string().nullable().optional(),
});
export type Facet = z.output<typeof facet>;

const values = z.array(facet);

/** The drill-down of a list: the way to what is chosen, then what it can be narrowed to. */
const facets = z.object({
  scope: values,
  region: values,
  maturity: values,
  cooperation: values,
  type: values,
  language: values,
});
export type Facets = z.output<typeof facets>;

/** A page of a public list with its drill-down. */
export const resultList = page(resultCard).extend({ facets });
export const demandList = page(demandCard).extend({ facets });
export type ListOf<K extends PublishedKind> = Omit<z.output<typeof resultList>, 'records'> & { records: CardOf<K>[] };

const publicFile = z.object({
  file_name: z.string(),
  file_path: z.string(),
  file_suffix: z.string().nullable(),
  size: z.number(),
});
export type PublicFile = z.output<typeof publicFile>;

/** Whom to turn to; a publisher's own contact is asked for with a call of its own, which counts it. */
const publicContact = z.union([revealedContact, z.object({ source: z.literal('publisher'), hidden: z.literal(true) })]);
export type PublicContact = z.output<typeof publicContact>;

/** What the public pages of both kinds have beside the card and the fields of their form. */
const pageFacts = {
  ...cardFacts,
  profile: z.string().nullable(),
  add_time: z.number().nullable(),
  update_time: z.number(),
  org: itemOrganization.nullable(),
  /** Addresses of further pictures. */
  covers: z.array(z.string()),
  files: z.array(publicFile),
  contact: publicContact.nullable(),
  /** The installation's: deals are offered on THTT only (core§2). */
  platform: z.enum(['THTT', 'HZ']),
  /** Where its files are served, when it is not this site: the page need not ask for it. */
  file_host: z.string().optional(),
  /** Only on a version that is not public: its state for its owner and its auditors. */
  preview: z.literal(true).optional(),
  audit_status: z.number().optional(),
  audit_opinion: z.string().nullable().optional(),
  version: z.number().optional(),
};
export type PageFacts = z.output<z.ZodObject<typeof pageFacts>>;

/** The public page of one item, with items of the same field. */
export const resultDetail = z.object({
  ...resultCard.shape,
  ...publicShapesOf(RESULT_FORM),
  ...pageFacts,
  similar: z.array(resultCard),
});
export type ResultDetail = z.output<typeof resultDetail>;

export const demandDetail = z.object({
  ...demandCard.shape,
  ...publicShapesOf(DEMAND_FORM),
  ...pageFacts,
  similar: z.array(demandCard),
});
export type DemandDetail = z.output<typeof demandDetail>;

/** The page of a kind. */
export type DetailOf<K extends PublishedKind> = { result: ResultDetail; demand: DemandDetail }[K];

/** Counts by category: every public item in exactly one, so that they sum up to `total`. */
export const typeStatistics = z.object({
  total: z.number(),
  records: z.array(z.object({ id: z.string(), name: z.string(), name_en: z.string(), n: z.number() })),
});
export type TypeStatistics = z.output<typeof typeStatistics>;

/** Totals of the public lists. */
export const totals = z.object({
  results: z.number(),
  demands: z.number(),
  organizations: z.number(),
  experts: z.number(),
});
export type Totals = z.output<typeof totals>;
