import { CLASSIFIED } from '../../../db/contract/enums-results.ts';
import type { PublishedKind } from '../../../db/contract/items.ts';
import { AUDIT } from '../../../db/contract/limits.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database, Statement } from '../../platform/database.ts';

/** Whether an item is the caller's own and was returned or rejected. */
export const isSentBack = (caller: Caller, row: Readonly<Record<string, unknown>>): boolean =>
  row.add_user === caller.userId && (row.audit_status === AUDIT.returned || row.audit_status === AUDIT.rejected);

/** Whether an item is kept inside: no list, page, search, match or message shows it to others than its publisher and staff. */
export const isClassified = (row: Readonly<Record<string, unknown>>): boolean => Number(row.secrecy) === CLASSIFIED;

/** Keeps public versions in step with writes through the table service; the module of publishing brings it. */
export interface Publisher {
  /** Makes approved new items public. May be repeated. */
  publish: (db: Database, kind: PublishedKind, ids: readonly string[], userId: string | null) => Promise<void>;
  /** Makes the public versions of approved items anew; what is not public stays so. May be repeated. */
  refresh: (db: Database, kind: PublishedKind, ids: readonly string[], userId: string | null) => Promise<void>;
  /** Takes an item out of the public lists, for the batch that removes it. */
  withdraw: (kind: PublishedKind, id: string) => Statement[];
}

let publisher: Publisher = { publish: async () => {}, refresh: async () => {}, withdraw: () => [] };

/** Called once by the app: the table service knows no module (imports run one way). */
export function setPublisher(given: Publisher): void {
  publisher = given;
}

/** The publisher in use. */
export const publishing = (): Publisher => publisher;
