import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { newMember } from './support/accounts.ts';
import { joined, organizationOf } from './support/people.ts';
import { byOrganization, byPerson, SCOPE, unique } from './support/results.ts';
import { add, adds } from './table-calls.ts';

const BASE = '/web/egg/base';
let server: TestServer;
let member: Client;
let admin: Client;

beforeAll(async () => {
  server = await startServer({ crons: false });
  [member, admin] = (await Promise.all(
    ['13800000002', '13800000011'].map((account) => signedIn(account, server.url)),
  )) as [Client, Client];
  await setting('publishing-hourly', '60');
  await setting('publishing-daily', '480');
});
afterAll(() => server.stop());

const setting = async (id: string, value: string) =>
  expect((await admin.put('/web/v1/admin/setting', { id, value })).code).toBe(200);
const row = (n: number) => ({
  ...{ name: unique(`成果${n}-`), profile: '<p>简介</p>', sub_type: 2, scope: SCOPE.id, director: '负责人' },
  ...{ region_id: '130000,130100', id_number: '130100190001010000' },
  ...{ contacts: '联系人', contacts_tel: '0311-00000000', contacts_addr: '石家庄市' },
});
const rows = (count: number) => Array.from({ length: count }, (_, n) => row(n));
const count = async (table: string, by: Client): Promise<number> => {
  const { user_id } = (await by.get('/web/egg/user/session')).result;
  return (await by.list(table, { where: { add_user: user_id }, pageSize: 1 })).result.total;
};
const work = (by: Client, ...sizes: [table: string, rows: object[]][]) =>
  by.post(`${BASE}/work`, { operations: sizes.map(([table, data]) => ({ op: 'adds', table, data })) });

describe('how much an account publishes', () => {
  it('one call never puts more into the queue than an hour allows: all of it or nothing', async () => {
    const before = await count('chengguo', member);
    const much = await work(member, ['chengguo', rows(80)], ['chengguo', rows(80)]);
    expect(much.code).toBe(429);
    expect(much.msg).toMatch(
      /^本小时发布数量已达上限，北京时间 \d{4}-\d\d-\d\d \d\d:00 后可继续；如需更多，请在会员中心“账号安全”中申请$/,
    );
    expect(Number(much.headers.get('retry-after'))).toBeLessThanOrEqual(3600);
    // Kinds are counted together, and what was refused was not counted.
    expect(
      (await work(member, ['chengguo', rows(40)], ['xiangmu', [{ name: '项目' }]], ['chanpin', rowsOf(20)])).code,
    ).toBe(429);
    expect(await count('chengguo', member)).toBe(before);
    expect(
      (await work(member, ['chengguo', rows(39)], ['xiangmu', [{ name: '项目' }]], ['chanpin', rowsOf(20)])).code,
    ).toBe(200);
    const english = await member.post(`${BASE}/add`, { table: 'chengguo', data: row(1) }, { 'x-lang': 'en' });
    expect([english.code, english.msg]).toEqual([429, expect.stringContaining('limit of publications for this hour')]);
    expect((await adds(member, 'chanpin', rowsOf(1))).code).toBe(429);
    expect((await add(member, 'zhuanjia', { name: '专家' })).code).toBe(429);
    const wizard = await member.post('/web/v1/user/chengguo', byPerson());
    expect([wizard.code, wizard.msg]).toEqual([429, expect.stringContaining('本小时')]);
    expect(await count('chengguo', member)).toBe(before + 39);
  });

  it('calls side by side stay within the limit together', async () => {
    const other = await signedIn('13800000010', server.url);
    const answers = await Promise.all(Array.from({ length: 8 }, () => adds(other, 'chanpin', rowsOf(20))));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 429)).toHaveLength(5);
  });

  it('a day has a limit of its own', async () => {
    await setting('publishing-daily', '4');
    const person = await signedIn('13800000009', server.url);
    const submit = () => person.post('/web/v1/user/chengguo', byPerson({ result: { name: unique('成果') } }));
    for (let n = 0; n < 4; n += 1) expect((await submit()).code).toBe(200);
    const over = await submit();
    expect([over.code, over.msg]).toEqual([429, expect.stringMatching(/^今日发布数量已达上限，北京时间 .* 00:00 后/)]);
    await setting('publishing-daily', '480');
    expect((await submit()).code).toBe(200);
  });

  it('people of one organisation share its limit, of which strangers use up nothing, and a verified one has more', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, async () => (await newMember(server.url)).browser));
    const [founder, second, third, late, stranger, other] = people as [Client, Client, Client, Client, Client, Client];
    const name = unique('额度共享研究院');
    const organization_id = await organizationOf(founder, name);
    for (const colleague of [second, third, late]) await joined(founder, colleague, organization_id);
    await setting('publishing-hourly', '2');
    const submit = async (who: Client) =>
      (await who.post('/web/v1/user/chengguo', byOrganization({ organization: { name } }))).code;
    const products = async (who: Client) =>
      (await adds(who, 'chanpin', [{ name: unique('产品'), unit: organization_id }])).code;
    for (const who of [stranger, other]) expect([await submit(who), await submit(who)]).toEqual([200, 200]);
    expect(await submit(stranger)).toBe(429);
    expect([await submit(founder), await submit(founder), await submit(founder)]).toEqual([200, 200, 429]);
    expect([await products(second), await submit(second)]).toEqual([200, 200]);
    for (const door of [submit, products]) expect(await door(third)).toBe(429);
    const db = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
    const verify = 'UPDATE organization SET verified_time = unixepoch() WHERE organization_id = ?';
    await db.prepare(verify).bind(organization_id).run();
    expect([await submit(late), await products(late), await submit(third)]).toEqual([200, 200, 200]);
    await setting('publishing-hourly', '60');
  });

  it('staff who enter for others have many times as much', async () => {
    const staff = await signedIn('13800000003', server.url);
    expect((await adds(staff, 'chengguo', rows(80))).code).toBe(200);
  });
});

