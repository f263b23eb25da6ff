import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as index from '../../db/schema/index.ts';
import { root } from './command.ts';

const folder = join(root, 'db/schema');

/**
 * Tables that a file of `db/schema` exports and the index does not: of these no migration says anything.
 * @param named what the index exports
 * @returns file and table of each
 */
export async function unnamedTables(named: object = index): Promise<string[]> {
  const known = new Set<unknown>(Object.values(named));
  const files = readdirSync(folder).filter((name) => name !== 'index.ts');
  const found = files.map(async (name) => {
    const exported: object = await import(join(folder, name));
    const tables = Object.values(exported).filter((value) => is(value, SQLiteTable) && !known.has(value));
    return tables.map((table) => `${name}: ${getTableName(table)}`);
  });
  return (await Promise.all(found)).flat();
}
