import type { PublishedFacts, PublishedKind } from '../../../../db/contract/items.ts';
import { LIMITS } from '../../../../db/contract/limits.ts';
import type { Statement } from '../../../platform/database.ts';
import type { ListQuery, Match } from './filters.ts';

/** Columns of a card, in the order in which `cards.ts` reads them. */
export const CARD_JSON = `json_array(p.item_id,p.code,p.name,p.cover,p.summary,p.organization_id,p.organization_name,p.region_name,p.release_time,json(p.card))`;

const TOP_GROUPS = ['*', 's', 'r', 'm', 'c', 'u', 'e'];
const ALL_GROUPS = [...TOP_GROUPS, 't', 'k'];

/** Kept counters as one JSON object, group -> token -> number: one row read a group, where IN would cost two. */
function counters(kind: PublishedKind, groups: readonly string[]): string {
  const entries = groups.map(
    (group) => `'${group}', json((SELECT counts FROM facet_count WHERE kind='${kind}' AND grp='${group}'))`,
  );
  return `json_object(${entries.join(', ')})`;
}

/** Deepest level of the counting tree, as the migration's triggers keep it; blocks of the level hold 2^level numbers. */
const LEAF = 2;
/** Levels that one step of the descent goes down: fewer steps cost fewer rows. */
const STEP = 5;
const ROOTS = [7, 12, 17, 22, 27];

/** What each list statement answers. */
export interface ListRow {
  /** Matches found, at most one more than are counted exactly; the number of all rows when nothing is filtered. */
  n: number | null;
  /** Facet tokens of all matches, space separated; null when there are more than are counted. */
  facets: string | null;
  /** JSON of the kept counters, or null where they are not needed. */
  counters: string | null;
  /** Kept counter of the only filter. */
  counted: number | null;
  /** JSON of the page's cards. */
  cards: string;
}

/**
 * A page of the unfiltered list near its beginning.
 */
function nearPage({ kind, publication }: PublishedFacts, query: ListQuery): Statement {
  const direction = query.order === 'oldest' ? 'ASC' : 'DESC';
  return {
    sql: `SELECT NULL AS n, NULL AS facets, ${counters(kind, TOP_GROUPS)} AS counters, NULL AS counted,
(SELECT json_group_array(json(card)) FROM (SELECT ${CARD_JSON} AS card FROM ${publication} p ORDER BY p.release_no ${direction} LIMIT ? OFFSET ?)) AS cards`,
    params: [query.size, (query.page - 1) * query.size],
  };
}

/**
 * One step of the way down: the half that is read first either holds the wanted place or is skipped whole.
 * @param first 1 where the higher numbers are read first, 0 where the lower are
 */
function descend(kind: PublishedKind, first: 0 | 1): string {
  let block = 'd.block';
  let rest = 'd.rest';
  const joins: string[] = [];
  for (let step = 1; step <= STEP; step++) {
    const child = `f${step}`;
    joins.push(
      `LEFT JOIN publication_rank ${child} ON ${child}.kind='${kind}' AND ${child}.level=d.level - ${step} AND ${child}.block=${block} * 2 + ${first}`,
    );
    const live = `coalesce(${child}.live, 0)`;
    block = `(${block} * 2 + iif(${rest} < ${live}, ${first}, ${1 - first}))`;
    rest = `(${rest} - iif(${rest} < ${live}, 0, ${live}))`;
  }
  return `SELECT d.level - ${STEP}, ${block}, ${rest} FROM descent d ${joins.join(' ')} WHERE d.level > ${LEAF}`;
}

/**
 * A far page: the counting tree leads to the block where it begins, about one row a level, whatever the table's size.
 */
function farPage({ kind, publication }: PublishedFacts, query: ListQuery): Statement {
  const oldest = query.order === 'oldest';
  const bound = oldest ? `>= (SELECT block << ${LEAF} FROM leaf)` : `< (SELECT (block + 1) << ${LEAF} FROM leaf)`;
  const root = ROOTS.slice(0, -1).map((level) => `WHEN m < ${2 ** level} THEN ${level}`);
  return {
    sql: `WITH RECURSIVE descent(level, block, rest) AS (
SELECT CASE ${root.join(' ')} ELSE ${ROOTS.at(-1)} END, 0, ? FROM (SELECT coalesce(max(release_no), 0) AS m FROM ${publication})
UNION ALL ${descend(kind, oldest ? 0 : 1)}
), leaf AS MATERIALIZED (SELECT block, rest FROM descent WHERE level=${LEAF})
SELECT NULL AS n, NULL AS facets, ${counters(kind, TOP_GROUPS)} AS counters, NULL AS counted,
(SELECT json_group_array(json(card)) FROM (SELECT ${CARD_JSON} AS card FROM ${publication} p WHERE p.release_no ${bound}
 ORDER BY p.release_no ${oldest ? 'ASC' : 'DESC'} LIMIT ? OFFSET (SELECT rest FROM leaf))) AS cards`,
    params: [(query.page - 1) * query.size, query.size],
  };
}

