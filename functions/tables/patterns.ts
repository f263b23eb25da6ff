import { eq, getTableName, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { areCaptions, CAPTIONS_MAXIMUM } from '../../db/contract/captions.ts';
import { type Column, type Form, ownNames } from '../../db/contract/form.ts';
import type { Authority } from '../../db/contract/limits.ts';
import { isBlank } from '../data/checks.ts';
import type { Span, TableHooks, WriteContext } from '../data/hooks.ts';
import type { ColumnOf, Policy, RowRule, Rule, Values } from '../data/policy.ts';
import type { Row } from '../data/row.ts';
import { allOf, anyOf, CLOSED, everybody, exists, living, mine, nobody, noRows, staff } from '../data/rules.ts';
import type { Table } from '../data/table.ts';
import { invalid, MAX_COMPLAINTS } from '../platform/errors.ts';
import { selectScopes } from './items/scopes.ts';

/** Rich text that an editor makes, and the addresses that pages link to (house 11, decision 38). */
export const article = (html: readonly string[], links: readonly string[] = []): TableHooks => ({ html, links });

const captions = { passes: areCaptions, code: 'captions_invalid' } as const;

/** What is said in a film, in both languages. */
export const CAPTION_HOOKS = {
  maxima: { captions: CAPTIONS_MAXIMUM, captions_en: CAPTIONS_MAXIMUM },
  checks: { captions, captions_en: captions },
} satisfies TableHooks;

/** The columns that a form shows to certain readers alone, each under their rule. */
export const readBy = <T extends SQLiteTable>(form: Form, readers: Column['read'], rule: RowRule<T>) =>
  Object.fromEntries(ownNames(form, ({ read }) => read === readers).map((name) => [name, rule])) as Partial<
    Record<ColumnOf<T>, RowRule<T>>
  >;

/**
 * Reference data that only the loader writes (core§3): everybody reads it.
 * @param more what the table has of its own, here and below
 */
export function loaded<T extends SQLiteTable>(table: T, key: ColumnOf<T>, more: Partial<Table<T>> = {}): Table<T> {
  return { table, key, read: everybody, ...CLOSED, shared: true, ...more };
}

/** Content that everybody reads and staff writes (core§6). */
export function edited<T extends SQLiteTable>(
  table: T,
  key: ColumnOf<T>,
  writable: readonly ColumnOf<T>[],
  { by = 'content-admin', read = everybody, ...more }: Partial<Table<T>> & { by?: Authority } = {},
): Table<T> {
  const editor = staff(by);
  const writes: RowRule<T> = (caller, t) => editor(caller) && read(caller, t);
  return {
    table,
    key,
    read,
    create: editor,
    update: writes,
    remove: writes,
    writable: (caller) => (editor(caller) ? writable : []),
    ...more,
  };
}

/** Content with a soft-delete mark. */
export const editedLiving = <T extends SQLiteTable & { isDelete: SQLiteColumn }>(
  table: T,
  key: ColumnOf<T>,
  writable: readonly ColumnOf<T>[],
  more: Partial<Table<T>> & { by?: Authority },
): Table<T> => edited(table, key, writable, { ...more, read: (_, t) => living(t) });

/** What one authority alone sees and writes. */
export const staffOnly = <T extends SQLiteTable & { isDelete: SQLiteColumn }>(
  table: T,
  key: ColumnOf<T>,
  writable: readonly ColumnOf<T>[],
  more: Partial<Table<T>> & { by: Authority },
): Table<T> => edited(table, key, writable, { ...more, read: (caller, t) => allOf(staff(more.by)(caller), living(t)) });

/** Content that waits until its editors open it. */
export const editedOpen = <T extends SQLiteTable & Record<'isDelete' | 'isOpen', SQLiteColumn>>(
  table: T,
  key: ColumnOf<T>,
  writable: readonly ColumnOf<T>[],
  more: Partial<Table<T>>,
): Table<T> =>
  edited(table, key, writable, {
    ...more,
    read: (caller, t) => allOf(living(t), anyOf(staff('content-admin')(caller), sql`${t.isOpen} = 1`)),
  });

/** Columns that say when visitors see a row of `editedBetween`. */
export const SHOWN = ['is_open', 'publish_time', 'unpublish_time'] as const;

/** Of these the times, the end after the beginning. */
export const SHOWN_SPAN: Span = ['publish_time', 'unpublish_time', 'shown_end_first'];

/** Open, begun and not ended. */
export const openRows = (t: Record<'isOpen' | 'publishTime' | 'unpublishTime', SQLiteColumn>): Rule =>
  sql`(${t.isOpen} = 1 AND coalesce(${t.publishTime} <= unixepoch(), 1) AND coalesce(${t.unpublishTime} > unixepoch(), 1))`;

/** Rows that visitors see now. */
export const shownRows = (t: Record<'isDelete' | 'isOpen' | 'publishTime' | 'unpublishTime', SQLiteColumn>): Rule =>
  allOf(living(t), openRows(t));

/** Content that its editors open, and may open and close at a time (decision 133). */
export const editedBetween = <
  T extends SQLiteTable & Record<'isDelete' | 'isOpen' | 'publishTime' | 'unpublishTime', SQLiteColumn>,
>(
  table: T,
  key: ColumnOf<T>,
  writable: readonly ColumnOf<T>[],
  { hooks, ...more }: Partial<Table<T>>,
): Table<T> =>
  edited(table, key, writable, {
    ...more,
    hooks: { ...hooks, spans: [...(hooks?.spans ?? []), SHOWN_SPAN] },
    read: (caller, t) => (staff('content-admin')(caller) ? living(t) : shownRows(t)),
  });

type SignUpTable = SQLiteTable & Record<'isDelete' | 'userId' | 'name' | 'phone', SQLiteColumn>;

/**
 * Sign-ups of visitors (core§5, back-office§5): everybody adds, the user and staff read; others find a row only by naming it
 * exactly, as the check for duplicates does, and then see no more than they named (decisions 40, 41). Each person signs up
 * once, which the UNIQUE indices decide.
 * @param personal columns that are shown to those alone who know the row
 * @param names columns that must be named, beside name and phone
 */
export function signUp<T extends SignUpTable>(
  table: T,
  writable: readonly ColumnOf<T>[],
  personal: readonly ColumnOf<T>[],
  names: (t: T, given: Values) => Rule,
  more: Partial<Table<T>> & { hooks: TableHooks },
): Table<T> {
  const editor = staff('content-admin');
  const known: RowRule<T> = (caller, t) => anyOf(editor(caller), mine(caller, t.userId));
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
    ...more,
    hooks: { required: { name: 'name_required', phone: 'phone_required' }, ...more.hooks },
  };
}

