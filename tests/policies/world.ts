import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from '../local/database.ts';
import { databaseFile } from '../local/state.ts';
import { Client } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { accountOf, allRows, type Row } from './fixtures.ts';
import { KINDS, type Kind } from './kinds.ts';

/** A server over a database that holds the fixture rows, and one signed-in client for each kind of caller. */
export interface World {
  server: TestServer;
  clients: ReadonlyMap<Kind, Client>;
  /** Ends the server and gives all rows of a table as they are then. */
  close: () => Promise<(table: string) => Row[]>;
  clean: () => void;
}

function fill(db: DatabaseSync): void {
  db.exec('BEGIN');
  for (const { table, row } of allRows()) {
    const names = Object.keys(row);
    const places = names.map(() => '?').join(', ');
    const columns = names.map((name) => `"${name}"`).join(', ');
    db.prepare(`INSERT OR REPLACE INTO "${table}" (${columns}) VALUES (${places})`).run(...Object.values(row));
  }
  db.exec('COMMIT');
}

/** Starts everything; takes about two seconds. */
export async function openWorld(): Promise<World> {
  const stateDir = mkdtempSync(join(tmpdir(), 'platform-matrix-'));
  const file = databaseFile(stateDir);
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  await migrate(db);
  fill(db);
  db.close();
  const server = await startServer({ stateDir, demo: false });
  const clients = await Promise.all(
    KINDS.map(async (kind): Promise<[Kind, Client]> => {
      const client = new Client(server.url);
      return [kind, kind === 'visitor' ? client : await client.login(accountOf(kind))];
    }),
  );
  return {
    server,
    clients: new Map(clients),
    async close() {
      await server.stop();
      const after = new DatabaseSync(file);
      return (table) => after.prepare(`SELECT * FROM "${table}"`).all() as Row[];
    },
    clean: () => rmSync(stateDir, { recursive: true, force: true }),
  };
}
