import { type Authority, ITEM } from './limits.ts';

/** A kind of item: where it stands, what its addresses are, who reviews it (core§2, core§3, core§6, core§9). */
export interface ItemFacts {
  kind: string;
  itemType: number;
  /** The working table on the wire, and the first segment of the kind's own calls. */
  noun: string;
  /** Name of the table's key on the wire. */
  key: string;
  /** Segment that names the kind in addresses of own and staff pages. */
  pages: string;
  /** Public page of one item, without its key. */
  page: string;
  /** Who decides about what is submitted. */
  auditor: Authority;
  /** What is submitted waits in the queue of its auditors, who read it beside what was approved. */
  moderated?: true;
}

/** Kinds with a public version beside the working one. */
export const PUBLISHED_KINDS = ['result', 'demand'] as const;
export type PublishedKind = (typeof PUBLISHED_KINDS)[number];

/** What is published: an item with a working version and a public one. */
export interface PublishedFacts extends ItemFacts {
  kind: PublishedKind;
  itemType: typeof ITEM.result | typeof ITEM.demand;
  noun: 'chengguo' | 'xuqiu';
  key: 'chengguo_id' | 'xuqiu_id';
  pages: 'results' | 'demands';
  moderated: true;
  /** Public list. */
  list: '/results' | '/demands';
  /** Table of public versions, and the full-text index with the same rowids. */
  publication: 'result_publication' | 'demand_publication';
  search: 'result_search' | 'demand_search';
  /** Table of the links to the fields of technology. */
  scopes: 'chengguo_scope' | 'xuqiu_scope';
  /** Who enters items for others. */
  input: Authority;
  /** Letters that every code begins with. */
  letters: string;
  /** Setting that holds the platform's contact (decision 69). */
  contactSetting: string;
  /** Dialogs that show one, enter one, and show what would be sent. */
  dialog: 'resultDetail' | 'demandDetail';
  form: 'publishResult' | 'publishDemand';
  preview: 'previewResult' | 'previewDemand';
  /** Field of the form that holds the region. */
  region: 'region_id' | 'org_province';
}

export const PUBLISHED: Readonly<Record<PublishedKind, PublishedFacts>> = {
  result: {
    kind: 'result',
    itemType: ITEM.result,
    noun: 'chengguo',
    key: 'chengguo_id',
    pages: 'results',
    page: '/resultDetail',
    auditor: 'cg-auditor',
    moderated: true,
    list: '/results',
    publication: 'result_publication',
    search: 'result_search',
    scopes: 'chengguo_scope',
    input: 'cg-input',
    letters: 'CG',
    contactSetting: 'result-contacts',
    dialog: 'resultDetail',
    form: 'publishResult',
    preview: 'previewResult',
    region: 'region_id',
  },
  demand: {
    kind: 'demand',
    itemType: ITEM.demand,
    noun: 'xuqiu',
    key: 'xuqiu_id',
    pages: 'demands',
    page: '/demandDetail',
    auditor: 'xq-auditor',
    moderated: true,
    list: '/demands',
    publication: 'demand_publication',
    search: 'demand_search',
    scopes: 'xuqiu_scope',
    input: 'xq-input',
    letters: 'XQ',
    contactSetting: 'demand-contacts',
    dialog: 'demandDetail',
    form: 'publishDemand',
    preview: 'previewDemand',
    region: 'org_province',
  },
};

/** Every kind with pages of its own. */
export const ITEMS = {
  ...PUBLISHED,
  product: {
    kind: 'product',
    itemType: ITEM.product,
    noun: 'chanpin',
    key: 'chanpin_id',
    pages: 'products',
    page: '/productDetail',
    auditor: 'content-admin',
    moderated: true,
  },
  project: {
    kind: 'project',
    itemType: ITEM.project,
    noun: 'xiangmu',
    key: 'xiangmu_id',
    pages: 'projects',
    page: '/projectDetail',
    auditor: 'content-admin',
    moderated: true,
  },
  expert: {
    kind: 'expert',
    itemType: ITEM.expert,
    noun: 'zhuanjia',
    key: 'expert_id',
    pages: 'experts',
    page: '/expertDetail',
    auditor: 'content-admin',
    moderated: true,
  },
  park: {
    kind: 'park',
    itemType: ITEM.park,
    noun: 'yuanqu',
    key: 'yuanqu_id',
    pages: 'parks',
    page: '/parkDetail',
    auditor: 'content-admin',
  },
} as const satisfies Record<string, ItemFacts>;

/** Kinds whose approved rows are what everybody reads: without a public version beside the working one. */
export const UNVERSIONED = [ITEMS.product, ITEMS.project, ITEMS.expert] as const;

type Items = typeof ITEMS;
/** Kinds that are moderated. */
export type ReviewedKind = { [K in keyof Items]: Items[K] extends { moderated: true } ? K : never }[keyof Items];
/** … by their number on the wire (core§9). */
export type ReviewedType = Items[ReviewedKind]['itemType'];

export const REVIEWED = Object.fromEntries(
  Object.values<ItemFacts>(ITEMS).flatMap(({ itemType, kind, moderated }) => (moderated ? [[itemType, kind]] : [])),
) as Readonly<Record<ReviewedType, ReviewedKind>>;

const byType = new Map<number, ItemFacts>(Object.values(ITEMS).map((facts) => [facts.itemType, facts]));

/** Filters of the public lists of published kinds, in the order of their pages. */
export const FILTERS = ['scope', 'region', 'maturity', 'cooperation', 'type', 'language'] as const;
export type FilterName = (typeof FILTERS)[number];

/**
 * What the addresses of these lists narrow them by, beside a keyword: filters, and the days between which something was released first,
 * `yyyy-MM-dd` in UTC+8, either of which may be missing.
 */
export const NARROWED_BY = [...FILTERS, 'to', 'from'] as const;

/** The published kinds by the segment of their addresses. */
export const PUBLISHED_PAGES = { results: PUBLISHED.result, demands: PUBLISHED.demand } as const;
export type PublishedPages = keyof typeof PUBLISHED_PAGES;

/** The part of an address that names an item for people, at most 60 characters. */
export function slug(name: string): string {
  return encodeURIComponent(
    name
      .trim()
      .replace(/[\s/?#%\\]+/g, '-')
      // Dots alone mean a folder of the address.
      .replace(/^\.{1,2}$/, '-')
      .slice(0, 60)
      // A cut through a character of two units cannot be encoded.
      .toWellFormed() || '-',
  );
}

/** The public page of an item, with its name where it is given; empty where items of its type have none. */
export function itemPage(itemType: number, id: string, name?: string): string {
  const facts = byType.get(itemType);
  if (!facts) return '';
  return name === undefined ? `${facts.page}/${id}` : `${facts.page}/${id}/${slug(name)}`;
}

/** The published kind that an item_type names; results where it names none. */
export const publishedOf = (itemType: number): PublishedFacts =>
  PUBLISHED[itemType === ITEM.demand ? 'demand' : 'result'];
