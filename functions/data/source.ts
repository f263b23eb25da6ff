import { type SQL, sql } from 'drizzle-orm';
import { alias, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Caller } from '../platform/caller.ts';
import { plainText, shortened } from '../platform/plain-text.ts';
import { MASK, SEALED_PREFIXES } from '../platform/sealed.ts';
import {
  type ColumnFacts,
  findTable,
  type IndexFacts,
  type TableFacts,
  unknownColumn,
  unknownTable,
} from './catalog.ts';
import type { Rule, Values } from './policy.ts';

/** A column as one caller may use it in one query. */
export interface Access {
  facts: ColumnFacts;
  /** The column itself; only together with `rule`. */
  ref: SQL;
  /** What the caller reads: NULL on the rows that `rule` excludes. */
  value: SQL;
  rule: true | SQL;
}

/** One use of a table in a query: its alias there and what its policy lets the caller see of it. */
export class Source {
  readonly facts: TableFacts;
  readonly alias: string;
  readonly caller: Caller;
  /** The drizzle table under its alias, as policies want it. */
  readonly table: SQLiteTable;
  /** Which rows the caller may read; false never stands here. */
  readonly rows: true | SQL;
  /** The view that stands for the table, where the caller reads public versions alone. */
  readonly #view: string | null;
  readonly #accesses = new Map<string, Access | null>();

  /**
   * @param name wire name of the table
   * @param as alias in the query, made by the service and never by the caller
   * @param given values that the request demands by equality, as policies want them
   * @throws AppError 404 unknown_table, for absent and forbidden tables alike
   */
  constructor(name: string, caller: Caller, as: string, given: Values = {}) {
    const facts = findTable(name);
    if (!facts) throw unknownTable();
    this.facts = facts;
    this.alias = as;
    this.caller = caller;
    this.table = alias(facts.policy.table, as);
    this.#view = facts.policy.shownAs?.(caller) ?? null;
    const rows = facts.policy.read(caller, this.table, given);
    if (rows === false) throw unknownTable();
    // The view holds what its readers may read, and nothing else.
    this.rows = this.#view ? true : rows;
  }

  /** `"table" AS "alias"` for FROM and JOIN. */
  get from(): SQL {
    return sql`${sql.identifier(this.#view ?? this.facts.name)} AS ${sql.identifier(this.alias)}`;
  }

  /** Rows that are read to find one by its key: its entry and itself, of a view the next entry as well. */
  get lookupCost(): number {
    return this.#view ? 3 : 2;
  }

  /** Ways to find rows: a view is found by its key alone. */
  get indexes(): readonly IndexFacts[] {
    return this.#view ? this.facts.indexes.slice(0, 1) : this.facts.indexes;
  }

  /** A column without its rule: for the service's own use, such as keys of rows that the policy lets through. */
  ref(column: string): SQL {
    return sql`${sql.identifier(this.alias)}.${sql.identifier(column)}`;
  }

  /**
   * A column under its rule.
   * @returns null for absent and denied columns alike
   */
  access(name: string): Access | null {
    const found = this.#accesses.get(name);
    if (found !== undefined) return found;
    const access = this.#open(name);
    this.#accesses.set(name, access);
    return access;
  }

  /** @throws AppError 400 unknown_column, for absent and denied columns alike */
  column(name: string): Access {
    const access = this.access(name);
    if (!access) throw unknownColumn(name);
    return access;
  }

  /**
   * A column that a join looks rows up by. The key serves whoever may not read it: the row above names it already.
   * @throws AppError 400 unknown_column, for absent and denied columns alike
   */
  lookup(name: string): Access {
    const { key } = this.facts;
    const ref = this.ref(key.name);
    return name === key.name ? { facts: key, ref, value: ref, rule: true } : this.column(name);
  }

  /** Whether a column is of this use of the table. */
  owns(access: Access): boolean {
    return this.#accesses.get(access.facts.name) === access;
  }

  /** All columns that the caller may read. */
  readable(): Access[] {
    return [...this.facts.columns.keys()].map((name) => this.access(name)).filter((access) => access !== null);
  }

  #open(name: string): Access | null {
    const facts = this.facts.columns.get(name);
    if (!facts) return null;
    const rules = this.facts.policy.columns as
      | Record<string, ((c: Caller, t: SQLiteTable) => Rule) | undefined>
      | undefined;
    const rule = rules?.[name]?.(this.caller, this.table) ?? true;
    if (rule === false) return null;
    const ref = this.ref(name);
    const isSealed = (this.facts.policy.sealed as readonly string[] | undefined)?.includes(name);
    const shown = isSealed ? maskedSql(ref) : ref;
    return { facts, ref, rule, value: rule === true ? shown : sql`CASE WHEN ${rule} THEN ${shown} END` };
  }
}

/** Characters of the markup that the words are taken from, and of the words. */
const BRIEF = { markup: 2000, text: 200 } as const;

/** A column as it stands beside another row: of rich text its beginning. */
export const briefly = (access: Access): Access =>
  access.facts.rich ? { ...access, value: sql`substr(${access.value}, 1, ${sql.raw(String(BRIEF.markup))})` } : access;

/** The value of a column that `briefly` selected. */
export const brief = ({ facts }: Access, value: unknown): unknown =>
  facts.rich && typeof value === 'string' ? shortened(plainText(value), BRIEF.text) : value;

/** Bytes of the texts among columns; in groups, because SQLite nests no more than a hundred sums. */
export function sizeOf(columns: readonly Access[]): SQL {
  const texts = columns
    .filter(({ facts }) => facts.kind === 'text')
    .map(({ value }) => sql`coalesce(octet_length(${value}), 0)`);
  const groups = Array.from({ length: Math.ceil(texts.length / 10) }, (_, at) => texts.slice(at * 10, at * 10 + 10));
  return sql.join([sql`0`, ...groups.map((group) => sql`(${sql.join(group, sql` + `)})`)], sql` + `);
}

/** Bytes of one row that stands beside another. */
const BESIDE = 32_768;

/** A value of a row beside another; the statement fails where the columns of that row are wider than it may be. */
export const widthChecked = (value: SQL, columns: readonly Access[]): SQL =>
  sql`CASE WHEN ${sizeOf(columns)} <= ${BESIDE} THEN ${value} ELSE json('wide') END`;

/** Whether a statement failed at `widthChecked`. */
export const isWide = (error: unknown): boolean => error instanceof Error && error.message.includes('malformed JSON');

/** A sealed value reads as its mask, in every position: nothing can be asked about what it hides. */
const maskedSql = (ref: SQL): SQL =>
  sql`CASE WHEN substr(${ref}, 1, ${sql.raw(String(SEALED_PREFIXES[0].length))}) IN (${sql.raw(SEALED_PREFIXES.map((prefix) => `'${prefix}'`).join(', '))}) THEN ${sql.raw(`'${MASK}'`)} ELSE ${ref} END`;

/** Conditions that must all hold; undefined for none. */
export function allOf(conditions: readonly (SQL | true | undefined)[]): SQL | undefined {
  const real = conditions.filter((condition): condition is SQL => condition !== undefined && condition !== true);
  return real.length === 0
    ? undefined
    : sql.join(
        real.map((condition) => sql`(${condition})`),
        sql` AND `,
      );
}
