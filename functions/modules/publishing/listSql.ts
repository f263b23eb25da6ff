import { LIMITS } from '../../../db/contract/limits.ts';
import { ITEMS } from '../../data/publishing.ts';
import type { Statement } from '../../platform/database.ts';
import type { Kind } from '../publications/kinds.ts';
import { taggedMatch, WORKING_SEARCH } from './search.ts';

/** Rows of one range that a filter looks through: of a keyword's matches or of the whole, from the end where the list begins. */
const SEARCHED = 5_000;

/** A condition on a working row `c`, with its values. */
export type Condition = Statement;

/** Rows that an index of the table finds, and the mark under which the full-text index has them. */
export interface Range extends Condition {
  tag?: string;
}

/** Which rows a list shows: one index range a state, and what must hold of each row. */
export interface ListPlan {
  kind: Kind;
  /** Each a condition that an index of the table answers in the order of `add_time`. */
  ranges: readonly Range[];
  /** Null when every row of the ranges belongs to the list. */
  filter: Condition | null;
  /** What the filter's keyword asks of the full-text index; null without one. */
  match: string | null;
  oldestFirst: boolean;
  size: number;
  offset: number;
  /** Further columns of the answer, as SQL over `c` (item), `o` (organisation) and `u` (publisher). */
  columns: readonly string[];
}

const COMMON = [
  ...['name', 'code', 'cover', 'scope', 'level', 'unit', 'org_name', 'add_user', 'org_country', 'add_time'],
  ...['release_time', 'sort_time', 'update_time', 'expire_time', 'audit_status', 'audit_opinion', 'is_pushed'],
  ...['is_tagging', 'match_state', 'version', 'process'],
];

const OWN: Readonly<Record<Kind, readonly string[]>> = {
  result: ['chengguo_id', 'conversion_type', 'sub_type', 'region_name', 'cooperation'],
  demand: ['xuqiu_id', 'type', 'source', 'docking_type', 'cooperation_mode', 'investment_amount'],
};

/** A demand keeps its region in three columns; rows of both kinds name it in one. */
const DEMAND_REGION = `nullif(rtrim(coalesce(c.org_province_name || ',', '') || coalesce(c.org_city_name || ',', '')
  || coalesce(c.org_county_name, ''), ','), '') AS region_name`;

/** Columns that filters look at. */
const SOUGHT: Readonly<Record<Kind, string>> = {
  result: 'name, code, region_id, audit_status, update_time, expire_time, unlist_time',
  demand: 'name, code, org_province, org_city, org_county, audit_status, update_time, expire_time, unlist_time',
};

const direction = ({ oldestFirst }: Pick<ListPlan, 'oldestFirst'>): string => (oldestFirst ? 'ASC' : 'DESC');

/** What `keysOf` needs of a plan. */
export type KeyPlan = Pick<ListPlan, 'kind' | 'ranges' | 'filter' | 'match' | 'oldestFirst'>;

/**
 * Keys of the rows of all ranges that fulfil the filter: at most `limit` of each range, in the order of the list. Whoever
 * only counts does not ask which of two rows of one second comes first: no index holds the keys.
 */
