import { beforeAll, describe, expect, it } from 'vitest';
import { FRONT_DOOR_PAGES } from '../../db/contract/front-door.ts';
import { PAGES } from '../../db/contract/pages.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { INDIVIDUAL, MEMBER, unique } from './support/results.ts';

const EDITOR = '13800000013';
const BASE = '/web/egg/base';
const SELECTED = '/web/v1/frontDoor/selected';

let editor: Client;
let member: Client;

beforeAll(async () => {
  [editor, member] = await Promise.all([signedIn(EDITOR), signedIn(MEMBER)]);
});

async function page(path: string, headers: Record<string, string> = {}) {
  const response = await client().fetch(path, { headers });
  const html = await response.text();
  const pick = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return {
    html,
    status: response.status,
    lang: pick(/<html lang="([^"]*)"/),
    title: pick(/<title>([^<]*)</),
    canonical: new URL(pick(/<link rel="canonical" href="([^"]*)"/)),
    first: new URL(pick(/hreflang="x-default" href="([^"]*)"/)),
    chinese: new URL(pick(/hreflang="zh-CN" href="([^"]*)"/)),
  };
}

describe('the pages of the international front door', () => {
  it('SHELL-005 SHELL-006 SHELL-007 SHELL-010 SHELL-028 begin in English where nothing was chosen, and keep what was', async () => {
    for (const path of Object.values(FRONT_DOOR_PAGES)) {
      const english = await page(path);
      expect([path, english.status, english.lang]).toEqual([path, 200, 'en']);
      expect([path, english.canonical.pathname + english.canonical.search]).toEqual([path, path]);
      expect([path, english.first.pathname + english.first.search]).toEqual([path, path]);
      expect([path, english.chinese.pathname + english.chinese.search]).toEqual([path, `${path}?lang=zh`]);
      const chinese = await page(path, { cookie: 'lang=zh' });
      expect([path, chinese.lang]).toEqual([path, 'zh-CN']);
      expect([path, (await page(`${path}?lang=zh`)).lang]).toEqual([path, 'zh-CN']);
      if (path === FRONT_DOOR_PAGES.front) continue;
      expect(english.title).toBe(`${PAGES[path].en} · Technology Transfer Platform`);
      expect(chinese.title).toContain(PAGES[path].zh);
    }
    expect((await page('/')).lang).toBe('zh-CN');
  });

  it('SHELL-008 SHELL-009 SHELL-011 SHELL-012 the menu stays around what is browsed from there, until the platform’s own entrance', async () => {
    const cookie = 'door=expo';
    for (const path of ['/results', '/organization', '/news']) {
      const inside = await page(path, { cookie });
      expect([path, inside.lang]).toEqual([path, 'en']);
      expect(inside.html).toContain(FRONT_DOOR_PAGES.selected);
      expect((await page(path)).lang).toBe('zh-CN');
    }
    for (const path of ['/', '/home']) expect((await page(path, { cookie })).lang).toBe('zh-CN');
    for (const entrance of ['login', 'adminLogin', 'register', 'retrieve'] as const) {
      expect((await page(FRONT_DOOR_PAGES[entrance])).html).toContain(FRONT_DOOR_PAGES.home);
    }
    expect(await (await client().fetch('/sitemaps/pages.xml')).text()).toContain(FRONT_DOOR_PAGES.top);
  });

  it('SHELL-007 the international home shows items, fields, cases and organisations in English, from the server on', async () => {
    const { result } = await client().get('/web/v1/frontDoor/home');
    expect(result.results.length).toBeGreaterThan(3);
    expect(result.demands.length).toBeGreaterThan(1);
    expect(result.fields.length).toBeGreaterThan(3);
    expect(result.organizations.length).toBeGreaterThan(2);
    for (const { name_en } of [...result.results, ...result.demands, ...result.organizations, ...result.cases]) {
      expect(name_en).toEqual(expect.any(String));
    }
    const { html } = await page(FRONT_DOOR_PAGES.home);
    expect(html).toContain(result.results[0].name_en);
    expect(html).toContain('"@type":"ContactPoint"');
    const card = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const picture = await client().fetch(new URL(card).pathname);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(html).toContain('content="summary_large_image"');
  });
});

