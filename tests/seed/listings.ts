import type { DatabaseSync } from 'node:sqlite';
import { PUBLISHED, type PublishedKind } from '../../db/contract/items.ts';
import { DAY } from '../../db/contract/time.ts';
import { withdrawStatements } from '../../functions/tables/items/publication.ts';
import { accountId } from './factories/users.ts';

/** Items of one owner whose end is near or over, by their place among the owner's approved ones from the oldest on. */
interface Special {
  kind: PublishedKind;
  account: number;
  place: number;
  /** Days from the load to the end; negative for a listing that is over. */
  days: number;
}

const SPECIAL: readonly Special[] = [
  { kind: 'result', account: 1, place: 0, days: 24 },
  { kind: 'result', account: 1, place: 1, days: -3 },
  { kind: 'result', account: 2, place: 1, days: 5 },
  { kind: 'result', account: 2, place: 3, days: 20 },
  { kind: 'demand', account: 8, place: 0, days: 6 },
  { kind: 'demand', account: 5, place: 1, days: 27 },
];

/**
 * The end of a listing that was loaded as one of many: between two and eleven months ahead, spread evenly.
 * @param number running number of the item; @param at unix seconds of the load
 */
export const spreadEnd = (number: number, at: number): number => at + (60 + ((number * 37) % 270)) * DAY;

function approved(db: DatabaseSync, kind: PublishedKind, owner?: string): string[] {
  const { key, noun } = PUBLISHED[kind];
  const mine = owner === undefined ? '' : 'AND add_user = ?';
  return db
    .prepare(
      `SELECT ${key} AS id FROM ${noun} WHERE audit_status = 4 AND is_delete = 0 ${mine} ORDER BY add_time, ${key}`,
    )
    .all(...(owner === undefined ? [] : [owner]))
    .map((row) => String(row.id));
}

/**
 * Gives the demo rows the ends of their listings, counted from the load so that a demonstration always has listings that
 * end soon and one that is over.
 * @param at unix seconds of the load
 */
export function loadListingEnds(db: DatabaseSync, at: number): void {
  for (const kind of ['result', 'demand'] as const) {
    const { key, noun } = PUBLISHED[kind];
    const give = db.prepare(`UPDATE ${noun} SET expire_time = ? WHERE ${key} = ? AND expire_time IS NULL`);
    const ids = approved(db, kind);
    const special = SPECIAL.filter((each) => each.kind === kind).flatMap(({ account, place, days }) => {
      const id = approved(db, kind, accountId(account))[place];
      return id === undefined ? [] : [{ id, end: at + days * DAY }];
    });
    for (const { id, end } of special) {
      const changed = give.run(end, id).changes;
      if (changed === 0 || end > at) continue;
      db.prepare(`UPDATE ${noun} SET unlist_time = ? WHERE ${key} = ?`).run(end, id);
      // Nobody looks at what is over.
      db.prepare(
        `DELETE FROM item_view WHERE item_id = ? AND day > strftime('%Y-%m-%d', ?, 'unixepoch', '+8 hours')`,
      ).run(id, end);
      for (const { sql, params } of withdrawStatements(kind, id)) db.prepare(sql).run(...(params as string[]));
    }
    ids.forEach((id, number) => {
      give.run(spreadEnd(number, at), id);
    });
  }
}
