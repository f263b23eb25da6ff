import { HISTORY_CHARACTERS } from '../../../db/contract/limits.ts';
import { DAY } from '../../../db/contract/time.ts';
import type { Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { newId } from '../../platform/random.ts';
import { keepBody, removeBodies } from '../../platform/stored-bodies.ts';
import { partedForm } from '../../tables/items/kept-form.ts';

/** Days that a kept form stays whole in its row: an edit soon after an approval compares with it. */
const DAYS = 30;

/** Forms of one round, each of which may have a megabyte, and rounds of one run: the next run goes on. */
const ROUND = 10;
const ROUNDS = 10;

/** Bodies that one run looks at. */
const LOOKED_AT = 500;

const KEPT = [
  { table: 'approved_version', time: 'approve_time' },
  { table: 'returned_version', time: 'return_time' },
] as const;

type Kept = (typeof KEPT)[number];

/**
 * One round of a table. The names are noted before anything is written under them, so that what a kill leaves is found; the row
 * changes last, and only where it still says what was read.
 * @returns forms that were looked at
 */
async function moveRound(db: Database, env: Env, { table, time }: Kept, at: number): Promise<number> {
  const rows = await db.all<{ item_id: string; form: string }>(
    `SELECT item_id, form FROM ${table} INDEXED BY ${table}_age
     WHERE form ->> '$.stored' IS NULL AND length(form) > ${HISTORY_CHARACTERS} AND ${time} <= ? ORDER BY ${time} LIMIT ${ROUND}`,
    [at - DAYS * DAY],
  );
  if (rows.length === 0) return 0;
  const moved = rows.map(({ item_id, form }) => {
    const object = `${item_id}/${newId()}`;
    return { item_id, form, object, ...partedForm(form, object) };
  });
  await db.run('INSERT INTO body_due(object, due_time) SELECT value, ?2 FROM json_each(?1)', [
    JSON.stringify(moved.map(({ object }) => object)),
    at + DAY,
  ]);
  await Promise.all(moved.map(({ object, body }) => keepBody(env, object, body)));
  await db.batch(
    moved.map(({ item_id, form, row }) => ({
      sql: `UPDATE ${table} SET form = ? WHERE item_id = ? AND form = ?`,
      params: [row, item_id, form],
    })),
  );
  return rows.length;
}

/**
 * Moves forms that were kept a month ago and are longer than a few fields to the object store (decision 275).
 * @param at unix seconds
 */
export async function moveHistory(db: Database, env: Env, at: number): Promise<void> {
  for (const kept of KEPT) {
    for (let round = 0; round < ROUNDS; round++) if ((await moveRound(db, env, kept, at)) < ROUND) break;
  }
}

const NAMED = KEPT.map(
  ({ table }) =>
    `EXISTS (SELECT 1 FROM ${table} v WHERE v.item_id = substr(b.object, 1, instr(b.object, '/') - 1) AND v.form ->> '$.stored.object' = b.object)`,
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
