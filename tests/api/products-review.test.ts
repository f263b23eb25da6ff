import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { INDIVIDUAL, MEMBER, OTHER_SCOPE, SCOPE, unique } from './support/results.ts';
import { audit, say, talk, told } from './support/reviews.ts';

const EDITOR = '13800000013';
const PRODUCT = '/web/v1/user/chanpin';
const BASE = '/web/egg/base';
const ITEM_TYPE = 4;

let owner: Client;
let other: Client;
let editor: Client;
const visitor = client();

beforeAll(async () => {
  [owner, other, editor] = await Promise.all([signedIn(MEMBER), signedIn(INDIVIDUAL), signedIn(EDITOR)]);
});

const product = (more: object = {}) => ({
  name: unique('气凝胶毡'),
  name_en: 'Aerogel felt',
  summary_en: 'Thin insulation for pipes.',
  profile: '<p>用于高温管道的柔性隔热材料。</p>',
  detail_desc: '<p>导热系数 0.018。</p>',
  scopes: [SCOPE.id],
  ...more,
});

const create = async (who: Client, more: object = {}): Promise<string> =>
  (await who.post(PRODUCT, product(more))).result.chanpin_id;
const edit = (who: Client, chanpin_id: string, changes: object) => who.put(PRODUCT, { chanpin_id, ...changes });
const remove = (who: Client, chanpin_id: string) => who.call('DELETE', PRODUCT, { query: { chanpin_id } });
const detail = (who: Client, id: string) => who.get('/web/v1/product/detail', { id });
const reviewed = async (who: Client, id: string) =>
  (await who.get('/web/v1/review/detail', { item_type: ITEM_TYPE, id })).result;
const decide = (id: string, state: number, more: object = {}) => audit(editor, id, state, more, PRODUCT);
const ids = (answer: { result: { records: { chanpin_id: string }[] } }) =>
  answer.result.records.map(({ chanpin_id }) => chanpin_id);
const own = async (who: Client) => (await who.get(`${PRODUCT}/list`, { pageSize: 100 })).result.records;

