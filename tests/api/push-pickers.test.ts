import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, signedIn } from '../setup/client.ts';
import { rowsRead } from '../setup/queries.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { INDIVIDUAL } from './support/results.ts';

const OPERATOR = '13800000007';
const SCALE = 4_000;
/** Rows that one call of a picker may read, whatever the table holds. */
const ROWS = 2500;

describe('pickers of the push screens', () => {
  let server: TestServer;
  let operator: Client;
  let database: D1Database;

  beforeAll(async () => {
    server = await startServer({ demoScale: SCALE });
    operator = await signedIn(OPERATOR, server.url);
    database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  });
  afterAll(() => server.stop());

  const candidates = async (query: Record<string, unknown> = {}) =>
    operator.get('/web/v1/push/candidates', { item_type: 1, ...query });
  const group = async (items: string[], item_type = 1) =>
    (await operator.post('/web/v1/pushGroup', { title: '候选推送组', item_type, items })).result.id as string;
  const openid = (account: string, value: string | null) =>
    database.prepare('UPDATE user SET openid = ? WHERE account = ?').bind(value, account).run();

  it('PUSH-082 PUSH-085 ORG-038 only operators reach the pickers, and nothing in them names an openid', async () => {
    const member = await signedIn(INDIVIDUAL, server.url);
    for (const path of ['candidates?item_type=1', 'orgs', 'orgGroups', 'groups?item_type=1', 'items?group_id=x']) {
      expect((await member.get(`/web/v1/push/${path}`)).code).toBe(403);
      expect((await operator.get(`/web/v1/push/${path}`)).text).not.toContain('openid');
    }
    expect((await member.post('/web/v1/push/orgGroup', { name: 'x', orgs: [] })).code).toBe(403);
    expect((await member.post('/web/v1/push/test', { title: 'x', item_type: 1 })).code).toBe(403);
  });

  it('PUSH-087 MAT-013 MAT-014 items to pack come 20 at a time, go on without a gap, and read no more rows than they count', async () => {
    const first = await candidates();
    expect(first.result.records).toHaveLength(20);
    const second = await candidates({ next: first.result.next });
    const ids = [...first.result.records, ...second.result.records].map((row: { item_id: string }) => row.item_id);
    expect(new Set(ids).size).toBe(40);
    await database.prepare('UPDATE chengguo SET is_tagging = 1 WHERE chengguo_id = ?').bind(ids[3]).run();
    await database.prepare('UPDATE chengguo SET is_pushed = 1 WHERE chengguo_id = ?').bind(ids[5]).run();
    const only = async (query: object) => {
      const answer = await candidates({ ...query });
      expect(rowsRead(answer)).toBeLessThan(ROWS);
      return (answer.result.records as { item_id: string }[]).map((row) => row.item_id);
    };
    expect(await only({ is_tagging: 1 })).toContain(ids[3]);
    expect(await only({ is_tagging: 0 })).not.toContain(ids[3]);
    expect(await only({ is_pushed: 1 })).toContain(ids[5]);
    expect(await only({ is_pushed: 0 })).not.toContain(ids[5]);
    for (const query of [{}, { keyword: '材料' }, { scope: '1' }, { industry: 'C', is_pushed: 1, keyword: '系统' }]) {
      expect(rowsRead(await candidates(query))).toBeLessThan(ROWS);
    }
    const named = first.result.records[0].name as string;
    const found = (await candidates({ keyword: named })).result.records as { name: string }[];
    expect(found.map(({ name }) => name)).toContain(named);
  });

  it('PUSH-022 PUSH-064 PUSH-046 a group of 45 comes in pages of 20, newest first, by name and by state', async () => {
    const page = async (next?: string) => (await candidates({ next })).result;
    const [one, rows] = [await page(), [] as { item_id: string; name: string }[]];
    rows.push(...one.records);
    for (let next = one.next; rows.length < 45; ) {
      const more = await page(next);
      rows.push(...more.records);
      next = more.next;
    }
    const chosen = rows.slice(0, 45);
    const id = await group(chosen.map((row) => row.item_id));
    const items = async (query: object = {}) => operator.get('/web/v1/push/items', { group_id: id, ...query });
    const sizes = [];
    for (const pageIndex of [1, 2, 3]) sizes.push((await items({ pageIndex })).result.records.length);
    expect(sizes).toEqual([20, 20, 5]);
    expect((await items()).result.total).toBe(45);
    const [some] = (await items()).result.records;
    expect(some).toMatchObject({ push_state: 0, own: 0, is_public: 1 });
    expect(Object.keys(some)).toEqual(expect.arrayContaining(['contacts', 'contacts_tel', 'summary', 'org_profile']));
    const named = (await items({ keyword: some.name })).result.records as { name: string }[];
    expect(named.every(({ name }) => name.includes(some.name))).toBe(true);
    expect((await items({ push_state: 2 })).result.records).toEqual([]);
    expect(rowsRead(await items())).toBeLessThan(ROWS);
    const listed = (await operator.get('/web/v1/push/groups', { item_type: 1 })).result.records;
    expect(listed.find((row: { id: string }) => row.id === id)).toMatchObject({
      items: 45,
      free: 45,
      pushed: 0,
      pushes: 0,
    });
    expect((await candidates()).result.records[0].packed).toBeGreaterThan(0);
  });

  it('PUSH-024 PUSH-046 items of a push are its own there, and somebody else’s elsewhere', async () => {
    const rows = (await candidates({ keyword: '' })).result.records as { item_id: string }[];
    const ids = rows.slice(0, 3).map((row) => row.item_id);
    const push_group_id = await group(ids);
    const [org] = (await operator.get('/web/v1/push/orgs', { bound: 1 })).result.records;
    const push = await operator.post('/web/v1/push', {
      title: '材料成果推送',
      remark: '三项成果',
      item_type: 1,
      push_group_id,
      items: [ids[0]],
      orgs: [org.organization_id],
    });
    expect(push.status).toBe(200);
    const items = async (query: object) =>
      (await operator.get('/web/v1/push/items', { group_id: push_group_id, ...query })).result.records as {
        item_id: string;
        own: number;
        push_state: number;
      }[];
    const own = (await items({ push_id: push.result.id })).find((row) => row.item_id === ids[0]);
    expect(own).toMatchObject({ own: 1, push_state: 1 });
    expect((await items({})).find((row) => row.item_id === ids[0])).toMatchObject({ own: 0, push_state: 1 });
    expect((await items({ push_id: push.result.id, own: 1 })).map((row) => row.item_id)).toEqual([ids[0]]);
    const [listed] = (await operator.get('/web/v1/push/groups', { item_type: 1 })).result.records;
    expect(listed).toMatchObject({ id: push_group_id, free: 2, pushes: 1, open_push: push.result.id, open_time: null });
    const auto_push_time = Math.floor(Date.now() / 1000) + 86_400;
    expect((await operator.put('/web/v1/push', { id: push.result.id, auto_push_time })).status).toBe(200);
    const [scheduled] = (await operator.get('/web/v1/push/groups', { item_type: 1 })).result.records;
    expect(scheduled).toMatchObject({ open_push: push.result.id, open_time: auto_push_time });
  });

  it('PUSH-026 PUSH-028 PUSH-029 PUSH-065 organisations say who answers for them and whether that one is bound', async () => {
    const all = await operator.get('/web/v1/push/orgs');
    expect(all.result.records.length).toBeLessThanOrEqual(20);
    expect(rowsRead(all)).toBeLessThan(ROWS);
    const bound = (await operator.get('/web/v1/push/orgs', { bound: 1 })).result.records;
    expect(bound.length).toBeGreaterThan(0);
    expect(bound.every((row: { bound: number; admin_name: string }) => row.bound === 1 && row.admin_name)).toBe(true);
    const { name } = bound[0];
    const found = (await operator.get('/web/v1/push/orgs', { keyword: name })).result.records;
    expect(found.map((row: { name: string }) => row.name)).toContain(name);
    expect((await operator.get('/web/v1/push/orgs', { keyword: '没有这样的单位' })).result.records).toEqual([]);
  });

  it('ORG-005 ORG-006 ORG-032 ORG-033 ORG-035 ORG-036 a group is saved with exactly its members, a nameless one too', async () => {
    const orgs = ((await operator.get('/web/v1/push/orgs')).result.records as { organization_id: string }[]).map(
      (row) => row.organization_id,
    );
    const [a = '', b = '', c = ''] = orgs;
    const id = (await operator.post('/web/v1/push/orgGroup', { name: '', remark: '试用', orgs: [a, b] })).result.id;
    const read = async () => {
      const { records } = (await operator.get('/web/v1/push/orgGroups')).result;
      return records.find((row: { id: string }) => row.id === id);
    };
    expect((await read()).members.map((row: { org_id: string }) => row.org_id).sort()).toEqual([a, b].sort());
    expect((await operator.post('/web/v1/push/orgGroup', { id, name: '院所', orgs: [b, c] })).status).toBe(200);
    const after = await read();
    expect(after).toMatchObject({ name: '院所' });
    expect(after.members.map((row: { org_id: string }) => row.org_id).sort()).toEqual([b, c].sort());
    const unknown = await operator.post('/web/v1/push/orgGroup', { id, name: '院所', orgs: ['nobody'] });
    expect(unknown.errors).toMatchObject([{ field: 'orgs' }]);
    expect((await operator.post('/web/v1/push/orgGroup', { id: 'none', name: 'x', orgs: [] })).code).toBe(404);
    expect((await read()).members).toHaveLength(2);
  });

  it('PUSH-082 a test goes to the operator alone, and says why when it cannot', async () => {
    await openid(OPERATOR, null);
    const message = { title: '二十个字以内显示，其余的会被手机截去，不会显示出来', remark: '备注', item_type: 1 };
    const refused = await operator.post('/web/v1/push/test', message);
    expect(refused.code).toBe(409);
    expect(refused.msg).toContain('绑定');
    await openid(OPERATOR, 'operator-own-openid');
    const sent = await operator.post('/web/v1/push/test', message);
    expect(sent.result).toEqual({ sent: true, hint: null });
    const outbox = await (await fetch(`${server.url}/dev/outbox?channel=wechat&to=operator-own-openid`)).text();
    expect(outbox).toContain('二十个字以内显示');
    await openid(OPERATOR, 'unfollowed-operator');
    const failed = await operator.post('/web/v1/push/test', message);
    expect(failed.result.sent).toBe(false);
    expect(failed.result.hint).toContain('关注');
  });
});
