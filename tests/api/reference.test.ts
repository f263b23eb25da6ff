import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { byPerson } from './support/results.ts';

const ADMIN = '13800000011';
const CAPITAL = '130100';

/** A server of its own: other tests add workstations, and the fields that are added here are in nobody's way. */
let server: TestServer;
let visitor: Client;
beforeAll(async () => {
  server = await startServer();
  visitor = client(server.url);
});
afterAll(() => server.stop());

type Row = Record<string, string | number | null>;
type Options = Record<string, unknown>;

async function page(table: string, options: Options = {}) {
  const answer = await visitor.list(table, options);
  expect(answer.status, `${table}: ${answer.text.slice(0, 200)}`).toBe(200);
  return answer.result as { records: Row[]; total: number; pages: number };
}

const count = async (table: string, where: Options) => (await page(table, { where, pageSize: 1 })).total;

/** All rows of a table, page after page. */
async function all(table: string, options: Options = {}): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageIndex = 1, pages = 1; pageIndex <= pages; pageIndex++) {
    const part = await page(table, { ...options, pageIndex, pageSize: 100 });
    rows.push(...part.records);
    pages = part.pages;
  }
  return rows;
}

const filled = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const offered = { stage: 1, is_delete: 0 };
const bySort = [
  ['sort', 'asc'],
  ['id', 'asc'],
];

describe('fields of technology', () => {
  it('REF-002 are a tree of three levels with names in both languages and at least 120 leaves', async () => {
    const rows = await all('scope', { where: offered, order: bySort });
    expect(Object.keys(rows[0] ?? {})).toEqual(
      expect.arrayContaining([
        'id',
        'pid',
        'name',
        'name_en',
        'sort',
        'level',
        'code',
        'stage',
        'is_delete',
        'patent_classify_ids',
        'patent_classify_names',
      ]),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const row of rows) {
      expect(filled(row.name) && filled(row.name_en), `names of ${row.id}`).toBe(true);
      expect(row.name_en, `English name of ${row.id}`).not.toMatch(/[\u4e00-\u9fff]/);
      if (row.level === 1) expect(row.pid).toBe('0');
      else expect(byId.get(row.pid ?? '')?.level, `parent of ${row.id}`).toBe(Number(row.level) - 1);
    }
    const parents = new Set(rows.map((row) => row.pid));
    expect(rows.filter((row) => row.level === 3 && !parents.has(row.id)).length).toBeGreaterThanOrEqual(120);
    expect(rows.filter((row) => row.level !== 3 && !parents.has(row.id))).toEqual([]);
  });

  it('REF-002 come as children of one field in the order of their numbers', async () => {
    const [top] = (await page('scope', { where: { ...offered, pid: '0' }, order: bySort })).records;
    const children = (await page('scope', { where: { ...offered, pid: top?.id }, order: bySort })).records;
    expect(children.length).toBeGreaterThan(1);
    const sorts = children.map((row) => Number(row.sort));
    expect(sorts).toEqual([...sorts].sort((a, b) => a - b));
    expect(new Set(sorts).size).toBe(sorts.length);
  });

  it('REF-003 have the top codes technology, form, direction and scene', async () => {
    const tops = (await page('scope', { where: { ...offered, pid: '0' }, order: bySort })).records;
    expect(tops.map((row) => row.code)).toEqual(['technology', 'form', 'direction', 'scene']);
  });

  it('REF-004 are offered only at stage 1 and not deleted, by lists, search, follows, imports and suggestions as well', async () => {
    const admin = await signedIn(ADMIN, server.url);
    const [top] = (await page('scope', { where: { ...offered, pid: '0' }, order: bySort })).records;
    const data = { pid: top?.id, name: '停用领域', name_en: 'Field out of use', level: 2, sort: 99 };
    const idle = await admin.post('/web/egg/base/add', { table: 'scope', data: { ...data, stage: 0 }, key: 'id' });
    const gone = await admin.post('/web/egg/base/add', { table: 'scope', data: { ...data, stage: 1 }, key: 'id' });
    expect([idle.status, gone.status]).toEqual([200, 200]);
    const where = { id: gone.result.id };
    expect((await admin.call('DELETE', '/web/egg/base/del', { body: { table: 'scope', where } })).status).toBe(200);
    const ids = (await all('scope', { where: offered })).map((row) => row.id);
    expect(ids).not.toContain(idle.result.id);
    expect(ids).not.toContain(gone.result.id);
    // What chose it before is public, and keeps its name; nothing leads there any more, nor to what stands below it.
    const below = { ...data, pid: idle.result.id, name: '停用领域之下', stage: 1 };
    expect((await admin.post('/web/egg/base/add', { table: 'scope', data: below })).status).toBe(200);
    const auditor = await signedIn('13800000004', server.url);
    const published = await auditor.post('/web/v1/user/chengguo', byPerson({ scopes: [idle.result.id] }));
    const { result: list } = await visitor.get('/web/v1/chengguo/list');
    const shown = (list.records as { chengguo_id: string; scope: Row[] }[]).find(
      (record) => record.chengguo_id === published.result.chengguo_id,
    );
    expect(shown?.scope.map((field) => field.name)).toEqual([data.name]);
    expect((list.facets.scope as Row[]).map((facet) => facet.name)).not.toContain(data.name);
    const { groups } = (await visitor.get('/web/v1/search/suggest', { keyword: '停用领域' })).result;
    expect((groups as { kind: string }[]).map(({ kind }) => kind)).not.toContain('field');
    const { fields } = (await visitor.get('/web/v1/search', { keyword: '停用领域无人写过' })).result;
    expect((fields as Row[]).map((field) => field.name)).not.toContain(data.name);
    const member = await signedIn('13800000010', server.url);
    const follow = (target: unknown) => member.put('/web/v1/user/follow', { kind: 'field', target });
    expect([(await follow(idle.result.id)).code, (await follow('s-101-01')).code]).toEqual([404, 200]);
    const file = { kind: 'result', headings: ['scopes'] };
    const cells = [data.name, idle.result.id, 's-101-01-01'].map((cell, at) => ({ line: at + 2, cells: [cell] }));
    const { rows } = (await auditor.post('/web/v1/imports/check', { ...file, rows: cells })).result;
    const wrong = (rows as { problems: { field: string }[] }[]).map(({ problems }) =>
      problems.map(({ field }) => field),
    );
    expect(wrong.map((fields) => fields.includes('scopes'))).toEqual([true, true, false]);
    // Of two with the same text one chose the field; what the other chose is suggested.
    const text = { name: '停用与启用领域的同文成果', profile: '<p>以秸秆为原料的吸声板材，在地铁车站试装三年。</p>' };
    for (const scopes of [[idle.result.id], ['s-101-01-01']]) {
      const same = await auditor.post('/web/v1/user/chengguo', byPerson({ result: text, scopes }));
      expect(same.status, same.text).toBe(200);
    }
    // What is published is read for matches by the schedule.
    await server.runtime.fireCron('* * * * *');
    const suggested = (await member.post('/web/v1/match/fields', text)).result.fields as Row[];
    const named = suggested.map(({ id }) => id);
    expect([named.includes('s-101-01-01'), named.includes(idle.result.id)]).toEqual([true, false]);
  });
});

