import { eq, getTableName, type SQL, sql, type Table } from 'drizzle-orm';
import { alias, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { CLASSIFIED } from '../../db/contract/enums-results.ts';
import { AUDIT, type Authority } from '../../db/contract/limits.ts';
import { type Caller, holds, readFromJson } from '../platform/caller.ts';
import type { Rule } from './policy.ts';

/** A rule that no row fulfils, where the table itself is no secret: lists are empty instead of refused. */
export const noRows: SQL = sql`0`;

/** Granted to everybody. */
export const everybody = () => true;

/** Granted to nobody over the wire. */
export const nobody = () => false;

/** What calls of its own and triggers alone write. */
export const CLOSED = { create: nobody, update: nobody, remove: nobody, writable: () => [] };

/** Granted to staff with one of the authorities; `admin` implies them all (decision 25). */
export const staff =
  (...authorities: Authority[]) =>
  (caller: Caller): boolean =>
    holds(caller, ...authorities);

/** Granted to signed-in users; recommenders are none (decision 34). */
export const signedIn = (caller: Caller): boolean => caller.userId !== null;

/** At least one rule holds. */
export function anyOf(...rules: Rule[]): Rule {
  if (rules.includes(true)) return true;
  const open = rules.filter((rule): rule is SQL => typeof rule === 'object');
  if (open.length < 2) return open[0] ?? false;
  return sql`(${sql.join(open, sql` OR `)})`;
}

/** All rules hold. */
export function allOf(...rules: Rule[]): Rule {
  if (rules.includes(false)) return false;
  const open = rules.filter((rule): rule is SQL => typeof rule === 'object');
  if (open.length < 2) return open[0] ?? true;
  return sql`(${sql.join(open, sql` AND `)})`;
}

/** The column names the signed-in user. */
export const mine = (caller: Caller, column: SQLiteColumn): Rule =>
  caller.userId === null ? false : eq(column, caller.userId);

/** The column holds one of the values, as SQL even where there are none. */
export const amongSql = (column: SQLiteColumn | SQL, values: readonly string[]): SQL =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;

/** The column holds one of the values; one bound value, however many they are (house 3). */
export const among = (column: SQLiteColumn, values: readonly string[]): Rule =>
  values.length === 0 ? false : amongSql(column, values);

/** The column names an organisation of which the user is administrator (decision 55). */
export const administered = (caller: Caller, column: SQLiteColumn): Rule => among(column, caller.adminOrganizationIds);

/** The same for a statement, whose column may be an expression; `admin` administers all. */
export const administeredSql = (caller: Caller, column: SQL): SQL =>
  holds(caller, 'admin') ? sql`1` : amongSql(column, caller.adminOrganizationIds);

/** The column names such an organisation, for what was there at a time that the membership reaches back to. */
export function administeredSince(caller: Caller, column: SQLiteColumn, time: SQLiteColumn): Rule {
  const rule = administered(caller, column);
  if (rule === false || caller.readFrom.size === 0) return rule;
  const from = sql`(SELECT j.value FROM json_each(${readFromJson(caller)}) j WHERE j.key = ${column})`;
  return allOf(rule, sql`${time} >= coalesce(${from}, 0)`);
}

// Constants stand in the SQL itself: partial indices need them there, and they cost no bound value.

/** Not deleted: a deleted row does not exist for anybody (decision 13). */
export const living = (t: { isDelete: SQLiteColumn }): SQL => sql`${t.isDelete} = 0`;

/** Approved and not deleted (core§4). */
export const published = (t: { isDelete: SQLiteColumn; auditStatus: SQLiteColumn }): SQL =>
  sql`(${t.auditStatus} = ${sql.raw(String(AUDIT.approved))} AND ${t.isDelete} = 0)`;

/** Neither classified, nor withdrawn by its owner, nor at the end of its term. */
export const unended = (t: Record<'unlistTime' | 'expireTime' | 'secrecy', SQLiteColumn>): SQL =>
  sql`(${t.secrecy} IS NOT ${sql.raw(String(CLASSIFIED))} AND ${t.unlistTime} IS NULL AND coalesce(${t.expireTime} > unixepoch(), 1))`;

/** Approved, and in the public lists. */
export const listed = (
  t: Record<'isDelete' | 'auditStatus' | 'unlistTime' | 'expireTime' | 'secrecy', SQLiteColumn>,
): SQL => sql`(${published(t)} AND ${unended(t)})`;

/** What the codes of all places in an area begin with, its own among them (decision 54). */
export const areaPrefix = ({ level, code }: NonNullable<Caller['visibleArea']>): string => code.slice(0, level * 2);

/**
 * There is a row of another table for which `where` holds.
 * @param where rule over the other table's row, under an alias that no query of the service uses
 */
export function exists<T extends SQLiteTable>(table: T, where: (row: T) => Rule): Rule {
  const name = `of_${getTableName(table as Table)}`;
  // alias() gives the same columns under another name; its type forgets that.
  const row = alias(table, name) as unknown as T;
  const rule = where(row);
  if (rule === false) return false;
  const condition = rule === true ? sql`` : sql` WHERE ${rule}`;
  return sql`EXISTS (SELECT 1 FROM ${table} AS ${row}${condition})`;
}

/** A value of a row as an id; empty and `0` mean none (decision 19). */
export function idOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' && value !== '0' ? value : null;
}

/** The named column equals an id that came with a row to be added; false where it came with none. */
export function equalsId(column: SQLiteColumn, value: unknown): Rule {
  const id = idOf(value);
  return id === null ? false : eq(column, id);
}
