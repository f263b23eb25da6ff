import { SEARCH_COUNTED, type SuggestedKind } from '../../../db/contract/search.ts';
import type { Statement } from '../../platform/database.ts';
import { isOffered } from '../../platform/sql.ts';
import { phrase } from '../../tables/items/tokens.ts';
import { inArea } from '../items/public/visibility.ts';
import type { Sought } from './query.ts';
import { soundQuery } from './sounds.ts';
import { type OtherKind, SOURCES } from './sources.ts';

/** Numbers of entries by kind, as `db/derived/search-entries.sql` gives them: a range of 2^40 each. */
const RANGE = 2 ** 40;
const RANGES = {
  ...{ result: 1, demand: 2, organization: 3, product: 4, project: 5, expert: 6, park: 7, news: 8, course: 9 },
  field: 10,
} as const;
/** Letters from which on what is typed may be the first letters of sounds. */
const INITIALS = 2;

const between = (kind: keyof typeof RANGES): string => {
  const first = RANGES[kind] * RANGE;
  return `rowid BETWEEN ${first} AND ${first + RANGE - 1}`;
};

const matches = (kind: keyof typeof RANGES, limit: number): string =>
  `SELECT * FROM (SELECT rowid AS no FROM search_words WHERE search_words MATCH ? AND ${between(kind)} ORDER BY rowid DESC LIMIT ${limit})`;

/** A word in simplified and in traditional characters. */
const spelled = (word: string, written: Sought['written']): string[] =>
  [word, ...(written.get(word) ?? [])].map((way) => phrase([...way]));

/** A word as it is written, or as it sounds. */
function wordQuery(columns: string, word: string, written: Sought['written']): string {
  const sounds = soundQuery(word);
  const ways = [...spelled(word, written).map((way) => `{${columns}} : ${way}`), sounds && `sounds : ${sounds}`];
  return `(${ways.filter(Boolean).join(' OR ')})`;
}

/** The entries of a kind that bear all words, those with the words in their names first; null where nothing can match. */
function found(kind: OtherKind, { keyword, words, written }: Sought): Statement | null {
  if (keyword === '') {
    const first = RANGES[kind] * RANGE;
    const sql = `SELECT entry_no AS no FROM search_entry WHERE entry_no BETWEEN ${first} AND ${first + RANGE - 1} ORDER BY entry_no DESC`;
    return { sql, params: [] };
  }
  if (words.length === 0) return null;
  const named = words.map((word) => wordQuery('name', word, written)).join(' AND ');
  const all = words.map((word) => wordQuery('name body', word, written)).join(' AND ');
  const cap = SEARCH_COUNTED + 1;
  return {
    sql: `${matches(kind, cap)} UNION ALL ${matches(kind, cap)}`,
    params: [named, `(${all}) NOT (${named})`],
  };
}

/** Those of the entries that are public now. */
function shown(kind: OtherKind, sought: Sought): Statement | null {
  const entries = found(kind, sought);
  const { now } = SOURCES[kind];
  if (!entries || !now) return entries;
  return {
    ...entries,
    sql: `SELECT n.no FROM (${entries.sql}) n JOIN search_entry e ON e.entry_no = n.no WHERE ${now}`,
  };
}

/** A page of what bears all words of a kind, in its order. */
export function hitsOf(kind: OtherKind, sought: Sought, limit: number, offset: number): Statement | null {
  const entries = shown(kind, sought);
  const { columns, from } = SOURCES[kind];
  return (
    entries && {
      sql: `WITH f(no, at) AS MATERIALIZED (SELECT no, row_number() OVER () FROM (${entries.sql} LIMIT ? OFFSET ?))
        SELECT ${columns} FROM f JOIN search_entry e ON e.entry_no = f.no ${from} ORDER BY f.at`,
      params: [...entries.params, limit, offset],
    }
  );
}

/** How much bears all words, counted up to a number. */
export function countOf(kind: OtherKind, sought: Sought, most: number): Statement | null {
  const entries = shown(kind, sought);
  return (
    entries && {
      sql: `SELECT count(*) AS n FROM (SELECT 1 FROM (${entries.sql}) LIMIT ?)`,
      params: [...entries.params, most],
    }
  );
}

/** What a typed text asks of names: how they begin, how they are written, how they sound. */
function typedQuery({ words, written }: Sought): { begins: string; bears: string } {
  const bears = words.map((word) => {
    const sounds = soundQuery(word);
    const initials = /^[a-z]+$/.test(word) && word.length >= INITIALS ? phrase([...word]) : null;
    const names = spelled(word, written).map((way) => `name : ${way}`);
    const ways = [...names, sounds && `sounds : ${sounds}`, initials && `initials : ${initials}`];
    return `(${ways.filter(Boolean).join(' OR ')})`;
  });
  const [first = ''] = words;
  const sound = soundQuery(first);
  const names = spelled(first, written).map((way) => `name : ^ ${way}`);
  const starts = [...names, sound && `sounds : ^ ${sound}`].filter(Boolean).join(' OR ');
  return { begins: [`(${starts})`, ...bears.slice(1)].join(' AND '), bears: bears.join(' AND ') };
}

const PUBLIC: Readonly<Record<SuggestedKind, string>> = {
  result: 'JOIN result_publication p ON p.item_id = e.item_id',
  demand: 'JOIN demand_publication p ON p.item_id = e.item_id',
  organization: SOURCES.organization.from,
  expert: SOURCES.expert.from,
  field: `JOIN scope p ON p.id = e.item_id AND ${isOffered('p')}`,
};

/**
 * The newest of a kind whose names are what is being typed: those that begin with it first, then those that bear it, sound like
 * it, or whose sounds begin with its letters.
 * @param area code of the area that results and demands are limited to; @param limit how many entries each of both ways may bring
 * @returns rows of `id`, `name`, `name_en`, the same one twice where both ways lead to it
 */
export function typedOf(
  kind: SuggestedKind,
  sought: Sought,
  area: string | undefined,
  limit: number,
): Statement | null {
  if (sought.words.length === 0) return null;
  const { begins, bears } = typedQuery(sought);
  const within = kind === 'result' || kind === 'demand' ? inArea(area) : { sql: '1', params: [] };
  return {
    sql: `WITH f(no, at) AS MATERIALIZED (SELECT no, row_number() OVER () FROM (${matches(kind, limit)} UNION ALL ${matches(kind, limit)}))
      SELECT e.item_id AS id, e.name, nullif(e.name_en, '') AS name_en FROM f JOIN search_entry e ON e.entry_no = f.no ${PUBLIC[kind]}
      WHERE ${within.sql} ORDER BY f.at`,
    params: [begins, bears, ...within.params],
  };
}