describe('asking for more', () => {
  const PATH = '/web/v1/user/publishingRequest';
  const QUEUE = '/web/v1/admin/publishingRequest';

  it('a wish is granted by an administrator with an amount and an end, and holds until then', async () => {
    const stand = (await member.get(PATH)).result;
    expect(stand).toMatchObject({ hour: { used: 60, limit: 60 }, day: { limit: 480 }, request: null });
    expect((await client(server.url).post(PATH, { amount: 30, reason: '批量导入' })).status).toBe(100);
    expect((await member.post(PATH, { amount: 0, reason: '批量导入' })).code).toBe(422);
    expect((await member.post(PATH, { amount: 30, reason: ' ' })).code).toBe(422);
    const asked = await member.post(PATH, { amount: 30, reason: '批量导入历史成果' });
    expect(asked.code).toBe(200);
    expect((await member.post(PATH, { amount: 30, reason: '再来' })).code).toBe(409);
    expect((await member.get(QUEUE)).code).toBe(403);
    const [waiting] = (await admin.get(QUEUE)).result.records;
    expect(waiting).toMatchObject({ id: asked.result.id, amount: 30, reason: '批量导入历史成果', state: 1 });
    expect((await member.put(QUEUE, { id: waiting.id, amount: 30 })).code).toBe(403);
    expect((await admin.put(QUEUE, { id: waiting.id, amount: 10, days: 7 })).code).toBe(200);
    expect((await admin.put(QUEUE, { id: waiting.id, amount: 10, days: 7 })).result).toEqual({
      id: waiting.id,
      state: 4,
    });
    for (const amount of [0, 20]) expect((await admin.put(QUEUE, { id: waiting.id, amount, days: 7 })).code).toBe(409);
    expect((await member.get(PATH)).result).toMatchObject({
      hour: { used: 60, limit: 70 },
      request: { state: 4, granted: 10 },
    });
    expect((await adds(member, 'chanpin', rowsOf(11))).code).toBe(429);
    expect((await adds(member, 'chanpin', rowsOf(10))).code).toBe(200);
    const db = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
    await db.prepare('UPDATE publishing_request SET end_time = unixepoch() - 1').run();
    expect((await member.get(PATH)).result.hour).toEqual({ used: 70, limit: 60 });
  });

  it('a wish that is declined may be made again', async () => {
    const asked = await member.post(PATH, { amount: 500, reason: '更多' });
    expect((await admin.put(QUEUE, { id: asked.result.id, amount: 0 })).code).toBe(200);
    expect((await member.get(PATH)).result.request).toMatchObject({ state: 5, granted: null });
    expect((await member.post(PATH, { amount: 50, reason: '更少' })).code).toBe(200);
    const topics = (await member.get('/web/v1/user/notice/list')).result.records.map(
      (each: { topic: string }) => each.topic,
    );
    expect(topics).toContain('publishing_decided');
  });
});

const rowsOf = (count: number) => Array.from({ length: count }, (_, n) => ({ name: `产品${n}` }));
