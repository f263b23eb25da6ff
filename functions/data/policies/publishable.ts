import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { ColumnOf, Policy, RowRule } from '../policy.ts';
import { allOf, anyOf, living, mine, published, signedIn, staff } from './rules.ts';

type ItemTable = SQLiteTable & Record<'isDelete' | 'auditStatus' | 'addUser', SQLiteColumn>;

/**
 * Items that users publish and content editors audit: products, experts, projects (core§1, core§7).
 * @param contacts columns that only the publisher and editors read
 * @param server columns beside the common ones that the server fills in
 */
export function publishable<T extends ItemTable>(
  table: T,
  key: ColumnOf<T>,
  writable: readonly ColumnOf<T>[],
  options: {
    contacts?: readonly ColumnOf<T>[];
    editor?: readonly ColumnOf<T>[];
    server?: readonly ColumnOf<T>[];
    aliases?: readonly string[];
  } = {},
): Policy<T> {
  const editor = staff('content-admin');
  const own: RowRule<T> = (caller, t) => anyOf(editor(caller), mine(caller, t.addUser));
  const columns = [...(options.contacts ?? []), 'audit_opinion'].map((name): [string, RowRule<T>] => [name, own]);
  return {
    table,
    key,
    aliases: options.aliases ?? [],
    read: (caller, t) => allOf(living(t), anyOf(own(caller, t), published(t))),
    columns: Object.fromEntries([...columns, ['add_user', signedIn]]) as Policy<T>['columns'] & object,
    create: signedIn,
    update: (caller, t) => allOf(living(t), own(caller, t)),
    remove: (caller, t) => allOf(living(t), own(caller, t)),
    writable: (caller) => {
      if (!signedIn(caller)) return [];
      return editor(caller) ? [...writable, ...(options.editor ?? [])] : writable;
    },
    derived: [
      key,
      ...(options.editor ?? []),
      ...(options.server ?? []),
      ...(['add_user', 'add_time', 'update_time', 'audit_status', 'audit_opinion', 'is_delete'] as ColumnOf<T>[]),
    ],
  };
}
