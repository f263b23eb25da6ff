import {
  SEARCH_COUNTED,
  SEARCH_SHOWN,
  SEARCHED,
  type SearchAnswer,
  type SearchedKind,
  type SuggestAnswer,
  searchedOf,
} from '../../../db/contract/search.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { pagingOf } from '../../platform/paging.ts';
import { type Asked, countOf, type HitRow, hitOf, hitsOf } from './sources.ts';

/** Characters of a search that are read. */
const KEYWORD = 100;
/** Hits on a page of one kind. */
const PAGE = 12;

interface Query {
  keyword?: string | undefined;
  type?: string | undefined;
  pageIndex?: string | undefined;
  pageSize?: string | undefined;
}

const wordsOf = (keyword: string | undefined): string => (keyword ?? '').trim().slice(0, KEYWORD);

const NOTHING: Statement = { sql: 'SELECT NULL WHERE 0', params: [] };

/**
 * What bears a word, of all kinds, with their counts up to a hundred each; with a type, a page of that kind. Results and demands
 * come by relevance, and of kinds without an index of words the newest two thousand are looked through.
 * @param area code of the area that results and demands are limited to
 */
export async function searchAll(db: Database, query: Query, area: string | undefined): Promise<SearchAnswer> {
  const only = searchedOf(query.type)?.kind;
  const { current, size, offset } = pagingOf({ pageIndex: query.pageIndex, pageSize: query.pageSize ?? String(PAGE) });
  const asked: Asked = { keyword: wordsOf(query.keyword), area };
  const shownOf = (kind: SearchedKind) => {
    if (only === undefined) return hitsOf(kind, asked, SEARCH_SHOWN, 0);
    // No page shows matches beyond those that are counted.
    const room = Math.min(size, Math.max(0, SEARCH_COUNTED - offset));
    return kind === only ? hitsOf(kind, asked, room, Math.min(offset, SEARCH_COUNTED)) : null;
  };
  const answers = await db.batch<unknown>(
    SEARCHED.flatMap(({ kind }) => [countOf(kind, asked, SEARCH_COUNTED + 1) ?? NOTHING, shownOf(kind) ?? NOTHING]),
  );
  return {
    current,
    groups: SEARCHED.map(({ kind }, index) => {
      const { n } = (answers[index * 2]?.[0] ?? { n: 0 }) as { n: number };
      const total = Math.min(n, SEARCH_COUNTED);
      return {
        kind,
        total,
        more: n > total,
        pages: Math.ceil(total / size),
        records: ((answers[index * 2 + 1] ?? []) as HitRow[]).map((row) => hitOf(kind, row)),
      };
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
  const asked: Asked = { keyword: wordsOf(keyword), area, named: true };
  if ([...asked.keyword].length < 2) return { groups: [] };
  const answers = await db.batch<HitRow>(SUGGESTED.map((kind) => hitsOf(kind, asked, SUGGESTIONS, 0) ?? NOTHING));
  return {
    groups: SUGGESTED.flatMap((kind, index) => {
      const records = (answers[index] ?? []).map((row) => {
        const { id, name, name_en, page } = hitOf(kind, row);
        return { id, name, name_en, page };
      });
      return records.length > 0 ? [{ kind, records }] : [];
    }),
  };
}
