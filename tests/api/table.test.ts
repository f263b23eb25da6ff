import { beforeAll, describe, expect, test } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';

const BASE = '/web/egg/base';
const MEMBER = '13800000001';
const OTHER = '13800000002';
const run = Math.random().toString(36).slice(2, 8);

const add = (c: Client, table: string, data: unknown, more: object = {}) =>
  c.post(`${BASE}/add`, { table, data, ...more });
const adds = (c: Client, table: string, data: unknown[]) => c.post(`${BASE}/adds`, { table, data });
const put = (c: Client, table: string, data: unknown, where: unknown) => c.put(`${BASE}/put`, { table, data, where });
const remove = (c: Client, table: string, where: unknown, verb = 'remove') =>
  c.call('DELETE', `${BASE}/${verb}`, { body: { table, where } });
const work = (c: Client, operations: unknown[]) => c.post(`${BASE}/work`, { operations });

let member: Client;
let other: Client;
let visitor: Client;

beforeAll(async () => {
  [member, other] = await Promise.all([signedIn(MEMBER), signedIn(OTHER)]);
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

describe('write', () => {
  test('TBL-003 TBL-016 add answers the key under its own name, under id and under the asked name', async () => {
    const answer = await add(member, 'cheese', { title: `t-${run}`, profile: '<p>text</p>' }, { key: 'cheese_id' });
    expect(answer).toMatchObject({ code: 200, status: 200 });
    const { id } = answer.result;
    expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(answer.result.cheese_id).toBe(id);
    const row = (await member.list('cheese', { where: { id } })).result.records[0];
    expect(row.title).toBe(`t-${run}`);
    expect(String(row.add_time)).toMatch(/^\d{10}$/);
    expect(Math.abs(row.add_time - Date.now() / 1000)).toBeLessThan(120);
  });

  test('TBL-004 adds writes all rows of a call, or none', async () => {
    const rows = [1, 2, 3].map((n) => ({ title: `adds-${run}-${n}`, profile: 'text' }));
    const answer = await adds(member, 'cheese', rows);
    expect(answer.result.ids).toHaveLength(3);
    const mine = { where: { title: { like: `adds-${run}` } } };
    expect((await member.list('cheese', mine)).result.total).toBe(3);
    const broken = await adds(member, 'cheese', [...rows, { title: `adds-${run}-4` }]);
    expect(broken).toMatchObject({ code: 422, status: 422 });
    expect(broken.errors.map(({ field }) => field)).toEqual(['3.profile']);
    expect((await member.list('cheese', mine)).result.total).toBe(3);
  });

  test('TBL-005 put changes the named own row and no other', async () => {
    const { ids } = (
      await adds(member, 'cheese', [
        { title: `put-${run}-a`, profile: 'x' },
        { title: `put-${run}-b`, profile: 'x' },
      ])
    ).result;
    const answer = await put(member, 'cheese', { title: `put-${run}-new` }, { id: ids[0] });
    expect(answer.result).toEqual({ changed: 1 });
    const rows = (await member.list('cheese', { where: { id: { in: ids } }, order: [['id', 'asc']] })).result.records;
    expect(rows.map((row: { title: string }) => row.title)).toEqual([`put-${run}-new`, `put-${run}-b`]);
    expect(rows[0].update_time).toBeGreaterThan(1_600_000_000);
    expect(rows[1].update_time).toBeNull();
  });

  test('TBL-006 TBL-013 del takes a row out of the lists, by body or by query', async () => {
    const { ids } = (
      await adds(member, 'cheese', [
        { title: `del-${run}`, profile: 'x' },
        { title: `del-${run}`, profile: 'x' },
      ])
    ).result;
    expect((await remove(member, 'cheese', { id: ids[0] }, 'del')).result).toEqual({ changed: 1 });
    const byQuery = await member.delete(`${BASE}/del`, { table: 'cheese', where: { id: ids[1] } });
    expect(byQuery.result).toEqual({ changed: 1 });
    expect((await member.list('cheese', { where: { title: `del-${run}` } })).result.total).toBe(0);
    expect((await remove(member, 'cheese', { id: ids[0] }, 'del')).code).toBe(404);
  });

  test('TBL-007 remove deletes the named rows; an empty where changes nothing', async () => {
    const { ids } = (
      await adds(member, 'cheese', [
        { title: `remove-${run}`, profile: 'x' },
        { title: `keep-${run}`, profile: 'x' },
      ])
    ).result;
    expect((await remove(member, 'cheese', { title: `remove-${run}` })).result).toEqual({ changed: 1 });
    for (const where of [{}, undefined]) {
      expect(await remove(member, 'cheese', where)).toMatchObject({ code: 400, status: 400 });
      expect(await put(member, 'cheese', { title: 'all' }, where)).toMatchObject({ code: 400, status: 400 });
    }
    const left = (await member.list('cheese', { where: { id: { in: ids } } })).result.records;
    expect(left.map((row: { title: string }) => row.title)).toEqual([`keep-${run}`]);
  });

  test('TBL-001 work runs its operations in order in one transaction, and answers each', async () => {
    const { id } = (await add(member, 'cheese', { title: `work-${run}-0`, profile: 'x' })).result;
    const done = await work(member, [
      { op: 'add', table: 'cheese', data: { title: `work-${run}-1`, profile: 'x' } },
      { op: 'adds', table: 'cheese', data: [{ title: `work-${run}-2`, profile: 'x' }] },
      { op: 'put', table: 'cheese', data: { title: `work-${run}-3` }, where: { id } },
    ]);
    expect(done.result).toMatchObject([{ id: expect.any(String) }, { ids: [expect.any(String)] }, { changed: 1 }]);
    const all = { where: { title: { like: `work-${run}` } }, order: [['title', 'asc']] };
    const titles = async () =>
      (await member.list('cheese', all)).result.records.map((row: { title: string }) => row.title);
    const before = [`work-${run}-1`, `work-${run}-2`, `work-${run}-3`];
    expect(await titles()).toEqual(before);
    const failing = [
      { op: 'put', table: 'cheese', data: { title: 'x' }, where: { id: 'nobody' } },
      { op: 'add', table: 'cheese', data: { title: '', profile: 'x' } },
      { op: 'remove', table: 'no_such_table', where: { id: 'x' } },
      { op: 'add', table: 'cheese', data: { title: 'x', profile: 'x', nonsense: 1 } },
    ];
    for (const last of failing) {
      const undone = await work(member, [
        { op: 'add', table: 'cheese', data: { title: `work-${run}-4`, profile: 'x' } },
        { op: 'remove', table: 'cheese', where: { id } },
        last,
      ]);
      expect(undone.code).toBeGreaterThanOrEqual(400);
      expect(undone.code).toBeLessThan(500);
      expect(await titles()).toEqual(before);
    }
  });

  test('SIGN-036 SIGN-042 visitors sign up for a meeting; twice is refused in the words of the documents', async () => {
    const editor = await signedIn('13800000013');
    const { id } = (await add(editor, 'meeting', { name: `meeting-${run}`, type: 1 })).result;
    const person = { meeting_id: id, name: `n-${run}`, phone: '13900000000' };
    expect((await add(visitor, 'meeting_user', person)).status).toBe(200);
    const again = await visitor.post(`${BASE}/add`, { table: 'meeting_user', data: person }, { 'x-lang': 'en' });
    expect(again).toMatchObject({ code: 409, status: 409, msg: 'you have already signed up!' });
    const nobody = await visitor.post(
      `${BASE}/add`,
      { table: 'meeting_user', data: { meeting_id: id } },
      { 'x-lang': 'en' },
    );
    expect(nobody.errors).toMatchObject([
      { field: 'name', code: 'name_required' },
      { field: 'phone', code: 'phone_required' },
    ]);
    expect((await visitor.list('meeting_user', { where: { meeting_id: id } })).result.total).toBe(0);
    expect((await visitor.list('meeting_user', { where: person })).result.total).toBe(1);
    expect((await add(visitor, 'meeting_user', { ...person, meeting_id: 'absent' })).code).toBe(403);
  });

  test('TBL-009 a visitor is asked to sign in, whatever the table', async () => {
    for (const table of ['cheese', 'no_such_table', 'user', 'push_wechat']) {
      expect(await add(visitor, table, { title: 'x', profile: 'x' })).toMatchObject({ code: 401, status: 100 });
    }
    expect(await remove(visitor, 'cheese', { id: 'x' })).toMatchObject({ code: 401, status: 100 });
  });

  test('TBL-005 rows of somebody else cannot be told from rows that are not there', async () => {
    const { id } = (await add(member, 'cheese', { title: `own-${run}`, profile: 'x' })).result;
    const foreign = await put(other, 'cheese', { title: 'taken' }, { id });
    const absent = await put(other, 'cheese', { title: 'taken' }, { id: '01J0000000000000000000NONE' });
    expect(foreign).toMatchObject({ code: 404, status: 404 });
    expect(foreign.text).toBe(absent.text);
    expect((await member.list('cheese', { where: { id } })).result.records[0].title).toBe(`own-${run}`);
  });
});
