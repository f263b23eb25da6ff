import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type Form, ownFields } from '../../db/contract/form.ts';
import { DEMAND_FORM } from '../../db/contract/form-demands.ts';
import { PROJECT_FORM } from '../../db/contract/form-projects.ts';
import { RESULT_FORM } from '../../db/contract/form-results.ts';
import { FILE_USE_TRIGGERS } from '../../db/contract/uploads.ts';
import { lendingTables, servedTables } from '../../functions/data/catalog.ts';
import '../../functions/tables/index.ts';
import { root } from '../local/command.ts';

const db = new DatabaseSync(':memory:');
const folder = join(root, 'db/migrations');
for (const file of readdirSync(folder).sort()) {
  if (file.endsWith('.sql')) db.exec(readFileSync(join(folder, file), 'utf8'));
}

const triggers = db
  .prepare(`SELECT name, tbl_name AS "table", sql FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'file_use_%'`)
  .all() as { name: string; table: string; sql: string }[];

/** Columns that hold rich text, addresses of files, or JSON with either. */
const MAY_NAME_A_FILE =
  /^(?:cover|avatar|logo|photos?|pictures?|images?|files?|file_path|enclosure|profile|content|detail|detail_desc|card|form|html|video|\w*_bg|\w*_policy)$/;

const watched = new Set(
  triggers.flatMap(({ table, sql }) => [...sql.matchAll(/\bnew\.(\w+)/g)].map(([, column]) => `${table}.${column}`)),
);

test('every column that may name a stored file is watched by the triggers that keep the file', () => {
  const columns = db
    .prepare(
      `SELECT m.name AS "table", c.name AS "column" FROM sqlite_master m, pragma_table_info(m.name) c
       WHERE m.type = 'table' AND upper(c.type) = 'TEXT'`,
    )
    .all() as { table: string; column: string }[];
  const named = columns.filter(({ column }) => MAY_NAME_A_FILE.test(column)).map((c) => `${c.table}.${c.column}`);
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !watched.has(name))).toEqual([]);
});

test('so is every column that a table or a form takes rich text or a stored file for', () => {
  const ofTables = servedTables().flatMap(({ name, hooks: { html = [], files = [] } }) =>
    [...html, ...files].map((column) => `${name}.${column}`),
  );
  const ofForms = (
    [
      ['chengguo', RESULT_FORM],
      ['xuqiu', DEMAND_FORM],
      ['xiangmu', PROJECT_FORM],
    ] as const
  ).flatMap(([table, form]) =>
    ownFields(form as Form).flatMap(([name, { look }]) =>
      look === 'html' || look === 'picture' ? [`${table}.${name}`] : [],
    ),
  );
  expect(ofTables.length).toBeGreaterThan(30);
  expect(ofForms.length).toBeGreaterThan(6);
  expect([...ofTables, ...ofForms].filter((name) => !watched.has(name))).toEqual([]);
});

test('the sweep knows how many triggers there are', () => {
  expect(triggers).toHaveLength(FILE_USE_TRIGGERS);
  for (const end of ['added', 'changed', 'removed']) {
    expect(triggers.filter(({ name }) => name.endsWith(end))).toHaveLength(FILE_USE_TRIGGERS / 3);
  }
});

/** Words without files of their own, copies of what stands elsewhere, and what only its writer reads. */
const LENDS_NOTHING = [
  ...['comment', 'post_version', 'review_comment', 'notice', 'draft', 'cheese', 'project_form', 'project_rec_opinion'],
  'project_opinion_draft',
  ...['push_group', 'push_wechat', 'user_push'],
];

test('every table that names files says who reads them through it, or that nobody does', () => {
  const tables = new Set(triggers.map(({ table }) => table));
  expect([...tables].sort()).toEqual([...lendingTables().keys(), ...LENDS_NOTHING].sort());
});
