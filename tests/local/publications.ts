import type { DatabaseSync } from 'node:sqlite';
import type { PublishedKind } from '../../db/contract/items.ts';
import { PORTRAYED_COLUMNS, type PortrayedRow } from '../../functions/modules/matching/candidates.ts';
import type { TopicModel } from '../../functions/modules/matching/model.ts';
import { KEPT, keptValues } from '../../functions/modules/matching/reading.ts';

/**
 * Keeps of publications what matches compare.
 * @param unread the publications, as `p`, behind a FROM; asks for the kind
 */
export function readPublications(db: DatabaseSync, kind: PublishedKind, unread: string, model: TopicModel): void {
  // One after the other: a million of them would not fit the memory.
  const rows = db.prepare(`SELECT ${PORTRAYED_COLUMNS}, p.item_id FROM ${unread}`).iterate(kind) as Iterable<
    PortrayedRow & { item_id: string }
  >;
  const insert = db.prepare(
    `INSERT INTO match_item(kind, no, item_id, ${KEPT.join(', ')}) VALUES (?, ?, ?${', ?'.repeat(KEPT.length)})`,
  );
  for (const row of rows) {
    const values = keptValues(model, kind, row);
    if (values) insert.run(kind, row.no, row.item_id, ...values);
  }
}