describe('places', () => {
  it('REF-005 the key of a region stays, by whichever operation', async () => {
    const staff = await signedIn('13800000013', server.url);
    const row = (await all('region'))[0] as Record<string, unknown>;
    const change = { table: 'region', where: { id: row.id } };
    expect((await staff.put('/web/egg/base/put', { ...change, data: { id: '990000' } })).code).toBe(422);
    const both = { op: 'put', ...change, data: { id: '990000', name: row.name } };
    expect((await staff.post('/web/egg/base/work', { operations: [both] })).code).toBe(200);
    const after = await all('region');
    expect(after.map(({ id }) => id)).toContain(row.id);
    expect(after.map(({ id }) => id)).not.toContain('990000');
  });

  it('REF-005 every region has its names in both languages, the capital and the province a logo', async () => {
    const rows = await all('region');
    for (const row of rows) {
      expect(row).toMatchObject({ name: expect.any(String), en_name: expect.any(String) });
      expect(Object.keys(row)).toContain('logo');
      expect(filled(row.title) && filled(row.title_en), `titles of ${row.id}`).toBe(true);
    }
    for (const id of ['130000', CAPITAL]) {
      const logo = String(rows.find((row) => row.id === id)?.logo);
      expect((await visitor.fetch(logo)).headers.get('content-type'), logo).toContain('image/');
    }
  });

  it('REF-006 China has 34 provinces, 342 cities and 2,849 counties, each under its parent', async () => {
    expect(await Promise.all([1, 2, 3].map((level) => count('china', { level })))).toEqual([34, 342, 2849]);
    expect(await count('china', { level: 1, pid: 0 })).toBe(34);
    const rows = await all('china', { columns: ['id', 'name', 'level', 'pid'] });
    const level = new Map(rows.map((row) => [row.id, row.level]));
    expect(rows).toHaveLength(34 + 342 + 2849);
    for (const row of rows) {
      expect(row).toMatchObject({ id: expect.stringMatching(/^\d{6}$/), name: expect.any(String) });
      expect(row.level === 1 ? row.pid : level.get(row.pid ?? ''), `parent of ${row.id}`).toBe(
        row.level === 1 ? '0' : Number(row.level) - 1,
      );
    }
    const [city] = (await page('china', { where: { pid: '130000' }, order: [['id', 'asc']] })).records;
    expect(city).toMatchObject({ id: CAPITAL, name: '石家庄市', level: 2 });
    const counties = (await all('china', { where: { pid: CAPITAL } })).map((row) => row.level);
    expect(new Set(counties)).toEqual(new Set([3]));
  });

  it('REF-007 every country has a Chinese and an English name', async () => {
    const rows = await all('countries');
    expect(rows.length).toBeGreaterThanOrEqual(195);
    for (const row of rows) {
      expect(row.cn_name, String(row.id)).toMatch(/[\u4e00-\u9fff]/);
      expect(row.en_name, String(row.id)).toMatch(/^\p{Lu}[^\u4e00-\u9fff]+$/u);
      expect(row.level).toEqual(expect.any(Number));
    }
    expect(rows.find((row) => row.id === 'DE')).toMatchObject({ cn_name: '德国', en_name: 'Germany' });
  });

  it('REF-009 a place has one post code of six digits', async () => {
    const where = { province: '河北省', city: '石家庄市', area: '正定县' };
    const found = await page('post_code', { where });
    expect(found.records).toEqual([expect.objectContaining({ ...where, post_code: '050800' })]);
    const rows = await all('post_code');
    expect(rows.length).toBeGreaterThan(2800);
    expect(rows.filter((row) => !/^\d{6}$/.test(String(row.post_code)))).toEqual([]);
    const places = new Set(rows.map((row) => `${row.province}/${row.city}/${row.area}`));
    expect(places.size).toBe(rows.length);
  });

  it('REF-012 REF-013 the capital has 17 counties and districts, each with its workstation', async () => {
    const counties = (await all('region')).filter((row) => String(row.id).startsWith('1301') && row.id !== CAPITAL);
    const stations = await all('workstation');
    expect(counties).toHaveLength(17);
    expect(stations).toHaveLength(17);
    expect(stations.map((row) => row.area_code).sort()).toEqual(counties.map((row) => row.id).sort());
    // Every one is a division of the capital; the others are the five districts of the city proper, which have none.
    const divisions = await all('china', { where: { pid: CAPITAL } });
    const others = divisions.filter((row) => !counties.some((county) => county.id === row.id));
    expect(divisions).toHaveLength(22);
    expect(others.map((row) => row.name)).toEqual(['长安区', '桥西区', '新华区', '井陉矿区', '裕华区']);
    for (const county of counties) {
      const station = stations.find((row) => row.area_code === county.id);
      expect(station?.name, String(county.id)).toContain(String(county.name));
      expect(county.center_url, String(county.id)).toMatch(/^https:\/\//);
    }
    const home = await visitor.get('/web/v1/home', { region: CAPITAL });
    expect(home.result.region.workstations).toHaveLength(17);
  });
});

describe('classifications and settings', () => {
  it('REF-008 industries are 20 sections, 97 divisions, 473 groups and 1,382 classes', async () => {
    expect(await Promise.all([1, 2, 3, 4].map((depth) => count('industry_v2', { depth })))).toEqual([
      20, 97, 473, 1382,
    ]);
    const rows = await all('industry_v2', { columns: ['name', 'code', 'is_leaf', 'depth'] });
    const codes = rows.map((row) => String(row.code));
    expect(new Set(codes).size).toBe(rows.length);
    expect(rows.filter((row) => !filled(row.name))).toEqual([]);
    expect(rows.filter((row) => row.depth === 4 && row.is_leaf !== 1)).toEqual([]);
    expect(rows.filter((row) => row.depth === 1 && row.is_leaf !== 0)).toEqual([]);
  });

  it('REF-010 REF-011 every setting that pages ask for is there under its id', async () => {
    for (const id of ['wx_app_id', 'result-contacts', 'demand-contacts', 'project-contacts', 'upload-server-host']) {
      const { records } = await page('setting', { where: { id } });
      expect(records, id).toEqual([{ id, value: expect.any(String) }]);
    }
    const [desk] = (await page('setting', { where: { id: 'result-contacts' } })).records;
    expect(desk?.value).not.toBe('');
  });
});
