import type { DatabaseSync } from 'node:sqlite';
import { rebuildWorkingSearch } from '../../../functions/modules/items/lists/search.ts';
import { bulkInserts } from '../../../functions/modules/items/public/rebuild.ts';
import { searchValues } from '../../../functions/tables/items/publication.ts';
import { searchedBody } from '../../../functions/tables/items/snapshot.ts';
import { Failure } from '../command.ts';
import { marks, migrate, transaction } from '../database.ts';
import type { Manifest } from './manifest.ts';
import { readRows } from './sql-file.ts';
import { dataTables } from './tables.ts';

interface Searched {
  release_no: number;
  name: string;
  code: string | null;
  organization_name: string | null;
  facets: string;
  card: string;
  detail: string;
  release_time: number;
}

/** The full-text indices hold no texts of their own: they are made anew from what they are an index of. */
function rebuildIndices(db: DatabaseSync): void {
  for (const kind of ['result', 'demand'] as const) {
    const rows = db.prepare(
      `SELECT release_no, name, code, organization_name, facets, card, detail, release_time FROM ${kind}_publication ORDER BY release_no`,
    );
    const insert = db.prepare(bulkInserts(kind).search);
    for (const row of rows.iterate() as Iterable<unknown>) {
      const { release_no, name, code, organization_name, facets, card, detail, release_time } = row as Searched;
      const body = searchedBody({ ...JSON.parse(card), ...JSON.parse(detail) });
      const values = { name, code, organizationName: organization_name, facets: JSON.parse(facets) as string[], body };
      insert.run(release_no, ...searchValues(values), release_time);
    }
    for (const { sql } of rebuildWorkingSearch(kind)) db.exec(sql);
  }
  // Their numbers hold those of their tables' rows, which an import gives anew.
  db.exec(
    'INSERT INTO declaration_search(rowid, tags, words) SELECT place, tags, words FROM declaration_entry ORDER BY place',
  );
  db.exec(
    'INSERT INTO organization_search(rowid, name, tags, industries) SELECT listing_no, name, tags, industries FROM organization_words',
  );
  // The trigger of a changed entry writes its words.
  db.exec('UPDATE search_entry SET letters = letters');
}

/** Counts what is there, table by table, beside what the backup says. */
async function compare(db: DatabaseSync, { database }: Manifest): Promise<void> {
  const tables = await dataTables(async (sql) => db.prepare(sql).all());
  for (const table of new Set([...tables, ...Object.keys(database.rows)])) {
    const wanted = database.rows[table] ?? 0;
    const there = tables.includes(table) ? Number(db.prepare(`SELECT count(*) AS n FROM "${table}"`).get()?.n) : 0;
    if (there !== wanted && table !== 'd1_local_marks')
      throw new Failure(`Of ${table} ${there} rows arrived, and the backup has ${wanted}: nothing was restored.`);
  }
}

/**
 * Puts the rows of a backup into an empty database: the tables as old as the backup, the rows as they are, without what triggers would
 * write beside them, then the indices.
 * @throws Failure where a migration of the backup is not known here, or rows are missing afterwards
 */
export async function loadDatabase(db: DatabaseSync, manifest: Manifest, file: string): Promise<void> {
  const applied = migrate(db, new Set(manifest.migrations));
  const unknown = manifest.migrations.filter((name) => !applied.includes(name));
  if (unknown.length > 0)
    throw new Failure(
      `The backup is of a newer version: db/migrations lacks ${unknown.join(', ')}. Restore it with that version.`,
    );
  marks(db);
  const triggers = db.prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'trigger'`).all();
  const tables = await dataTables(async (sql) => db.prepare(sql).all());
  db.exec('PRAGMA foreign_keys = OFF; BEGIN');
  for (const { name } of triggers) db.exec(`DROP TRIGGER "${name}"`);
  for (const table of tables) db.exec(`DELETE FROM "${table}"`);
  await readRows(db, file);
  for (const { sql } of triggers) db.exec(String(sql));
  db.exec('COMMIT');
  transaction(db, () => rebuildIndices(db));
  await compare(db, manifest);
  const known = marks(db);
  // A backup is whole: no demo data is wanted beside it.
  if (known.get('demo') === undefined) known.set('demo', 'restored');
}
