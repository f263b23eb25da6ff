import { eq } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Authority } from '../../../db/contract/limits.ts';
import type { Caller } from '../../platform/caller.ts';
import type { ColumnOf, Policy, RowRule, Rule, Values } from '../policy.ts';
import { allOf, anyOf, everybody, exists, living, mine, nobody, noRows, staff } from './rules.ts';

/** Reference data that only the loader writes (core§3): everybody reads it. */
export function loaded<T extends SQLiteTable>(table: T, key: ColumnOf<T>, aliases: readonly string[] = []): Policy<T> {
  return { table, key, aliases, read: everybody, create: nobody, update: nobody, remove: nobody, writable: () => [] };
}

/** Content that everybody reads and staff writes (core§6). */
export function edited<T extends SQLiteTable>(
  table: T,
  key: ColumnOf<T>,
  writable: readonly ColumnOf<T>[],
  options: { by?: Authority; read?: RowRule<T>; derived?: readonly ColumnOf<T>[]; aliases?: readonly string[] } = {},
): Policy<T> {
  const editor = staff(options.by ?? 'content-admin');
  return {
    table,
    key,
    aliases: options.aliases ?? [],
    read: options.read ?? everybody,
    create: editor,
    update: (caller, t) => editor(caller) && (options.read ?? everybody)(caller, t),
    remove: (caller, t) => editor(caller) && (options.read ?? everybody)(caller, t),
    writable: (caller) => (editor(caller) ? writable : []),
    derived: options.derived ?? [],
  };
}

/** Content with a soft-delete mark. */
export const editedLiving = <T extends SQLiteTable & { isDelete: SQLiteColumn }>(
  table: T,
  key: ColumnOf<T>,
  writable: readonly ColumnOf<T>[],
  options: { by?: Authority; derived?: readonly ColumnOf<T>[]; aliases?: readonly string[] } = {},
): Policy<T> => edited(table, key, writable, { ...options, read: (_, t) => living(t) });

type SignUpTable = SQLiteTable & Record<'isDelete' | 'userId' | 'name' | 'phone', SQLiteColumn>;

/**
 * Sign-ups of visitors (core§5, back-office§5): everybody adds, the user and staff read; others find a row only by naming it
 * exactly, as the check for duplicates does, and then see no more than they named (decisions 40, 41).
 * @param names columns that must be named, beside name and phone
 */
export function signUp<T extends SignUpTable>(
  table: T,
  writable: readonly ColumnOf<T>[],
  personal: readonly ColumnOf<T>[],
  names: (t: T, given: Values) => Rule,
  derived: readonly ColumnOf<T>[],
): Policy<T> {
  const editor = staff('content-admin');
  const known = (caller: Caller, t: T) => anyOf(editor(caller), mine(caller, t.userId));
  const named = (t: T, given: Values | undefined): Rule =>
    typeof given?.name === 'string' && typeof given.phone === 'string'
      ? anyOf(allOf(eq(t.name, given.name), eq(t.phone, given.phone), names(t, given)), noRows)
      : noRows;
  return {
    table,
    key: 'id' as ColumnOf<T>,
    read: (caller, t, given) => allOf(living(t), anyOf(known(caller, t), named(t, given))),
    columns: Object.fromEntries(personal.map((name) => [name, known])) as Policy<T>['columns'] & object,
    create: everybody,
    update: (caller, t) => allOf(editor(caller), living(t)),
    remove: (caller, t) => allOf(living(t), known(caller, t)),
    writable: () => writable,
    derived,
  };
}

/** Scope links: read with their item, written by who may write the item, replaced instead of changed (core§7). */
export function scopeLinks<
  L extends SQLiteTable & Record<'firstScopeId' | 'secondScopeId', SQLiteColumn>,
  I extends SQLiteTable,
>(
  table: L,
  link: { column: (row: L) => SQLiteColumn; wire: ColumnOf<L> },
  item: Policy<I>,
  itemKey: (row: I) => SQLiteColumn,
  aliases: readonly string[] = [],
): Policy<L> {
  const writes = (caller: Caller, t: L) =>
    exists(item.table, (row) => allOf(eq(itemKey(row), link.column(t)), item.update(caller, row)));
  return {
    table,
    key: 'id' as ColumnOf<L>,
    aliases,
    read: (caller, t) => exists(item.table, (row) => allOf(eq(itemKey(row), link.column(t)), item.read(caller, row))),
    create: (caller, row) => {
      const id = row[link.wire];
      return typeof id === 'string'
        ? exists(item.table, (target) => allOf(eq(itemKey(target), id), item.update(caller, target)))
        : false;
    },
    update: nobody,
    remove: writes,
    writable: () => [link.wire, 'first_scope_id' as ColumnOf<L>, 'second_scope_id' as ColumnOf<L>],
    derived: ['id' as ColumnOf<L>],
  };
}
