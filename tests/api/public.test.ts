import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client } from '../setup/client.ts';
import { rowsRead } from '../setup/queries.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { MEMBER } from './support/results.ts';

const GROUPS = ['scope', 'region', 'maturity', 'cooperation', 'type', 'language'] as const;
type Query = Record<string, string>;

interface Facet {
  id: string;
  name: string;
  n: number | null;
  selected?: true;
}

/** A server of its own: counts must stand still, and there must be more rows than are counted one by one. */
let server: TestServer;
let visitor: Client;
beforeAll(async () => {
  server = await startServer({ demoScale: 2_500 });
  visitor = client(server.url);
});
afterAll(() => server.stop());

const list = (noun: string, query: Query = {}) => visitor.get(`/web/v1/${noun}/list`, query);

async function walk(noun: string, query: Query, depth: number): Promise<number> {
  const shown = await list(noun, query);
  expect(shown.status).toBe(200);
  let followed = 0;
  for (const group of GROUPS) {
    const offered = (shown.result.facets[group] as Facet[]).filter(({ selected }) => !selected);
    for (const facet of depth > 0 ? offered : offered.slice(0, 2)) {
      const next = { ...query, [group]: facet.id };
      const answer = await list(noun, next);
      followed += 1;
      const what = `${noun} ${JSON.stringify(next)}`;
      if (facet.n !== null) expect(answer.result.total, what).toBe(facet.n);
      expect(answer.result.total, what).toBeGreaterThan(0);
      const chosen = (answer.result.facets[group] as Facet[]).find(({ id, selected }) => selected && id === facet.id);
      expect(chosen?.name, what).toBeTruthy();
      if (depth > 0 && followed % 5 === 0) followed += await walk(noun, next, depth - 1);
    }
  }
  return followed;
}