/**
 * Parts of an item in rows of their own: read with it, written by who may write it (core§7).
 * @param link the column that names the item
 * @param writable columns beside that one
 */
export function itemParts<P extends SQLiteTable, I extends SQLiteTable>(
  table: P,
  link: { column: (row: P) => SQLiteColumn; wire: ColumnOf<P> },
  item: Policy<I>,
  itemKey: (row: I) => SQLiteColumn,
  writable: readonly ColumnOf<P>[],
  more: Partial<Table<P>> = {},
): Table<P> {
  const writes: RowRule<P> = (caller, t) =>
    exists(item.table, (row) => allOf(eq(itemKey(row), link.column(t)), item.update(caller, row)));
  return {
    table,
    key: 'id' as ColumnOf<P>,
    read: (caller, t) => exists(item.table, (row) => allOf(eq(itemKey(row), link.column(t)), item.read(caller, row))),
    create: (caller, row) => {
      const id = row[link.wire];
      return typeof id === 'string'
        ? exists(item.table, (target) => allOf(eq(itemKey(target), id), item.update(caller, target)))
        : false;
    },
    update: writes,
    remove: writes,
    writable: () => [link.wire, ...writable],
    fixed: [link.wire],
    names: { [link.wire]: [getTableName(item.table)] } as Table<P>['names'] & object,
    ...more,
  };
}

/**
 * Links lead to fields that there are, as forms ask: each names the field, and beside it the one above.
 * @throws AppError 422 unknown_reference at each that names another
 */
async function checkLinked(rows: readonly Row[], { db }: WriteContext): Promise<void> {
  const [above, field] = ['first_scope_id', 'second_scope_id'] as const;
  // `0` is none, as everywhere (decision 19).
  const isNone = (id: unknown): boolean => isBlank(id) || String(id) === '0';
  const given = rows.flatMap((row) => [row[above], row[field]].filter((id) => !isNone(id)).map(String));
  const { sql, params } = selectScopes(given);
  const known = new Set((await db.all<{ id: string }>(sql, params)).map(({ id }) => id));
  const unknown = rows.flatMap((row) =>
    [above, field]
      .filter((name) => (name === field || !isNone(row[name])) && !known.has(String(row[name])))
      .map((name) => ({ field: name, code: 'unknown_reference' })),
  );
  if (unknown.length > 0) throw invalid(unknown.slice(0, MAX_COMPLAINTS));
}

/**
 * Scope links: such parts, replaced instead of changed (core§7).
 * @param link the column that names the item
 */
export function scopeLinks<
  L extends SQLiteTable & Record<'firstScopeId' | 'secondScopeId', SQLiteColumn>,
  I extends SQLiteTable,
>(
  table: L,
  link: { column: (row: L) => SQLiteColumn; wire: ColumnOf<L> },
  item: Policy<I>,
  itemKey: (row: I) => SQLiteColumn,
  more: Partial<Table<L>> = {},
): Table<L> {
  const { fixed: _fixed, ...parts } = itemParts(table, link, item, itemKey, [
    'first_scope_id' as ColumnOf<L>,
    'second_scope_id' as ColumnOf<L>,
  ]);
  return {
    ...parts,
    update: nobody,
    names: {
      ...parts.names,
      first_scope_id: ['scope'],
      second_scope_id: ['scope'],
    } as Table<L>['names'] & object,
    ...more,
    hooks: {
      parent: link.wire,
      ...more.hooks,
      beforeAdd: async (rows, context, asides) => {
        await checkLinked(rows, context);
        return more.hooks?.beforeAdd?.(rows, context, asides);
      },
    },
  };
}
