import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { SCOPE, unique } from './support/results.ts';

const MEMBER = '13800000001';
const OTHER = '13800000002';
const EDITOR = '13800000013';
const LIST = '/web/v1/product/list';
const DETAIL = '/web/v1/product/detail';
const BASE = '/web/egg/base';

let member: Client;
let editor: Client;
let unit: string;
/** What other tests do not expect among the products. */
const made: string[] = [];

/** A product that waits for its review. */
async function added(name: string, data: object = {}): Promise<string> {
  const row = { name, profile: '<p>耐高温<b>涂层</b>。</p>', ...data };
  const { id } = (await member.post(`${BASE}/add`, { table: 'chanpin', data: row })).result;
  made.push(id);
  return id;
}

/** … and one that is public. */
async function shown(name: string, data: object = {}): Promise<string> {
  const row = { name, profile: '<p>耐高温<b>涂层</b>。</p>', ...data };
  expect((await editor.post(`${BASE}/add`, { table: 'chanpin', data: row })).code).toBe(200);
  const id = (await client().get(LIST, { keyword: name })).result.records[0].chanpin_id;
  made.push(id);
  return id;
}

beforeAll(async () => {
  member = await signedIn(MEMBER);
  editor = await signedIn(EDITOR);
  unit = (await member.get('/web/egg/user/session')).result.orgs[0].organization_id;
});

afterAll(async () => {
  for (const chanpin_id of made)
    await editor.call('DELETE', `${BASE}/remove`, { body: { table: 'chanpin', where: { chanpin_id } } });
});

describe('products', () => {
  it('PUB-009 are listed for everybody, by word, field and organisation, once they are public', async () => {
    const name = unique('耐磨涂层');
    const id = await shown(name, { unit });
    const scoped = { table: 'chanpin_scope', data: { chanpin_id: id, second_scope_id: SCOPE.id } };
    expect((await editor.post(`${BASE}/add`, scoped)).code).toBe(200);
    const waiting = await added(unique('待审涂层'));
    const visitor = client();
    const [card] = (await visitor.get(LIST, { keyword: name })).result.records;
    expect(card).toMatchObject({ chanpin_id: id, name, unit, org_name: '燕赵先进材料研究院', summary: '耐高温涂层。' });
    expect(card.scope).toMatchObject([{ id: SCOPE.id }]);
    const ids = async (query: object) =>
      (await visitor.get(LIST, { pageSize: 100, ...query })).result.records.map(
        (row: { chanpin_id: string }) => row.chanpin_id,
      );
    expect(await ids({ unit })).toContain(id);
    expect(await ids({ unit: 'nobody' })).toEqual([]);
    // A field stands for all that stand below it.
    expect(await ids({ scope: SCOPE.parent })).toContain(id);
    expect(await ids({ scope: 's-104' })).not.toContain(id);
    expect(await ids({})).not.toContain(waiting);
    expect((await visitor.get(LIST, { keyword: unique('没有') })).result).toMatchObject({ records: [], total: 0 });
  });

  it('PUB-037 show what they are with their fields and their organisation; before the review to their publisher alone', async () => {
    const name = unique('保温材料');
    const id = await shown(name, { unit, detail_desc: '<p>详情</p><script>alert(1)</script>' });
    const { result } = await client().get(DETAIL, { id });
    expect(result).toMatchObject({ chanpin_id: id, name, listed: true, detail_desc: '<p>详情</p>' });
    expect(result.org).toMatchObject({ organization_id: unit, name: '燕赵先进材料研究院' });
    const waiting = await added(unique('待审材料'));
    expect((await member.get(DETAIL, { id: waiting })).result.listed).toBe(false);
    expect((await editor.get(DETAIL, { id: waiting })).code).toBe(200);
    for (const who of [client(), await signedIn(OTHER)]) {
      expect((await who.get(DETAIL, { id: waiting })).code).toBe(404);
    }
    expect((await client().get(DETAIL, { id: 'none' })).code).toBe(404);
  });

  it('PUB-009 stand filled in the first view and in the sitemap', async () => {
    const name = unique('传感器');
    const id = await shown(name);
    const visitor = client();
    const page = async (path: string) => (await visitor.fetch(path)).text();
    const list = await page('/products');
    expect(list).toContain(name);
    expect(list).toContain('<h1>产品</h1>');
    expect(await page('/products?lang=en')).toContain('<h1>Products</h1>');
    // What somebody narrowed it to is not for search engines.
    expect(await page(`/products?keyword=${encodeURIComponent(name)}`)).toContain('noindex');
    const detail = await page(`/productDetail/${id}`);
    expect(detail).toContain(`<h1>${name}</h1>`);
    expect(detail).toContain('耐高温涂层');
    expect((await visitor.fetch('/productDetail/none')).status).toBe(404);
    expect(await page('/sitemap.xml')).toContain('/sitemaps/products.xml');
    expect(await page('/sitemaps/products.xml')).toContain(`/productDetail/${id}/`);
  });

  it('PUB-009 a page of the list reads no more rows when there are more products', async () => {
    const rows = Array.from({ length: 100 }, () => ({ name: unique('批量产品') }));
    const read = async () => {
      const { headers } = await member.get(LIST, { pageSize: 12, _: unique('') });
      return Number(/rows_read=(\d+)/.exec(headers.get('server-timing') ?? '')?.[1]);
    };
    const add = async () =>
      made.push(...(await editor.post(`${BASE}/adds`, { table: 'chanpin', data: rows })).result.ids);
    await add();
    const before = await read();
    await add();
    // The total is counted, the rest is not.
    expect(await read()).toBeLessThanOrEqual(before + 100);
  });
});

describe('portraits', () => {
  it('MAT-002 MAT-003 an approved item that nobody asked to push is found by its state and portrayed by auditors', async () => {
    const auditor = await signedIn('13800000004');
    const where = { match_state: 1, audit_status: 4 };
    const name = unique('待画像成果');
    const published = await auditor.post('/web/v1/user/chengguo', {
      result: {
        ...{ name, profile: '<p>待画像。</p>', sub_type: 2, director: '人', id_number: 'ID-0003' },
        ...{ region_id: '130102', contacts: '人', contacts_tel: '13900000000', contacts_addr: '石家庄' },
      },
      scopes: [SCOPE.id],
    });
    const id = published.result.chengguo_id;
    await auditor.put('/web/v1/user/chengguo/matching', { id, on: true });
    const waiting = async (who: Client) =>
      (
        await who.list('chengguo', {
          columns: ['chengguo_id', 'match_state'],
          where: { ...where, name },
          order: [['add_time', 'asc']],
        })
      ).result;
    expect((await waiting(auditor)).records).toMatchObject([{ chengguo_id: id, match_state: 1 }]);
    const portrait = (who: Client, match_state: number) =>
      who.post('/web/v1/user/chengguo/portrait', { id, match_state });
    expect((await portrait(await signedIn(OTHER), 2)).code).toBe(403);
    expect((await portrait(auditor, 2)).result).toMatchObject({ match_state: 2, is_tagging: 0 });
    expect((await portrait(auditor, 3)).result).toMatchObject({ match_state: 3, is_tagging: 1 });
    expect((await waiting(auditor)).records).toEqual([]);
  });
});