describe('public lists', () => {
  it('PUB-147 PUB-154 PUB-134 list approved items newest first, under every documented address', async () => {
    for (const [noun, key] of [
      ['chengguo', 'chengguo_id'],
      ['xuqiu', 'xuqiu_id'],
    ] as const) {
      const answer = await list(noun);
      const { records, total, pages, current } = answer.result;
      expect([records.length, current, pages]).toEqual([10, 1, Math.ceil(total / 10)]);
      expect(records[0]).toMatchObject({
        name: expect.any(String),
        org_name: expect.any(String),
        scope: expect.any(Array),
      });
      expect(answer.text).not.toMatch(/id_number|contacts|add_user|audit_status|13010019900101000X/);
      for (const path of [`/v1/${noun}/list`, `/${noun}/list`, `/web/${noun}/list`, `/${noun}/recommend/list`]) {
        expect((await visitor.get(path)).result.records[0][key]).toBe(records[0][key]);
      }
    }
  });

  it('PUB-101 every filter shows as many items as its facet said, at every depth', async () => {
    expect(await walk('chengguo', {}, 1)).toBeGreaterThan(60);
    expect(await walk('xuqiu', {}, 1)).toBeGreaterThan(60);
    expect(await walk('chengguo', { keyword: '石墨烯' }, 1)).toBeGreaterThan(10);
  });

  it('PUB-101 pages follow each other without a gap or a repeat, far ones too, in both orders', async () => {
    const total: number = (await list('chengguo')).result.total;
    const last = Math.ceil(total / 100);
    const walkAll = async (order: string) => {
      const ids: string[] = [];
      for (let page = 1; page <= last; page++) {
        const answer = await list('chengguo', { order, pageSize: '100', pageIndex: String(page) });
        ids.push(...answer.result.records.map((record: { chengguo_id: string }) => record.chengguo_id));
      }
      return ids;
    };
    const newest = await walkAll('newest');
    expect(new Set(newest).size).toBe(total);
    expect((await walkAll('oldest')).reverse()).toEqual(newest);
    const far = Math.ceil(total / 10) - 1;
    const page = await list('chengguo', { pageIndex: String(far) });
    expect(page.result.records.map((record: { chengguo_id: string }) => record.chengguo_id)).toEqual(
      newest.slice((far - 1) * 10, far * 10),
    );
    expect((await list('chengguo', { pageIndex: String(far + 5) })).result.records).toEqual([]);
  });

  it('PUB-101 a page costs at most 60 rows unfiltered and 1,200 filtered or searched', async () => {
    const pages = [1, 2, 4, 5, 17, 100, 251, 255];
    for (const pageIndex of pages) {
      for (const order of ['newest', 'oldest']) {
        const answer = await list('chengguo', { pageIndex: String(pageIndex), order });
        expect(rowsRead(answer), `page ${pageIndex} ${order}`).toBeLessThanOrEqual(60);
      }
    }
    const narrowed: Query[] = [
      { region: '130000' },
      { region: '130000', pageIndex: '100' },
      { keyword: '技术' },
      { keyword: '技术', pageIndex: '100' },
      { keyword: '技术', order: 'oldest', region: '130000' },
      { keyword: '的', scope: 's-101', pageIndex: '50' },
      { scope: 's-101', type: '1', pageIndex: '100' },
    ];
    for (const query of narrowed) {
      const answer = await list('chengguo', query);
      const { result } = answer;
      expect(rowsRead(answer), JSON.stringify(query)).toBeLessThanOrEqual(1200);
      expect(result.records).toHaveLength(10);
    }
    const detail = await visitor.get('/v1/chengguo/detail', {
      id: (await list('chengguo')).result.records[0].chengguo_id,
    });
    expect(rowsRead(detail)).toBeLessThanOrEqual(60);
    expect(rowsRead(await visitor.get('/v1/home'))).toBeLessThanOrEqual(120);
  });

  it('PUB-101 beyond a thousand matches the total is a floor, or exact where one filter is kept count of', async () => {
    const searched = (await list('chengguo', { keyword: '的', type: '1' })).result;
    expect([searched.total, searched.more, searched.pages]).toEqual([1000, true, 100]);
    const filtered = (await list('chengguo', { region: '130000' })).result;
    const offered = (await list('chengguo')).result.facets.region.find((facet: Facet) => facet.id === '130000');
    expect([filtered.total, filtered.more, filtered.pages]).toEqual([offered.n, undefined, 100]);
    expect(filtered.facets.region.find((facet: Facet) => facet.id === '130100').n).toBeGreaterThan(0);
  });

  it('PUB-101 what was released between two days, with other filters and without, costs no more than a search', async () => {
    const DAY = 86_400;
    const dayOf = (time: number) => new Date((time + 8 * 3600) * 1000).toISOString().slice(0, 10);
    const begun = Math.floor(Date.now() / 1000);
    for (const [days, more] of [
      [0, {}],
      [29, {}],
      [29, { keyword: '检测' }],
      [400, { region: '130000', order: 'oldest' }],
    ] as [number, Query][]) {
      const query = { from: dayOf(begun - days * DAY), to: dayOf(begun), ...more };
      const answer = await list('chengguo', query);
      const { result } = answer;
      expect(rowsRead(answer), JSON.stringify(query)).toBeLessThan(1_200);
      const shown = result.records.map(({ release_time }: { release_time: number }) => dayOf(release_time));
      expect(shown.filter((day: string) => day < query.from || day > query.to)).toEqual([]);
      if (days > 0) expect(result.total, JSON.stringify(query)).toBeGreaterThan(0);
    }
    expect((await list('chengguo', { from: '2026-02-01', to: '2026-01-01' })).result.total).toBe(0);
    const all = (await list('chengguo')).result.total;
    expect((await list('chengguo', { from: 'x', to: '2026-1-1' })).result.total).toBe(all);
  });

  it('PUB-101 bad parameters show a list instead of an error', async () => {
    for (const query of [
      { pageIndex: '-1' },
      { pageIndex: 'x' },
      { pageSize: '1000000000' },
      { order: 'drop' },
      { _t: '1' },
    ] as Query[]) {
      const answer = await list('chengguo', query);
      expect(answer.status).toBe(200);
      expect(answer.result.records.length).toBeLessThanOrEqual(100);
    }
    for (const query of [{ region: "' OR 1" }, { scope: '"*"' }, { maturity: '99' }, { type: 'a b' }] as Query[]) {
      expect((await list('chengguo', query)).result.total).toBe(0);
    }
  });

  it('PUB-131 demands of an area, of any level', async () => {
    const area = await visitor.get('/v1/xuqiu/listByArea', { area: '130100' });
    const same = await list('xuqiu', { region: '130100' });
    expect(area.result.total).toBe(same.result.total);
    expect(area.result.records.every((record: { region_name: string }) => record.region_name.includes('石家庄'))).toBe(
      true,
    );
  });
});

