import { expect, test } from 'vitest';
import { findTable } from '../../functions/data/catalog.ts';
import { declaredRelations } from '../../functions/data/relations.ts';
import '../../functions/tables/index.ts';

test('every declared relation names real columns and leads to the key of the other table', () => {
  expect(declaredRelations().length).toBeGreaterThan(80);
  for (const { table, column, to, key } of declaredRelations()) {
    const from = findTable(table);
    expect(from?.name, table).toBe(table);
    expect(from?.columns.has(column), `${table}.${column}`).toBe(true);
    expect(findTable(to)?.unique.has(key), `${to}.${key}`).toBe(true);
  }
});
