import { BODY_BEGINNING, BODY_BYTES, HISTORY_CHARACTERS } from '../../../db/contract/limits.ts';
import { DAY } from '../../../db/contract/time.ts';
import type { Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { newId } from '../../platform/random.ts';
import { keepBody, removeBodies } from '../../platform/stored-bodies.ts';
import { partedDetail } from '../../tables/items/kept-detail.ts';
import { partedForm } from '../../tables/items/kept-form.ts';

/** Days that a kept form stays whole in its row, where an edit soon after an approval compares with it, and so does a public detail. */
const DAYS = 30;

/** Forms of one round, each of which may have a megabyte, and rounds of one run: the next run goes on. */
const ROUND = 10;
const ROUNDS = 10;

/** Bodies that one run looks at. */
const LOOKED_AT = 500;

interface Kept {
  table: string;
  /** Column that holds the whole or what the row keeps of it, and that of its age in unix seconds. */
  column: string;
  time: string;
  /** What is worth moving, as the index of ages says it. */
  whole: string;
  parted: (text: string, object: string) => { row: string; body: string };
}

const form = (table: string, time: string): Kept => ({
  ...{ table, column: 'form', time, parted: partedForm },
  whole: `form ->> '$.stored' IS NULL AND length(form) > ${HISTORY_CHARACTERS}`,
});

const detail = (table: string): Kept => ({
  ...{ table, column: 'detail', time: 'update_time', parted: partedDetail },
  whole: `detail ->> '$.stored' IS NULL AND octet_length(detail) > ${BODY_BYTES}
    AND max(coalesce(length(detail ->> '$.profile'), 0), coalesce(length(detail ->> '$.detail_desc'), 0)) > ${BODY_BEGINNING}`,
});

const KEPT: readonly Kept[] = [
  form('approved_version', 'approve_time'),
  form('returned_version', 'return_time'),
  detail('result_publication'),
  detail('demand_publication'),
];

/**
 * One round of a table. The names are noted before anything is written under them, so that what a kill leaves is found; the row
 * changes last, and only where it still says what was read.
 * @returns forms that were looked at
 */
async function moveRound(db: Database, env: Env, kept: Kept, at: number): Promise<number> {
  const { table, column, time, whole, parted } = kept;
  const rows = await db.all<{ item_id: string; text: string }>(
    `SELECT item_id, ${column} AS text FROM ${table} INDEXED BY ${table}_age WHERE ${whole} AND ${time} <= ? ORDER BY ${time} LIMIT ${ROUND}`,
    [at - DAYS * DAY],
  );
  if (rows.length === 0) return 0;
  const moved = rows.map(({ item_id, text }) => {
    const object = `${item_id}/${newId()}`;
    return { item_id, text, object, ...parted(text, object) };
  });
  await db.run('INSERT INTO body_due(object, due_time) SELECT value, ?2 FROM json_each(?1)', [
    JSON.stringify(moved.map(({ object }) => object)),
    at + DAY,
  ]);
  await Promise.all(moved.map(({ object, body }) => keepBody(env, object, body)));
  await db.batch(
    moved.map(({ item_id, text, row }) => ({
      sql: `UPDATE ${table} SET ${column} = ? WHERE item_id = ? AND ${column} = ?`,
      params: [row, item_id, text],
    })),
  );
  return rows.length;
}

/**
 * Moves to the object store what is a month old: forms that were kept and are longer than a few fields (decision 275), long texts of
 * what is public (274). Nothing that is shown changes by it.
 * @param at unix seconds
 */
export async function moveHistory(db: Database, env: Env, at: number): Promise<void> {
  for (const kept of KEPT) {
    for (let round = 0; round < ROUNDS; round++) if ((await moveRound(db, env, kept, at)) < ROUND) break;
  }
}

const NAMED = KEPT.map(
  ({ table, column }) =>
    `EXISTS (SELECT 1 FROM ${table} v WHERE v.item_id = substr(b.object, 1, instr(b.object, '/') - 1) AND v.${column} ->> '$.stored.object' = b.object)`,
).join(' OR ');

/**
 * Removes bodies that no row names any more, a day after that: a reader that met the row before has its body until then. No name is
 * given twice, so that none of them is named again meanwhile.
 * @param at unix seconds
 */
export async function sweepBodies(db: Database, env: Env, at: number): Promise<void> {
  const due = await db.all<{ object: string; named: number }>(
    `SELECT b.object, (${NAMED}) AS named FROM body_due b WHERE b.due_time <= ? ORDER BY b.due_time LIMIT ${LOOKED_AT}`,
    [at],
  );
  if (due.length === 0) return;
  await removeBodies(
    env,
    due.filter(({ named }) => named === 0).map(({ object }) => object),
  );
  await db.run('DELETE FROM body_due WHERE object IN (SELECT value FROM json_each(?)) AND due_time <= ?', [
    JSON.stringify(due.map(({ object }) => object)),
    at,
  ]);
}
