import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import { AHEAD } from '../../../db/contract/time.ts';
import type { Statement } from '../../platform/database.ts';
import { markTokens, pairTokens } from './tokens.ts';

/** Everything the public may see of one result or demand, as its last approved version says it. */
export interface PublicationInput {
  itemId: string;
  code: string | null;
  name: string;
  cover: string | null;
  /** Plain text of at most 140 characters. */
  summary: string;
  organizationId: string | null;
  organizationName: string | null;
  regionName: string | null;
  /** Small values of cards: scope ids, maturity, cooperation, demand type. */
  card: Record<string, unknown>;
  /** Facet tokens, the general one `*` among them (see `tokens.ts`). */
  facets: string[];
  /** The public detail: sanitised rich text, files, organisation profile. */
  detail: Record<string, unknown>;
  /** Plain text that the search finds besides the name. */
  body: string;
  /** Unix seconds. */
  releaseTime: number;
  updateTime: number;
}

/** Columns of the full-text index for one publication: name; text, organisation and code; tags, to which `releaseWords` come; facets. */
export function searchValues(
  input: Pick<PublicationInput, 'name' | 'code' | 'body' | 'organizationName' | 'facets'>,
): [string, string, string, string] {
  const facets = input.facets.filter((token) => token !== '*');
  const body = [input.body, input.organizationName, input.code].map((text) => pairTokens(text ?? '')).filter(Boolean);
  const tags = [...facets, ...markTokens(`${input.name}${input.body}`)].join(' ');
  return [pairTokens(input.name), body.join(' '), tags, facets.join(' ')];
}

/**
 * Day, month and year of a release in UTC+8 as words of the index, with a blank before each (decision 269): a list is narrowed to days by
 * them. In SQL, since a version that replaces another keeps the time of its first release.
 * @param time expression of unix seconds
 */
export const releaseWords = (time: string): string =>
  `coalesce(strftime(' d%Y%m%d d%Y%m d%Y', ${time} + ${AHEAD}, 'unixepoch'), '')`;

/** Columns of the snapshot without its number, in the order of `publicationValues`. */
export const PUBLICATION_COLUMNS = [
  'item_id',
  'code',
  'name',
  'cover',
  'summary',
  'organization_id',
  'organization_name',
  'region_name',
  'card',
  'facets',
  'detail',
  'release_time',
  'update_time',
] as const;

type Values = Readonly<Record<string, unknown>>;

/** What a card says, or what the organisation's own row does: a page takes it from there (decision 273). */
const ELSEWHERE: ReadonlySet<string> = new Set(['scope', 'org']);

const saysNothing = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** JSON of the values of a card or a detail that say something: a row below half a page shares its page with another. */
const kept = (values: Values, passes: (name: string) => boolean): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(values).filter(([name, value]) => passes(name) && !saysNothing(value))),
  );

/** What the row of a publication keeps of its card. */
export const keptCard = (card: Values): string => kept(card, () => true);

/** What it keeps of its detail. */
const keptDetail = (detail: Values): string => kept(detail, (name) => !ELSEWHERE.has(name));

/** Values of the snapshot row, in the order of `PUBLICATION_COLUMNS`. */
export function publicationValues(input: PublicationInput): (string | number | null)[] {
  return [
    input.itemId,
    input.code,
    input.name,
    input.cover,
    input.summary,
    input.organizationId,
    input.organizationName,
    input.regionName,
    keptCard(input.card),
    JSON.stringify([...new Set(input.facets)]),
    keptDetail(input.detail),
    input.releaseTime,
    input.updateTime,
  ];
}

/** Writes the search entry of a version; nothing happens when the item is not public. */
function indexStatement(kind: PublishedKind, input: PublicationInput): Statement {
  const { publication, search } = PUBLISHED[kind];
  return {
    sql: `INSERT OR REPLACE INTO ${search}(rowid,name,body,tags,facets)
SELECT release_no,?,?,? || ${releaseWords('release_time')},? FROM ${publication} WHERE item_id=?`,
    params: [...searchValues(input), input.itemId],
  };
}

/**
 * Makes a version public, or replaces the public version; its place in the newest-first order and its first release
 * time stay (house 4). Two statements, for the batch of the use case; triggers keep the counters.
 * @param kind which list it appears in; @param above the number is higher than this one
 */
export function publishStatements(kind: PublishedKind, input: PublicationInput, above = 0): Statement[] {
  const { publication } = PUBLISHED[kind];
  const kept = new Set(['item_id', 'release_time']);
  const updates = PUBLICATION_COLUMNS.filter((column) => !kept.has(column)).map((c) => `${c}=excluded.${c}`);
  return [
    {
      sql: `INSERT INTO ${publication}(release_no,${PUBLICATION_COLUMNS.join(',')})
VALUES ((SELECT max(coalesce(max(release_no),0),?)+1 FROM ${publication}),${PUBLICATION_COLUMNS.map(() => '?').join(',')})
ON CONFLICT(item_id) DO UPDATE SET ${updates.join(',')}`,
      params: [above, ...publicationValues(input)],
    },
    indexStatement(kind, input),
  ];
}

/**
 * Replaces the public version of an item that is public; one that was withdrawn, or whose listing ended, stays out.
 * Two statements, for the batch of the use case.
 * @param kind which list it appears in
 */
export function refreshStatements(kind: PublishedKind, input: PublicationInput): Statement[] {
  const { publication } = PUBLISHED[kind];
  const kept = new Set(['item_id', 'release_time']);
  const values = publicationValues(input);
  const changed = PUBLICATION_COLUMNS.map((column, place) => ({ column, value: values[place] ?? null })).filter(
    ({ column }) => !kept.has(column),
  );
  return [
    {
      sql: `UPDATE ${publication} SET ${changed.map(({ column }) => `${column}=?`).join(',')} WHERE item_id=?`,
      params: [...changed.map(({ value }) => value), input.itemId],
    },
    indexStatement(kind, input),
  ];
}

/**
 * Takes an item out of the public lists, the search and the counters; nothing happens when it is not public.
 * @param itemId key of the result or demand
 */
export function withdrawStatements(kind: PublishedKind, itemId: string): Statement[] {
  const { publication, search } = PUBLISHED[kind];
  return [
    {
      sql: `DELETE FROM ${search} WHERE rowid=(SELECT release_no FROM ${publication} WHERE item_id=?)`,
      params: [itemId],
    },
    { sql: `DELETE FROM ${publication} WHERE item_id=?`, params: [itemId] },
  ];
}

/**
 * Takes many items out of the public lists at once, as `withdrawStatements` does one.
 * @param ids a query whose one column holds keys of results or demands
 */
export function withdrawMany(kind: PublishedKind, ids: Statement): Statement[] {
  const { publication, search } = PUBLISHED[kind];
  const numbers = `SELECT release_no FROM ${publication} WHERE item_id IN (${ids.sql})`;
  return [
    { sql: `DELETE FROM ${search} WHERE rowid IN (${numbers})`, params: ids.params },
    { sql: `DELETE FROM ${publication} WHERE item_id IN (${ids.sql})`, params: ids.params },
  ];
}
