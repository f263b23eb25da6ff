import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { tables } from '../../functions/tables/index.ts';
import { loadDemo, loadReference, migrate } from '../local/database.ts';
import { databaseFile, openDatabase } from '../local/state.ts';

/** Tables that everybody reads and that grow with use, to some thousands of rows each. */
const GROWING = [
  ...['chengguo', 'chengguo_scope', 'xuqiu', 'xuqiu_scope', 'chanpin', 'chanpin_scope', 'xiangmu', 'zhuanjia', 'news'],
  ...['organization', 'attachment_relation', 'comment', 'feedback', 'user', 'meeting', 'course', 'project', 'scope'],
];

/** What few rows are anywhere, and each of them renews a figure over all of its kind: copies are none of it. */
const ONCE = new Set(['is_clinic']);

/** Copies of the rows that are there; what must be unique gets the number of the copy, so that copies name each other. */
function grow(db: DatabaseSync, name: string, rows: number): void {
  const table = tables.get(name)?.table;
  if (!table) throw new Error(`no table ${name}`);
  const { columns, indexes } = getTableConfig(table);
  const unique = new Set(columns.filter((column) => column.primary || column.isUnique).map((column) => column.name));
  for (const { config } of indexes.filter((index) => index.config.unique)) {
    for (const column of config.columns) if ('name' in column) unique.add(String(column.name));
  }
  const names = columns.map((column) => `"${column.name}"`).join(', ');
  const values = columns.map((column) => {
    if (unique.has(column.name)) return `o."${column.name}" || '-' || copy.value`;
    return ONCE.has(column.name) ? '0' : `o."${column.name}"`;
  });
  const there = Number(db.prepare(`SELECT count(*) AS n FROM "${name}"`).get()?.n);
  const copies = JSON.stringify(Array.from({ length: Math.ceil(rows / Math.max(1, there)) }, (_, n) => n + 1));
  db.prepare(
    `INSERT OR IGNORE INTO "${name}" (${names}) SELECT ${values.join(', ')} FROM "${name}" AS o, json_each(?) AS copy`,
  ).run(copies);
}

/** Texts as long as a column takes, in rows that everybody reads. */
function lengthen(db: DatabaseSync): void {
  const text = `<p>${'很长的正文'.repeat(10_000)}</p>`;
  db.prepare(
    'UPDATE news SET content = ? WHERE rowid % 3 = 0 AND id IN (SELECT id FROM news ORDER BY id LIMIT 100)',
  ).run(text);
  db.prepare('UPDATE organization SET profile = ?, reg_location = ? WHERE rowid % 5 = 0 AND rowid < 300').run(
    text,
    text,
  );
}

/** All news is public, as its drafts are. */
function publishNews(db: DatabaseSync): void {
  db.exec(`DELETE FROM news_publication; INSERT INTO news_publication (id, news_id, version, title, content, type, release_time, start_time)
    SELECT id, id, 1, title, content, type, add_time, add_time FROM news WHERE is_delete = 0`);
}

/**
 * A state folder of a platform that is much used: thousands of rows in every table that everybody reads.
 * @param rows how many rows each table has at least
 */
export async function crowdedState(rows: number): Promise<string> {
  const stateDir = mkdtempSync(join(tmpdir(), 'platform-crowd-'));
  const db = openDatabase(databaseFile(stateDir), stateDir);
  try {
    migrate(db);
    await loadReference(db);
    await loadDemo(db, { demo: true, activity: false, scale: 0 });
    db.exec('PRAGMA foreign_keys = OFF');
    for (const name of GROWING) grow(db, name, rows);
    lengthen(db);
    publishNews(db);
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    db.close();
  }
  return stateDir;
}
