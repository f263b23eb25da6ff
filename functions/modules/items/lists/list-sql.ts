import { ITEMS, PUBLISHED, type PublishedFacts, type ReviewedKind } from '../../../../db/contract/items.ts';
import { LIMITS } from '../../../../db/contract/limits.ts';
import type { Statement } from '../../../platform/database.ts';
import { selectTotal } from '../../../platform/paging.ts';
import { anyOf, itemAt, lastPlaceOf, placeOf, WORKING_SEARCH } from './search.ts';

/** Rows that a filter looks through, from the end where the list begins: of a range, or of what the full-text index finds. */
const SEARCHED = 5_000;

/** A condition on a working row `c`, with its values. */
export type Condition = Statement;

/** Rows that an index of the table finds, and the mark under which the full-text index has them. */
export interface Range extends Condition {
  mark: string;
}

/** Which rows a list shows: one index range a state, and what must hold of each row. */
export interface KeyPlan {
  kind: ReviewedKind;
  /** Each a condition that an index of the table answers in the order of `add_time`; at least one. */
  ranges: readonly Range[];
  /** Expressions of the full-text index that a row must fulfil besides; none where the ranges alone lead. */
  sought: readonly string[];
  /** What is still to be asked of each row; null when every row found belongs to the list. */
  filter: Condition | null;
  /** The latest second of entry; null without one. */
  until: number | null;
  oldestFirst: boolean;
}

/** A page of such a list. */
export interface ListPlan extends KeyPlan {
  size: number;
  offset: number;
  /** Further columns of the answer, as SQL over `c` (item), `o` (organisation) and `u` (publisher). */
  columns: readonly string[];
}

const COMMON = [
  ...['name', 'name_en', 'code', 'cover', 'scope', 'level', 'unit', 'org_name', 'add_user', 'org_country', 'add_time'],
  ...['release_time', 'sort_time', 'update_time', 'expire_time', 'audit_status', 'audit_opinion', 'is_pushed'],
  ...['is_tagging', 'match_state', 'version', 'process', 'secrecy'],
];

/** A demand keeps its region in three columns; rows of both kinds name it in one. */
const DEMAND_REGION = `nullif(rtrim(coalesce(c.org_province_name || ',', '') || coalesce(c.org_city_name || ',', '')
  || coalesce(c.org_county_name, ''), ','), '') AS region_name`;

/** What a list has of a kind. */
interface Listed {
  /** Its columns, as SQL over `c`. */
  columns: readonly string[];
  /** Those that filters look at, beside the key. */
  sought: readonly string[];
  /** The full-text index of its working versions; without one filters look at the rows. */
  search: string | null;
  /** Without an index: whether a row stands in a field, and at a place; conditions over those columns, each with one value. */
  asked?: { field: string; place: string };
}

const columns = (names: readonly string[]): string[] => names.map((name) => `c.${name}`);

const published = ({ kind, key, publication }: PublishedFacts, ...own: string[]): Listed => ({
  columns: [
    ...columns([key, ...COMMON]),
    ...own,
    `EXISTS (SELECT 1 FROM ${publication} p WHERE p.item_id = c.${key}) AS is_public`,
  ],
  sought: ['name', 'name_en', 'code', 'add_time', 'update_time', 'expire_time', 'unlist_time'],
  search: WORKING_SEARCH[kind],
});

/** Fields and place of kinds that keep both in columns. */
const OWN_COLUMNS = {
  field: `instr(',' || c.scope || ',', ',' || ? || ',') > 0`,
  place: '? IN (c.province, c.city, c.county)',
};

