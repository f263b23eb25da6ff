import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { ITEMS } from '../../db/contract/items.ts';
import { AUDIT } from '../../db/contract/limits.ts';
import type { Demand, TableHooks, WriteContext } from '../data/hooks.ts';
import type { ColumnOf, Policy, RowRule, Rule } from '../data/policy.ts';
import type { Row } from '../data/row.ts';
import { allOf, anyOf, living, mine, published, signedIn, staff } from '../data/rules.ts';
import type { Lender, Table } from '../data/table.ts';
import { holds } from '../platform/caller.ts';
import { editedItems, itemEntry, type Moderated } from './items/lifecycle.ts';
import { linkNamedOrganizations } from './items/named-organizations.ts';
import { speaksFor } from './memberships.ts';
import { publishingCounter } from './publishing-counter.ts';
import { type Holding, removedAlong } from './removed-along.ts';

/** Keys of rows, each once. */
const keysOf = (rows: readonly Row[], key: string): string[] => [...new Set(rows.map((row) => String(row[key])))];

/** A kind that is moderated, of which removed rows take along what was written about them. */
type Kept = Moderated & { noun: Holding };

/**
 * What is written to products, experts and projects (core§4): content editors publish at once, everybody else asks for a
 * review, and for a new one with every edit. The history says what happened, as it does of results and demands.
 */
const publishableHooks = (facts: Kept, hooks: TableHooks): TableHooks => ({
  required: { name: 'required' },
  ...hooks,
  fill: (row, { caller, at }) => {
    const approved = holds(caller, facts.auditor);
    row.audit_status = approved ? AUDIT.approved : AUDIT.pending;
    row.release_time = approved ? at : null;
  },
  beforeAdd: async (rows, { caller, db }) => {
    await linkNamedOrganizations(db, rows);
    return {
      after: rows.map((row) => itemEntry(facts, row, caller, { action: 'publish', after: Number(row.audit_status) })),
    };
  },
  beforePut: async (rows, changes, context) => {
    await linkNamedOrganizations(context.db, [changes]);
    const own = await hooks.beforePut?.(rows, changes, context);
    // Before the row's own write: what everybody reads of a project is kept as the approved version.
    return { ...own, before: [...(own?.before ?? []), ...editedItems(facts, keysOf(rows, facts.key), context, false)] };
  },
  beforeRemove: async (rows, context, verb) => {
    const own = await hooks.beforeRemove?.(rows, context, verb);
    const entry = { action: 'delete' } as const;
    return {
      before: [...(own?.before ?? []), ...removedAlong(facts.noun, rows, verb)],
      after: rows.map((row) => itemEntry(facts, row, context.caller, { ...entry, before: Number(row.audit_status) })),
    };
  },
});

/**
 * What is written of a part of such an item asks for a review before it is written, so that what is approved is kept as it was, and
 * makes another version afterwards: naming a column makes the table's trigger count.
 * @param facts of the item's kind; @param named a column that the trigger watches
 */
export const reviewedPart =
  (facts: Moderated, named: string) =>
  (rows: readonly Row[], context: WriteContext): Demand => {
    const ids = keysOf(rows, facts.key);
    return {
      before: editedItems(facts, ids, context, true),
      after: [
        {
          sql: `UPDATE ${facts.noun} SET ${named} = ${named} WHERE ${facts.key} IN (SELECT value FROM json_each(?))`,
          params: [JSON.stringify(ids)],
        },
      ],
    };
  };

type ItemTable = SQLiteTable & Record<'isDelete' | 'auditStatus' | 'addUser' | 'unit', SQLiteColumn>;

/**
 * Items that users publish and content editors audit: products, experts, projects (core§1, core§7).
 * @param facts what its history and review know of it
 * @param contacts columns that only the publisher and editors read
 * @param agreed rows whose contacts whoever is signed in reads too
 * @param kept further columns that only the publisher and editors read
 * @param editor columns that editors alone write
 * @param more what the table has of its own
 */
export function publishable<T extends ItemTable>(
  table: T,
  facts: Kept & { key: ColumnOf<T> },
  writable: readonly ColumnOf<T>[],
  {
    contacts = [],
    agreed = () => false,
    kept = [],
    editor: byEditor = [],
    lends,
    hooks,
    ...more
  }: Partial<Table<T>> & {
    contacts?: readonly ColumnOf<T>[];
    agreed?: (t: T) => Rule;
    kept?: readonly ColumnOf<T>[];
    editor?: readonly ColumnOf<T>[];
    lends: Pick<Lender<ColumnOf<T>>, 'files' | 'texts'>;
    hooks: TableHooks;
  },
): Table<T> {
  const editor = staff(facts.auditor);
  const own: RowRule<T> = (caller, t) => anyOf(editor(caller), mine(caller, t.addUser));
  // Who left the organisation writes in its name no more (decision 450); an expert is a person.
  const writer: RowRule<T> = (caller, t) =>
    facts.noun === ITEMS.expert.noun ? mine(caller, t.addUser) : speaksFor(caller, t);
  const writes: RowRule<T> = (caller, t) => allOf(living(t), judged(caller, t));
  const judged: RowRule<T> = (caller, t) => anyOf(editor(caller), writer(caller, t));
  const readsContacts: RowRule<T> = (caller, t) => anyOf(own(caller, t), allOf(signedIn(caller), agreed(t)));
  const columns = [
    ...contacts.map((name): [string, RowRule<T>] => [name, readsContacts]),
    ...kept.map((name): [string, RowRule<T>] => [name, own]),
  ];
  return {
    table,
    key: facts.key,
    read: (caller, t) => allOf(living(t), anyOf(own(caller, t), published(t))),
    columns: Object.fromEntries([
      ...columns,
      ['audit_opinion', judged],
      ['add_user', signedIn],
    ]) as Policy<T>['columns'] & object,
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
    hooks: publishableHooks(facts, hooks),
    ...more,
  };
}
