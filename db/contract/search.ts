import * as z from 'zod';
import { scopeName } from './cards.ts';
import { ITEM } from './limits.ts';

/**
 * What one search goes through, in the order in which it is shown: the segment of the address that names it, and its own list,
 * where it can be narrowed further (core§2).
 */
export const SEARCHED = [
  { kind: 'result', type: String(ITEM.result), list: '/results' },
  { kind: 'demand', type: String(ITEM.demand), list: '/demands' },
  { kind: 'organization', type: 'organization', list: '/organization' },
  { kind: 'expert', type: String(ITEM.expert), list: '/expert' },
  { kind: 'product', type: String(ITEM.product), list: '/products' },
  { kind: 'project', type: String(ITEM.project), list: '/projects' },
  { kind: 'park', type: String(ITEM.park), list: '/park' },
  { kind: 'news', type: String(ITEM.news), list: '/news' },
  { kind: 'course', type: 'course', list: '/course' },
] as const;
export type SearchedKind = (typeof SEARCHED)[number]['kind'];

/** Kinds whose lists cannot be narrowed by criteria. */
export const LISTED_WHOLE: readonly SearchedKind[] = ['park', 'news', 'course'];

/** What is suggested while somebody types, in the order in which it is shown. */
export const SUGGESTED = ['result', 'demand', 'organization', 'expert', 'field'] as const;
export type SuggestedKind = (typeof SUGGESTED)[number];

/** The kind that a segment of an address names, by its number or its name. */
export const searchedOf = (type: string | undefined) =>
  SEARCHED.find((each) => each.type === type || each.kind === type || each.list === `/${type}`);

/** Matches of a kind that are counted; beyond it the total is a floor. */
export const SEARCH_COUNTED = 100;
/** Hits on a page of one kind, unless told otherwise. */
export const SEARCH_PAGE = 12;
/** Hits of each kind where all kinds are shown. */
export const SEARCH_SHOWN = 4;

const kind = z.enum(SEARCHED.map((each) => each.kind));

/** Something that is found, whatever it is. */
const searchHit = z.object({
  id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  /** Address of its page. */
  page: z.string(),
  org_name: z.string().nullable(),
  org_name_en: z.string().nullable(),
  region_name: z.string().nullable(),
  region_name_en: z.string().nullable(),
  summary: z.string(),
  summary_en: z.string().nullable(),
  cover: z.string().nullable(),
  scope: z.array(scopeName),
  /** The passage around the first of the words, where the summary holds none of them. */
  passage: z.string().nullable(),
  /** What is to be marked: the words, or the parts of them that are there. */
  marks: z.array(z.string()),
});
export type SearchHit = z.output<typeof searchHit>;

/**
 * GET /v1/search: the hits of each kind, or a page of one; `more` says that the total is a floor. What bears all words comes first; of
 * kinds that are shown, `near` further ones bear only some of them.
 */
export const searchAnswer = z.object({
  current: z.number(),
  /** Fields of technology with the nearest names, where no result and no demand bears all words. */
  fields: z.array(scopeName),
  /** On the first page: results and demands with all words in their names whose listing ended, with when (unix seconds). */
  expired: z.array(
    z.object({
      kind: z.enum(['result', 'demand']),
      id: z.string(),
      name: z.string(),
      name_en: z.string().nullable(),
      expire_time: z.number(),
    }),
  ),
  groups: z.array(
    z.object({
      kind,
      total: z.number(),
      near: z.number(),
      more: z.boolean(),
      pages: z.number(),
      records: z.array(searchHit),
    }),
  ),
});
export type SearchAnswer = z.output<typeof searchAnswer>;
export type SearchGroup = SearchAnswer['groups'][number];

/** GET /v1/search/suggest: what bears the typed words in its name or sounds like them, a few of each kind. */
export const suggestAnswer = z.object({
  groups: z.array(
    z.object({
      kind: z.enum(SUGGESTED),
      records: z.array(searchHit.pick({ id: true, name: true, name_en: true, page: true })),
    }),
  ),
});
export type SuggestAnswer = z.output<typeof suggestAnswer>;
