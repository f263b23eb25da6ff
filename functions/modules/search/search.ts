import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import {
  SEARCH_COUNTED,
  SEARCH_PAGE,
  SEARCH_SHOWN,
  SEARCHED,
  type SearchAnswer,
  type SearchedKind,
  type SuggestAnswer,
  searchedOf,
} from '../../../db/contract/search.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { pagingOf } from '../../platform/paging.ts';
import { nearestFields } from './fields.ts';
import { namedLike, PublishedSearch, pageOf, searchPublished } from './published.ts';
import { soughtOf } from './query.ts';
import { type Asked, countOf, type HitRow, hitOf, hitsOf, type OtherKind, SOURCES } from './sources.ts';

/** Matches of a kind that are counted, and one more. */
const CAP = SEARCH_COUNTED + 1;

interface Query {
  keyword?: string | undefined;
  type?: string | undefined;
  pageIndex?: string | undefined;
  pageSize?: string | undefined;
}

const NOTHING: Statement = { sql: 'SELECT NULL WHERE 0', params: [] };

const isPublished = (kind: SearchedKind): kind is PublishedKind => Object.hasOwn(PUBLISHED, kind);

/**
 * What bears a word, of all kinds, with their counts up to a hundred each; with a type, a page of that kind. Results and demands
 * come by relevance: those with all words, and where those are few, those with some of them. Of kinds without an index of words
 * the newest two thousand are looked through.
 * @param area code of the area that results and demands are limited to
 */
export async function searchAll(db: Database, query: Query, area: string | undefined): Promise<SearchAnswer> {
  const only = searchedOf(query.type)?.kind;
  const { current, size, offset } = pagingOf({
    pageIndex: query.pageIndex,
    pageSize: query.pageSize ?? String(SEARCH_PAGE),
  });
  const sought = soughtOf(query.keyword);
  // No page shows matches beyond those that are counted.
  const [from, to] =
    only === undefined ? [0, SEARCH_SHOWN] : [offset, offset + size].map((at) => Math.min(at, SEARCH_COUNTED));
  const shows = (kind: SearchedKind) => only === undefined || kind === only;
  const others = SEARCHED.map(({ kind }) => kind).filter((kind): kind is OtherKind => !isPublished(kind));
  const searches = SEARCHED.flatMap(({ kind }) => (isPublished(kind) ? [new PublishedSearch(kind, sought, area)] : []));
  const asked: Asked = { keyword: sought.keyword };
  const [found, answers] = await Promise.all([
    searchPublished(
      db,
      searches,
      searches.map(({ kind }) => (shows(kind) ? Math.max(1, to ?? 0) : 0)),
    ),
    db.batch<unknown>(
      others.flatMap((kind) => [
        countOf(kind, asked, CAP) ?? NOTHING,
        shows(kind) ? (hitsOf(kind, asked, (to ?? 0) - (from ?? 0), from ?? 0) ?? NOTHING) : NOTHING,
      ]),
    ),
  ]);
  const groupOf = (kind: SearchedKind) => {
    if (isPublished(kind)) {
      const place = searches.findIndex((search) => search.kind === kind);
      const [search, all] = [searches[place], found[place]];
      const records = shows(kind) ? (all?.hits.slice(from, to) ?? []).flatMap((hit) => search?.shown(hit) ?? []) : [];
      return { total: all?.total ?? 0, near: all?.near ?? 0, more: all?.more ?? false, records };
    }
    const place = others.indexOf(kind) * 2;
    const { n } = (answers[place]?.[0] ?? { n: 0 }) as { n: number };
    const records = ((answers[place + 1] ?? []) as HitRow[]).map((row) => hitOf(row, SOURCES[kind].page(row)));
    return { total: Math.min(n, SEARCH_COUNTED), near: 0, more: n > SEARCH_COUNTED, records };
  };
  const isKnown = sought.words.length === 0 || found.some(({ total }) => total > 0);
  return {
    current,
    fields: isKnown ? [] : await nearestFields(db, sought),
    groups: SEARCHED.map(({ kind }) => {
      const group = groupOf(kind);
      return { kind, ...group, pages: Math.ceil((group.total + group.near) / size) };
    }),
  };
}

/** Kinds that are suggested, and how many of each. */
const SUGGESTED = ['result', 'demand', 'organization', 'expert'] as const satisfies SearchedKind[];
const SUGGESTIONS = 3;

/**
 * A few of each kind whose names bear what is being typed; nothing before two characters.
 * @param area code of the area that results and demands are limited to
 */
export async function suggestions(
  db: Database,
  keyword: string | undefined,
  area: string | undefined,
): Promise<SuggestAnswer> {
  const sought = soughtOf(keyword);
  if ([...sought.keyword].length < 2) return { groups: [] };
  const answers = await db.batch<HitRow>(
    SUGGESTED.map(
      (kind) =>
        (isPublished(kind)
          ? namedLike(kind, sought, area, SUGGESTIONS)
          : hitsOf(kind, { keyword: sought.keyword, named: true }, SUGGESTIONS, 0)) ?? NOTHING,
    ),
  );
  return {
    groups: SUGGESTED.flatMap((kind, index) => {
      const records = (answers[index] ?? []).map((row) => {
        const { id, name, name_en } = row;
        return { id, name, name_en, page: isPublished(kind) ? pageOf(kind, row) : SOURCES[kind].page(row) };
      });
      return records.length > 0 ? [{ kind, records }] : [];
    }),
  };
}
