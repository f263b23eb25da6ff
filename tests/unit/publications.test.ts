import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { referenceStatements } from '../../db/reference/statements.ts';
import { matchOf, readListQuery } from '../../functions/modules/items/public/filters.ts';
import { rebuildCounters } from '../../functions/modules/items/public/rebuild.ts';
import { plainText } from '../../functions/platform/plain-text.ts';
import {
  type PublicationInput,
  publishStatements,
  withdrawStatements,
} from '../../functions/tables/items/publication.ts';
import { searchedCharacters } from '../../functions/tables/items/tokens.ts';
import { migrate } from '../local/database.ts';
import { loadDemo } from '../seed/load.ts';

const values = (params: unknown[]) => params as SQLInputValue[];

async function database(): Promise<DatabaseSync> {
  const db = new DatabaseSync(':memory:');
  await migrate(db);
  for (const { sql, params } of referenceStatements()) db.prepare(sql).run(...values(params));
  return db;
}

describe('the search index', () => {
  let db: DatabaseSync;
  beforeAll(async () => {
    db = await database();
    loadDemo(db, { base: true, activity: false, scale: 0 });
  });

  const finds = (keyword: string): Set<string> => {
    const match = matchOf(readListQuery({ keyword }));
    if (match === null || match === 'nothing') throw new Error(`"${keyword}" asks nothing`);
    const sql =
      'SELECT item_id FROM result_publication WHERE release_no IN (SELECT rowid FROM result_search WHERE result_search MATCH ?)';
    return new Set(
      db
        .prepare(sql)
        .all(match.all)
        .map((row) => String(row.item_id)),
    );
  };

  it('PUB-101 every run of 1 to 8 characters of every public name and profile finds its result', () => {
    const rows = db
      .prepare(`SELECT item_id, name, detail ->> '$.profile' AS profile FROM result_publication ORDER BY release_no`)
      .all();
    expect(rows.length).toBeGreaterThanOrEqual(50);
    const known = new Map<string, Set<string>>();
    let checked = 0;
    rows.forEach((row, nth) => {
      for (const text of [String(row.name), plainText(String(row.profile))]) {
        const characters = [...text];
        // All runs of every fifth result, and a moving sample of the others: the whole takes minutes.
        const step = nth % 5 === 0 ? 1 : 7;
        for (let at = 0; at < characters.length; at += step) {
          for (let length = 1; length <= 8; length++) {
            const keyword = characters.slice(at, at + length).join('');
            if (keyword.trim() === '') continue;
            let found = known.get(keyword);
            if (!found) {
              found = finds(keyword);
              known.set(keyword, found);
            }
            if (!found.has(String(row.item_id))) expect.fail(`"${keyword}" does not find ${row.name}`);
            checked += 1;
          }
        }
      }
    });
    expect(checked).toBeGreaterThan(10_000);
  });

  it('PUB-101 nothing is found that does not hold every word', () => {
    const texts = new Map(
      db
        .prepare(
          `SELECT item_id, name || char(10) || (detail ->> '$.profile') || char(10) || concat_ws(char(10), card ->> '$.name_en', card ->> '$.summary_en') || char(10) || coalesce(organization_name,'') || char(10) || coalesce(code,'') AS text FROM result_publication`,
        )
        .all()
        .map((row) => [String(row.item_id), searchedCharacters(plainText(String(row.text))).join('')]),
    );
    for (const keyword of ['石墨烯', '技术 电池', '温', '3D', '河北', 'zzzz', '监测平台 水', 'CGGRZZ26', '燕赵先进']) {
      const expected = [...texts].filter(([, text]) =>
        keyword.split(' ').every((word) => text.includes(searchedCharacters(word).join(''))),
      );
      expect([...finds(keyword)].sort(), keyword).toEqual(expected.map(([id]) => id).sort());
    }
  });

  it('PUB-101 wildcards and operators of the index mean nothing in a keyword', () => {
    for (const keyword of ['_', '"', '*', 'NOT', 'a" OR name : "b', '^', '{name}', "'", '\\', 'NEAR(石 墨)']) {
      const found = finds(keyword).size;
      expect(found, keyword).toBeLessThan(10);
    }
  });
});

const TOKENS = ['ss-101', 'ss-101-02', 'ss-103', 'r130000', 't130100', 'k130102', 'm1', 'm9', 'c0', 'c3', 'u1', 'u2'];

const input = (itemId: string, facets: string[]): PublicationInput => ({
  itemId,
  code: null,
  name: `name ${itemId}`,
  cover: null,
  summary: '',
  organizationId: null,
  organizationName: null,
  regionName: null,
  card: {},
  facets: ['*', ...facets],
  detail: {},
  body: '',
  releaseTime: 1,
  updateTime: 1,
});

