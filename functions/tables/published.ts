import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { PublishedFacts } from '../../db/contract/items.ts';
import type { ColumnOf, RowRule } from '../data/policy.ts';
import { administeredSince, allOf, anyOf, listed, living, mine, signedIn, staff } from '../data/rules.ts';
import { Source } from '../data/source.ts';
import type { Lender, Table } from '../data/table.ts';
import type { Caller } from '../platform/caller.ts';
import { speaksFor } from './memberships.ts';
import { publishingCounter } from './publishing-counter.ts';

/**
 * Condition that the file of a result or a demand is lent: what is classified is for its own people, in whatever state it is.
 * @param alias of the item's row in the statement
 */
export const openly =
  (table: 'chengguo' | 'xuqiu') =>
  (caller: Caller, alias: string): SQL => {
    const source = new Source(table, caller, alias);
    const internal = source.access('version')?.rule;
    if (internal === true) return sql`1`;
    const secret = sql`coalesce(${source.ref('secrecy')}, 0) = 1`;
    return internal ? sql`(NOT (${secret}) OR ${internal})` : sql`NOT (${secret})`;
  };

type PublishedTable = SQLiteTable &
  Record<
    'isDelete' | 'auditStatus' | 'addUser' | 'addTime' | 'unit' | 'unlistTime' | 'expireTime' | 'secrecy',
    SQLiteColumn
  >;

/** Who sees what of results or demands (core§3, core§6). */
interface PublishedRules<T extends SQLiteTable> {
  /** Staff that enter and review. */
  insider: (caller: Caller) => boolean;
  /** Members are shown a contact by the call that counts it, never by the row (decision 69). */
  contact: RowRule<T>;
  /** What the publisher and insiders read. */
  internal: RowRule<T>;
  /** What the publisher and auditors read. */
  judged: RowRule<T>;
}

/** The rules that results and demands share. */
export function publishedRules<T extends PublishedTable>({ input, auditor }: PublishedFacts): PublishedRules<T> {
  const insider = staff(input, auditor);
  const withContacts = staff(input, auditor, 'push-admin');
  return {
    insider,
    contact: (caller, t) =>
      anyOf(withContacts(caller), mine(caller, t.addUser), administeredSince(caller, t.unit, t.addTime)),
    internal: (caller, t) => anyOf(insider(caller), mine(caller, t.addUser)),
    judged: (caller, t) => anyOf(staff(auditor)(caller), speaksFor(caller, t)),
  };
}

/**
 * Results and demands: approved ones are public, their publishers and auditors write them; who left the organisation for which they entered
 * one, writes it no more (decision 450).
 * @param inArea whether a row lies where a user who is no staff may look (decision 54)
 * @param byStaff columns that some staff writes, beside all others
 * @param texts columns whose rich text may name files
 * @param more what the table has of its own
 */
export function published<T extends PublishedTable>(
  table: T,
  facts: PublishedFacts,
  writable: readonly ColumnOf<T>[],
  {
    inArea,
    byStaff,
    texts,
    columns,
    ...more
  }: Partial<Table<T>> & {
    inArea: RowRule<T>;
    byStaff: (caller: Caller) => readonly ColumnOf<T>[];
    texts: NonNullable<Lender<ColumnOf<T>>['texts']>;
  },
): Table<T> {
  const { internal, judged } = publishedRules<T>(facts);
  const writes: RowRule<T> = (caller, t) => allOf(living(t), anyOf(staff(facts.auditor)(caller), speaksFor(caller, t)));
  return {
    table,
    key: facts.key as ColumnOf<T>,
    read: (caller, t) =>
      allOf(
        living(t),
        anyOf(internal(caller, t), administeredSince(caller, t.unit, t.addTime), allOf(listed(t), inArea(caller, t))),
      ),
    columns: {
      add_user: signedIn,
      audit_opinion: judged,
      submission_key: internal,
      version: internal,
      ...columns,
    } as Table<T>['columns'] & object,
    create: signedIn,
    update: writes,
    restated: { values: { is_pushed: 1 }, by: staff('push-admin') } as Table<T>['restated'] & object,
    remove: writes,
    writable: (caller) => (signedIn(caller) ? [...writable, ...byStaff(caller)] : []),
    fixed: ['submission_key' as ColumnOf<T>],
    names: { unit: ['organization'], add_user: ['user'] } as Table<T>['names'] & object,
    item: 'discussed',
    published: publishingCounter,
    lends: {
      owner: 'add_user' as ColumnOf<T>,
      organization: 'unit' as ColumnOf<T>,
      audited: true,
      files: ['cover' as ColumnOf<T>],
      texts,
      also: openly(facts.noun),
    },
    ...more,
  };
}