function keysOf(plan: KeyPlan, limit: number, counting = false): Statement {
  const { table, key } = ITEMS[plan.kind];
  const order = `ORDER BY add_time ${direction(plan)}${counting ? '' : `, ${key} ${direction(plan)}`}`;
  const parts = plan.ranges.map((range): Statement => {
    if (!plan.filter) {
      return {
        sql: `SELECT * FROM (SELECT ${key}, add_time FROM ${table} WHERE ${range.sql} ${order} LIMIT ?)`,
        params: [...range.params, limit],
      };
    }
    if (plan.match !== null && range.tag) {
      const search = WORKING_SEARCH[plan.kind];
      return {
        sql: `SELECT * FROM (SELECT c.${key}, c.add_time FROM (
                SELECT rowid AS r FROM ${search} WHERE ${search} MATCH ? ORDER BY rowid ${direction(plan)} LIMIT ${SEARCHED}
              ) f CROSS JOIN ${table} c ON c.rowid = f.r WHERE ${range.sql} AND ${plan.filter.sql} ${order} LIMIT ?)`,
        params: [taggedMatch(range.tag, plan.match), ...range.params, ...plan.filter.params, limit],
      };
    }
    return {
      sql: `SELECT * FROM (SELECT c.${key}, c.add_time FROM (
              SELECT ${key}, add_time, ${SOUGHT[plan.kind]} FROM ${table} WHERE ${range.sql} ${order} LIMIT ${SEARCHED}
            ) c WHERE ${plan.filter.sql} LIMIT ?)`,
      params: [...range.params, ...plan.filter.params, limit],
    };
  });
  return { sql: parts.map(({ sql }) => sql).join(' UNION ALL '), params: parts.flatMap(({ params }) => params) };
}

/**
 * A page of working versions, and how many there are: two statements for one batch. Their cost follows the page, not the
 * table: ranges are read in the order of an index, a keyword by the full-text index, and other filters look through the
 * first rows of each range only.
 */
export function listStatements(plan: ListPlan): [Statement, Statement] {
  const { table, key } = ITEMS[plan.kind];
  const names = [...OWN[plan.kind], ...COMMON].map((name) => `c.${name}`);
  const columns = [...names, ...(plan.kind === 'demand' ? [DEMAND_REGION] : []), ...plan.columns];
  // Pages end where counting ends.
  const keys = keysOf(plan, Math.min(plan.offset + plan.size, LIMITS.exactTotal));
  const order = (alias: string) => `${alias}.add_time ${direction(plan)}, ${alias}.${key} ${direction(plan)}`;
  return [
    {
      sql: `SELECT ${columns.join(', ')}, o.name AS unit_name,
              EXISTS (SELECT 1 FROM ${plan.kind}_publication p WHERE p.item_id = c.${key}) AS is_public
            FROM (SELECT k.${key} FROM (${keys.sql}) k ORDER BY ${order('k')} LIMIT ? OFFSET ?) h
            JOIN ${table} c ON c.${key} = h.${key}
            LEFT JOIN organization o ON o.organization_id = c.unit LEFT JOIN user u ON u.user_id = c.add_user
            ORDER BY ${order('c')}`,
      params: [...keys.params, plan.size, plan.offset],
    },
    countStatement(plan),
  ];
}

/** How many rows a list has, one more than are counted at most: a row with `total`. */
export function countStatement(plan: KeyPlan): Statement {
  const counted = keysOf(plan, LIMITS.exactTotal + 1, true);
  return {
    sql: `SELECT count(*) AS total FROM (SELECT 1 FROM (${counted.sql}) LIMIT ${LIMITS.exactTotal + 1})`,
    params: counted.params,
  };
}

/**
 * The rows of a list just before and just after an item, which itself need not stand in the list: two statements for one
 * batch, each with at most one row `{id}`.
 * @param id key of the item that tells the place
 */
export function neighbourStatements(plan: KeyPlan, id: string): [Statement, Statement] {
  const { table, key } = ITEMS[plan.kind];
  const place = `(SELECT add_time, ${key} FROM ${table} WHERE ${key} = ?)`;
  const beside = (later: boolean): Statement => {
    const ranges = plan.ranges.map(({ sql, params, ...range }) => ({
      ...range,
      sql: `${sql} AND (add_time, ${key}) ${later ? '>' : '<'} ${place}`,
      params: [...params, id],
    }));
    const keys = keysOf({ ...plan, ranges, oldestFirst: later }, 1);
    const way = direction({ oldestFirst: later });
    return {
      sql: `SELECT k.${key} AS id FROM (${keys.sql}) k ORDER BY k.add_time ${way}, k.${key} ${way} LIMIT 1`,
      params: keys.params,
    };
  };
  return [beside(!plan.oldestFirst), beside(plan.oldestFirst)];
}
