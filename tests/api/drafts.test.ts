import { expect, test } from 'vitest';
import { type Client, signedIn } from '../setup/client.ts';

const WRITER = '13800000002';
const OTHER = '13800000010';
const PATH = '/web/v1/user/draft';

const place = (item_id: string, item_type = 1) => ({ item_type: String(item_type), item_id });
const read = (client: Client, item_id: string, item_type = 1) => client.get(PATH, place(item_id, item_type));
const unique = (name: string) => `${name}-${Date.now().toString(36)}-${Math.floor(Math.random() * 1e6)}`;

/** The writer with no draft at all: an account has room for 20. */
async function writer(): Promise<Client> {
  const client = await signedIn(WRITER);
  for (const { item_type, item_id } of (await client.get(`${PATH}/list`)).result) {
    await client.call('DELETE', PATH, { query: place(item_id, item_type) });
  }
  return client;
}

const put = (client: Client, item_id: string, form: object, version?: number) =>
  client.put(PATH, { item_type: 1, item_id, form, ...(version !== undefined && { version }) });

test('PUB-010 a draft is kept for its writer alone, without identity numbers', async () => {
  const client = await writer();
  const item = unique('edit');
  expect((await read(client, item)).result).toBeNull();
  const form = { result: { name: '草稿', id_number: '130102199001011234' }, deep: [{ id_number: 'x', kept: 1 }] };
  const saved = await put(client, item, form);
  expect(saved.result).toMatchObject({ version: 1, update_time: expect.any(Number) });
  const found = await read(client, item);
  expect(found.result).toEqual({
    form: { result: { name: '草稿' }, deep: [{ kept: 1 }] },
    version: 1,
    update_time: saved.result.update_time,
  });
  expect(found.text).not.toContain('130102199001011234');

  const other = await signedIn(OTHER);
  expect((await read(other, item)).result).toBeNull();
  expect((await other.call('DELETE', PATH, { query: place(item) })).result).toEqual({ changed: 0 });
  expect((await client.get(`${PATH}/list`)).result).toMatchObject([
    { item_type: 1, item_id: item, name: '草稿', version: 1 },
  ]);
  expect((await client.call('DELETE', PATH, { query: place(item) })).result).toEqual({ changed: 1 });
  expect((await read(client, item)).result).toBeNull();
});

test('PUB-010 two devices: the second one is told which version stands, and neither is lost', async () => {
  const client = await writer();
  const item = unique('two');
  await put(client, item, { result: { name: '第一台' } });
  const late = await put(client, item, { result: { name: '第二台' } });
  expect(late.code).toBe(409);
  expect(late.status).toBe(409);
  expect(late.result).toMatchObject({ version: 1, update_time: expect.any(Number) });
  expect((await put(client, item, { result: { name: '第一台，续' } }, 1)).result.version).toBe(2);
  expect((await put(client, item, { result: { name: '第二台' } }, 1)).result.version).toBe(2);
  expect((await read(client, item)).result.form.result.name).toBe('第一台，续');
  await client.call('DELETE', PATH, { query: place(item) });
  const gone = await put(client, item, { result: { name: '第一台，再续' } }, 2);
  expect(gone.code).toBe(409);
  expect(gone.result).toBeNull();
});

test('PUB-010 of several first savings at once one is taken', async () => {
  const client = await writer();
  const item = unique('race');
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_none, index) => put(client, item, { result: { name: `第 ${index} 个` } })),
  );
  expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
  expect(answers.filter((answer) => answer.code === 409)).toHaveLength(5);
});

test('PUB-010 several first savings at once do not go beyond the room for drafts', async () => {
  const client = await writer();
  for (let index = 0; index < 18; index += 1) expect((await put(client, `room-${index}`, {})).code).toBe(200);
  const answers = await Promise.all(Array.from({ length: 6 }, (_none, index) => put(client, `late-${index}`, {})));
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 200, 409, 409, 409, 409]);
  expect((await client.get(`${PATH}/list`)).result).toHaveLength(20);
  await writer();
});

