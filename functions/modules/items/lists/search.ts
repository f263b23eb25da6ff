import type { PublishedKind } from '../../../../db/contract/items.ts';
import type { Statement } from '../../../platform/database.ts';
import { quoted } from '../../../tables/items/tokens.ts';

/** Full-text tables of the working versions; triggers of the items' tables keep them. */
export const WORKING_SEARCH: Readonly<Record<PublishedKind, string>> = {
  result: 'result_working_search',
  demand: 'demand_working_search',
};

/** Views of what the index holds of each living item. */
const ENTRIES: Readonly<Record<PublishedKind, string>> = {
  result: 'result_working_entry',
  demand: 'demand_working_entry',
};

const encoder = new TextEncoder();

/** Letters and digits alone, so that no value parts or folds its mark. */
export const hexOf = (text: string): string =>
  Array.from(encoder.encode(text), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The mark of an owner's rows in the index. */
export const ownerMark = (userId: string): string => `u${hexOf(userId)}`;
/** The mark of the rows in a state of the audit. */
export const stateMark = (state: number): string => `s${state}`;
/** The mark of the rows with a field of technology: the chosen one or the one above it. */
export const fieldMark = (scopeId: string): string => `f${hexOf(scopeId)}`;
/** The mark of the rows at a place, by its administrative code. */
export const placeMark = (code: string): string => `r${hexOf(code)}`;

/** The expression that finds the rows with at least one of some marks, which must not be none. */
export const anyOf = (marks: readonly string[]): string => `tags : (${marks.map(quoted).join(' OR ')})`;

/** Whether the index keeps anything of a text: ASCII marks and blanks only part its words. */
const isIndexed = (text: string): boolean => /[a-z0-9]|[^\p{ASCII}]/iu.test(text);

/**
 * What a keyword asks of the index. It finds every row whose name in either language or code holds the keyword, and a few more, which differ
 * in case or in marks: what is found is still to be compared.
 * @returns null for a keyword that the index knows nothing of
 */
export function workingMatch(keyword: string): string | null {
  if (!isIndexed(keyword)) return null;
  // An expression ends at a zero character, in the middle of a quoted text too.
  const characters = [...keyword.replaceAll('\0', ' ')];
  if (characters.length === 1) return `words : ${quoted(keyword)}*`;
  const pairs = characters.slice(0, -1).map((character, place) => character + characters[place + 1]);
  return `words : ${quoted(pairs.join(' '))}`;
}

/** Lowest bits of an index row's number, which hold the number of the item; the time of its entry stands above them. */
const ITEM_BITS = 28;

/** The number of an item's row in the index, as SQL over its two parts: such numbers stand in the order of the lists. */
export const placeOf = (time: string, item: string): string => `(${time} << ${ITEM_BITS}) | ${item}`;
/** The highest number that a row of some time may have, as SQL over the time. */
export const lastPlaceOf = (time: string): string => placeOf(time, String(2 ** ITEM_BITS - 1));
/** The number of the item in a number of the index, as SQL over it. */
export const itemAt = (place: string): string => `${place} & ${2 ** ITEM_BITS - 1}`;

/** Makes the index of a kind anew from the working versions, in one pass: numbers of rows change with an import. */
export function rebuildWorkingSearch(kind: PublishedKind): Statement[] {
  const search = WORKING_SEARCH[kind];
  return [
    { sql: `INSERT INTO ${search}(${search}) VALUES ('delete-all')`, params: [] },
    {
      sql: `INSERT INTO ${search}(rowid, tags, words) SELECT place, tags, words FROM ${ENTRIES[kind]} ORDER BY place`,
      params: [],
    },
  ];
}