/** What each kind's lists are made of. */
export const LISTED: Readonly<Record<ReviewedKind, Listed>> = {
  result: published(PUBLISHED.result, ...columns(['conversion_type', 'sub_type', 'region_name', 'cooperation'])),
  demand: published(
    PUBLISHED.demand,
    ...columns(['type', 'source', 'docking_type', 'cooperation_mode', 'investment_amount']),
    DEMAND_REGION,
  ),
  product: {
    columns: [
      ...columns([
        ...['chanpin_id', 'name', 'name_en', 'cover', 'profile', 'unit', 'org_name', 'add_user', 'add_time'],
        ...['release_time', 'update_time', 'audit_status', 'audit_opinion', 'is_delete', 'version'],
      ]),
      '(SELECT group_concat(l.second_scope_id) FROM chanpin_scope l WHERE l.chanpin_id = c.chanpin_id) AS scope',
      `nullif(concat_ws(',', nullif(o.provinceName, ''), nullif(o.cityName, ''), nullif(o.countyName, '')), '') AS region_name`,
    ],
    sought: ['name', 'name_en', 'unit', 'add_time', 'update_time'],
    search: null,
    // A product stands where its organisation does.
    asked: {
      field: 'EXISTS (SELECT 1 FROM chanpin_scope l WHERE l.chanpin_id = c.chanpin_id AND l.second_scope_id = ?)',
      place:
        '? IN (SELECT p.value FROM organization n, json_each(json_array(n.province, n.city, n.county)) p WHERE n.organization_id = c.unit)',
    },
  },
  project: {
    asked: OWN_COLUMNS,
    columns: columns([
      ...[
        'xiangmu_id',
        'name',
        'name_en',
        'cover',
        'profile',
        'type',
        'scope',
        'unit',
        'org_name',
        'investment_amount',
      ],
      ...['contacts', 'contacts_tel', 'contacts_email', 'province', 'city', 'county', 'region_name', 'add_user'],
      ...['add_time', 'release_time', 'update_time', 'audit_status', 'audit_opinion', 'is_delete', 'version'],
    ]),
    sought: ['name', 'name_en', 'scope', 'province', 'city', 'county', 'add_time', 'update_time'],
    search: null,
  },
  expert: {
    asked: OWN_COLUMNS,
    columns: [
      ...columns([
        ...['expert_id', 'name', 'name_en', 'qualification', 'direction', 'scope', 'unit', 'org_name', 'is_self'],
        ...['province', 'city', 'county', 'region_name', 'add_user', 'add_time', 'release_time', 'update_time'],
        ...['audit_status', 'audit_opinion', 'is_delete', 'version'],
      ]),
      'c.avatar AS cover',
    ],
    sought: ['name', 'name_en', 'scope', 'province', 'city', 'county', 'add_time', 'update_time'],
    search: null,
  },
};

const direction = ({ oldestFirst }: Pick<KeyPlan, 'oldestFirst'>): string => (oldestFirst ? 'ASC' : 'DESC');

/** The place of a row in the lists: by its entry, and of one second as the table has them. */
const PLACE = placeOf('c.add_time', 'c.rowid');

/** Where the way from an item leads: past it, to rows that were added later or earlier. */
interface Start {
  id: string;
  later: boolean;
}

/** Conditions as one, joined by a word of SQL; or selects, where it joins such. */
export const all = (conditions: readonly Condition[], word = ' AND '): Condition => ({
  sql: conditions.map(({ sql }) => sql).join(word),
  params: conditions.flatMap(({ params }) => params),
});

/** Places `n` of what the full-text index finds, in its own order, which is the order of the list. */
function soughtPlaces(plan: KeyPlan, limit: number, start?: Start): Statement {
  const { noun, key } = ITEMS[plan.kind];
  const { search } = LISTED[plan.kind];
  const match = [anyOf(plan.ranges.map(({ mark }) => mark)), ...plan.sought].join(' AND ');
  const found = all([
    { sql: `${search} MATCH ?`, params: [match] },
    ...(plan.until === null ? [] : [{ sql: `rowid <= (${lastPlaceOf('?')})`, params: [plan.until] }]),
    ...(start
      ? [
          {
            sql: `rowid ${start.later ? '>' : '<'} (SELECT ${PLACE} FROM ${noun} c WHERE c.${key} = ?)`,
            params: [start.id],
          },
        ]
      : []),
  ]);
  const places = `SELECT rowid AS n FROM ${search} WHERE ${found.sql} ORDER BY rowid ${direction(plan)}`;
  if (!plan.filter) return { sql: `SELECT * FROM (${places} LIMIT ?)`, params: [...found.params, limit] };
  return {
    sql: `SELECT * FROM (SELECT f.n FROM (${places} LIMIT ${SEARCHED}) f
            CROSS JOIN ${noun} c ON c.rowid = (${itemAt('f.n')}) WHERE ${plan.filter.sql} LIMIT ?)`,
    params: [...found.params, ...plan.filter.params, limit],
  };
}

