import { beforeAll, describe, expect, test } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { add, adds, BASE, put, remove, run, work } from './table-calls.ts';

let member: Client;
let other: Client;
let visitor: Client;

beforeAll(async () => {
  [member, other] = await Promise.all([signedIn('13800000001'), signedIn('13800000002')]);
  visitor = client();
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
