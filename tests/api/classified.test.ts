import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { inChinese } from './support/demands.ts';
import { AUDITOR, byOrganization, COMPANY, MEMBER } from './support/results.ts';

const OPERATOR = '13800000007';
const EDITOR = '13800000013';

const KINDS = [
  { noun: 'chengguo', key: 'chengguo_id', group: 'result', itemType: 1, auditor: AUDITOR, page: 'resultDetail' },
  { noun: 'xuqiu', key: 'xuqiu_id', group: 'demand', itemType: 2, auditor: '13800000006', page: 'demandDetail' },
] as const;
type Kind = (typeof KINDS)[number];

/** A word that stands in this item alone, found by every search that finds the item. */
let words = 0;
const word = () => `zqx${Date.now().toString(36)}${words++}`;

let server: TestServer;
let publisher: Client;
let stranger: Client;
let operator: Client;
let editor: Client;

beforeAll(async () => {
  server = await startServer();
  publisher = await signedIn(MEMBER, server.url);
  stranger = await signedIn(COMPANY, server.url);
  operator = await signedIn(OPERATOR, server.url);
  editor = await signedIn(EDITOR, server.url);
});
afterAll(() => server.stop());

const bodyOf = ({ group }: Kind, name: string, secrecy: number): object =>
  group === 'result' ? byOrganization({ result: { name, secrecy } }) : inChinese({ demand: { name, secrecy } });

const path = ({ noun }: Kind) => `/web/v1/user/${noun}`;

async function approved(kind: Kind, secrecy: number) {
  const name = `${word()}精密轴承`;
  const made = await publisher.post(path(kind), bodyOf(kind, name, secrecy));
  expect([made.msg, made.errors]).toEqual(['成功', []]);
  const id = made.result[kind.key] as string;
  const auditor = await signedIn(kind.auditor, server.url);
  expect((await auditor.post(`${path(kind)}/audit`, { id, audit_status: 4 })).status).toBe(200);
  return { id, name, auditor };
}