/** Places `n` of the rows of one range. */
function rangePlaces(plan: KeyPlan, range: Range, limit: number, start?: Start): Statement {
  const { noun, key } = ITEMS[plan.kind];
  const where = all([
    range,
    ...(plan.until === null ? [] : [{ sql: 'c.add_time <= ?', params: [plan.until] }]),
    ...(start
      ? [
          {
            sql: `(c.add_time, c.rowid) ${start.later ? '>' : '<'} (SELECT add_time, rowid FROM ${noun} WHERE ${key} = ?)`,
            params: [start.id],
          },
        ]
      : []),
  ]);
  const order = `ORDER BY c.add_time ${direction(plan)}, c.rowid ${direction(plan)}`;
  if (!plan.filter) {
    return {
      sql: `SELECT * FROM (SELECT ${PLACE} AS n FROM ${noun} c WHERE ${where.sql} ${order} LIMIT ?)`,
      params: [...where.params, limit],
    };
  }
  const looked = columns([key, ...LISTED[plan.kind].sought]).join(', ');
  return {
    sql: `SELECT * FROM (SELECT c.n FROM (
            SELECT ${PLACE} AS n, ${looked} FROM ${noun} c WHERE ${where.sql} ${order} LIMIT ${SEARCHED}
          ) c WHERE ${plan.filter.sql} LIMIT ?)`,
    params: [...where.params, ...plan.filter.params, limit],
  };
}

/** Places `n` of the rows of a list: at most `limit` of each range, in the order of the list. */
function placesOf(plan: KeyPlan, limit: number, start?: Start): Statement {
  return plan.sought.length > 0
    ? soughtPlaces(plan, limit, start)
    : all(
        plan.ranges.map((range) => rangePlaces(plan, range, limit, start)),
        ' UNION ALL ',
      );
}

/**
 * A page of working versions, and how many there are: two statements for one batch. Their cost follows the page, not the
 * table: ranges are read in the order of an index, keywords, fields and places by the full-text index, and other filters
 * look through the first rows only.
 */
export function listStatements(plan: ListPlan): [Statement, Statement] {
  const { noun } = ITEMS[plan.kind];
  // Pages end where counting ends.
  const places = placesOf(plan, Math.min(plan.offset + plan.size, LIMITS.listTotal));
  // Derived data decides about the order alone, never about whose rows are shown.
  const shown = all(
    plan.ranges.map(({ sql, params }) => ({ sql: `(${sql})`, params })),
    ' OR ',
  );
  const order = direction(plan);
  return [
    {
      sql: `SELECT ${[...LISTED[plan.kind].columns, ...plan.columns].join(', ')}, o.name AS unit_name, o.name_en AS unit_name_en
            FROM (SELECT n FROM (${places.sql}) ORDER BY n ${order} LIMIT ? OFFSET ?) h
            CROSS JOIN ${noun} c ON c.rowid = (${itemAt('h.n')})
            LEFT JOIN organization o ON o.organization_id = c.unit LEFT JOIN user u ON u.user_id = c.add_user
            WHERE ${shown.sql} ORDER BY h.n ${order}`,
      params: [...places.params, plan.size, plan.offset, ...shown.params],
    },
    countStatement(plan),
  ];
}

/** How many rows a list has, one more than are counted at most: a row with `total`. */
export function countStatement(plan: KeyPlan): Statement {
  const counted = placesOf(plan, LIMITS.listTotal + 1);
  return selectTotal(`FROM (${counted.sql})`, counted.params);
}

/**
 * The rows of a list just before and just after an item, which itself need not stand in the list: two statements for one
 * batch, each with at most one row `{id}`.
 * @param id key of the item that tells the place
 */
export function neighbourStatements(plan: KeyPlan, id: string): [Statement, Statement] {
  const { noun, key } = ITEMS[plan.kind];
  const beside = (later: boolean): Statement => {
    const places = placesOf({ ...plan, oldestFirst: later }, 1, { id, later });
    return {
      sql: `SELECT c.${key} AS id FROM (SELECT n FROM (${places.sql}) ORDER BY n ${later ? 'ASC' : 'DESC'} LIMIT 1) h
            CROSS JOIN ${noun} c ON c.rowid = (${itemAt('h.n')})`,
      params: places.params,
    };
  };
  return [beside(!plan.oldestFirst), beside(plan.oldestFirst)];
}
