import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { DatabaseSync } from 'node:sqlite';

/**
 * Writes the rows of tables as INSERT statements, one a line where no value has lines of its own, as `wrangler d1 export` does.
 * @param file is written anew
 */
export async function writeRows(db: DatabaseSync, tables: readonly string[], file: string): Promise<void> {
  const out = createWriteStream(file);
  for (const table of tables) {
    const columns = db
      .prepare(`SELECT name FROM pragma_table_info('${table}')`)
      .all()
      .map(({ name }) => `"${name}"`);
    const start = `INSERT INTO "${table}" (${columns.join(',')}) VALUES(`;
    const rows = db.prepare(
      `SELECT concat_ws(',', ${columns.map((column) => `quote(${column})`).join(',')}) AS cells FROM "${table}"`,
    );
    for (const { cells } of rows.iterate()) {
      if (!out.write(`${start}${cells});\n`)) await once(out, 'drain');
    }
  }
  out.end();
  await once(out, 'finish');
}

/** The statements of a file, one after the other: a line ends one where all of its quotes are closed. */
async function* statementsOf(file: string): AsyncGenerator<string> {
  let statement = '';
  let open = false;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: 0 })) {
    statement += statement ? `\n${line}` : line;
    if ((line.split("'").length - 1) % 2 === 1) open = !open;
    if (!open && line.endsWith(';')) {
      yield statement;
      statement = '';
    }
  }
  if (statement.trim()) yield statement;
}

const TABLE = /^INSERT INTO ["`]?(\w+)/;

/** How many rows a file has of each table. */
export async function countRows(file: string): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  for await (const statement of statementsOf(file)) {
    const table = TABLE.exec(statement)?.[1];
    if (table) rows[table] = (rows[table] ?? 0) + 1;
  }
  return rows;
}

/** Carries out the INSERT statements of a file; whatever else a tool wrote beside them is left out. */
export async function readRows(db: DatabaseSync, file: string): Promise<void> {
  for await (const statement of statementsOf(file)) if (TABLE.test(statement)) db.exec(statement);
}