describe('what editors select', () => {
  const add = (who: Client, item: object) => who.post(`${BASE}/add`, { table: 'front_door_item', data: item });
  const list = async (query: object = {}) => (await client().get(SELECTED, { pageSize: 100, ...query })).result;
  const ids = async (query: object = {}) => (await list(query)).records.map(({ id }: { id: string }) => id) as string[];

  it('SHELL-006 is shown by kind and field, in their order, until it is retired', async () => {
    const all = await list();
    expect(all.kinds.map(({ item_type }: { item_type: number }) => item_type)).toEqual([1, 2, 4]);
    const results = await list({ item_type: 1 });
    expect(results.total).toBe(all.kinds[0].n);
    const [field] = results.fields;
    expect((await list({ item_type: 1, scope: field.id })).total).toBe(field.n);

    const there = new Set(
      all.records.map(({ result }: { result: { chengguo_id: string } | null }) => result?.chengguo_id),
    );
    const { records } = (await client().get('/web/v1/chengguo/list', { language: '1', pageSize: 50 })).result;
    const { chengguo_id } = records.find((card: { chengguo_id: string }) => !there.has(card.chengguo_id));
    const item = { item_type: 1, item_id: chengguo_id, sort: 90, note_en: 'Tested abroad' };
    expect((await add(member, item)).code).toBe(403);
    expect((await add(editor, { ...item, item_id: 'nothing' })).errors[0]?.field).toBe('item_id');
    expect((await add(editor, { ...item, item_type: 5 })).code).toBe(422);
    const [one, two] = await Promise.all([add(editor, item), add(editor, item)]);
    expect([one.code, two.code].sort()).toEqual([200, 409]);
    const { id } = (one.code === 200 ? one : two).result;
    const put = (data: object) => editor.put(`${BASE}/put`, { table: 'front_door_item', data, where: { id } });
    try {
      expect((await ids()).at(-1)).toBe(id);
      expect((await list()).records.at(-1).note_en).toBe('Tested abroad');
      await put({ sort: -1 });
      expect((await ids())[0]).toBe(id);
      const now = Math.floor(Date.now() / 1000);
      for (const [from, until, shown] of [
        [now + 3600, null, false],
        [now - 3600, now + 3600, true],
        [null, now - 60, false],
        [null, null, true],
      ] as const) {
        await put({ publish_time: from, unpublish_time: until });
        expect((await ids()).includes(id), `${from} ${until}`).toBe(shown);
        const rows = (await member.list('front_door_item', { where: { id } })).result.records;
        expect(rows.length, `${from} ${until}`).toBe(shown ? 1 : 0);
      }
      await put({ is_open: 0 });
      expect(await ids()).not.toContain(id);
      const names = (await editor.get('/web/v1/frontDoor/names')).result;
      expect(names.some((each: { id: string }) => each.id === id)).toBe(true);
      expect((await member.get('/web/v1/frontDoor/names')).code).toBe(403);
    } finally {
      await editor.call('DELETE', `${BASE}/remove`, { body: { table: 'front_door_item', where: { id } } });
    }
  });

  it('SHELL-006 a product is selected like a result, shown with its card at both doors, and gone once it is not public', async () => {
    const { records } = (await client().get('/web/v1/product/list', { language: '1', pageSize: 50 })).result;
    expect(records.every(({ name_en }: { name_en: string | null }) => name_en)).toBe(true);
    const chosen = await list({ item_type: 4, pageSize: 50 });
    const there = new Set(chosen.records.map(({ product }: { product: { chanpin_id: string } }) => product.chanpin_id));
    const { chanpin_id, name } = records.find((card: { chanpin_id: string }) => !there.has(card.chanpin_id));
    const made = await add(editor, { item_type: 4, item_id: chanpin_id, sort: 91, note_en: 'Ready to ship' });
    expect(made.status, made.text).toBe(200);
    const { id } = made.result;
    try {
      const shown = (await list({ item_type: 4, pageSize: 50 })).records.find((row: { id: string }) => row.id === id);
      expect(shown).toMatchObject({ note_en: 'Ready to ship', result: null, product: { chanpin_id, name } });
      const names = (await editor.get('/web/v1/frontDoor/names')).result;
      expect(names.find((row: { id: string }) => row.id === id)).toMatchObject({ name });
      const home = (await client().get('/web/v1/frontDoor/home')).result;
      expect(home.products.length).toBeGreaterThan(0);
    } finally {
      await editor.call('DELETE', `${BASE}/remove`, { body: { table: 'front_door_item', where: { id } } });
    }
    expect((await list({ item_type: 4, pageSize: 50 })).records.map((row: { id: string }) => row.id)).not.toContain(id);
  });

  it('SHELL-010 the top list counts what it says it counts, in English alone, and reads few rows', async () => {
    const { records } = (await client().get('/web/v1/chengguo/list', { language: '1', pageSize: 2 })).result;
    const [{ chengguo_id }] = records;
    const who = await signedIn(INDIVIDUAL);
    const letGo = () => who.call('DELETE', '/web/v1/user/favourite', { query: { id: chengguo_id } });
    await letGo();
    const before = await member.get('/web/v1/frontDoor/top', { by: 'favourites' });
    const of = (answer: typeof before) =>
      answer.result.records.find(
        ({ result }: { result: { chengguo_id: string } | null }) => result?.chengguo_id === chengguo_id,
      )?.favourites ?? 0;
    expect((await who.post('/web/v1/user/favourite', { item_type: 1, id: chengguo_id })).code).toBe(200);
    expect((await who.post('/web/v1/user/favourite', { item_type: 1, id: chengguo_id })).code).toBe(200);
    expect(of(await member.get('/web/v1/frontDoor/top', { by: 'favourites' }))).toBe(of(before) + 1);
    await letGo();
    expect(of(await member.get('/web/v1/frontDoor/top', { by: 'favourites' }))).toBe(of(before));
    for (const by of ['views', 'favourites', 'newest']) {
      const answer = await member.get('/web/v1/frontDoor/top', { by });
      expect(answer.result.by).toBe(by);
      expect(answer.result.records.length).toBeLessThanOrEqual(20);
      for (const { result, demand } of answer.result.records)
        expect((result ?? demand).name_en).toEqual(expect.any(String));
      expect(Number(/rows_read=(\d+)/.exec(answer.headers.get('server-timing') ?? '')?.[1])).toBeLessThan(1200);
    }
  });
});

