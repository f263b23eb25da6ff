import type { CardOf } from '../../../../db/contract/cards.ts';
import type { ListOf } from '../../../../db/contract/catalog.ts';
import { type FilterName, PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import { LIMITS } from '../../../../db/contract/limits.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { type Page, pageOf } from '../../../platform/envelope.ts';
import { cardsOf } from './cards.ts';
import { directoryRead, keepDirectory } from './directory.ts';
import { type CountOf, countTokens, facetNames, facetsOf } from './facets.ts';
import { type ListQuery, type Match, matchOf } from './filters.ts';
import { filteredList, type ListRow, wholeList } from './list-sql.ts';

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
  const group = Object.keys(query.chosen)[0] as FilterName | undefined;
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
function filteredPage<C>(records: C[], query: ListQuery, counted: Counted): Page<C> {
  const page = pageOf(records, query.page, query.size, counted.total, counted.more);
  return { ...page, pages: Math.min(page.pages, Math.ceil(LIMITS.exactTotal / query.size)) };
}

/**
 * A page of the public results or demands (CALLS.md "Sign-in and publishing calls").
 * Reads at most 60 rows unfiltered and 700 filtered for a page of ten, at any size of the table, in one round trip.
 * @returns `more` with a total that is a floor; `pages` ends with the 500th match of a filtered list
 */
export async function publicList<K extends PublishedKind>(db: Database, kind: K, query: ListQuery): Promise<ListOf<K>> {
  const facts = PUBLISHED[kind];
  const match = matchOf(query);
  if (match === 'nothing') {
    return { ...pageOf<CardOf<K>>([], query.page, query.size, 0), facets: facetsOf(kind, query, 0, () => 0) };
  }
  if (match === null) {
    const row = await read(db, wholeList(facts, query), query);
    const counters = JSON.parse(row.counters ?? '{}') as Counters;
    const total = keptCount(counters, '*');
    const facets = facetsOf(kind, query, total, (_, token) => keptCount(counters, token));
    return { ...pageOf(cardsOf(kind, row.cards), query.page, query.size, total), facets };
  }
  const row = await read(db, filteredList(facts, query, match), query);
  const counted = countsOf(query, match, row);
  const facets = facetsOf(kind, query, counted.exact, counted.count);
  return { ...filteredPage(cardsOf(kind, row.cards), query, counted), facets };
}
