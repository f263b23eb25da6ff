import { PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import { LIMITS } from '../../../../db/contract/limits.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { type Page, pageOf } from '../../../platform/envelope.ts';
import { type Card, cardsOf } from './cards.ts';
import { directoryRead, keepDirectory } from './directory.ts';
import { type CountOf, countTokens, type Facets, facetNames, facetsOf } from './facets.ts';
import { type Group, type ListQuery, type Match, matchOf } from './filters.ts';
import { filteredList, type ListRow, wholeList } from './list-sql.ts';

/** A page of a public list with its drill-down. */
export interface PublicList extends Page<Card> {
  facets: Facets;
}

type Counters = Partial<Record<string, Record<string, number>>>;

const keptCount = (counters: Counters, token: string): number => counters[token.slice(0, 1)]?.[token] ?? 0;

interface Counted {
  total: number;
  more: boolean;
  /** Total for the facets: null when it is a floor. */
  exact: number | null;
  count: CountOf;
}

/** Totals and facet counts of a filtered list, exact where they can be known from what was read. */
function countsOf(query: ListQuery, match: Match, row: ListRow): Counted {
  const counters = JSON.parse(row.counters ?? '{}') as Counters;
  const single = match.token !== undefined;
  if (row.facets !== null || (row.n ?? 0) === 0) {
    const occurs = countTokens(row.facets ?? '');
    const total = row.n ?? 0;
    return { total, more: false, exact: total, count: (_, token) => occurs(token) };
  }
  const unlessNone = (token: string) => (keptCount(counters, token) === 0 ? 0 : null);
  if (!single) return { total: LIMITS.exactTotal, more: true, exact: null, count: (_, token) => unlessNone(token) };
  const group = Object.keys(query.chosen)[0] as Group | undefined;
  const total = row.counted ?? 0;
  const count: CountOf = (asked, token) => (asked === group ? keptCount(counters, token) : unlessNone(token));
  return { total, more: false, exact: total, count };
}

async function read(db: Database, statement: Statement, query: ListQuery): Promise<ListRow> {
  const names = directoryRead(facetNames(query));
  const [rows, named] = await db.batch<unknown>(names ? [statement, names] : [statement]);
  if (named) keepDirectory(named as Parameters<typeof keepDirectory>[0]);
  return (rows as ListRow[])[0] as ListRow;
}

/** No matched list shows pages beyond the matches that are counted. */
function filteredPage(records: Card[], query: ListQuery, counted: Counted): Page<Card> {
  const page = pageOf(records, query.page, query.size, counted.total, counted.more);
  return { ...page, pages: Math.min(page.pages, Math.ceil(LIMITS.exactTotal / query.size)) };
}

/**
 * A page of the public results or demands (CALLS.md "Sign-in and publishing calls").
 * Reads at most 60 rows unfiltered and 1,200 filtered for a page of ten, at any size of the table, in one round trip.
 * @returns `more` with a total that is a floor; `pages` ends with the thousandth match of a filtered list
 */
export async function publicList(db: Database, kind: PublishedKind, query: ListQuery): Promise<PublicList> {
  const facts = PUBLISHED[kind];
  const match = matchOf(query);
  if (match === 'nothing') {
    return { ...pageOf<Card>([], query.page, query.size, 0), facets: facetsOf(kind, query, 0, () => 0) };
  }
  if (match === null) {
    const row = await read(db, wholeList(facts, query), query);
    const counters = JSON.parse(row.counters ?? '{}') as Counters;
    const total = keptCount(counters, '*');
    const facets = facetsOf(kind, query, total, (_, token) => keptCount(counters, token));
    return { ...pageOf(cardsOf(facts, row.cards), query.page, query.size, total), facets };
  }
  const row = await read(db, filteredList(facts, query, match), query);
  const counted = countsOf(query, match, row);
  const facets = facetsOf(kind, query, counted.exact, counted.count);
  return { ...filteredPage(cardsOf(facts, row.cards), query, counted), facets };
}
