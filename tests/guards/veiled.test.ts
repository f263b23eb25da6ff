import { expect, test } from 'vitest';
import { AUTHORITIES } from '../../db/contract/limits.ts';
import { VEILED } from '../../db/contract/tables.ts';
import { servedTables } from '../../functions/data/catalog.ts';
import type { ColumnOf } from '../../functions/data/policy.ts';
import '../../functions/tables/index.ts';
import { type Caller, VISITOR } from '../../functions/platform/caller.ts';

const user: Caller = { ...VISITOR, kind: 'user', userId: 'u', organizationIds: ['o'], adminOrganizationIds: ['o'] };
const callers: Caller[] = [
  VISITOR,
  user,
  { ...user, organizationIds: [], adminOrganizationIds: [] },
  { ...VISITOR, kind: 'recommender', recommenderId: 'r' },
  ...AUTHORITIES.map((authority) => ({ ...user, authorities: new Set([authority]) })),
];

test('a column that a policy empties on some rows is known to be so by the types of rows', () => {
  const found = Object.fromEntries(
    servedTables().flatMap(({ name, columns, policy }) => {
      const rules = policy.columns ?? {};
      const veiled = [...columns.values()]
        .filter((column) => column.notNull)
        .map((column) => column.name)
        .filter((column) => {
          const rule = rules[column as ColumnOf<typeof policy.table>];
          return rule && callers.some((caller) => typeof rule(caller, policy.table) === 'object');
        });
      return veiled.length > 0 ? [[name, veiled.sort()]] : [];
    }),
  );
  expect(found).toEqual(VEILED);
});
