import * as z from 'zod';
import { demandCard, resultCard, scopeName } from './cards.ts';
import { dealCase } from './deals.ts';
import { ITEM } from './limits.ts';
import { productCard } from './products.ts';

/** Kinds of items that are selected for the front door. */
export const SELECTED_KINDS = [ITEM.result, ITEM.demand, ITEM.product] as const;

/** Items that are shown at the front door at once; what stands behind them in the editors' order waits. */
export const MOST_SELECTED = 120;

/** Entries of a top list. */
export const MOST_TOP = 20;

/** What the top list may be ordered by; the first where nothing else is asked for. */
export const TOP_ORDERS = ['views', 'favourites', 'newest'] as const;
export type TopOrder = (typeof TOP_ORDERS)[number];

/** Longest words of an editor beside a selected item, in characters. */
export const SELECTION_MAXIMA = { note: 300, note_en: 600 } as const;

/** What an editor selected, while it is public: one of the three cards, and why it was chosen. */
const selectedItem = z.object({
  id: z.string(),
  item_type: z.number(),
  note: z.string().nullable(),
  note_en: z.string().nullable(),
  result: resultCard.nullable(),
  demand: demandCard.nullable(),
  product: productCard.nullable(),
});
export type SelectedItem = z.output<typeof selectedItem>;

/** GET /v1/frontDoor/names: what is selected and public, by the id of its selection. */
export const selectionNames = z.array(z.object({ id: z.string(), name: z.string(), name_en: z.string().nullable() }));
export type SelectionNames = z.output<typeof selectionNames>;

const facet = z.object({ id: z.string(), name: z.string(), name_en: z.string().nullable(), n: z.number() });

/** GET /v1/frontDoor/selected: the items in the editors' order, and how many there are of each kind and field. */
export const selectedList = z.object({
  records: z.array(selectedItem),
  current: z.number(),
  pages: z.number(),
  total: z.number(),
  kinds: z.array(z.object({ item_type: z.number(), n: z.number() })),
  fields: z.array(facet),
});
export type SelectedList = z.output<typeof selectedList>;

const topItem = z.object({
  item_type: z.number(),
  result: resultCard.nullable(),
  demand: demandCard.nullable(),
  views: z.number(),
  favourites: z.number(),
});
export type TopItem = z.output<typeof topItem>;

/** GET /v1/frontDoor/top: at most `MOST_TOP`, described in English all of them. */
export const topList = z.object({ by: z.enum(TOP_ORDERS), records: z.array(topItem) });
export type TopList = z.output<typeof topList>;

const partnerAbroad = z.object({
  organization_id: z.string(),
  name: z.string(),
  name_en: z.string(),
  logo: z.string().nullable(),
  /** Plain text, at most 200 characters. */
  summary_en: z.string(),
  region_name: z.string().nullable(),
  region_name_en: z.string().nullable(),
  verified: z.boolean(),
});
export type PartnerAbroad = z.output<typeof partnerAbroad>;

/** GET /v1/frontDoor/home: what a visitor from abroad sees first. */
export const frontDoorHome = z.object({
  /** Public items that are described in English, and organisations that may be named. */
  counters: z.object({ results: z.number(), demands: z.number(), organizations: z.number() }),
  results: z.array(resultCard),
  demands: z.array(demandCard),
  /** Those that editors selected. */
  products: z.array(productCard),
  /** Fields that hold public results, the most frequent first. */
  fields: z.array(scopeName),
  cases: z.array(dealCase),
  organizations: z.array(partnerAbroad),
});
export type FrontDoorHome = z.output<typeof frontDoorHome>;