/** Everything that anybody outside may ask, and whether the item or its name stands in an answer. */
async function channels(kind: Kind, { id, name }: { id: string; name: string }): Promise<Record<string, boolean>> {
  const visitor = client(server.url);
  const { noun, key, itemType, page } = kind;
  const other = itemType === 1 ? 2 : 1;
  const asked: [string, Client, string, Record<string, unknown>?][] = [
    ['list', visitor, `/web/v1/${noun}/list`, { pageSize: '50' }],
    ['search', visitor, `/web/v1/${noun}/list`, { keyword: name.slice(0, 11) }],
    ['detail', visitor, `/web/v1/${noun}/detail`, { id }],
    ['detail of a member', stranger, `/web/v1/${noun}/detail`, { id }],
    ['match', visitor, '/web/egg/match/match', { item_type: itemType, id }],
    ['match of operators', operator, '/web/egg/match/match', { item_type: itemType, id }],
    ['home', visitor, '/web/v1/home'],
    ['table', visitor, '/web/egg/base/list', { table: noun, where: { [key]: id } }],
    ['table of a member', stranger, '/web/egg/base/list', { table: noun, where: { name } }],
    ['scopes', visitor, '/web/egg/base/list', { table: `${noun}_scope`, where: { [key]: id } }],
    ['picker of pushes', operator, '/web/v1/push/items', { item_type: itemType, keyword: name.slice(0, 11) }],
    ['what lacks English', editor, '/web/v1/translations/list', { kind: kind.group, pageSize: '50' }],
    ['page', visitor, `/${page}/${id}/x`],
    ['front page', visitor, '/'],
  ];
  const found: Record<string, boolean> = {};
  for (const [what, who, address, query] of asked) {
    const { text } = await who.get(address, query);
    // The question names what it asks for: an answer that repeats it shows nothing.
    found[what] = text.includes(name) || (text.includes(id) && /"(name|second_scope_id)"/.test(text));
  }
  const maps = await (await visitor.fetch('/sitemap.xml')).text();
  const pages = [...maps.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const texts = await Promise.all(pages.map(async (each) => (await visitor.fetch(each)).text()));
  found.sitemap = texts.some((text) => text.includes(id));
  const counterpart = await visitor.get(`/web/v1/${other === 1 ? 'chengguo' : 'xuqiu'}/list`, { pageSize: '3' });
  const [source] = counterpart.result.records as Record<string, string>[];
  const matches = await visitor.get('/web/egg/match/match', {
    item_type: other,
    id: source?.[other === 1 ? 'chengguo_id' : 'xuqiu_id'],
  });
  found['match of a counterpart'] = matches.text.includes(id);
  return found;
}

const none = (found: Record<string, boolean>) => Object.keys(found).filter((name) => found[name]);

describe.each(KINDS)('a classified $group', (kind) => {
  it('PUB-027 PUB-035 is found by nobody outside, however it is asked for, once it is approved', async () => {
    const open = await approved(kind, 0);
    const seen = none(await channels(kind, open));
    expect(seen).toEqual(
      expect.arrayContaining(['list', 'search', 'detail', 'table', 'scopes', 'what lacks English', 'page', 'sitemap']),
    );
    const totals = async () =>
      Number((await client(server.url).get(`/web/v1/${kind.noun}/list`, { pageSize: '1' })).result.total);
    const before = await totals();
    const item = await approved(kind, 1);
    expect(none(await channels(kind, item))).toEqual([]);
    expect(await totals()).toBe(before);
    const of = { item_type: kind.itemType, item_id: item.id };
    const deal = { ...of, name: '来访者', phone: '13700000001', remark: '想合作' };
    for (const [who, address, body, code] of [
      [stranger, '/web/v1/user/deal', deal, 404],
      [operator, '/web/v1/pushGroup', { title: '涉密', item_type: kind.itemType, items: [item.id] }, 422],
      [stranger, '/web/v1/contact/reveal', { item_type: kind.itemType, id: item.id }, 404],
    ] as const) {
      expect((await who.post(address, body)).code, address).toBe(code);
    }
    const english = { kind: kind.group, id: item.id, version: 1, name_en: 'Bearing', summary_en: '' };
    expect((await editor.put('/web/v1/translations', english)).code).toBe(404);
  });

  it('PUB-027 PUB-035 stays with its publisher and the auditors, who may read it and match it inside', async () => {
    const { id, name, auditor } = await approved(kind, 1);
    for (const who of [publisher, auditor]) {
      expect((await who.get(`/web/v1/${kind.noun}/detail`, { id })).result?.name).toBe(name);
      expect((await who.get('/web/egg/match/match', { item_type: kind.itemType, id })).status).toBe(200);
      expect((await who.list(kind.noun, { where: { [kind.key]: id } })).result.total).toBe(1);
    }
    const own = await publisher.get(`${path(kind)}/releases`, { keyword: name.slice(0, 11) });
    expect(own.result.records).toMatchObject([{ id, audit_status: 4, secrecy: 1, is_public: 0 }]);
    const notices = await publisher.get('/web/v1/user/notice/list');
    const told = notices.result.records.find((row: { item_id: string }) => row.item_id === id);
    expect(told.params).toMatchObject({ audit_status: 4, inside: 1 });
    expect(told.link).not.toContain(kind.page);
  });

  it('PUB-027 PUB-035 goes at once when a public one becomes classified, and no call brings it back', async () => {
    const { id, name } = await approved(kind, 0);
    const read = async () => (await client(server.url).get(`/web/v1/${kind.noun}/detail`, { id })).code;
    expect(await read()).toBe(200);
    const edited = await publisher.put(path(kind), { ...bodyOf(kind, name, 1), [kind.key]: id });
    expect([edited.msg, edited.errors]).toEqual(['成功', []]);
    expect(none(await channels(kind, { id, name }))).toEqual([]);
    const auditor = await signedIn(kind.auditor, server.url);
    expect((await auditor.post(`${path(kind)}/audit`, { id, audit_status: 4 })).status).toBe(200);
    for (const verb of ['relist', 'renew']) {
      const answer = await publisher.post(`${path(kind)}/${verb}`, { id });
      expect([answer.code, answer.msg]).toEqual([409, '涉密内容不对外公开，仅在平台内部保存、审核和匹配']);
    }
    expect(none(await channels(kind, { id, name }))).toEqual([]);
  });

  it('PUB-027 PUB-035 is kept inside by the table service as well', async () => {
    const { id, name, auditor } = await approved(kind, 0);
    const put = { table: kind.noun, data: { secrecy: 1 }, where: { [kind.key]: id } };
    expect((await auditor.put('/web/egg/base/put', put)).result).toEqual({ changed: 1 });
    expect(none(await channels(kind, { id, name }))).toEqual([]);
  });
});
