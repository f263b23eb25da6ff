import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { PUBLISHED as PUBLISHED_FACTS, type PublishedKind } from '../../db/contract/items.ts';
import { bulkInserts, bulkValues, rebuildCounters } from '../../functions/modules/items/public/rebuild.ts';
import { ID_NUMBER_PURPOSE } from '../../functions/platform/id-number.ts';
import { seal } from '../../functions/platform/sealed.ts';
import { itemOf, readItemParts } from '../../functions/tables/items/parts.ts';
import { publishStatements } from '../../functions/tables/items/publication.ts';
import { type SnapshotOrganization, snapshotOf, type WorkingRow } from '../../functions/tables/items/snapshot.ts';
import { demoRows } from './demo.ts';
import { pushedItems } from './factories/activity.ts';
import { demoSnapshot } from './factories/programme-rounds.ts';
import { demoFiles } from './files.ts';
import {
  generatedDemands,
  generatedOrganizations,
  generatedResults,
  MOST_ORGANIZATIONS,
  type TableBatch,
} from './generated.ts';
import { loadListingEnds, spreadEnd } from './listings.ts';
import type { Cell, Row } from './rows.ts';

/**
 * Numbers up to here are left to generated rows: they are older than the demo rows, so they stand behind them in the
 * newest-first order whenever they are loaded.
 */
const DEMO_FIRST = 2_000_000;

/** MB of index entries that a bulk load collects before it writes them. */
const HASH_MB = 64;

interface Statement {
  sql: string;
  params: unknown[];
}

function transaction(db: DatabaseSync, work: () => void): void {
  if (db.isTransaction) {
    work();
    return;
  }
  db.exec('BEGIN');
  try {
    work();
    db.exec('COMMIT');
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}

const run = (db: DatabaseSync, { sql, params }: Statement) => db.prepare(sql).run(...(params as SQLInputValue[]));
const all = (db: DatabaseSync, { sql, params }: Statement) => db.prepare(sql).all(...(params as SQLInputValue[]));

function insert(db: DatabaseSync, table: string, columns: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const names = columns.map((column) => `"${column}"`).join(',');
  const statement = db.prepare(
    `INSERT OR IGNORE INTO "${table}"(${names}) VALUES (?${',?'.repeat(columns.length - 1)})`,
  );
  for (const row of rows) statement.run(...row);
}

/** Rows may name different columns: those with the same ones go in together. */
function insertRows(db: DatabaseSync, table: string, rows: readonly Row[]): void {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const columns = Object.keys(row).join();
    groups.set(columns, [...(groups.get(columns) ?? []), row]);
  }
  for (const group of groups.values()) {
    const columns = Object.keys(group[0] ?? {});
    insert(
      db,
      table,
      columns,
      group.map((row) => columns.map((column) => row[column] ?? null)),
    );
  }
}

const PUBLISHED: Readonly<Record<PublishedKind, string>> = {
  result:
    'SELECT chengguo_id AS id FROM chengguo WHERE audit_status=4 AND is_delete=0 AND unlist_time IS NULL ORDER BY release_time, chengguo_id',
  demand:
    'SELECT xuqiu_id AS id FROM xuqiu WHERE audit_status=4 AND is_delete=0 AND unlist_time IS NULL ORDER BY release_time, xuqiu_id',
};

/** Publishes every approved demo row as the approval does, through the same statements. */
function publishAll(db: DatabaseSync, kind: PublishedKind, ids: readonly string[]): void {
  for (const id of ids) {
    const item = itemOf(readItemParts(kind, id).map((statement) => all(db, statement)));
    const input = item && snapshotOf(kind, item.row, item.parts);
    for (const statement of input ? publishStatements(kind, input, DEMO_FIRST) : []) run(db, statement);
  }
}

