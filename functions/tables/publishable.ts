import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { AUDIT } from '../../db/contract/limits.ts';
import type { TableHooks } from '../data/hooks.ts';
import type { ColumnOf, Policy, RowRule } from '../data/policy.ts';
import { allOf, anyOf, living, mine, published, signedIn, staff } from '../data/rules.ts';
import type { Lender, Table } from '../data/table.ts';
import { holds } from '../platform/caller.ts';
import { linkNamedOrganizations } from './items/named-organizations.ts';
import { publishingCounter } from './publishing-counter.ts';

/**
 * What is written to products, experts and projects (core§4): content editors publish at once, everybody else asks for a
 * review, and for a new one with every edit.
 */
const publishableHooks = (hooks: TableHooks): TableHooks => ({
  required: { name: 'required' },
  ...hooks,
  fill: (row, { caller }) => {
    row.audit_status = holds(caller, 'content-admin') ? AUDIT.approved : AUDIT.pending;
  },
  beforeAdd: async (rows, { db }) => {
    await linkNamedOrganizations(db, rows);
    return undefined;
  },
  beforePut: async (_rows, changes, { caller, db }) => {
    if (!holds(caller, 'content-admin')) changes.audit_status = AUDIT.pending;
    await linkNamedOrganizations(db, [changes]);
    return undefined;
  },
});

type ItemTable = SQLiteTable & Record<'isDelete' | 'auditStatus' | 'addUser', SQLiteColumn>;

/**
 * Items that users publish and content editors audit: products, experts, projects (core§1, core§7).
 * @param contacts columns that only the publisher and editors read
 * @param editor columns that editors alone write
 * @param more what the table has of its own
 */
export function publishable<T extends ItemTable>(
  table: T,
  key: ColumnOf<T>,
  writable: readonly ColumnOf<T>[],
  {
    contacts = [],
    editor: byEditor = [],
    lends,
    hooks,
    ...more
  }: Partial<Table<T>> & {
    contacts?: readonly ColumnOf<T>[];
    editor?: readonly ColumnOf<T>[];
    lends: Pick<Lender<ColumnOf<T>>, 'files' | 'texts'>;
    hooks: TableHooks;
  },
): Table<T> {
  const editor = staff('content-admin');
  const own: RowRule<T> = (caller, t) => anyOf(editor(caller), mine(caller, t.addUser));
  const writes: RowRule<T> = (caller, t) => allOf(living(t), own(caller, t));
  const columns = [...contacts, 'audit_opinion'].map((name): [string, RowRule<T>] => [name, own]);
  return {
    table,
    key,
    read: (caller, t) => allOf(living(t), anyOf(own(caller, t), published(t))),
    columns: Object.fromEntries([...columns, ['add_user', signedIn]]) as Policy<T>['columns'] & object,
    create: signedIn,
    update: writes,
    remove: writes,
    writable: (caller) => {
      if (!signedIn(caller)) return [];
      return editor(caller) ? [...writable, ...byEditor] : writable;
    },
    names: { unit: ['organization'], add_user: ['user'] } as Table<T>['names'] & object,
    item: 'discussed',
    published: publishingCounter,
    lends: { ...lends, owner: 'add_user' as ColumnOf<T>, audited: true },
    hooks: publishableHooks(hooks),
    ...more,
  };
}
