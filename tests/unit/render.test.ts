import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias, SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { describe, expect, test } from 'vitest';
import { users } from '../../db/schema/users.ts';
import { servedTables } from '../../functions/data/catalog.ts';
import { render } from '../../functions/data/render.ts';
import { allOf, Source, sizeOf } from '../../functions/data/source.ts';
import { type Caller, VISITOR } from '../../functions/platform/caller.ts';
import { AppError } from '../../functions/platform/errors.ts';
import '../../functions/tables/index.ts';

class Numbering extends SQLiteSyncDialect {
  override escapeParam(place: number): string {
    return `?${place + 1}`;
  }
}

/** The statement as Drizzle writes it, each value in the place where it comes first. */
function byDrizzle(query: SQL): { sql: string; params: unknown[] } {
  const { sql: text, params } = new Numbering().sqlToQuery(query);
  const values = [...new Set(params)];
  return {
    sql: text.replace(/\?(\d+)/g, (_, place) => `?${values.indexOf(params[Number(place) - 1]) + 1}`),
    params: values,
  };
}

const member: Caller = {
  ...VISITOR,
  kind: 'user',
  userId: 'user-1',
  organizationIds: ['org-1', 'org-2'],
  adminOrganizationIds: ['org-1'],
  readFrom: new Map([['org-2', 1_700_000_000]]),
  visibleArea: { level: 2, code: '130100' },
};
const CALLERS: Record<string, Caller> = {
  visitor: VISITOR,
  member,
  admin: { ...member, authorities: new Set(['admin'] as const), visibleArea: null },
  recommender: { ...VISITOR, kind: 'recommender', recommenderId: 'recommender-1' },
};

/** Everything that a list may ask of a table, in one statement. */
function everything(name: string, caller: Caller): SQL | undefined {
  try {
    const source = new Source(name, caller, 't');
    const columns = source.readable();
    const where = allOf([
      source.rows,
      ...columns.map(({ value }, place) => sql`${value} = ${place % 3 ? 'x' : place}`),
    ]);
    return sql`SELECT ${sql.join(
      columns.map(({ value }) => value),
      sql`, `,
    )}, ${sizeOf(columns)} FROM ${source.from}${where ? sql` WHERE ${where}` : sql``}`;
  } catch (error) {
    // A table that this caller does not get.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

describe('a statement', () => {
  for (const [kind, caller] of Object.entries(CALLERS)) {
    test(`TBL-002 is written as Drizzle writes it, with every rule of every table, for the ${kind}`, () => {
      let seen = 0;
      for (const { name } of servedTables()) {
        const query = everything(name, caller);
        if (!query) continue;
        const wanted = byDrizzle(query);
        if (wanted.params.length > 100 || wanted.sql.length > 100_000) continue;
        expect(render(query), name).toEqual(wanted);
        seen += 1;
      }
      expect(seen).toBeGreaterThan(10);
    });
  }

  test('binds equal values once, in the order in which they come, whatever brings them', () => {
    const u = alias(users, 'u');
    const part = sql`${u.nickname} = ${'a'}`;
    const query = sql`SELECT ${sql.identifier('x"y')}, ${u} FROM ${users} WHERE ${part} OR ${sql`(${part})`} OR ${eq(u.nickname, 'b')}
      OR ${inArray(u.id, ['a', 'c'])} OR ${['a', 1]} OR ${sql.param('d')} OR ${null} OR ${undefined} OR ${sql`1`.as('one')}`;
    const { sql: text, params } = render(query);
    expect({ sql: text, params }).toEqual(byDrizzle(query));
    expect(params).toEqual(['a', 'b', 'c', 1, 'd', null]);
  });

  test('what D1 would refuse is refused before', () => {
    const many = (count: number) => sql.join(Array.from({ length: count }, (_, place) => sql`${place}`));
    expect(render(many(100)).params).toHaveLength(100);
    expect(() => render(many(101))).toThrow();
    expect(() => render(sql.raw('x'.repeat(100_001)))).toThrow();
  });
});
