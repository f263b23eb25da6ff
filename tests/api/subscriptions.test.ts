import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { add, put } from './table-calls.ts';

const MEMBER = '13800000010';
const OTHER = '13800000002';
const WHOLE = ['s-101', 's-102', 's-103', 's-104'];

let server: TestServer;
let member: Client;

beforeAll(async () => {
  server = await startServer();
  member = await signedIn(MEMBER, server.url);
});
afterAll(() => server.stop());

const save = (person: Client, body: object) => person.put('/web/v1/user/subscription', body);
const own = async (person: Client) => (await person.get('/web/v1/user/subscription/list')).result;

describe('subscriptions', () => {
  it('MAT-006 each of the four main groups needs a selection, and nothing is saved without', async () => {
    for (const left of WHOLE) {
      const answer = await save(member, { item_type: 1, scopes: WHOLE.filter((id) => id !== left) });
      expect(answer.code).toBe(422);
      expect(answer.errors).toHaveLength(1);
    }
    expect(await own(member)).toEqual([]);
    const answer = await save(member, { item_type: 1, scopes: [] });
    expect(answer.errors?.map(({ field }: { field: string }) => field)).toEqual([
      'technology',
      'form',
      'direction',
      'scene',
    ]);
  });

  it('MAT-005 MAT-006 the other step may stay empty; the same twice is one, a change replaces, results and demands are two', async () => {
    for (let time = 0; time < 2; time++) expect((await save(member, { item_type: 1, scopes: WHOLE })).status).toBe(200);
    await save(member, { item_type: 2, scopes: WHOLE, keyword: '电池', region: '130000' });
    await save(member, { item_type: 1, scopes: [...WHOLE, 's-101-01'], keyword: ' 石墨 ' });
    expect(await own(member)).toMatchObject([
      { item_type: 1, scopes: [...WHOLE, 's-101-01'], keyword: '石墨', region: '' },
      { item_type: 2, scopes: WHOLE, keyword: '电池', region: '130000' },
    ]);
    expect(await own(await signedIn(OTHER, server.url))).toEqual([]);
    for (let time = 0; time < 2; time++)
      expect((await member.call('DELETE', '/web/v1/user/subscription', { query: { item_type: '2' } })).status).toBe(
        200,
      );
    expect(await own(member)).toHaveLength(1);
  });

  it('MAT-006 visitors, unknown fields of science and unknown names are refused', async () => {
    expect((await save(client(server.url), { item_type: 1, scopes: WHOLE })).status).toBe(100);
    expect((await save(member, { item_type: 1, scopes: [...WHOLE, 's-101-99'] })).code).toBe(422);
    expect((await save(member, { item_type: 1, scopes: WHOLE, user_id: 'x' })).code).toBe(422);
    expect((await save(member, { item_type: 3, scopes: WHOLE })).code).toBe(422);
  });

  it('MAT-005 MAT-006 MAT-011 the table service takes what the wizard takes; nothing that stands there stops pushes to all', async () => {
    const scopes = JSON.stringify(WHOLE);
    const bad = [
      ...['not json', '{}', '"s-101"', '[]', '["s-101","s-102","s-103"]', '[1]'].map((text) => ({ scopes: text })),
      ...[{ scopes: JSON.stringify([...WHOLE, 's-101-99']) }, { item_type: 3 }, { keyword: '长'.repeat(61) }],
      ...[{ region: '999999' }, { industries: '{' }],
    ];
    const other = await signedIn(OTHER, server.url);
    const codes = await Promise.all(
      bad.map(async (row) => (await add(other, 'subscription', { item_type: 1, scopes, ...row })).code),
    );
    expect(codes).toEqual(bad.map(() => 422));
    expect(await own(other)).toEqual([]);
    const added = await add(other, 'subscription', { item_type: 1, scopes: JSON.stringify([...WHOLE, ...WHOLE]) });
    expect(added.code).toBe(200);
    for (const { item_type: _, ...change } of bad.filter((row) => !('item_type' in row)) as Record<string, unknown>[])
      expect((await put(other, 'subscription', change, { id: added.result.id })).code).toBe(422);
    expect(await own(other)).toMatchObject([{ item_type: 1, scopes: WHOLE }]);
    const operator = await signedIn('13800000007', server.url);
    const [{ chengguo_id }] = (await operator.get('/web/v1/chengguo/list', {})).result.records;
    const pushed = await operator.post('/web/egg/match/pushToSubUser', { item_type: 1, items: [chengguo_id] });
    expect([pushed.code, pushed.result?.pushed > 0]).toEqual([200, true]);
  });

  it('MAT-005 the wizard searches: everything chosen finds all, a word and an area narrow it', async () => {
    const visitor = client(server.url);
    const find = async (query: Record<string, string>) =>
      (await visitor.get('/web/v1/subscription/search', { item_type: '1', scopes: WHOLE.join(','), ...query })).result;
    const all = await find({});
    expect(all.total).toBeGreaterThan(3);
    const [first] = all.records;
    const word = first.name.slice(0, 4);
    const narrowed = await find({ keyword: word });
    expect(narrowed.records.map(({ chengguo_id }: Record<string, string>) => chengguo_id)).toContain(first.chengguo_id);
    expect(narrowed.total).toBeLessThan(all.total);
    expect((await find({ scopes: '' })).total).toBe(0);
    expect((await find({ scopes: 's-102' })).total).toBeLessThan(all.total);
    expect((await find({ keyword: '绝不存在的词语' })).total).toBe(0);
    expect((await find({ region: '130000' })).total).toBeLessThanOrEqual(all.total);
  });

  it('MAT-007 six project databases are named, each with a list of the platform', async () => {
    const { databases, follow_url } = (await client(server.url).get('/web/v1/subscription/about')).result;
    expect(databases).toHaveLength(6);
    expect(new Set(databases.map(({ name }: { name: string }) => name)).size).toBe(6);
    for (const { to } of databases) expect(to).toMatch(/^\/(results|demands)/);
    expect(follow_url).toBe(`${server.url}/wxBind`);
  });
});
