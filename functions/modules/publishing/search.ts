import { ITEMS } from '../../data/publishing.ts';
import type { Statement } from '../../platform/database.ts';
import type { Kind } from '../publications/kinds.ts';

/** Full-text tables of the working versions; triggers of the items' tables keep them. */
export const WORKING_SEARCH: Readonly<Record<Kind, string>> = {
  result: 'result_working_search',
  demand: 'demand_working_search',
};

/** The mark of an owner's rows in the index. */
export const ownerTag = (userId: string): string => `u${userId}`;
/** The mark of the rows in a state of the audit. */
export const stateTag = (state: number): string => `s${state}`;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Whether the index keeps anything of a text: ASCII marks and blanks only part its words. */
const isIndexed = (text: string): boolean => /[a-z0-9]|[^\p{ASCII}]/iu.test(text);

/**
 * What a keyword asks of the index. It finds every row whose name or code holds the keyword, and a few more, which differ
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

/** The expression that finds a keyword among the rows with a mark. */
export const taggedMatch = (tag: string, match: string): string => `tags : ${quoted(tag)} AND ${match}`;

/** Makes the index of a kind anew from the working versions, in one pass: numbers of rows change with an import. */
export function rebuildWorkingSearch(kind: Kind): Statement[] {
  const search = WORKING_SEARCH[kind];
  return [
    { sql: `INSERT INTO ${search}(${search}) VALUES ('delete-all')`, params: [] },
    {
      sql: `INSERT INTO ${search}(rowid, tags, words) SELECT c.rowid, 'u' || coalesce(c.add_user, '') || ' s' || c.audit_status,
              (SELECT group_concat(substr(w.t, j.key + 1, 2), ' ')
                 FROM (SELECT c.name || '·' || coalesce(c.code, '') || '·' AS t) w,
                   json_each('[0' || replace(hex(zeroblob(length(w.t) - 1)), '00', ',0') || ']') j)
            FROM ${ITEMS[kind].table} c WHERE c.is_delete = 0`,
      params: [],
    },
  ];
}
