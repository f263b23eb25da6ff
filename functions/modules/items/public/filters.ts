import { FACET, type FacetLetter, facetToken, placeLetter } from '../../../../db/contract/facets.ts';
import { FILTERS, type FilterName } from '../../../../db/contract/items.ts';
import { LIMITS } from '../../../../db/contract/limits.ts';
import { wholeOf } from '../../../platform/paging.ts';
import { type KeywordQuery, keywordQuery, tagQuery } from '../../../tables/items/tokens.ts';
import { releasedBetween } from './released.ts';

type Order = 'newest' | 'oldest' | 'relevance';

/** A public list's parameters after reading (CALLS.md "Sign-in and publishing calls"). */
export interface ListQuery {
  /** From 1. */
  page: number;
  size: number;
  keyword: string;
  order: Order;
  /** Chosen value of each group. */
  chosen: Partial<Record<FilterName, string>>;
  /** First and last day of release, `yyyy-MM-dd`; '' for no limit (decision 269). */
  released?: { from: string; to: string };
  /** Code of the area that the caller is limited to (decision 54). */
  area?: string;
  /** Facet tokens of which one suffices, as a recommendation follows several fields. */
  anyOf?: readonly string[];
}

const ORDERS: readonly string[] = ['newest', 'oldest', 'relevance'];

/**
 * A list's parameters: what cannot be understood counts as not given, so that every address shows a list.
 * @param params query parameters, unknown ones ignored
 */
export function readListQuery(params: Readonly<Record<string, string | undefined>>): ListQuery {
  const keyword = (params.keyword ?? '').trim().slice(0, 200);
  const chosen: Partial<Record<FilterName, string>> = {};
  for (const group of FILTERS) {
    const value = params[group]?.trim();
    if (value) chosen[group] = value;
  }
  const asked = keywordQuery(keyword);
  const fallback: Order = asked ? 'relevance' : 'newest';
  const order = ORDERS.includes(params.order ?? '') ? (params.order as Order) : fallback;
  return {
    page: wholeOf(params.pageIndex, 1, 10_000_000),
    size: wholeOf(params.pageSize, LIMITS.pageSize, LIMITS.maxPageSize),
    keyword,
    order: order === 'relevance' && !asked ? 'newest' : order,
    chosen,
    ...((params.from || params.to) && { released: { from: params.from ?? '', to: params.to ?? '' } }),
  };
}

/** The facet letter that a chosen value of a group belongs to. */
export function letterOf(group: FilterName, value: string): FacetLetter {
  return group === 'region' ? placeLetter(value) : FACET[group];
}

/** What the full-text index is asked: all matches, and for the order by relevance those by name and the others apart. */
export interface Match {
  all: string;
  named?: string;
  rest?: string;
  /** The only filter's token, when there is no keyword and one filter: its counter is exact. */
  token?: string;
  /** All that every match bears, when nothing else is asked. */
  tokens?: readonly string[];
}

function tagsPart(tokens: readonly string[]): string {
  return tokens.map((token) => `tags : ${tagQuery(token)}`).join(' AND ');
}

function byRelevance(keyword: string, tags: string): Match {
  const all = `{name body} : (${keyword})`;
  const named = `name : (${keyword})`;
  const and = tags && ` AND ${tags}`;
  return { all: `${all}${and}`, named: `${named}${and}`, rest: `(${all}${and}) NOT (${named})` };
}

/**
 * The full-text expressions of a list.
 * @returns null when nothing is filtered, `'nothing'` when no item can match
 */
export function matchOf(query: ListQuery): Match | 'nothing' | null {
  const asked: KeywordQuery = keywordQuery(query.keyword);
  const tokens: string[] = [];
  for (const group of FILTERS) {
    const value = query.chosen[group];
    if (value === undefined) continue;
    const token = facetToken(letterOf(group, value), value);
    if (token === null) return 'nothing';
    tokens.push(token);
  }
  if (query.area !== undefined) {
    const token = facetToken(placeLetter(query.area), query.area);
    if (token === null) return 'nothing';
    if (!tokens.includes(token)) tokens.push(token);
  }
  const some = query.anyOf?.length ? `tags : (${query.anyOf.map(tagQuery).join(' OR ')})` : '';
  const days = query.released ? releasedBetween(query.released) : '';
  if (days === null) return 'nothing';
  const apart = [some, days && `tags : (${days})`].filter(Boolean);
  const tags = [tagsPart(tokens), ...apart].filter(Boolean).join(' AND ');
  if (!asked) {
    const [token] = tokens;
    if (tags === '') return null;
    if (apart.length > 0) return { all: tags };
    return { all: tags, tokens, ...(tokens.length === 1 && token !== undefined && { token }) };
  }
  if (asked.on === 'marks') return { all: [`tags : (${asked.expression})`, tags].filter(Boolean).join(' AND ') };
  return byRelevance(asked.expression, tags);
}
