import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { keysOf, PUBLISHED_COLUMNS, type PublishedRow, saidOf } from './candidates.ts';
import { type TopicModel, topicsOf } from './model.ts';
import { weightOfText } from './score.ts';

const KINDS: readonly PublishedKind[] = ['result', 'demand'];

/** Columns of what is kept of an item, in the order of `keptValues`. */
export const KEPT = ['topics', 'keys', 'length', 'content', 'model'] as const;

/** What a match keeps of a public item (db/schema/matching.ts). */
export function keptValues(
  model: TopicModel,
  kind: PublishedKind,
  row: Omit<PublishedRow, 'no'>,
): (string | number)[] | null {
  const said = saidOf(PUBLISHED[kind], row);
  if (!said) return null;
  const topics = topicsOf(model, said.text);
  const weight = weightOfText(model, said.text);
  const keys = keysOf(model, { ...said, ...weight, topics });
  return [
    JSON.stringify(topics.map(({ label, weight: share }) => [label, share])),
    JSON.stringify(keys),
    weight.length,
    Math.round(weight.content * 100) / 100,
    model.version,
  ];
}

interface DueRow extends PublishedRow {
  stamp: number;
}

/** Takes in an item that is still public, and forgets that it was due unless it changed again meanwhile. */
function takeIn(kind: PublishedKind, { no, stamp }: DueRow, values: readonly (string | number)[]): Statement[] {
  return [
    { sql: 'DELETE FROM match_item WHERE kind = ? AND no = ?', params: [kind, no] },
    {
      sql: `INSERT INTO match_item(kind, no, item_id, ${KEPT.join(', ')})
SELECT ?, release_no, item_id, ${KEPT.map(() => '?').join(', ')} FROM ${PUBLISHED[kind].publication} WHERE release_no = ?`,
      params: [kind, ...values, no],
    },
    { sql: 'DELETE FROM match_due WHERE kind = ? AND no = ? AND stamp = ?', params: [kind, no, stamp] },
  ];
}

/**
 * Reads publications that changed, so that matches find them: their topics and keys. May be repeated, and run beside itself.
 * @param most items that are read
 * @returns how many were read; fewer than `most` when none is left
 */
export async function readDue(db: Database, model: TopicModel, most: number): Promise<number> {
  const found = await db.batch<DueRow>(
    KINDS.map((kind) => ({
      sql: `SELECT d.stamp, ${PUBLISHED_COLUMNS} FROM (SELECT * FROM match_due WHERE kind = ? LIMIT ?) d
JOIN ${PUBLISHED[kind].publication} p ON p.release_no = d.no`,
      params: [kind, most],
    })),
  );
  const statements = KINDS.flatMap((kind, place) =>
    (found[place] ?? []).flatMap((row) => {
      const values = keptValues(model, kind, row);
      return values ? takeIn(kind, row, values) : [];
    }),
  );
  if (statements.length > 0) await db.batch(statements);
  return Math.max(...found.map((rows) => rows.length));
}

/**
 * Makes items due that another model read, the newest first.
 * @param most items of each kind
 */
export async function readAgain(db: Database, model: TopicModel, most: number): Promise<number> {
  const [changed] = await db.batch<{ n: number }>([
    {
      sql: `INSERT INTO match_due(kind, no) SELECT kind, no FROM (SELECT kind, no FROM match_item WHERE model < ?1 OR model > ?1 LIMIT ?2)
WHERE true ON CONFLICT DO NOTHING RETURNING 1 AS n`,
      params: [model.version, most],
    },
  ]);
  return changed?.length ?? 0;
}
