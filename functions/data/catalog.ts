import { getTableName } from 'drizzle-orm';
import {
  getTableConfig,
  type Index,
  type SQLiteColumn,
  SQLiteSyncDialect,
  type SQLiteTable,
} from 'drizzle-orm/sqlite-core';
import { isTime } from '../../db/schema/columns.ts';
import { AppError } from '../platform/errors.ts';
import type { TableHooks } from './hooks.ts';
import type { Closed, FileReaders, Lender, Table } from './table.ts';

/** What the service must know of a column: its wire name and what it stores. */
export interface ColumnFacts {
  name: string;
  kind: 'text' | 'number';
  /** Numbers that are unix seconds. */
  time: boolean;
  notNull: boolean;
  /** Text with markup, of any length. */
  rich: boolean;
  /** A text of which nothing says how long it may be. */
  unmeasured: boolean;
  /** Literal default of the schema, null where there is none. */
  fallback: string | number | null;
}

/** An index by its columns, in their order. */
export interface IndexFacts {
  /** Undefined for that of the primary key. */
  name: string | undefined;
  columns: readonly string[];
  unique: boolean;
  /** It holds the rows that are not deleted, and no other. */
  living: boolean;
}

/** A table of the service with its definition; read from the drizzle schema once an isolate. */
export interface TableFacts {
  name: string;
  policy: Table;
  hooks: TableHooks;
  key: ColumnFacts;
  columns: ReadonlyMap<string, ColumnFacts>;
  /** Columns by which at most one row is found. */
  unique: ReadonlySet<string>;
  /** Ways to find rows without reading others; the primary key's in front. */
  indexes: readonly IndexFacts[];
}

const dialect = new SQLiteSyncDialect();
const known = new WeakMap<Table, TableFacts>();

function factsOfColumn(column: SQLiteColumn, { html = [], maxima = {} }: TableHooks): ColumnFacts {
  const fallback = column.default;
  const rich = html.includes(column.name);
  return {
    name: column.name,
    kind: column.dataType === 'number' ? 'number' : 'text',
    time: column.dataType === 'number' && isTime(column.name),
    notNull: column.notNull,
    rich,
    unmeasured: !rich && maxima[column.name] === undefined,
    fallback: typeof fallback === 'string' || typeof fallback === 'number' ? fallback : null,
  };
}

/** An index of living rows alone serves like another; what is kept of other rows only serves the module that made it. */
function readIndex({ config: { name, columns, unique, where } }: Index): IndexFacts[] {
  const names = columns.map((column) => ('name' in column && typeof column.name === 'string' ? column.name : ''));
  const living = where !== undefined && /^"?\w+"?\."is_delete" = 0$/.test(dialect.sqlToQuery(where).sql);
  if (names.includes('') || (where && !living)) return [];
  return [{ name, columns: names, unique, living }];
}

function readFacts(policy: Table): TableFacts {
  const table: SQLiteTable = policy.table;
  const config = getTableConfig(table);
  const { hooks = {} } = policy;
  const columns = new Map(config.columns.map((column) => [column.name, factsOfColumn(column, hooks)]));
  const key = columns.get(policy.key);
  if (!key) throw new Error(`policy of ${getTableName(table)} names a key that is no column`);
  const unique = new Set<string>();
  for (const column of config.columns) if (column.primary || column.isUnique) unique.add(column.name);
  const primary = { name: undefined, columns: [key.name], unique: true, living: false };
  const indexes = [primary, ...config.indexes.flatMap(readIndex)];
  return { name: config.name, policy, hooks, key, columns, unique, indexes };
}

const served = new Map<string, Table>();
const lenders = new Map<string, Lender | FileReaders>();

/**
 * Takes the tables that the service serves: the engine knows no noun (imports run one way).
 * @param nouns what the files of `functions/tables` define
 * @returns the tables by every wire name (decision 8), without the prefix `thtt_`
 * @throws Error where two tables have one name
 */
export function serveTables(nouns: readonly object[]): ReadonlyMap<string, Table> {
  // Each definition was checked against its own table; the service reads them all as definitions of some table.
  const definitions = nouns.flatMap((noun) => Object.values(noun) as (Table | Closed)[]);
  for (const table of definitions) {
    const physical = 'closed' in table ? table.closed : [getTableName(table.table)];
    if (table.lends) for (const name of physical) lenders.set(name, table.lends);
    if ('closed' in table) continue;
    for (const name of [getTableName(table.table), ...(table.aliases ?? [])]) {
      if (served.has(name)) throw new Error(`two tables are called ${name}`);
      served.set(name, table);
    }
  }
  return served;
}

/**
 * The table that a wire name means; the prefix `thtt_` and the policy's aliases are accepted (decisions 7, 8).
 * @returns null where there is no definition: such a table does not exist (house 2)
 */
export function findTable(name: string): TableFacts | null {
  const policy = served.get(name) ?? (name.startsWith('thtt_') ? served.get(name.slice('thtt_'.length)) : undefined);
  if (!policy) return null;
  let facts = known.get(policy);
  if (!facts) {
    facts = readFacts(policy);
    known.set(policy, facts);
  }
  return facts;
}

/** All tables of the service, in the order of their definitions. */
export const servedTables = (): TableFacts[] =>
  [...new Set(served.values())].flatMap((table) => findTable(getTableName(table.table)) ?? []);

/** Who reads stored files through each table, by its physical name; closed tables are among them. */
export const lendingTables = (): ReadonlyMap<string, Lender | FileReaders> => lenders;

/** The refusal for a table that does not exist, or not for this caller. */
export const unknownTable = () => new AppError(404, 'unknown_table');

/** The refusal for a column that does not exist, or not for this caller (house 2). */
export const unknownColumn = (name: string) =>
  new AppError(400, 'unknown_column', { params: { name: name.slice(0, 64) } });