describe('public details, home and statistics', () => {
  it('PUB-152 PUB-130 PUB-122 a visitor reads the published version with its organisation and files', async () => {
    for (const [noun, key] of [
      ['chengguo', 'chengguo_id'],
      ['xuqiu', 'xuqiu_id'],
    ] as const) {
      const [card] = (await list(noun)).result.records;
      const { status, result, text } = await visitor.get(`/web/v1/${noun}/detail`, { id: card[key] });
      expect(status).toBe(200);
      expect(result).toMatchObject({
        [key]: card[key],
        name: card.name,
        profile: expect.stringContaining('<'),
        files: expect.any(Array),
      });
      expect(result.org).toMatchObject({ name: card.org_name, profile: expect.any(String) });
      expect(result.contact.source).toBe('platform');
      expect(result.similar.length).toBeLessThanOrEqual(6);
      expect(text).not.toMatch(/id_number|add_user|"publisher"/);
    }
  });

  it('PUB-152 an unknown item and one that is not public read alike', async () => {
    const owner = await client(server.url).login(MEMBER);
    const mine = await owner.list('chengguo', { columns: ['chengguo_id'], where: { audit_status: 1 } });
    const pending = mine.result.records[0]?.chengguo_id as string | undefined;
    const unknown = await visitor.get('/v1/chengguo/detail', { id: '01ARZ3NDEKTSV4RRFFQ69G5FAV' });
    expect([unknown.code, unknown.status]).toEqual([404, 404]);
    if (pending === undefined) return;
    const hidden = await visitor.get('/v1/chengguo/detail', { id: pending });
    expect([hidden.code, hidden.text]).toEqual([unknown.code, unknown.text]);
    const preview = await owner.get('/v1/chengguo/detail', { id: pending });
    expect(preview.result).toMatchObject({ preview: true, audit_status: 1, version: expect.any(Number) });
  });

  it('PUB-158 PUB-140 PUB-155 PUB-137 counts by category sum up to the public total', async () => {
    for (const noun of ['chengguo', 'xuqiu']) {
      const { result } = await visitor.get(`/v1/${noun}/cat/statistics`);
      const sum = result.records.reduce((total: number, record: { n: number }) => total + record.n, 0);
      expect([sum, result.total]).toEqual([result.total, (await list(noun)).result.total]);
      expect((await visitor.get(`/${noun}/type/list`)).result).toEqual(result);
    }
  });

  it('PUB-159 PUB-141 totals and home agree with the lists', async () => {
    const totals = (await visitor.get('/v1/chengguo/default/statistics')).result;
    const home = (await visitor.get('/v1/home', { region: '130100' })).result;
    expect(home.counters).toEqual(totals);
    expect(totals.results).toBe((await list('chengguo')).result.total);
    expect(totals.demands).toBe((await list('xuqiu')).result.total);
    expect(totals.organizations).toBeGreaterThanOrEqual(30);
    expect([home.results.length, home.demands.length]).toEqual([8, 6]);
    expect(home.region).toMatchObject({ id: '130100', capital: true });
    expect(home.region.workstations).toHaveLength(17);
    expect(home.fields.every((field: { n: number; group: string }) => field.n > 0 && field.group)).toBe(true);
  });
});

describe('rebuilding what is derived', () => {
  it('PUB-101 the administrator writes index and counters anew, and nothing changes for visitors', async () => {
    const lately = { from: '2020-01-01', to: '2099-01-01', keyword: '检测' };
    const before = [(await list('xuqiu')).result, (await list('xuqiu', lately)).result];
    expect(before[1].total).toBeGreaterThan(0);
    const member = await client(server.url).login(MEMBER);
    const path = '/web/v1/publications/rebuild';
    expect((await visitor.post(path, { kind: 'demand' })).status).toBe(100);
    expect((await member.post(path, { kind: 'demand' })).status).toBe(403);
    const admin = await client(server.url).login('13800000011');
    let next: number | null = 0;
    for (let calls = 0; next !== null && calls < 100; calls++) {
      next = (await admin.post(path, { kind: 'demand', after: next })).result.next;
    }
    expect(next).toBeNull();
    const other = client(server.url);
    const again = async (query: Query) => (await other.get('/web/v1/xuqiu/list', { ...query, pageSize: '10' })).result;
    expect([await again({}), await again(lately)]).toEqual(before);
  });
});

describe('caching of public answers', () => {
  it('PUB-147 a repeated call answers 304 to its tag, and unknown parameters change nothing', async () => {
    const first = await list('chengguo', { pageIndex: '7' });
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^"[\w-]+"$/);
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/);
    const again = await list('chengguo', { _t: '123', pageIndex: '7', foo: 'bar' });
    expect(again.headers.get('etag')).toBe(tag);
    const same = await visitor.get('/web/v1/chengguo/list', { pageIndex: '7' }, { 'if-none-match': tag });
    expect([same.code, same.text]).toEqual([304, '']);
    const english = await visitor.get('/web/v1/chengguo/list', { pageIndex: '7' }, { 'x-lang': 'en' });
    expect(english.msg).toBe('OK');
  });

  it('PUB-147 a caller with a session is never answered from or into the cache', async () => {
    const member = await client(server.url).login(MEMBER);
    const answer = await member.get('/web/v1/chengguo/list');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('etag')).toBeNull();
  });
});
