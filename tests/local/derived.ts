import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FILE_USES, fileUseTriggers } from '../../db/derived/fileUses.ts';
import { listMarks } from '../../db/derived/listMarks.ts';
import { listOrders } from '../../db/derived/listOrders.ts';
import { root } from './command.ts';
import { migrate } from './database.ts';

/** An index, a view or a trigger that the schema cannot say, by the statement that makes it. */
interface Derived {
  kind: string;
  name: string;
  sql: string;
}

const CREATE = /^CREATE (?:VIRTUAL )?(TABLE|INDEX|VIEW|TRIGGER) [`"]?(\w+)/;

const plain = (sql: string) => sql.replace(/\s+/g, ' ').trim();

function derivedOf(sql: string): Derived {
  const [, kind, name] = CREATE.exec(sql) ?? [];
  if (!kind || !name) throw new Error(`db/derived holds a statement that makes nothing: ${sql.slice(0, 80)}`);
  return { kind, name, sql };
}

/** Statements of a file: each ends with a semicolon before an empty line; comments stand in front of one. */
const statementsOf = (text: string): string[] =>
  text
    .replace(/^--.*\n/gm, '')
    .split(/;\s*(?:\n\s*\n|$)/)
    .map((statement) => statement.trim())
    .filter(Boolean);

/** What `db/derived` says that a database holds. */
export function derivedWanted(): Derived[] {
  const folder = join(root, 'db/derived');
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  return [
    ...files.flatMap((name) => statementsOf(readFileSync(join(folder, name), 'utf8'))),
    ...FILE_USES.flatMap(fileUseTriggers),
    ...listMarks(),
    ...listOrders(),
  ].map(derivedOf);
}

/** What a migrated database holds of it: all views and triggers, and the tables and indices that have the names of wanted ones. */
export function derivedFound(db: DatabaseSync, wanted: readonly Derived[]): Derived[] {
  const named = new Set(wanted.map(({ name }) => name));
  return db
    .prepare(`SELECT upper(type) AS kind, name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid`)
    .all()
    .map((row) => ({ kind: String(row.kind), name: String(row.name), sql: String(row.sql) }))
    .filter(({ kind, name }) => kind === 'VIEW' || kind === 'TRIGGER' || named.has(name));
}

/** An empty database with all migrations. */
export function migrated(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  migrate(db);
  return db;
}

/**
 * Statements that take a migrated database to what `db/derived` says.
 * @returns none when it is there already
 */
export function derivedChanges(db: DatabaseSync): string[] {
  const wanted = derivedWanted();
  const found = derivedFound(db, wanted);
  const is = new Map(found.map((one) => [one.name, plain(one.sql)]));
  const shall = new Map(wanted.map((one) => [one.name, plain(one.sql)]));
  const gone = found.filter(({ name }) => is.get(name) !== shall.get(name));
  const made = wanted.filter(({ name }) => is.get(name) !== shall.get(name));
  return [...gone.map(({ kind, name }) => `DROP ${kind} ${name}`), ...made.map(({ sql }) => sql)].map(
    (sql) => `${sql};`,
  );
}
