import { auditEntry } from '../../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now, shownTime } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { wholeIdNumber } from '../../../platform/id-number.ts';
import { takeAttempt } from '../../../platform/rate-limit.ts';
import type { Row, SqlValue } from '../../../platform/sql.ts';
import { OWN_TABLES, type OwnTable } from './own-data.ts';

/** Rows of one step: a step fits into memory whatever somebody published. */
const ROWS = 100;
const LIMIT = { limit: 10, windowSeconds: 3_600 };
const PLACE = 'rowid:';

function shown(row: Row, { table, omit = [] }: OwnTable, env: Env): Row {
  const hidden = new Set([PLACE, ...omit]);
  const kept = Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name)));
  return table === 'chengguo' ? { ...kept, id_number: wholeIdNumber(env, row.id_number) } : kept;
}

async function* rowsOf(db: Database, env: Env, own: OwnTable, userId: string): AsyncGenerator<Row> {
  let place: SqlValue = 0;
  for (;;) {
    const rows: Row[] = await db.all<Row>(
      `SELECT rowid AS "${PLACE}", * FROM ${own.table} WHERE ${own.column} = ? AND rowid > ? ORDER BY rowid LIMIT ${ROWS}`,
      [userId, place],
    );
    for (const row of rows) yield shown(row, own, env);
    if (rows.length < ROWS) return;
    place = rows.at(-1)?.[PLACE] ?? 0;
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
