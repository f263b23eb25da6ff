import { PUBLISHED, PUBLISHED_KINDS, type PublishedKind } from '../../../db/contract/items.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { keysOf, PORTRAYED_COLUMNS, type PortrayedRow, readBy, saidOf, topicsJson, withText } from './candidates.ts';
import { encodeVector, type TopicModel } from './model.ts';

/** Columns of what is kept of an item, in the order of `keptValues`. */
export const KEPT = ['topics', 'vector', 'keys', 'length', 'content', 'model'] as const;

/** What a match keeps of a public item (db/schema/matching.ts). */
export function keptValues(
  model: TopicModel,
  kind: PublishedKind,
  row: Omit<PortrayedRow, 'no'>,
): (string | number)[] | null {
  const said = saidOf(PUBLISHED[kind], row);
  if (!said) return null;
  const read = withText(model, said, row.portrait);
  return [
    topicsJson(read.topics),
    encodeVector(read.vector),
    JSON.stringify(keysOf(model, read)),
    read.length,
    Math.round(read.content * 100) / 100,
    readBy(model),
  ];
}

interface TakenRow extends PortrayedRow {
  /** Of an item that is due. */
  stamp: number | null;
}

/** Takes in items of a kind that are still public, and forgets that they were due unless they changed again meanwhile. */
function takeIn(model: TopicModel, kind: PublishedKind, rows: readonly TakenRow[]): Statement[] {
  if (rows.length === 0) return [];
  const read = JSON.stringify(
    rows.map((row) => ({ no: row.no, stamp: row.stamp, values: keptValues(model, kind, row) })),
  );
  return [
    {
      sql: `DELETE FROM match_item WHERE kind = ?2 AND no IN (SELECT value ->> '$.no' FROM json_each(?1))`,
      params: [read, kind],
    },
    {
      sql: `INSERT INTO match_item(kind, no, item_id, ${KEPT.join(', ')})
SELECT ?2, p.release_no, p.item_id, ${KEPT.map((_, at) => `j.value ->> '$.values[${at}]'`).join(', ')}
FROM json_each(?1) j JOIN ${PUBLISHED[kind].publication} p ON p.release_no = j.value ->> '$.no' WHERE j.value -> '$.values' <> 'null'`,
      params: [read, kind],
    },
    {
      sql: `DELETE FROM match_due WHERE kind = ?2 AND (no, stamp) IN (SELECT value ->> '$.no', value ->> '$.stamp' FROM json_each(?1))`,
      params: [read, kind],
    },
  ];
}

/**
 * Reads items and takes them in.
 * @param which of a kind: a query of `no` and `stamp`
 * @returns how many of one kind were read, at most
 */
async function read(db: Database, model: TopicModel, which: (kind: PublishedKind) => Statement): Promise<number> {
  const found = await db.batch<TakenRow>(
    PUBLISHED_KINDS.map((kind) => {
      const { sql, params } = which(kind);
      return {
        sql: `SELECT d.stamp, ${PORTRAYED_COLUMNS} FROM (${sql}) d JOIN ${PUBLISHED[kind].publication} p ON p.release_no = d.no`,
        params,
      };
    }),
  );
  const statements = PUBLISHED_KINDS.flatMap((kind, place) => takeIn(model, kind, found[place] ?? []));
  if (statements.length > 0) await db.batch(statements);
  return Math.max(...found.map((rows) => rows.length));
}

/**
 * Reads publications that changed, the newest first, so that matches find them: their topics and keys. May be repeated, and run
 * beside itself.
 * @param most items of each kind that are read
 * @returns how many were read of one; fewer than `most` when none is left
 */
export const readDue = (db: Database, model: TopicModel, most: number): Promise<number> =>
  read(db, model, (kind) => ({
    sql: 'SELECT no, stamp FROM match_due WHERE kind = ? ORDER BY no DESC LIMIT ?',
    params: [kind, most],
  }));

/**
 * Reads items anew that another model read.
 * @param most items of each kind that are read
 * @returns how many were read of one; fewer than `most` when none is left
 */
export const readAgain = (db: Database, model: TopicModel, most: number): Promise<number> =>
  read(db, model, (kind) => ({
    sql: `SELECT no, NULL AS stamp FROM match_item WHERE (model < ?2 OR model > ?2) AND kind = ?1 LIMIT ?3`,
    params: [kind, readBy(model), most],
  }));
