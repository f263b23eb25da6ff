import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { INDIVIDUAL } from './support/results.ts';
import { publicResult } from './support/talk.ts';

const ADMIN = '13800000011';
const READER = '13800000010';
const TEL = '13911112222';

/** A server of its own, on the other platform: the platform's desk is a setting that all tests share. */
let server: TestServer;
let owner: Client;
let reader: Client;
let shown: string;
let closed: string;

const reveal = (c: Client, id: string, item_type = 1) => c.post('/web/v1/contact/reveal', { item_type, id });
const detail = (c: Client, id: string) => c.get('/web/v1/chengguo/detail', { id });
const desk = async (value: string) => {
  const admin = await signedIn(ADMIN, server.url);
  expect((await admin.put('/web/v1/admin/setting', { id: 'result-contacts', value })).status).toBe(200);
};
async function reveals(id: string): Promise<unknown[]> {
  const db = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  return (await db.prepare('SELECT user_id FROM contact_reveal WHERE item_id = ?').bind(id).all()).results;
}

beforeAll(async () => {
  server = await startServer({ vars: { PLATFORM: 'HZ' } });
  owner = await signedIn(INDIVIDUAL, server.url);
  reader = await signedIn(READER, server.url);
  shown = await publicResult(owner, { contacts: '研发负责人', contacts_tel: TEL, is_open: 0 }, server.url);
  closed = await publicResult(owner, { contacts: '不公开者', contacts_tel: '13933334444', is_open: 1 }, server.url);
});
afterAll(() => server.stop());

describe('the contact of an item', () => {
  it('PUB-021 the platform’s desk stands in front of the publisher, and asking for it counts nobody', async () => {
    await desk('成果转化服务台 400-0311-001');
    const contact = { contacts: '成果转化服务台', contacts_tel: '400-0311-001', source: 'platform' };
    expect((await detail(client(server.url), shown)).result.contact).toEqual(contact);
    expect((await reveal(reader, shown)).result).toEqual(contact);
    expect(await reveals(shown)).toEqual([]);
  });

  it('PUB-021 PUB-023 no answer and no page carries the publisher’s number, to members neither', async () => {
    await desk('');
    for (const c of [client(server.url), reader]) {
      const answer = await detail(c, shown);
      expect(answer.result).toMatchObject({ contact: { source: 'publisher', hidden: true }, platform: 'HZ' });
      expect(answer.text).not.toContain(TEL);
      expect(await (await c.fetch(`/resultDetail/${shown}/x`)).text()).not.toContain(TEL);
    }
    expect((await detail(reader, closed)).result.contact).toBeNull();
  });

  it('PUB-021 members are shown it once they ask, counted once a day; visitors and the publisher are not counted', async () => {
    expect((await reveal(client(server.url), shown)).status).toBe(100);
    const answer = await reveal(reader, shown);
    expect(answer.result).toEqual({ contacts: '研发负责人', contacts_tel: TEL, source: 'publisher' });
    expect((await reveal(reader, shown)).result).toEqual(answer.result);
    expect((await reveal(owner, shown)).result).toEqual(answer.result);
    expect(await reveals(shown)).toHaveLength(1);
  });

  it('PUB-021 what is closed, unknown, or of another kind reads alike', async () => {
    const answers = [await reveal(reader, closed), await reveal(reader, 'x'), await reveal(reader, shown, 2)];
    expect(answers.map(({ code }) => code)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await reveal(reader, shown, 4)).code).toBe(422);
    expect((await reader.post('/web/v1/contact/reveal', { item_type: 1, id: shown, more: 1 })).code).toBe(422);
  });

  it('PUB-021 who collects numbers is stopped, and goes on reading what was shown before', async () => {
    const collector = await signedIn('13800000013', server.url);
    const { records } = (await client(server.url).get('/web/v1/chengguo/list', { pageSize: '60' })).result;
    const ids = (records as { chengguo_id: string }[]).map(({ chengguo_id }) => chengguo_id);
    const answers = [];
    for (const id of ids) answers.push({ id, code: (await reveal(collector, id)).code });
    const first = answers.find(({ code }) => code === 200);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(30);
    expect(answers.some(({ code }) => code === 429)).toBe(true);
    expect((await reveal(collector, first?.id ?? '')).code).toBe(200);
  });
});