test('PUB-010 a form over 500 KB, a 21st draft, other kinds and other shapes are refused', async () => {
  const client = await writer();
  const large = await put(client, unique('large'), { result: { profile: '字'.repeat(171_000) } });
  expect(large.code).toBe(413);
  for (let index = 0; index < 20; index += 1) expect((await put(client, `full-${index}`, {})).code).toBe(200);
  const full = await put(client, 'full-20', {});
  expect(full.code).toBe(409);
  expect(full.msg).toContain('20');
  expect((await put(client, 'full-0', { result: {} }, 1)).code).toBe(200);
  expect((await client.put(PATH, { item_type: 4, form: {} })).code).toBe(422);
  expect((await client.put(PATH, { item_type: 1, form: [] })).code).toBe(422);
  expect((await client.put(PATH, { item_type: 1, form: {}, other: 1 })).code).toBe(422);
  // The database reads no JSON of a thousand levels: one such form would end the list of all.
  for (const levels of [60, 1_100, 20_000]) {
    const form = `{"item_type":1,"item_id":"full-1","version":1,"form":{"a":${'['.repeat(levels)}${']'.repeat(levels)}}}`;
    const headers = { 'content-type': 'application/json' };
    expect((await client.fetch(PATH, { method: 'PUT', body: form, headers })).status, `${levels}`).toBe(422);
  }
  expect((await client.get(`${PATH}/list`)).result).toHaveLength(20);
  await writer();
});

const submission = (name: string, scope: string) => ({
  demand: {
    name,
    profile: '<p>需要一种低成本的保温材料。</p>',
    org_province: '130000',
    org_city: '130100',
    org_county: '130102',
    contacts: '联系人',
    contacts_tel: '0311-88880000',
    contacts_addr: '石家庄市长安区示范路 1 号',
    keyword: '保温',
  },
  organization: { name: '冀中保温材料厂' },
  scopes: [scope],
  attachments: [],
});

test('PUB-010 PUB-128 an own item becomes the draft of a new one; a draft that stands there is not written over unasked', async () => {
  const client = await writer();
  const scopes = await client.list('scope', { columns: ['id'], where: { level: 3 }, pageSize: 1 });
  const name = unique('复制');
  const made = await client.post('/web/v1/user/xuqiu', submission(name, scopes.result.records[0].id));
  const id = made.result.xuqiu_id;
  expect((await client.post(`${PATH}/copy`, { item_type: 2, id })).result).toMatchObject({ version: 1 });
  const { copied } = (await read(client, '', 2)).result.form;
  expect(copied).toMatchObject({ demand: { name, keyword: '保温' }, organization: { name: '冀中保温材料厂' } });
  expect(copied).toMatchObject({ version: null, audit_status: null, code: '' });
  expect((await client.get(`${PATH}/list`)).result[0]).toMatchObject({ item_type: 2, item_id: '', name });

  const again = await client.post(`${PATH}/copy`, { item_type: 2, id });
  expect(again.code).toBe(409);
  expect((await client.post(`${PATH}/copy`, { item_type: 2, id, replace: true })).code).toBe(200);
  const other = await signedIn(OTHER);
  expect((await other.post(`${PATH}/copy`, { item_type: 2, id })).code).toBe(404);
  const auditor = await signedIn('13800000006');
  expect((await auditor.post(`${PATH}/copy`, { item_type: 2, id })).code).toBe(404);
  await writer();
});

test('PUB-010 visitors have no drafts', async () => {
  const client = await signedIn(WRITER);
  await client.post('/web/egg/user/logout', {});
  for (const answer of [
    await client.get(PATH, place('')),
    await client.get(`${PATH}/list`),
    await client.put(PATH, { item_type: 1, form: {} }),
    await client.post(`${PATH}/copy`, { item_type: 1, id: 'x' }),
  ]) {
    expect(answer.code).toBe(401);
    expect(answer.status).toBe(100);
  }
});
