import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { rowsRead } from '../setup/queries.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { adds, remove } from './table-calls.ts';

const LIST = '/web/v1/organization/list';
const FIELD = 's-101-01-03';
/** Organisations beside those of the demo data; more than are counted one by one. */
const MANY = 2400;
const BATCH = 100;

type Query = Record<string, string>;

let server: TestServer;
let visitor: Client;
let editor: Client;

/** A server of its own: thousands of organisations are in the way of other tests. */
beforeAll(async () => {
  server = await startServer();
  visitor = client(server.url);
  editor = await signedIn('13800000013', server.url);
  const clerk = await signedIn('13800000003', server.url);
  for (let from = 0; from < MANY; from += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, index) => from + index);
    const rows = numbers.map((number) => ({
      name: `目录规模检验中心第${number}号`,
      province: '130000',
      city: number % 2 ? '130100' : '130200',
      industry_id: '["C2641"]',
    }));
    const { ids } = (await adds(clerk, 'organization', rows)).result;
    const marked = { table: 'organization', data: { type: 3 }, where: { organization_id: { in: ids } } };
    expect((await editor.put('/web/egg/base/put', marked)).result).toEqual({ changed: BATCH });
    const links = ids.map((org_id: string) => ({ org_id, first_scope_id: 's-101-01', second_scope_id: FIELD }));
    expect((await adds(editor, 'organization_scope', links)).code).toBe(200);
  }
});
afterAll(() => server.stop());

async function list(query: Query) {
  const answer = await visitor.get(LIST, query);
  expect(answer.code, JSON.stringify(query)).toBe(200);
  return { ...answer.result, rows: rowsRead(answer) };
}

it('ORG-039 a page of the directory reads what it shows: 200 rows whole, 2,300 narrowed, however many organisations there are', async () => {
  const whole: Query[] = [{}, { pageIndex: '2' }];
  for (const query of whole) expect((await list(query)).rows).toBeLessThanOrEqual(200);
  const narrowed: Query[] = [
    { scope: FIELD },
    { scope: 's-101-01' },
    { scope: 's-101', pageIndex: '50' },
    { type: '3' },
    { region: '130000', industry: 'C' },
    { region: '130100' },
    { keyword: '检验' },
    { keyword: '检' },
    { keyword: '检验', scope: 's-101', region: '130000', industry: 'C26', type: '3' },
  ];
  for (const query of narrowed) {
    const { rows, records, total, more, pages } = await list(query);
    expect(rows, JSON.stringify(query)).toBeLessThanOrEqual(1300);
    expect([records.length, total, more, pages], JSON.stringify(query)).toEqual([10, 500, true, 50]);
  }
  const rare: Query[] = [{ keyword: '第1234号' }, { keyword: '无此机构' }, { scope: 's-102', keyword: '第1234号' }];
  for (const query of rare) expect((await list(query)).rows, JSON.stringify(query)).toBeLessThanOrEqual(40);
  expect((await list({ pageSize: '100' })).rows).toBeLessThanOrEqual(1500);
  expect((await list({ pageIndex: '1000000', keyword: '检验' })).records).toEqual([]);
});

it('ORG-039 pages follow each other without a gap or a repeat, and the total of the whole is exact', async () => {
  const first = await list({ pageSize: '100' });
  expect(first.total).toBeGreaterThan(MANY);
  expect(first.more).toBeUndefined();
  expect(first.pages).toBe(5);
  const ids = new Set<string>();
  for (let page = 1; page <= first.pages; page++) {
    const { records } = await list({ pageSize: '100', pageIndex: String(page) });
    for (const { organization_id } of records) ids.add(organization_id);
  }
  expect(ids.size).toBe(500);
});

it('ORG-004 the directory follows what an organisation is called, where it is, what it works in, and whether it is listed', async () => {
  const name = '目录规模检验中心第77号';
  const [{ organization_id }] = (await list({ keyword: name })).records;
  const where = { organization_id };
  const change = async (table: string, data: object, by: object) =>
    expect((await editor.put('/web/egg/base/put', { table, data, where: by })).result.changed).toBe(1);
  const finds = async (query: Query) => (await list(query)).total;
  const admin = await signedIn('13800000011', server.url);
  const renamed = { organization_id, name: 'Ａ目录 (北京) 100%所' };
  expect((await admin.put('/web/v1/admin/organization', renamed)).code).toBe(200);
  await change('organization', { province: '110000', city: '110100' }, where);
  for (const keyword of ['(北京)', '100%', '%所', 'Ａ目录', '京) 1']) expect(await finds({ keyword }), keyword).toBe(1);
  expect(await finds({ keyword: '(北京)', region: '110000' })).toBe(1);
  expect(await finds({ keyword: '(北京)', region: '130000' })).toBe(0);
  expect(await finds({ keyword: name })).toBe(0);
  expect((await remove(editor, 'organization_scope', { org_id: organization_id })).result).toEqual({ changed: 1 });
  const field = { org_id: organization_id, first_scope_id: 's-102-01', second_scope_id: 's-102-01-01' };
  expect((await adds(editor, 'organization_scope', [field])).code).toBe(200);
  expect(await finds({ keyword: '(北京)', scope: 's-102' })).toBe(1);
  expect(await finds({ keyword: '(北京)', scope: 's-101' })).toBe(0);
  await change('organization', { type: 5 }, where);
  expect(await finds({ keyword: '(北京)' })).toBe(0);
  await change('organization', { type: 3 }, where);
  expect(await finds({ keyword: '(北京)', type: '3' })).toBe(1);
});

it('ORG-027 the search of staff finds public names whole, others by how they begin, and reads no more however many organisations there are', async () => {
  // The clerk who entered them is a member of all.
  const clerk = await signedIn('13800000005', server.url);
  const db = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  const [{ id } = { id: '' }] = (
    await db
      .prepare(`SELECT organization_id AS id FROM organization WHERE name = '目录规模检验中心第7号'`)
      .all<{ id: string }>()
  ).results;
  await db.prepare('UPDATE organization SET type = 4, is_shown = 0 WHERE organization_id = ?').bind(id).run();
  const search = async (word: string) => {
    const answer = await clerk.get('/web/egg/tyc/search', { word });
    expect(rowsRead(answer), word).toBeLessThanOrEqual(3400);
    return answer.result.records.map(({ name }: { name: string }) => name);
  };
  expect(await search('检验中心第1234号')).toContain('目录规模检验中心第1234号');
  expect(await search('目录规模检验中心第7号')).toContain('目录规模检验中心第7号');
  for (const word of ['检验', '检', '无此机构', '目录规模检验中心第11']) await search(word);
  expect((await search('检验')).filter((name: string) => name.startsWith('目录规模'))).toHaveLength(20);
});
