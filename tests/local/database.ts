import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { Failure, root } from './command.ts';
import { LOCAL_ID_NUMBER_KEY } from './settings.ts';

const migrationsDir = join(root, 'db/migrations');

/**
 * Applies the migrations that are missing and records them as `wrangler d1 migrations apply` does, so that either may go on.
 * @param only the names to apply, for a database that is to be as old as what is put into it; all without it
 * @returns the names applied now
 */
export function migrate(db: DatabaseSync, only?: ReadonlySet<string>): string[] {
  db.exec(`CREATE TABLE IF NOT EXISTS d1_migrations(
		id         INTEGER PRIMARY KEY AUTOINCREMENT,
		name       TEXT UNIQUE,
		applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
)`);
  const done = new Set(
    db
      .prepare('SELECT name FROM d1_migrations')
      .all()
      .map((row) => String(row.name)),
  );
  const files = existsSync(migrationsDir)
    ? readdirSync(migrationsDir)
        .filter((f) => f.endsWith('.sql'))
        .sort()
    : [];
  const missing = files.filter((file) => !done.has(file) && (only?.has(file) ?? true));
  for (const unknown of done) {
    if (!files.includes(unknown)) {
      throw new Failure(
        `The local database holds the migration ${unknown}, which db/migrations does not: delete the state folder, or choose another with STATE_DIR.`,
      );
    }
  }
  for (const file of missing) {
    transaction(db, () => {
      db.exec(readFileSync(join(migrationsDir, file), 'utf8'));
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').run(file);
    });
  }
  return missing;
}

/** Carries `work` out as a whole or not at all. */
export function transaction(db: DatabaseSync, work: () => void): void {
  db.exec('BEGIN');
  try {
    work();
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

interface Statement {
  sql: string;
  params?: (string | number | null)[];
}

interface ReferenceModule {
  referenceStatements: () => Iterable<string | Statement>;
}

/** Remembers beside the data what has been loaded, so that it goes when the data goes. */
export function marks(db: DatabaseSync) {
  db.exec('CREATE TABLE IF NOT EXISTS d1_local_marks (name TEXT PRIMARY KEY, value TEXT NOT NULL)');
  return {
    get: (name: string) =>
      db.prepare('SELECT value FROM d1_local_marks WHERE name = ?').get(name)?.value as string | undefined,
    set: (name: string, value: string) =>
      void db.prepare('INSERT OR REPLACE INTO d1_local_marks (name, value) VALUES (?, ?)').run(name, value),
  };
}

function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(folder, entry.name)));
  }
  return hash.digest('hex');
}

/**
 * Loads the reference data (regions, industries, scopes ...) when it is new or has changed.
 */
export async function loadReference(db: DatabaseSync): Promise<boolean> {
  const file = join(root, 'db/reference/statements.ts');
  if (!existsSync(file)) return false;
  const known = marks(db);
  const wanted = fingerprint(join(root, 'db/reference'));
  if (known.get('reference') === wanted) return false;
  const { referenceStatements } = (await import(pathToFileURL(file).href)) as ReferenceModule;
  transaction(db, () => {
    for (const statement of referenceStatements()) {
      if (typeof statement === 'string') db.exec(statement);
      else db.prepare(statement.sql).run(...(statement.params ?? []));
    }
    known.set('reference', wanted);
  });
  return true;
}

interface Bucket {
  put: (
    key: string,
    value: ArrayBuffer | string,
    options?: { httpMetadata?: { contentType?: string } },
  ) => Promise<unknown>;
}

interface DemoModule {
  /** Rows of the demo data (once), and `scale` generated results and demands. */
  loadDemo: (
    db: DatabaseSync,
    options: { scale: number; base: boolean; activity: boolean; idNumberKey?: string },
  ) => void | Promise<void>;
  /** The files that the demo rows name. */
  loadDemoFiles?: (bucket: Bucket) => Promise<void>;
}

/**
 * Loads the demo data once, and the generated rows when more are asked for than are there.
 * @param options.activity whether deals, pushes and their answers are among it; they are, unless said otherwise
 * @returns what is left to do when the object store runs, or undefined
 */
export async function loadDemo(
  db: DatabaseSync,
  options: { demo: boolean; activity?: boolean | undefined; scale: number },
): Promise<((bucket: Bucket) => Promise<void>) | undefined> {
  const file = join(root, 'tests/seed/load.ts');
  if (!existsSync(file)) return undefined;
  const known = marks(db);
  const base = options.demo && known.get('demo') === undefined;
  const scale = Math.max(0, options.scale - Number(known.get('scale') ?? 0));
  if (!base && !scale) return undefined;
  const module = (await import(pathToFileURL(file).href)) as DemoModule;
  await module.loadDemo(db, { scale, base, activity: options.activity ?? true, idNumberKey: LOCAL_ID_NUMBER_KEY });
  if (base) known.set('demo', new Date().toISOString());
  if (scale) known.set('scale', String(options.scale));
  return base ? module.loadDemoFiles : undefined;
}
