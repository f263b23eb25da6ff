import type { searchCalls } from '../../../db/contract/calls/search.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import {
  SEARCH_COUNTED,
  SEARCH_PAGE,
  SEARCH_SHOWN,
  SEARCHED,
  type SearchAnswer,
  type SearchedKind,
  SUGGESTED,
  type SuggestAnswer,
  type SuggestedKind,
  searchedOf,
} from '../../../db/contract/search.ts';
import type { Database, Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { pagingOf } from '../../platform/paging.ts';
import { together } from '../../platform/together.ts';
import { countOf, hitsOf, typedOf } from './entries.ts';
import { expiredOf } from './expired.ts';
import { nearestFields } from './fields.ts';
import { marksOf } from './passage.ts';
import { PublishedSearch, pageOf, searchPublished } from './published.ts';
import { soughtOf } from './query.ts';
import { type HitRow, hitOf, type OtherKind, SOURCES } from './sources.ts';

/** Matches of a kind that are counted, and one more. */
const CAP = SEARCH_COUNTED + 1;

type Query = QueryOf<typeof searchCalls.all>;

const NOTHING: Statement = { sql: 'SELECT NULL WHERE 0', params: [] };

const isPublished = (kind: SearchedKind): kind is PublishedKind => Object.hasOwn(PUBLISHED, kind);

/**
 * What bears a word, of all kinds, with their counts up to a hundred each; with a type, a page of that kind. Results and demands
 * come by relevance: those with all words, and where those are few, those with some of them. Of the other kinds
 * those with all words, by name first.
 * @param area code of the area that results and demands are limited to
 */
export async function searchAll(db: Database, env: Env, query: Query, area: string | undefined): Promise<SearchAnswer> {
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
  const wantsExpired = current === 1 && area === undefined && (only === undefined || isPublished(only));
  const [found, answers, expired] = await together(db, [
    (own) =>
      searchPublished(
        own,
        searches,
        searches.map(({ kind }) => (shows(kind) ? Math.max(1, to ?? 0) : 0)),
      ),
    (own) =>
      own.batch<unknown>(
        others.flatMap((kind) => [
          countOf(kind, sought, CAP) ?? NOTHING,
          shows(kind) ? (hitsOf(kind, sought, (to ?? 0) - (from ?? 0), from ?? 0) ?? NOTHING) : NOTHING,
        ]),
      ),
    async (own) => (wantsExpired ? expiredOf(own, sought) : []),
  ]);
  const groupOf = async (kind: SearchedKind) => {
    if (isPublished(kind)) {
      const place = searches.findIndex((search) => search.kind === kind);
      const [search, all] = [searches[place], found[place]];
      const hits = shows(kind) ? (all?.hits.slice(from, to) ?? []) : [];
      const records = search ? await Promise.all(hits.map((hit) => search.shown(env, hit))) : [];
      return { total: all?.total ?? 0, near: all?.near ?? 0, more: all?.more ?? false, records };
    }
    const place = others.indexOf(kind) * 2;
    const { n } = (answers[place]?.[0] ?? { n: 0 }) as { n: number };
    const records = ((answers[place + 1] ?? []) as HitRow[]).map((row) => {
      const hit = hitOf(row, SOURCES[kind].page(row));
      return { ...hit, marks: marksOf(sought, [hit.name, hit.summary]) };
    });
    return { total: Math.min(n, SEARCH_COUNTED), near: 0, more: n > SEARCH_COUNTED, records };
  };
  const isKnown = sought.words.length === 0 || found.some(({ total }) => total > 0);
  return {
    current,
    fields: isKnown ? [] : await nearestFields(db, sought),
    expired: expired.filter(({ kind }) => only === undefined || kind === only),
    groups: await Promise.all(
      SEARCHED.map(async ({ kind }) => {
        const group = await groupOf(kind);
        return { kind, ...group, pages: Math.ceil((group.total + group.near) / size) };
      }),
    ),
  };
}

/** How many of each kind are suggested, and entries that are read for them. */
const SUGGESTIONS = 3;
const READ = 6;

/** Address of the page of what is suggested; a field leads to its results. */
const suggestedPage = (kind: SuggestedKind, row: { id: string; name: string }): string => {
  if (kind === 'field') return `/results?${new URLSearchParams({ scope: row.id })}`;
  return isPublished(kind) ? pageOf(kind, row) : SOURCES[kind].page(row);
};

/**
 * A few of each kind whose names are what is being typed, in Chinese, pinyin or the first letters of pinyin; nothing before two
 * characters. Reads some tens of rows.
 * @param area code of the area that results and demands are limited to
 */
export async function suggestions(
  db: Database,
  keyword: string | undefined,
  area: string | undefined,
): Promise<SuggestAnswer> {
  const sought = soughtOf(keyword);
  if ([...sought.keyword].length < 2) return { groups: [] };
  const answers = await db.batch<{ id: string; name: string; name_en: string | null }>(
    SUGGESTED.map((kind) => typedOf(kind, sought, area, READ) ?? NOTHING),
  );
  return {
    groups: SUGGESTED.flatMap((kind, index) => {
      const known = new Map((answers[index] ?? []).map((row) => [row.id, { ...row, page: suggestedPage(kind, row) }]));
      const records = [...known.values()].slice(0, SUGGESTIONS);
      return records.length > 0 ? [{ kind, records }] : [];
    }),
  };
}
