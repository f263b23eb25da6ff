import { auditEntry } from '../../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now, shownTime } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { wholeIdNumber } from '../../../platform/id-number.ts';
import { takeAttempt } from '../../../platform/rate-limit.ts';
import type { Row } from '../../../platform/sql.ts';
import { OWN_TABLES, type OwnTable } from './own-data.ts';

/** Rows of one step: a step fits into memory whatever somebody published. */
const ROWS = 100;
const LIMIT = { limit: 10, windowSeconds: 3_600 };

function shown(row: Row, { table, omit = [] }: OwnTable, env: Env): Row {
  const hidden = new Set<string>(omit);
  const kept = Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name)));
  return table === 'chengguo' ? { ...kept, id_number: wholeIdNumber(env, row.id_number) } : kept;
}

/**
 * The statements that read a person's rows of a table: their places, with the user as value, and the rows at some of them, with these as
 * JSON and the user. Found once: step by step, all that are left would be found and sorted anew.
 */
export const selectOwn = ({ table, column }: OwnTable) => ({
  places: `SELECT rowid AS place FROM ${table} WHERE ${column} = ? ORDER BY rowid`,
  rows: `SELECT * FROM ${table} WHERE rowid IN (SELECT value FROM json_each(?)) AND +${column} = ? ORDER BY rowid`,
});

async function* rowsOf(db: Database, env: Env, own: OwnTable, userId: string): AsyncGenerator<Row> {
  const select = selectOwn(own);
  const found = await db.all<{ place: number }>(select.places, [userId]);
  for (let from = 0; from < found.length; from += ROWS) {
    const places = found.slice(from, from + ROWS).map(({ place }) => place);
    const rows: Row[] = await db.all<Row>(select.rows, [JSON.stringify(places), userId]);
    for (const row of rows) yield shown(row, own, env);
  }
}

async function* textOf(db: Database, env: Env, userId: string): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(shownTime(now()))}`;
  for (const own of OWN_TABLES) {
    yield `,\n"${own.table}": [`;
    let between = '';
    for await (const row of rowsOf(db, env, own, userId)) {
      yield `${between}\n${JSON.stringify(row)}`;
      between = ',';
    }
    yield ']';
  }
  yield '\n}\n';
}

/**
 * Everything that the platform keeps about the signed-in user, as one JSON file that is written while it is read. It holds
 * identity numbers whole, so that it is logged like every other look at them.
 * @throws AppError 401 without a user, 429 after too many files
 */
export async function exportOwnData(db: Database, env: Env, caller: Caller): Promise<ReadableStream<Uint8Array>> {
  const userId = userIdOf(caller);
  await takeAttempt(env, [{ name: 'export', key: userId, ...LIMIT }]);
  await db.batch([auditEntry({ userId, action: 'export', table: 'user', itemId: userId })]);
  const parts = textOf(db, env, userId);
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}