describe('the review of products', () => {
  it('PUB-037 a member enters a product with its fields, once however often it is sent, which visitors read once approved', async () => {
    expect((await visitor.post(PRODUCT, product())).status).toBe(100);
    // The state is the server's, whatever the client says.
    const body = product({ scopes: [SCOPE.id, SCOPE.id, 'no-such-field'], audit_status: 4 });
    const key = { 'idempotency-key': unique('twice') };
    const [one, two] = await Promise.all([owner.post(PRODUCT, body, key), owner.post(PRODUCT, body, key)]);
    expect(one.result).toEqual({ chanpin_id: two.result.chanpin_id, audit_status: 1 });
    const id = one.result.chanpin_id;
    expect((await detail(owner, id)).result).toMatchObject({ listed: false, own: true, name_en: 'Aerogel felt' });
    for (const who of [visitor, other]) expect((await detail(who, id)).code).toBe(404);
    const waiting = await editor.get('/web/v1/chanpin/audit/list', { keyword: body.name });
    expect(waiting.result.records).toMatchObject([{ chanpin_id: id, name_en: 'Aerogel felt', scope: SCOPE.id }]);
    expect((await decide(id, 4)).result).toEqual({ chanpin_id: id, audit_status: 4 });
    const shown = (await detail(client(), id)).result;
    expect(shown).toMatchObject({ listed: true, own: false, summary_en: 'Thin insulation for pipes.' });
    expect(shown.scope.map((each: { id: string }) => each.id)).toEqual([SCOPE.id]);
    // It is found by its English name too.
    const found = await visitor.get('/web/v1/product/list', { keyword: 'aerogel FELT', pageSize: 100 });
    expect(ids(found)).toContain(id);
    expect((await told(owner, id))[0]).toMatchObject({ topic: 'audited', params: { audit_status: 4 } });
    expect((await remove(other, id)).code).toBe(404);
    expect((await remove(owner, id)).status).toBe(200);
    expect((await detail(owner, id)).code).toBe(404);
  });

  it('what is wrong is told at its field and nothing is written', async () => {
    const name = unique('错误产品');
    expect((await owner.post(PRODUCT, product({ name: ' ' }))).errors[0]?.field).toBe('name');
    expect((await owner.post(PRODUCT, product({ name, name_en: 'x'.repeat(201) }))).errors[0]?.field).toBe('name_en');
    expect((await editor.list('chanpin', { where: { name } })).result.records).toEqual([]);
  });

  it('editors alone decide, by field and place of the queue, for the version that they read', async () => {
    const id = await create(owner);
    expect((await owner.get('/web/v1/chanpin/audit/list')).code).toBe(403);
    expect((await visitor.get('/web/v1/chanpin/audit/list')).status).toBe(100);
    expect((await owner.post(`${PRODUCT}/audit`, { id, audit_status: 4 })).code).toBe(403);
    expect((await visitor.post(`${PRODUCT}/audit`, { id, audit_status: 4 })).status).toBe(100);
    // The other door takes no decision.
    await owner.call('PUT', `${BASE}/put`, {
      body: { table: 'chanpin', where: { chanpin_id: id }, data: { audit_status: 4 } },
    });
    expect((await detail(visitor, id)).code).toBe(404);
    expect((await decide(id, 3)).errors[0]?.field).toBe('opinion');
    const queue = async (query: object) =>
      ids(await editor.get('/web/v1/chanpin/audit/list', { pageSize: 100, ...query }));
    expect(await queue({ scope: SCOPE.id })).toContain(id);
    expect(await queue({ scope: OTHER_SCOPE.id })).not.toContain(id);
    expect(await queue({ region: '460000' })).not.toContain(id);
    const { version } = (await reviewed(editor, id)).form;
    // A field that comes by the table service is a part of what is reviewed.
    const link = { chanpin_id: id, second_scope_id: OTHER_SCOPE.id };
    expect((await owner.post(`${BASE}/add`, { table: 'chanpin_scope', data: link })).status).toBe(200);
    expect((await decide(id, 4, { version })).code).toBe(409);
    expect((await decide(id, 3, { opinion: '请补充检测报告' })).status).toBe(200);
    expect((await own(owner)).find((row: { chanpin_id: string }) => row.chanpin_id === id)).toMatchObject({
      audit_status: 3,
      audit_opinion: '请补充检测报告',
    });
    const counts = (await editor.get('/web/v1/review/states', { item_type: ITEM_TYPE })).result;
    expect(counts['3']).toBeGreaterThan(0);
    await remove(owner, id);
  });

  it('an edit is reviewed again beside the approved version, each difference named once', async () => {
    const id = await create(owner);
    const first = await reviewed(editor, id);
    expect([first.approved, first.changes]).toEqual([null, []]);
    expect((await decide(id, 4, { version: first.form.version })).status).toBe(200);
    await edit(owner, id, { name_en: 'Aerogel blanket', scopes: [SCOPE.id, OTHER_SCOPE.id] });
    expect((await detail(visitor, id)).code).toBe(404);
    const again = await reviewed(editor, id);
    expect(again.form.audit_status).toBe(1);
    expect(again.changes.map(({ field }: { field: string }) => field).sort()).toEqual(['product.name_en', 'scopes']);
    expect((await decide(id, 4)).status).toBe(200);
    // What an editor writes is approved at once, and kept so.
    expect((await edit(editor, id, { detail_desc: '<p>导热系数 0.017。</p>' })).status).toBe(200);
    const kept = await reviewed(editor, id);
    expect(kept.form.audit_status).toBe(4);
    expect(kept.approved.product.detail_desc).toBe('<p>导热系数 0.017。</p>');
    expect(kept.approved.scopes.map((each: { id: string }) => each.id).sort()).toEqual(
      [SCOPE.id, OTHER_SCOPE.id].sort(),
    );
    expect(kept.changes).toEqual([]);
    expect(kept.history.map(({ action }: { action: string }) => action)).toEqual([
      ...['edit', 'audit', 'edit', 'audit', 'publish'],
    ]);
    await remove(owner, id);
  });

  it('a remark at a field reaches the publisher, the answer the editor, strangers read neither', async () => {
    const id = await create(owner);
    const about = { item_type: ITEM_TYPE, field: 'product.detail_desc' };
    expect((await say(editor, id, '请写明测试标准', about)).status).toBe(200);
    expect(await told(owner, id)).toMatchObject([{ topic: 'review_comment', link: `/reviewTalk/products/${id}` }]);
    expect((await own(owner)).find((row: { chanpin_id: string }) => row.chanpin_id === id).open_comments).toBe(1);
    expect((await say(owner, id, '按 GB/T 17911', about)).status).toBe(200);
    expect(await told(editor, id)).toMatchObject([{ topic: 'review_answer', link: `/audit/products/${id}` }]);
    expect((await talk(owner, id, ITEM_TYPE)).comments).toHaveLength(2);
    expect((await other.get('/web/v1/review/talk', { item_type: ITEM_TYPE, id })).code).toBe(404);
    await remove(owner, id);
  });

  it('a first approval is taken back; what was taken off comes back as it is; several are approved at once', async () => {
    const id = await create(owner);
    await decide(id, 4);
    const undone = await editor.post('/web/v1/review/undo', { item_type: ITEM_TYPE, id });
    expect(undone.result).toEqual({ id, audit_status: 1 });
    expect((await detail(visitor, id)).code).toBe(404);
    const { version } = (await reviewed(editor, id)).form;
    const bulk = await editor.post('/web/v1/review/approve', { item_type: ITEM_TYPE, items: [{ id, version }] });
    expect(bulk.result).toMatchObject({ approved: 1 });
    await decide(id, 5, { opinion: '产品停产' });
    expect((await detail(client(), id)).code).toBe(404);
    expect((await decide(id, 4)).status).toBe(200);
    expect((await detail(client(), id)).code).toBe(200);
    await remove(owner, id);
  });

  it('what an editor enters is public at once and an approved version from the beginning', async () => {
    const id = await create(editor);
    expect((await detail(visitor, id)).result).toMatchObject({ listed: true });
    const { form, approved, changes } = await reviewed(editor, id);
    expect([form.audit_status, approved.product.name, changes]).toEqual([4, form.product.name, []]);
    expect(approved.scopes).toHaveLength(1);
    await decide(id, 5, { opinion: '重复' });
    expect((await decide(id, 4)).status).toBe(200);
    await remove(editor, id);
  });

  it('what waits is counted at the workplace and named among the next', async () => {
    const before = (await editor.get('/web/v1/workplace/counts')).result.products;
    const id = await create(owner, { org_name: '燕赵先进材料研究院' });
    expect((await editor.get('/web/v1/workplace/counts')).result.products).toBe(before + 1);
    const { reviews } = (await editor.get('/web/v1/workplace')).result;
    const line = reviews.waiting.find(({ kind }: { kind: string }) => kind === 'products');
    expect(line.count).toBe(before + 1);
    await remove(owner, id);
  });

  it('products and projects without English are translated in the editors’ table, for the version that was seen', async () => {
    const id = await create(editor, { name_en: null, summary_en: null });
    const list = async () => (await editor.get('/web/v1/translations/list', { kind: 'product' })).result.records;
    const row = (await list()).find((each: { id: string }) => each.id === id);
    expect(row.summary).toBe('用于高温管道的柔性隔热材料。');
    const text = { kind: 'product', id, name_en: 'Aerogel mat', summary_en: 'Thin.' };
    expect((await owner.put('/web/v1/translations', { ...text, version: row.version })).code).toBe(403);
    expect((await editor.put('/web/v1/translations', { ...text, version: row.version - 1 })).code).toBe(409);
    expect((await editor.put('/web/v1/translations', { ...text, version: row.version })).status).toBe(200);
    expect((await detail(client(), id)).result).toMatchObject({ name_en: 'Aerogel mat', summary_en: 'Thin.' });
    expect((await reviewed(editor, id)).approved.product.name_en).toBe('Aerogel mat');
    expect((await list()).map((each: { id: string }) => each.id)).not.toContain(id);
    await remove(editor, id);
    const counts = (await editor.get('/web/v1/translations/counts')).result;
    expect(Object.keys(counts).sort()).toEqual([
      'demand',
      'innovation',
      'organization',
      'product',
      'project',
      'result',
      'round',
    ]);
  });
});
