import { describe, expect, it } from 'vitest';
import { Database } from '../../functions/platform/database.ts';
import { together } from '../../functions/platform/together.ts';

/** A D1 that answers each statement with its own text, and notes what came in one trip. */
function noting(broken = '') {
  const trips: string[][] = [];
  const answer = (sql: string) => ({ results: [{ sql }], meta: {} });
  const statement = (sql: string) => ({
    sql,
    bind: () => statement(sql),
    all: async () => {
      trips.push([sql]);
      return answer(sql);
    },
  });
  const d1 = {
    prepare: statement,
    batch: async (statements: { sql: string }[]) => {
      trips.push(statements.map(({ sql }) => sql));
      if (statements.some(({ sql }) => sql === broken)) throw new Error('broken');
      return statements.map(({ sql }) => answer(sql));
    },
  };
  return { db: new Database(d1 as never), trips };
}

const later = () => new Promise((resolve) => setTimeout(resolve, 5));
const read = async (db: Database, sql: string) => (await db.first<{ sql: string }>(sql))?.sql;

describe('works that read beside each other', () => {
  it('ask in rounds: as many trips as the longest of them takes, and each is given its own rows', async () => {
    const { db, trips } = noting();
    const long = async (own: Database) => [await read(own, 'a1'), await read(own, 'a2'), await read(own, 'a3')];
    const slow = async (own: Database) => {
      await later();
      return [await read(own, 'b1')];
    };
    const wide = (own: Database) => Promise.all([read(own, 'c1'), read(own, 'c2')]);
    expect(await together(db, [long, slow, async () => 'none', wide])).toEqual([
      ['a1', 'a2', 'a3'],
      ['b1'],
      'none',
      ['c1', 'c2'],
    ]);
    expect(trips.flat().sort()).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'c2']);
    expect(trips.length).toBeLessThanOrEqual(4);
  });

  it('may do so within each other', async () => {
    const { db, trips } = noting();
    const inner = (own: Database) =>
      together(
        own,
        ['x', 'y'].map((sql) => (its: Database) => read(its, sql)),
      );
    expect(await together(db, [inner, (own) => read(own, 'z')])).toEqual([['x', 'y'], 'z']);
    expect(trips).toHaveLength(1);
  });

  it('fail where one of them does, and none of them waits for ever', async () => {
    const { db } = noting('bad');
    await expect(together(db, [(own) => read(own, 'bad'), (own) => read(own, 'good')])).rejects.toThrow('broken');
    const early = together(db, [
      async () => {
        throw new Error('early');
      },
      (own) => read(own, 'good'),
    ]);
    await expect(early).rejects.toThrow('early');
  });
});
