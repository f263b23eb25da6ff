import { beforeAll, describe, expect, test } from 'vitest';
import { type Client, client } from '../setup/client.ts';
import { BASE } from './table-calls.ts';

let visitor: Client;

beforeAll(() => {
  visitor = client();
});

describe('list', () => {
  test('TBL-002 TBL-009 columns limit the keys, where filters, order sorts', async () => {
    const answer = await visitor.list('china', {
      columns: ['id', 'name'],
      where: { level: 1 },
      order: [['id', 'desc']],
      pageSize: 5,
    });
    expect(answer).toMatchObject({ code: 200, status: 200 });
    expect(answer.msg).not.toBe('');
    const { records } = answer.result;
    expect(records).toHaveLength(5);
    expect(Object.keys(records[0])).toEqual(['id', 'name']);
    const ids = records.map((row: { id: string }) => row.id);
    expect(ids).toEqual([...ids].sort().reverse());
  });

  test('TBL-002 leftJoin adds a nested row, null where there is none, and can be filtered and sorted by', async () => {
    const leftJoin = [{ table: 'scope', on: { pid: 'id' }, columns: ['name', 'code'], as: 'parent' }];
    const tops = await visitor.list('scope', { where: { level: 1 }, leftJoin, pageSize: 1 });
    expect(tops.result.records[0].parent).toBeNull();
    const under = await visitor.list('scope', {
      leftJoin,
      where: { level: 2, 'parent.code': 'technology' },
      order: [['parent.name'], ['sort', 'desc']],
      pageSize: 100,
    });
    expect(under.result.total).toBe(under.result.records.length);
    expect(under.result.total).toBeGreaterThan(0);
    for (const row of under.result.records) {
      expect(Object.keys(row.parent)).toEqual(['name', 'code']);
      expect(row.parent.code).toBe('technology');
    }
    const sorts = under.result.records.map((row: { sort: number }) => row.sort);
    expect(sorts).toEqual([...sorts].sort((a: number, b: number) => b - a));
  });

  test('TBL-002 a join sees the joins before it', async () => {
    const answer = await visitor.list('scope', {
      where: { level: 3 },
      leftJoin: [
        { table: 'scope', on: { pid: 'id' }, columns: ['id', 'pid'], as: 'up' },
        { table: 'scope', on: { 'up.pid': 'id' }, columns: ['id', 'level'], as: 'top' },
      ],
      pageSize: 3,
    });
    for (const row of answer.result.records) expect(row.top).toEqual({ id: row.up.pid, level: 1 });
  });

  test('TBL-002 process nests children of every record, each only its own', async () => {
    const answer = await visitor.list('scope', {
      columns: ['name'],
      where: { level: 1 },
      process: [
        {
          as: 'children',
          table: 'scope',
          on: { pid: 'id' },
          columns: ['pid', 'name', 'level'],
          order: [['sort', 'asc']],
        },
        { as: 'none', table: 'scope', on: { pid: 'id' }, where: { level: 9 } },
      ],
    });
    expect(answer.result.total).toBe(4);
    for (const row of answer.result.records) {
      expect(Object.keys(row)).toEqual(['name', 'children', 'none']);
      expect(row.children.length).toBeGreaterThan(0);
      expect(new Set(row.children.map((child: { pid: string }) => child.pid)).size).toBe(1);
      expect(row.children.every((child: { level: number }) => child.level === 2)).toBe(true);
      expect(row.none).toEqual([]);
    }
  });

  test('TBL-010 TBL-011 pages: ten by default, first page 1, exact counts', async () => {
    const first = await visitor.list('china', { where: { level: 1 } });
    expect(first.result).toMatchObject({ current: 1, pages: 4, total: 34 });
    expect(first.result.records).toHaveLength(10);
    const last = await visitor.list('china', { where: { level: 1 }, pageIndex: 4 });
    expect(last.result).toMatchObject({ current: 4, pages: 4, total: 34 });
    expect(last.result.records).toHaveLength(4);
    const beyond = await visitor.list('china', { where: { level: 1 }, pageIndex: 99 });
    expect(beyond.result).toMatchObject({ records: [], total: 34 });
  });

  test('TBL-011 pages neither repeat nor lose rows when sorted by a column of equal values', async () => {
    const ids: string[] = [];
    for (let pageIndex = 1; pageIndex <= 7; pageIndex++) {
      const page = await visitor.list('china', {
        where: { level: 1 },
        order: [['level', 'desc']],
        pageSize: 5,
        pageIndex,
      });
      ids.push(...page.result.records.map((row: { id: string }) => row.id));
    }
    expect(ids).toHaveLength(34);
    expect(new Set(ids).size).toBe(34);
  });

  test('TBL-012 blank parameters are as good as absent, unknown ones are ignored', async () => {
    const answer = await visitor.get(`${BASE}/list?table=china&where=&order=%20&columns=&_t=123&pageSize=`);
    expect(answer.result).toMatchObject({ current: 1 });
    expect(answer.result.records).toHaveLength(10);
  });

  test('TBL-008 like finds what contains the part; % and _ stand for themselves', async () => {
    const city = await visitor.list('china', { where: { name: { like: '石家庄' } }, pageSize: 100 });
    expect(city.result.total).toBeGreaterThan(0);
    for (const row of city.result.records) expect(row.name).toContain('石家庄');
    for (const part of ['%', '_', '石_庄', '%庄%']) {
      const none = await visitor.list('china', { where: { name: { like: part } } });
      expect(none.result.total, part).toBe(0);
    }
    const long = await visitor.list('china', { where: { name: { like: '很长的名称'.repeat(20) } } });
    expect(long).toMatchObject({ code: 200 });
    const latin = await visitor.list('countries', { where: { en_name: { like: 'CHINA' } } });
    expect(latin.result.total).toBeGreaterThan(0);
  });

  test('TBL-002 every operator of the grammar', async () => {
    const total = async (where: unknown) => (await visitor.list('china', { where })).result.total;
    const level = (n: number) => total({ level: n });
    const [one, two, three] = await Promise.all([level(1), level(2), level(3)]);
    expect(await total({ level: '1' })).toBe(one);
    expect(await total({ level: { eq: 1 } })).toBe(one);
    expect(await total({ level: { ne: 1 } })).toBe(two + three);
    expect(await total({ level: { gt: 1 } })).toBe(two + three);
    expect(await total({ level: { gte: 1, lt: 3 } })).toBe(one + two);
    expect(await total({ level: { lte: 2 } })).toBe(one + two);
    expect(await total({ level: { in: [1, '2'] } })).toBe(one + two);
    expect(await total({ level: { in: [] } })).toBe(0);
    expect(await total({ level: null })).toBe(0);
    expect(await total({ level: { null: false } })).toBe(one + two + three);
    expect(await total({ or: [{ level: 1 }, { and: [{ level: 2 }, { pid: '130000' }] }] })).toBe(one + 11);
    expect(await total({ id: 130000 })).toBe(1);
  });

  test('TBL-014 an unknown table, a table without a policy and one that is not for the caller read alike', async () => {
    const answers = await Promise.all(
      ['no_such_table', 'session', 'd1_migrations', 'sqlite_master', 'push_wechat', ''].map((table) =>
        visitor.list(table),
      ),
    );
    for (const answer of answers.slice(0, 5)) {
      expect(answer).toMatchObject({ code: 404, status: 404, result: null });
      expect(answer.msg).toBe(answers[0]?.msg);
    }
    expect(answers[5]?.code).toBe(422);
  });

  test('TBL-015 both spellings of a table are the same table', async () => {
    const [plain, prefixed, quoted] = await Promise.all([
      visitor.list('scope', { pageSize: 5 }),
      visitor.list('thtt_scope', { pageSize: 5 }),
      visitor.list('"scope"', { pageSize: 5 }),
    ]);
    expect(prefixed.result).toEqual(plain.result);
    expect(quoted.result).toEqual(plain.result);
    const alias = await visitor.list('organisation', { pageSize: 1 });
    expect(alias.status).toBe(200);
  });

  test('TBL-009 refusals are envelopes in the language of the page', async () => {
    const zh = await visitor.list('no_such_table');
    const en = await visitor.get(`${BASE}/list`, { table: 'no_such_table' }, { 'x-lang': 'en' });
    expect(en.msg).toBe('No such table');
    expect(zh.msg).toBe('数据表不存在');
  });
});
