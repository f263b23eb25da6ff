import { CLASSIFIED } from '../../db/contract/enums-results.ts';
import { AUDIT, type Authority, ITEM } from '../../db/contract/limits.ts';
import type { Caller } from '../platform/caller.ts';
import type { Database, Statement } from '../platform/database.ts';

/** Kinds of items that have a public version beside the working one. */
export type ItemKind = 'result' | 'demand';

/** Where items of one kind stand, and who enters and audits them (core§3, core§6). */
export interface ItemFacts {
  kind: ItemKind;
  table: 'chengguo' | 'xuqiu';
  key: 'chengguo_id' | 'xuqiu_id';
  /** Table of the links to the fields of technology. */
  scopes: 'chengguo_scope' | 'xuqiu_scope';
  itemType: number;
  auditor: Authority;
  input: Authority;
}

export const ITEMS: Readonly<Record<ItemKind, ItemFacts>> = {
  result: {
    kind: 'result',
    table: 'chengguo',
    key: 'chengguo_id',
    scopes: 'chengguo_scope',
    itemType: ITEM.result,
    auditor: 'cg-auditor',
    input: 'cg-input',
  },
  demand: {
    kind: 'demand',
    table: 'xuqiu',
    key: 'xuqiu_id',
    scopes: 'xuqiu_scope',
    itemType: ITEM.demand,
    auditor: 'xq-auditor',
    input: 'xq-input',
  },
};

/** Whether an item is the caller's own and was returned or rejected. */
export const isSentBack = (caller: Caller, row: Readonly<Record<string, unknown>>): boolean =>
  row.add_user === caller.userId && (row.audit_status === AUDIT.returned || row.audit_status === AUDIT.rejected);

/** Whether an item is kept inside: no list, page, search, match or message shows it to others than its publisher and staff. */
export const isClassified = (row: Readonly<Record<string, unknown>>): boolean => Number(row.secrecy) === CLASSIFIED;

/** Keeps public versions in step with writes through the table service; the module of publishing brings it. */
export interface Publisher {
  /** Makes approved new items public. May be repeated. */
  publish: (db: Database, kind: ItemKind, ids: readonly string[], userId: string | null) => Promise<void>;
  /** Makes the public versions of approved items anew; what is not public stays so. May be repeated. */
  refresh: (db: Database, kind: ItemKind, ids: readonly string[], userId: string | null) => Promise<void>;
  /** Takes an item out of the public lists, for the batch that removes it. */
  withdraw: (kind: ItemKind, id: string) => Statement[];
}

let publisher: Publisher = { publish: async () => {}, refresh: async () => {}, withdraw: () => [] };

/** Called once by the app: the table service knows no module (imports run one way). */
export function setPublisher(given: Publisher): void {
  publisher = given;
}

/** The publisher in use. */
export const publishing = (): Publisher => publisher;
