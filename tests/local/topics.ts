import type { DatabaseSync } from 'node:sqlite';
import { PUBLISHED, type PublishedKind } from '../../db/contract/items.ts';
import { papers } from '../../db/reference/papers.ts';
import { FIRST_MODEL, modelKey } from '../../functions/modules/matching/kept-model.ts';
import { encodeModel, type TopicModel } from '../../functions/modules/matching/model.ts';
import { trainedModel } from '../../functions/modules/matching/training.ts';
import { transaction } from './database.ts';

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
export async function readLoaded(db: DatabaseSync): Promise<void> {
  for (const kind of Object.keys(PUBLISHED) as PublishedKind[]) {
    const { publication } = PUBLISHED[kind];
    const unread = `${publication} p WHERE NOT EXISTS (SELECT 1 FROM match_item m WHERE m.kind = ? AND m.no = p.release_no)`;
    // What reads them brings half of the application with it: a start over a state that is read already goes without.
    const reader = db.prepare(`SELECT 1 FROM ${unread} LIMIT 1`).get(kind) && (await import('./publications.ts'));
    transaction(db, () => {
      reader?.readPublications(db, kind, unread, firstModel());
      db.prepare('DELETE FROM match_due WHERE kind = ?').run(kind);
    });
  }
}