/** Rows that may be skipped by counting them off; more would cost as much as the way through the tree. */
const NEAR_ROWS = 30;

/** The statement of the unfiltered list. */
export function wholeList(facts: PublishedFacts, query: ListQuery): Statement {
  return (query.page - 1) * query.size <= NEAR_ROWS ? nearPage(facts, query) : farPage(facts, query);
}

/** Times more matches expected than are counted, from which on they are counted before any token of them is read. */
const SURELY_MANY = 2;

/** A counter that is kept of a token. */
const keptCounter = (kind: PublishedKind, token: string): Statement => ({
  sql: '(SELECT coalesce(counts ->> ?, 0) FROM facet_count WHERE kind=? AND grp=?)',
  params: [token, kind, token.slice(0, 1)],
});

/**
 * SQL of whether tokens are expected in more items than are counted, as if each fell on its items by chance. It chooses the way
 * alone: what is answered is the same.
 */
function surelyMany(kind: PublishedKind, [first, ...rest]: readonly string[]): Statement {
  if (first === undefined || rest.length === 0) return { sql: '0', params: [] };
  const counted = rest.map((token) => keptCounter(kind, token));
  const all = keptCounter(kind, '*');
  const among = counted.map(({ sql }) => ` * ${sql} / max(1, (SELECT n FROM whole))`).join('');
  const begin = keptCounter(kind, first);
  return {
    sql: `(WITH whole AS MATERIALIZED (SELECT ${all.sql} AS n) SELECT ${begin.sql} * 1.0${among} > ${SURELY_MANY * LIMITS.exactTotal})`,
    params: [...all.params, ...begin.params, ...counted.flatMap(({ params }) => params)],
  };
}

/**
 * The statement of a filtered or searched list: the index answers at most one more match than are counted, in the
 * page's order, and only the page's cards are read from the table. Tokens of a great many matches are not read.
 */
export function filteredList(facts: PublishedFacts, query: ListQuery, match: Match): Statement {
  const { kind, publication, search } = facts;
  const direction = query.order === 'oldest' ? 'ASC' : 'DESC';
  const cap = LIMITS.exactTotal + 1;
  const offset = (query.page - 1) * query.size;
  const positions = Array.from({ length: query.size }, (_, index) => offset + index).filter(
    (at) => at < LIMITS.exactTotal,
  );
  const many = surelyMany(kind, match.tokens ?? []);
  const from = (limit: string) =>
    `SELECT rowid AS r, iif((SELECT many FROM likely), NULL, facets) AS f FROM ${search} WHERE ${search} MATCH ? ORDER BY rowid ${direction} LIMIT ${limit}`;

  let source: Statement;
  let counted: Statement = { sql: 'NULL', params: [] };
  if (match.token !== undefined) {
    counted = keptCounter(kind, match.token);
    // A counter above the cap is the total, so only the page itself has to be found.
    const reach = Math.min(offset + query.size, cap);
    source = {
      sql: from(`iif(${counted.sql} > ${LIMITS.exactTotal}, ${reach}, ${cap})`),
      params: [match.all, ...counted.params],
    };
  } else if (query.order === 'relevance' && match.named !== undefined) {
    source = {
      sql: `SELECT r, f FROM (${from(String(cap))}) UNION ALL SELECT r, f FROM (${from(String(cap))}) LIMIT ${cap}`,
      params: [match.named, match.rest],
    };
  } else {
    source = { sql: from(String(cap)), params: [match.all] };
  }
  const beyond = match.token === undefined ? `n > ${LIMITS.exactTotal}` : `counted > ${LIMITS.exactTotal}`;
  return {
    sql: `WITH likely AS MATERIALIZED (SELECT ${many.sql} AS many), found AS MATERIALIZED (
SELECT count(*) AS n, json_group_array(r) AS ids, group_concat(f, ' ') AS facets, ${counted.sql} AS counted FROM (${source.sql}))
SELECT n, CASE WHEN ${beyond} THEN NULL WHEN (SELECT many FROM likely) THEN
 (SELECT group_concat(t.facets, ' ') FROM json_each(found.ids) j CROSS JOIN ${search} t ON t.rowid = j.value) ELSE facets END AS facets,
iif(${beyond}, ${counters(kind, ALL_GROUPS)}, NULL) AS counters, counted,
(SELECT json_group_array(json(card)) FROM (SELECT ${CARD_JSON} AS card FROM json_each(?) j
 JOIN ${publication} p ON p.release_no = json_extract(found.ids, '$[' || j.value || ']') ORDER BY j.key)) AS cards
FROM found`,
    params: [...many.params, ...counted.params, ...source.params, JSON.stringify(positions)],
  };
}