/** Identity numbers are sealed as a publication seals them; without a key the demo rows hold none. */
function sealed(rows: readonly Row[], key: string | undefined): readonly Row[] {
  const sealOne = (value: Cell) => (value && key ? seal(key, ID_NUMBER_PURPOSE, String(value)) : null);
  return rows.map((row) => ('id_number' in row ? { ...row, id_number: sealOne(row.id_number ?? null) } : row));
}

function loadBase(db: DatabaseSync, activity: boolean, idNumberKey: string | undefined): void {
  for (const { table, rows } of demoRows(seconds(), activity)) insertRows(db, table, sealed(rows, idNumberKey));
  if (!activity) return;
  for (const kind of ['result', 'demand'] as const) {
    const { noun, key } = PUBLISHED_FACTS[kind];
    const mark = db.prepare(`UPDATE ${noun} SET is_pushed = 1 WHERE ${key} = ?`);
    for (const id of pushedItems(kind)) mark.run(id);
  }
}

const seconds = (): number => Math.floor(Date.now() / 1000);

interface Names {
  scopes: Map<string, { name: string; name_en: string | null; ancestors: string[] }>;
  organizations: Map<string, SnapshotOrganization>;
}

function readNames(db: DatabaseSync): Names {
  const scopes = db
    .prepare(
      'SELECT s.id, s.name, s.name_en, p.id AS parent, p.pid AS top FROM scope s LEFT JOIN scope p ON p.id=s.pid',
    )
    .all();
  const organizations = db
    .prepare(
      'SELECT organization_id, name, name_en, profile, web_site, provinceName, cityName, countyName FROM organization',
    )
    .all();
  return {
    scopes: new Map(
      scopes.map((row) => [
        String(row.id),
        {
          name: String(row.name),
          name_en: row.name_en === null ? null : String(row.name_en),
          ancestors: [row.parent, row.top].filter((id) => id && id !== '0').map(String),
        },
      ]),
    ),
    organizations: new Map(
      organizations.map((row) => [String(row.organization_id), row as unknown as SnapshotOrganization]),
    ),
  };
}

/** Work without the triggers of some tables: a bulk load does what they do at its end, set by set. */
function withoutTriggers(db: DatabaseSync, tables: readonly string[], work: () => void): void {
  const triggers = db
    .prepare(
      `SELECT name, sql FROM sqlite_master WHERE type='trigger' AND tbl_name IN (SELECT value FROM json_each(?))`,
    )
    .all(JSON.stringify(tables));
  for (const { name } of triggers) db.exec(`DROP TRIGGER "${name}"`);
  work();
  for (const { sql } of triggers) db.exec(String(sql));
}

/** A bulk load of some tables in one transaction, past their triggers: whatever these keep is written by the work. */
export const bulk = (db: DatabaseSync, tables: readonly string[], work: () => void): void =>
  transaction(db, () => withoutTriggers(db, tables, work));

interface Load {
  kind: PublishedKind;
  batches: Iterable<TableBatch[]>;
  /** Whether the working rows are wanted too, or the public snapshots alone. */
  working: boolean;
}

function loadGenerated(db: DatabaseSync, { kind, batches, working }: Load): void {
  const names = readNames(db);
  const statements = bulkInserts(kind);
  const publication = db.prepare(statements.publication);
  const search = db.prepare(statements.search);
  const at = seconds();
  let number = Number(
    db.prepare(`SELECT coalesce(max(release_no),0) AS n FROM ${kind}_publication WHERE release_no<=?`).get(DEMO_FIRST)
      ?.n,
  );
  const collect = (megabytes: number) =>
    db.exec(`INSERT INTO ${kind}_search(${kind}_search, rank) VALUES('hashsize', ${megabytes << 20})`);
  collect(HASH_MB);
  for (const batch of batches) {
    const [items, ...links] = batch;
    if (!items) continue;
    if (working) {
      // Items after their links: the index of working versions is written once an item.
      for (const { table, columns, rows } of links) insert(db, table, columns, rows);
      const ending = items.rows.map((row, index) => [...row, spreadEnd(number + index, at)]);
      insert(db, items.table, [...items.columns, 'expire_time'], ending);
    }
    for (const values of items.rows) {
      const row = Object.fromEntries(
        items.columns.map((column, index) => [column, values[index] ?? null]),
      ) as WorkingRow;
      const scopes = String(row.scope)
        .split(',')
        .map((id) => ({ id, ...(names.scopes.get(id) ?? { name: id, name_en: null, ancestors: [] }) }));
      const organization = names.organizations.get(String(row.unit)) ?? null;
      number += 1;
      const bound = bulkValues(number, snapshotOf(kind, row, { scopes, organization, files: [] }));
      publication.run(...bound.publication);
      search.run(...bound.search);
    }
  }
  collect(1);
  for (const statement of rebuildCounters(kind)) run(db, statement);
}

