import type { Database, Statement } from '../platform/database.ts';

/** Kinds of items that have a public version beside the working one. */
export type ItemKind = 'result' | 'demand';

/** Keeps public versions in step with writes through the table service; the module of publications brings it. */
export interface Publisher {
  /** Makes the public versions of approved items from their working versions; others are left alone. May be repeated. */
  refresh: (db: Database, kind: ItemKind, ids: readonly string[]) => Promise<void>;
  /** Takes an item out of the public lists, for the batch that removes it. */
  withdraw: (kind: ItemKind, id: string) => Statement[];
}

let publisher: Publisher = { refresh: async () => {}, withdraw: () => [] };

/** Called once by the app: the table service knows no module (imports run one way). */
export function setPublisher(given: Publisher): void {
  publisher = given;
}

/** The publisher in use. */
export const publishing = (): Publisher => publisher;
