import type { DatabaseSync } from 'node:sqlite';
import { PUBLISHED, type PublishedKind } from '../../db/contract/items.ts';
import { papers } from '../../db/reference/papers.ts';
import { PORTRAYED_COLUMNS, type PortrayedRow } from '../../functions/modules/matching/candidates.ts';
import { FIRST_MODEL, modelKey } from '../../functions/modules/matching/kept-model.ts';
import { encodeModel, type TopicModel } from '../../functions/modules/matching/model.ts';
import { KEPT, keptValues } from '../../functions/modules/matching/reading.ts';
import { trainedModel } from '../../functions/modules/matching/training.ts';

let made: TopicModel | undefined;

/** The model that an installation begins with. */
export function firstModel(): TopicModel {
  made ??= trainedModel(
    FIRST_MODEL,
    papers().map(({ text, discipline }) => ({ text, label: discipline })),
  );
  return made;
}

interface Bucket {
  head: (key: string) => Promise<unknown>;
  put: (key: string, value: ArrayBuffer | string) => Promise<unknown>;
}

/** Puts the first model into an object store that has none. */
export async function keepFirstModel(bucket: Bucket): Promise<void> {
  const key = modelKey(FIRST_MODEL);
  if (await bucket.head(key)) return;
  await bucket.put(key, encodeModel(firstModel()).buffer as ArrayBuffer);
}

/** Reads publications that were loaded past the triggers, so that matches find them. */
export function readLoaded(db: DatabaseSync): void {
  for (const kind of Object.keys(PUBLISHED) as PublishedKind[]) {
    const { publication } = PUBLISHED[kind];
    // One after the other: a million of them would not fit the memory.
    const rows = db
      .prepare(
        `SELECT ${PORTRAYED_COLUMNS}, p.item_id FROM ${publication} p WHERE NOT EXISTS (SELECT 1 FROM match_item m WHERE m.kind = ? AND m.no = p.release_no)`,
      )
      .iterate(kind) as Iterable<PortrayedRow & { item_id: string }>;
    const insert = db.prepare(
      `INSERT INTO match_item(kind, no, item_id, ${KEPT.join(', ')}) VALUES (?, ?, ?${', ?'.repeat(KEPT.length)})`,
    );
    db.exec('BEGIN');
    for (const row of rows) {
      const values = keptValues(firstModel(), kind, row);
      if (values) insert.run(kind, row.no, row.item_id, ...values);
    }
    db.prepare('DELETE FROM match_due WHERE kind = ?').run(kind);
    db.exec('COMMIT');
  }
}