/** How many generated rows of a kind are there already. */
function generatedCount(db: DatabaseSync, kind: PublishedKind): number {
  return Number(db.prepare(`SELECT count(*) AS n FROM ${kind}_publication WHERE release_no<=?`).get(DEMO_FIRST)?.n);
}

/**
 * Loads public snapshots of generated rows in bulk: what lists, search and details read.
 * @param n rows to add; @param working whether their working rows come too
 */
export function loadPublications(db: DatabaseSync, kind: PublishedKind, n: number, working = true): void {
  const start = generatedCount(db, kind);
  const batches = kind === 'result' ? generatedResults(n, start) : generatedDemands(n, start);
  bulk(db, [`${kind}_publication`], () => loadGenerated(db, { kind, batches, working }));
}

/**
 * Loads generated organisations with bound administrators, so that there are `n` of them.
 * @param n at most `MOST_ORGANIZATIONS`; what is there already stays
 */
export function loadOrganizations(db: DatabaseSync, n: number): void {
  const there = db.prepare(`SELECT count(*) AS n FROM user WHERE account GLOB '13801*'`);
  const start = Number(there.get()?.n);
  const most = Math.min(n, MOST_ORGANIZATIONS) - start;
  if (most <= 0) return;
  transaction(db, () => {
    for (const batch of generatedOrganizations(most, start)) {
      for (const { table, rows } of batch) insertRows(db, table, rows);
    }
  });
}

/**
 * Loads the demo rows (README "Demo accounts") and generated rows (README "The two commands", DEMO_SCALE).
 * @param options.base whether the demo rows are loaded; @param options.activity whether what people did with them is, too; @param options.scale generated results, as many demands, and organisations (`MOST_ORGANIZATIONS`) to add
 * @param options.idNumberKey 32 bytes in base64, the ID_NUMBER_KEY of the workers over the same database
 */
export function loadDemo(
  db: DatabaseSync,
  options: { scale: number; base: boolean; activity: boolean; idNumberKey?: string },
): void {
  if (options.base) {
    transaction(db, () => {
      loadBase(db, options.activity, options.idNumberKey);
      for (const kind of ['result', 'demand'] as const) {
        const ids = db
          .prepare(PUBLISHED[kind])
          .all()
          .map((row) => String(row.id));
        publishAll(db, kind, ids);
      }
      loadListingEnds(db, seconds());
    });
  }
  if (options.scale === 0) return;
  loadOrganizations(db, options.scale);
  for (const kind of ['result', 'demand'] as const) loadPublications(db, kind, options.scale);
}

interface Bucket {
  put: (key: string, value: ArrayBuffer, options?: { httpMetadata?: { contentType?: string } }) => Promise<unknown>;
}

/** Puts the files that the demo rows name into the object store. */
export async function loadDemoFiles(bucket: Bucket): Promise<void> {
  for (const { key, bytes, type } of [...demoFiles(), demoSnapshot()]) {
    const value = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
    await bucket.put(key, value, { httpMetadata: { contentType: type } });
  }
}