describe('the desk', () => {
  const send = (who: Client, data: object) => who.post(`${BASE}/add`, { table: 'inquiry', data });
  const inquiry = (more: object = {}) => ({
    name: 'Research office',
    org_name: 'Example Labs',
    country: 'Norway',
    email: `${unique('desk').replace(/\W/g, '')}@example.com`,
    sought: unique('Electrolysers for wind power'),
    lang: 'en',
    ...more,
  });
  const stored = async (who: Client, sought: string) =>
    (await who.list('inquiry', { where: { sought } })).result.records;

  it('SHELL-028 takes what visitors ask once, tells its editors, and keeps it from others', async () => {
    const [{ chengguo_id }] = (await client().get('/web/v1/chengguo/list', { pageSize: 1 })).result.records;
    const data = inquiry({ item_type: 1, item_id: chengguo_id });
    const [one, two] = await Promise.all([send(client(), data), send(client(), data)]);
    expect([one.code, two.code].sort()).toEqual([200, 409]);
    const [row] = await stored(editor, data.sought);
    expect(row).toMatchObject({ state: 1, item_id: chengguo_id, answer: null });
    expect((await client().list('inquiry')).code).toBe(404);
    expect(await stored(member, data.sought)).toEqual([]);
    const told = (await editor.get('/web/v1/user/notice/list', { pageSize: 20 })).result.records;
    expect(told.some(({ topic }: { topic: string }) => topic === 'inquiry')).toBe(true);
    expect((await editor.get('/web/v1/workplace/counts')).result.inquiries).toBeGreaterThan(0);
    for (const [field, value] of [
      ['name', ''],
      ['org_name', ' '],
      ['country', ''],
      ['email', 'nobody'],
      ['sought', ''],
      ['sought', 'x'.repeat(2001)],
      ['item_id', 'nothing'],
    ] as const) {
      expect([
        field,
        (await send(member, inquiry({ item_type: 1, item_id: chengguo_id, [field]: value }))).errors[0]?.field,
      ]).toEqual([field, field]);
    }
    // What nobody may write: the state and the answer are the desk's.
    const bold = inquiry({ state: 2 });
    await send(member, bold);
    expect((await stored(member, bold.sought))[0].state).toBe(1);
    const change = { table: 'inquiry', data: { state: 3 }, where: { id: row.id } };
    expect((await editor.put(`${BASE}/put`, change)).code).not.toBe(200);
  });

  it('answers by e-mail, one of two editors at once; an answer that did not go out may be sent again', async () => {
    const data = inquiry();
    await send(member, data);
    const [{ id }] = await stored(editor, data.sought);
    const answer = (who: Client, text: string) => who.post('/web/v1/inquiry/answer', { id, answer: text });
    expect((await answer(member, 'No')).code).toBe(403);
    expect((await answer(editor, ' ')).errors[0]?.field).toBe('answer');
    await client().post('/dev/faults', { channel: 'mail', mode: 'error:500' });
    const first = await answer(editor, 'A first try');
    await client().post('/dev/faults', { channel: 'mail', mode: 'ok' });
    expect(first.code).toBe(503);
    expect((await stored(editor, data.sought))[0]).toMatchObject({ state: 1, mail_time: null });
    const both = await Promise.all([answer(editor, 'Two teams work on it.'), answer(editor, 'Two teams work on it.')]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 409]);
    const [mail] = (await client().get('/dev/outbox', { to: data.email })).result.records;
    expect(JSON.stringify(mail)).toContain('Two teams work on it.');
    expect((await stored(member, data.sought))[0]).toMatchObject({ state: 2, answer: 'Two teams work on it.' });
    expect((await answer(editor, 'Once more')).code).toBe(409);
    const close = (closed: boolean) => editor.post('/web/v1/inquiry/close', { id, closed });
    expect((await close(true)).result).toEqual({ changed: 1 });
    expect((await close(true)).result).toEqual({ changed: 0 });
    expect((await stored(editor, data.sought))[0].state).toBe(3);
    expect((await close(false)).result).toEqual({ changed: 1 });
    expect((await stored(editor, data.sought))[0].state).toBe(2);
  });

  it('floods of inquiries are refused', async () => {
    const who = await signedIn('13800000010');
    const data = Array.from({ length: 20 }, () => inquiry());
    expect([200, 429]).toContain((await who.post(`${BASE}/adds`, { table: 'inquiry', data })).code);
    const more = await send(who, inquiry());
    expect(more.code).toBe(429);
    expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
