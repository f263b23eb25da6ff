import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, test } from 'vitest';
import * as schema from '../../db/schema/index.ts';
import { unnamedTables } from '../local/schema.ts';
import { sources } from './sources.ts';

/** Which stored files a write may name is asked of uploads and of what they are attached to. */
const OF_FILES = 'functions/data/files.ts';

test('the engine of the table service names no table', () => {
  const tables = Object.values(schema).flatMap((table) => (is(table, SQLiteTable) ? [getTableName(table)] : []));
  // Somebody who is signed in is a user as well.
  const quoted = tables.filter((name) => name !== 'user').join('|');
  const named = new RegExp(`\\b(?:FROM|JOIN|INTO|UPDATE) (?:${tables.join('|')})\\b|(['"\`])(?:${quoted})\\1`);
  const found = sources('functions/data').flatMap(({ path, text }) =>
    path === OF_FILES ? [] : text.split('\n').flatMap((line) => (named.test(line) ? [`${path}: ${line.trim()}`] : [])),
  );
  expect(tables.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test('the index names every file of tables, and a migration is refused where it does not', async () => {
  expect(await unnamedTables()).toEqual([]);
  const { clinicApplications: _, ...others } = schema;
  expect(await unnamedTables(others)).toEqual(['clinic.ts: clinic_application']);
});