describe('days of release', () => {
  it('PUB-101 a list between two days holds what was released then, whichever version is public', async () => {
    const db = await database();
    const publish = (of: PublicationInput) => {
      for (const { sql, params } of publishStatements('result', of)) db.prepare(sql).run(...values(params));
    };
    const day = (text: string) => Date.parse(`${text}+08:00`) / 1000;
    const times = ['2019-12-31T23:59:59', '2020-01-01T00:00:00', '2020-02-29T12:00:00', '2021-03-01T00:00:00']
      .map(day)
      .concat(Array.from({ length: 400 }, (_, index) => day('2021-12-28T07:30:00') + index * 90_001));
    for (const [index, releaseTime] of times.entries()) publish({ ...input(`i${index}`, []), releaseTime });
    // A version that replaces another keeps the first one's time of release.
    for (const index of [0, 3, 50]) publish({ ...input(`i${index}`, ['m1']), releaseTime: day('2022-06-06T00:00:00') });
    const between = (from: string, to: string): string[] => {
      const match = matchOf(readListQuery({ from, to }));
      if (match === 'nothing') return [];
      const found = match
        ? db.prepare('SELECT rowid AS no FROM result_search WHERE result_search MATCH ?').all(match.all)
        : db.prepare('SELECT release_no AS no FROM result_publication').all();
      return found.map(({ no }) => String(no)).sort();
    };
    const expected = (from: string, to: string): string[] =>
      times
        .flatMap((time, index) =>
          (!from || time >= day(`${from}T00:00:00`)) && (!to || time < day(`${to}T00:00:00`) + 86_400)
            ? [String(index + 1)]
            : [],
        )
        .sort();
    const dates = fc
      .integer({ min: day('2019-11-01T00:00:00'), max: day('2023-06-01T00:00:00') })
      .map((time) => new Date(time * 1000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.oneof(dates, fc.constant('')), fc.oneof(dates, fc.constant('')), (from, to) => {
        expect(between(from, to), `${from} to ${to}`).toEqual(expected(from, to));
      }),
      { numRuns: 300 },
    );
    // What is no day counts as not given.
    expect(between('2020-02-30', 'tomorrow')).toEqual(expected('', ''));
    expect(between('1000-01-01', '9999-12-31')).toHaveLength(times.length);
  });
});

const counted = (db: DatabaseSync) => ({
  facets: db
    .prepare("SELECT grp, counts FROM facet_count WHERE kind='result' ORDER BY grp")
    .all()
    .map((row) => [row.grp, JSON.parse(String(row.counts))]),
  ranks: db
    .prepare("SELECT level, block, live FROM publication_rank WHERE kind='result' AND live>0 ORDER BY level, block")
    .all(),
  searched: db
    .prepare('SELECT rowid FROM result_search ORDER BY rowid')
    .all()
    .map((row) => row.rowid),
});

describe('the kept counters', () => {
  it('PUB-101 hold after any order of publishing, changing and withdrawing, as if counted anew', async () => {
    const db = await database();
    const step = fc.record({
      id: fc.integer({ min: 1, max: 12 }),
      facets: fc.option(fc.uniqueArray(fc.constantFrom(...TOKENS))),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => {
        for (const { id, facets } of steps) {
          const statements = facets
            ? publishStatements('result', input(`i${id}`, facets))
            : withdrawStatements('result', `i${id}`);
          for (const { sql, params } of statements) db.prepare(sql).run(...values(params));
        }
        const kept = counted(db);
        for (const { sql, params } of rebuildCounters('result')) db.prepare(sql).run(...values(params));
        expect(kept).toEqual(counted(db));
        const numbers = db
          .prepare('SELECT release_no FROM result_publication ORDER BY 1')
          .all()
          .map((row) => row.release_no);
        expect(kept.searched).toEqual(numbers);
      }),
      { numRuns: 60 },
    );
  });

  it('PUB-115 an edit keeps the place in the order and the first release time', async () => {
    const db = await database();
    const publish = (item: PublicationInput) => {
      for (const { sql, params } of publishStatements('result', item)) db.prepare(sql).run(...values(params));
    };
    publish(input('a', []));
    publish(input('b', []));
    publish({ ...input('a', ['m1']), name: 'changed', releaseTime: 99, updateTime: 99 });
    const rows = db
      .prepare('SELECT item_id, name, release_time, update_time FROM result_publication ORDER BY release_no')
      .all();
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { item_id: 'a', name: 'changed', release_time: 1, update_time: 99 },
      { item_id: 'b', name: 'name b', release_time: 1, update_time: 1 },
    ]);
  });
});
