import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DECLARATION_FORM } from '../../db/contract/programme/declaration.ts';
import { DAY } from '../../db/contract/time.ts';
import { type Answer, type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

const API = '/web/v1/programme/office';
const LARGE = 5000;
const ROWS = 1200;
const AT = 1_300_000_000;

let server: TestServer;
let database: D1Database;
let office: Client;
let declarant: Client;
let owner: string;
let round: string;
let large: string;

const run = (sql: string, ...values: unknown[]) =>
  database
    .prepare(sql)
    .bind(...values)
    .run();

let number = 0;
/** A declaration that was handed in, as its row stands. */
async function declared(changes: Record<string, unknown> = {}): Promise<string> {
  number += 1;
  const row: Record<string, unknown> = {
    ...{
      id: `office-${number}`,
      name: `高温合金成果${number}`,
      org_name: '冀中材料研究院',
      org_province_name: '河北省',
    },
    ...{
      scope: 's-101-02',
      industrial: 1,
      declarant_user_id: owner,
      declarant_name: '周工程师',
      stage: 1,
      round_id: round,
    },
    ...{ receipt: `SB99${String(number).padStart(7, '0')}`, submit_time: AT + number, recommend_state: 0, height: 2 },
    ...{ add_date: AT, profile: '<p>第一段</p><p>第二段</p>', ...changes },
  };
  const names = Object.keys(row);
  await run(
    `INSERT INTO project (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    ...names.map((name) => row[name]),
  );
  return String(row.id);
}

async function recommender(identify: number, name: string): Promise<string> {
  const made = await office.post('/web/egg/base/add', {
    table: 'project_recommend',
    data: { org_name: name, org_password: 'Recommend@2026', identify, org_category: 8 },
  });
  if (made.status !== 200) throw new Error(made.text);
  return made.result.id;
}

async function opinion(project: string, by: string, changes: Record<string, unknown> = {}): Promise<void> {
  const row = {
    id: `${project}-${by}`,
    project_id: project,
    roc_org: by,
    comment: '同意',
    recommend_type: 2,
    ...changes,
  };
  const names = Object.keys(row);
  await run(
    `INSERT INTO project_rec_opinion (${names.join(', ')}, add_date) VALUES (${names.map(() => '?').join(', ')}, ${AT})`,
    ...Object.values(row),
  );
}

const list = (query: Record<string, unknown> = {}) =>
  office.get(`${API}/project/list`, { round, pageSize: 100, ...query });
const idsOf = ({ result }: Answer): string[] => result.records.map(({ id }: { id: string }) => id);
const rowsRead = ({ headers }: Answer): number =>
  Number(/rows_read=(\d+)/.exec(headers.get('server-timing') ?? '')?.[1]);

const roundOf = async (title: string): Promise<string> => {
  const made = await office.post(`${API}/round`, {
    ...{ title, open_time: AT, close_time: AT + 30 * DAY, opinions_needed: 3, opinions_due: AT + 60 * DAY },
    ...{ sees_others: 1, shows_applicant: 1, kinds: [], attachments: [] },
  });
  if (made.status !== 200) throw new Error(made.text);
  return made.result.id;
};

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  [office, declarant] = (await Promise.all(
    ['13800000012', '13800000010'].map((account) => signedIn(account, server.url)),
  )) as [Client, Client];
  owner = (await declarant.get('/web/egg/user/session')).result.user_id;
  [round, large] = [await roundOf('筛选批次'), await roundOf('大批次')];
  await run(
    `INSERT INTO project (id, name, org_name, org_province_name, scope, industrial, declarant_user_id, stage, round_id, receipt, submit_time, recommend_state, last_selected, add_date, profile)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${LARGE})
     SELECT 'large-' || i, '大批次成果' || i, '单位' || (i % 500), iif(i % 3, '河北省', '山西省'), iif(i % 2, 's-101-01', 's-101-02'), i % 4, ?1, 1, ?2,
       'SB98' || printf('%07d', i), ${AT} + i, i % 3, i % 10 = 0, ${AT}, '<p>说明</p>' FROM n`,
    owner,
    large,
  );
}, 180_000);
afterAll(() => server.stop());

describe('the table of declarations', () => {
  test('PROG-022 PROG-023 rows say who declared what, whoever recommends it; texts that mean none show none', async () => {
    const unit = await recommender(1, '冀中产业研究会');
    const [none, marker, chosen] = [
      await declared({ orgRec_id: 'null', personRec_id: null }),
      await declared({ orgRec_id: 'chosen recommending unit', personRec_id: '' }),
      await declared({ orgRec_id: unit, recommend_state: 1, recommend_date: '2011-03-14 08:00:00', report_type: 2 }),
    ];
    const rows = (await list()).result.records as {
      id: string;
      unit_name: string | null;
      person_name: string | null;
    }[];
    const of = (id: string) => rows.find((row) => row.id === id);
    for (const id of [none, marker]) expect(of(id)).toMatchObject({ unit_name: null, person_name: null });
    expect(of(chosen)).toMatchObject({
      ...{
        unit_name: '冀中产业研究会',
        org_name: '冀中材料研究院',
        org_province_name: '河北省',
        industrial: 1,
        stage: 1,
      },
      ...{
        recommend_state: 1,
        recommend_date: '2011-03-14 08:00:00',
        report_type: 2,
        scope_name: '新材料技术',
        published: false,
      },
    });
    const detail = await office.get(`${API}/project`, { id: none });
    expect(detail.status, detail.text).toBe(200);
    expect(detail.result.project).toMatchObject({ orgRec_id: 'null', name: expect.any(String), height: 2 });
    for (const name of ['optimize_name', 'optimize_profile', 'trl1_9', 'team_experience', 'sort_show', 'add_date']) {
      expect(Object.keys(detail.result.project)).toContain(name);
    }
  });

  test('filters narrow alone and together, a word finds names, units and receipts, the order turns round', async () => {
    const person = await recommender(2, '推荐人孙老师');
    const one = await declared({
      name: '氢能储运罐体',
      org_province_name: '浙江省',
      scope: 's-101-05',
      personRec_id: person,
      industrial: 4,
    });
    const two = await declared({
      name: '氢能检测装置',
      org_province_name: '浙江省',
      scope: 's-101-05-01',
      stage: 2,
      recommend_state: 2,
    });
    const three = await declared({
      name: '压缩机叶片',
      org_province_name: null,
      scope: null,
      stage: 3,
      report_type: 3,
      last_selected: 1,
    });
    const draft = await declared({ name: '氢能草稿', stage: 0, receipt: null });
    const found = async (query: Record<string, unknown>) => idsOf(await list(query));
    expect(await found({ keyword: '氢能' })).toEqual([two, one]);
    expect(await found({ keyword: '氢能', order: 'submit_time' })).toEqual([one, two]);
    expect(await found({ province: '浙江省', stage: 2 })).toEqual([two]);
    expect(await found({ province: '浙江省', stage: 'standing' })).toEqual([two, one]);
    expect(await found({ scope: 's-101-05' })).toEqual([two, one]);
    expect(await found({ unit: person })).toEqual([one]);
    expect(await found({ recommend_state: 2 })).toEqual([two]);
    expect(await found({ report_type: 3, selected: 1 })).toEqual([three]);
    expect(await found({ province: 'none' })).toEqual([three]);
    expect(await found({ scope: 'none', industrial: 1 })).toEqual([three]);
    expect(await found({ keyword: (await list({ keyword: '压缩机' })).result.records[0].receipt })).toEqual([three]);
    for (const query of [{ stage: 'x' }, { industrial: "1' OR" }, { keyword: '"*' }])
      expect(await found(query)).toEqual([]);
    expect(await found({})).not.toContain(draft);
    expect((await office.get(`${API}/project`, { id: draft })).code).toBe(404);
    expect(await found({ round: large, keyword: '氢能' })).toEqual([]);
    // What is written follows at once.
    await run(`UPDATE project SET org_province_name = '福建省', name = '氨能叶片' WHERE id = ?`, three);
    expect(await found({ province: '福建省', keyword: '氨能' })).toEqual([three]);
    expect(await found({ keyword: '压缩机' })).toEqual([]);
    await run('UPDATE project SET is_delete = 1 WHERE id = ?', three);
    expect(await found({ province: '福建省' })).toEqual([]);
  });

  test(`a page of ${LARGE} declarations reads at most ${ROWS} rows, whatever is asked`, async () => {
    const asked = [
      {},
      { pageIndex: 6 },
      { pageIndex: 500, pageSize: 10 },
      { province: '河北省', scope: 's-101-01' },
      { keyword: '大批次成果' },
      { keyword: '单位4', selected: 1 },
      { stage: 'standing', order: 'submit_time' },
    ];
    for (const query of asked) {
      const answer = await list({ round: large, ...query });
      expect(answer.status, answer.text).toBe(200);
      expect(rowsRead(answer), JSON.stringify(query)).toBeLessThanOrEqual(ROWS);
    }
    expect((await list({ round: large })).result).toMatchObject({ total: 600, more: true, pages: 6 });
    const few = (await list({ round: large, keyword: '单位499' })).result;
    expect([few.total, few.more]).toEqual([10, undefined]);
  });
});

/** The parts of an archive by name. */
function unzipped(bytes: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, name, start] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ];
    const data = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    const text = inflateRawSync(bytes.subarray(data, data + packed)).toString();
    expect(Buffer.byteLength(text)).toBe(bytes.readUInt32LE(at + 24));
    parts.set(bytes.subarray(at + 46, at + 46 + name).toString(), text);
    at += 46 + name;
  }
  return parts;
}

const sheetOf = (xml: string): string[][] =>
  [...xml.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\/>|<c[^>]*>(?:<is><t[^>]*>(.*?)<\/t><\/is>|<v>(.*?)<\/v>)<\/c>/gs)].map(
      ([, text, value]) => text ?? value ?? '',
    ),
  );

describe('exports', () => {
  const csv = async (query: Record<string, string>) => {
    const response = await office.fetch(`${API}/projects.csv?${new URLSearchParams(query)}`);
    expect(response.headers.get('content-type')).toContain('text/csv');
    return (await response.text())
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n');
  };
  const xlsx = async (query: Record<string, string>) => {
    const response = await office.fetch(`${API}/projects.xlsx?${new URLSearchParams(query)}`);
    expect(response.headers.get('content-disposition')).toContain('declarations.xlsx');
    return unzipped(Buffer.from(await response.arrayBuffer()));
  };

  test('both files hold exactly what is filtered, labelled; formulas stay texts', async () => {
    const hostile = ['=1+1', '+cmd', '-2', '@SUM(A1)', '＝HYPERLINK("http://x")'];
    for (const name of hostile)
      await declared({ name, org_name: '公式单位', industrial: 3, profile: '<p>A&amp;B</p><p>&lt;C&gt;</p>' });
    await declared({ name: '别的', industrial: 2 });
    const query = { round, industrial: '3' };
    const lines = await csv(query);
    expect(lines).toHaveLength(hostile.length + 1);
    for (const name of hostile) expect(lines.join('\n')).toContain(`"'${name.replaceAll('"', '""')}"`);
    const parts = await xlsx(query);
    const xml = parts.get('xl/worksheets/sheet1.xml') ?? '';
    expect(xml).not.toContain('<f>');
    const [head = [], ...rows] = sheetOf(xml);
    const { org_name, industrial } = DECLARATION_FORM.groups.unit;
    const at = (label: string) => head.indexOf(label);
    expect(rows.map((row) => row[at('成果名称')]).sort()).toEqual(
      hostile.map((name) => name.replaceAll('"', '&quot;')).sort(),
    );
    expect(new Set(rows.map((row) => row[at(org_name.label[0])]))).toEqual(new Set(['公式单位']));
    expect(rows[0]?.[at(industrial.label[0])]).toBe('大型龙头企业集团');
    expect(rows[0]?.[at('详细介绍')]).toBe('A&amp;B &lt;C&gt;');
    expect(rows[0]?.[at('所属领域')]).toBe('新材料技术');
    // Each such cell says to its reader that it is text.
    expect(xml.match(/<c s="2" t="inlineStr"><is><t xml:space="preserve">=1\+1</)).not.toBeNull();
    const english = await office.fetch(`${API}/projects.csv?${new URLSearchParams(query)}`, {
      headers: { 'x-lang': 'en' },
    });
    expect((await english.text()).split('\r\n')[0]).toContain('"Achievement name"');
  });

  test(`all of ${LARGE} are in the file, though the table counts fewer`, async () => {
    expect(await csv({ round: large })).toHaveLength(LARGE + 1);
    const rows = sheetOf((await xlsx({ round: large, province: '山西省' })).get('xl/worksheets/sheet1.xml') ?? '');
    expect(rows).toHaveLength(Math.floor(LARGE / 3) + 1);
    expect(new Set(rows.slice(1).map((row) => row[0])).size).toBe(Math.floor(LARGE / 3));
  });

  test('nobody else takes them', async () => {
    for (const path of [
      'project/list',
      'projects.csv',
      'projects.xlsx',
      'project?id=office-1',
      'figures',
      'progress',
    ]) {
      expect((await declarant.get(`${API}/${path}`)).code, path).toBe(403);
      expect((await client(server.url).get(`${API}/${path}`)).status, path).toBe(100);
    }
  });
});

describe('a declaration as the office reads it', () => {
  test('PROG-092 PROG-093 PROG-094 PROG-014 it comes with declarant, field, files, every opinion and its writer, and its history', async () => {
    const [unit, expert, rival] = [
      await recommender(1, '滹沱产业协会'),
      await recommender(3, '材料组专家甲'),
      await recommender(3, '材料组专家乙'),
    ];
    const id = await declared({ orgRec_id: unit, recommend_state: 1, report_type: 1 });
    await run(
      `INSERT INTO attachment_relation (id, type, item_id, file_name, file_path, file_suffix, size, add_time)
       VALUES (?, 'enclosure', ?, '专利证书.pdf', '/files/demo/patent.pdf', 'pdf', 10, ${AT})`,
      `file-${id}`,
      id,
    );
    await opinion(id, unit, { recommend_type: 1, original: 1, innovate: 2 });
    await opinion(id, expert, { original: 2 });
    await opinion(id, rival);
    await run(
      `INSERT INTO project_conflict (id, project_id, recommender_id, kind, is_hard, add_time) VALUES (?, ?, ?, 'declared', 1, ${AT})`,
      `conflict-${id}`,
      id,
      rival,
    );
    const { result, text } = await office.get(`${API}/project`, { id });
    expect(result.user, text).toMatchObject({ account: '13800000010' });
    expect(result.scope).toMatchObject({ name: '新材料技术' });
    expect(result.files).toMatchObject([{ file_name: '专利证书.pdf', file_path: '/files/demo/patent.pdf' }]);
    expect(result.opinions).toMatchObject([
      {
        recommender: '滹沱产业协会',
        identify: 1,
        recommend_type: 1,
        counts: true,
        grades: { original: 1, innovate: 2, core: 0 },
      },
      { recommender: '材料组专家甲', identify: 3, counts: true, grades: { original: 2 } },
      { recommender: '材料组专家乙', identify: 3, counts: false },
    ]);
    // The documented calls of the same screen.
    const rows = await office.list('thtt_project', {
      where: { id },
      leftJoin: [{ table: 'user', on: { declarant_user_id: 'user_id' }, columns: ['name', 'nickname'], as: 'user' }],
      process: [{ as: 'files', table: 'attachment_relation', on: { item_id: 'id' } }],
    });
    expect(rows.result.records[0], rows.text).toMatchObject({
      user: { name: expect.any(String) },
      files: [{ file_name: '专利证书.pdf' }],
    });
    const scope = await office.list('thtt_scope', { columns: ['name'], where: { id: 's-101-02' } });
    expect(scope.result.records).toEqual([{ name: '新材料技术' }]);
    const opinions = await office.list('thtt_project_rec_opinion', {
      where: { project_id: id },
      leftJoin: [{ table: 'project_recommend', on: { roc_org: 'id' }, columns: ['org_name'], as: 'recommend' }],
    });
    const writers = opinions.result.records.map((row: { recommend: { org_name: string } }) => row.recommend.org_name);
    expect(writers.sort()).toEqual(['材料组专家乙', '材料组专家甲', '滹沱产业协会'].sort());
  });

  test('it goes back to its declarant with a reason, out of the round, and back in; each step is told and remembered', async () => {
    const id = await declared({ name: '退回的成果', recommend_state: 1 });
    const move = (body: object, by = office) => by.put(`${API}/project/stage`, { id, ...body });
    expect((await move({ from: 1, stage: 2, reason: ' ' })).errors).toMatchObject([
      { field: 'reason', code: 'required' },
    ]);
    expect((await move({ from: 1, stage: 1 })).errors).toMatchObject([{ field: 'stage' }]);
    expect((await move({ from: 1, stage: 2, reason: '缺少专利证书' }, declarant)).code).toBe(403);
    const twice = await Promise.all([1, 2].map(() => move({ from: 1, stage: 2, reason: '缺少专利证书' })));
    expect(twice.map(({ code }) => code).sort()).toEqual([200, 409]);
    const own = (await declarant.list('project', { where: { id } })).result.records[0];
    expect(own).toMatchObject({ stage: 2, return_reason: '缺少专利证书', recommend_state: 1 });
    const notices = async () => (await declarant.get('/web/v1/user/notice/list', { pageSize: 50 })).result.records;
    expect((await notices()).filter(({ topic }: { topic: string }) => topic === 'declaration_stage')).toMatchObject([
      { params: { name: '退回的成果', code: '2', opinion: '缺少专利证书' }, link: `/programme/declarations/${id}` },
    ]);
    // What was returned is written again, long after its round has closed.
    const put = await declarant.put('/web/egg/base/put', {
      table: 'project',
      data: { org_person: '120' },
      where: { id },
    });
    expect(put.status, put.text).toBe(200);
    expect((await move({ from: 2, stage: 3, reason: '申报单位放弃' })).status).toBe(200);
    expect((await move({ from: 3, stage: 1 })).status).toBe(200);
    const { project, history } = (await office.get(`${API}/project`, { id })).result;
    expect(project).toMatchObject({ stage: 1, return_reason: null });
    expect(history.map((event: { action: string; opinion: string | null }) => [event.action, event.opinion])).toEqual([
      ['restore', null],
      ['withdraw', '申报单位放弃'],
      ['edit', null],
      ['return', '缺少专利证书'],
    ]);
    expect(history.at(-1)).toMatchObject({ before: '1', after: '2', who: expect.any(String) });
  });

  test('PROG-097 PROG-100 the documented lists: the selected in their order, a project with its files, nothing of a deleted one', async () => {
    const gone = await declared({ is_delete: 1 });
    await run('UPDATE project SET last_selected = 1, sort_show = 3 WHERE id = ?', await declared());
    await run('UPDATE project SET last_selected = 1, sort_show = 2 WHERE id = ?', await declared());
    const selected = await office.list('project', {
      where: { last_selected: 1, round_id: round },
      order: [['sort_show', 'asc']],
    });
    const orders = selected.result.records.map((row: { sort_show: number }) => row.sort_show);
    expect(orders.slice(-2)).toEqual([2, 3]);
    expect(orders).toEqual([...orders].sort((a, b) => a - b));
    const process = [{ as: 'files', table: 'attachment_relation', on: { item_id: 'id' } }];
    expect((await office.list('project', { where: { id: gone, is_delete: 0 }, process })).result.records).toEqual([]);
    const one = await office.list('project', { where: { id: 'office-1', is_delete: 0 }, process });
    expect(one.result.records[0].files).toEqual([]);
  });
});

describe('figures', () => {
  test('every number is the number of the rows that it opens', async () => {
    const other = await roundOf('统计批次');
    const [unit, expert] = [await recommender(1, '统计推荐单位'), await recommender(3, '统计专家')];
    const inIt = (changes: object) => declared({ round_id: other, ...changes });
    const first = await inIt({ orgRec_id: unit, recommend_state: 1, last_selected: 1 });
    const second = await inIt({ orgRec_id: unit, scope: 's-101-05-01', org_province_name: '浙江省', industrial: 4 });
    await inIt({ scope: null, org_province_name: null, industrial: null, stage: 2 });
    await inIt({ stage: 3 });
    await run(
      `INSERT INTO project_assignment (id, project_id, recommender_id, state, add_time) VALUES ('as-1', ?, ?, 1, ${AT})`,
      second,
      expert,
    );
    await run(
      `INSERT INTO project_assignment (id, project_id, recommender_id, state, add_time) VALUES ('as-2', ?, ?, 2, ${AT})`,
      first,
      expert,
    );
    await opinion(first, unit);

    const { result, text } = await office.get(`${API}/figures`, { round: other });
    expect(result, text).toMatchObject({
      round: { id: other, title: '统计批次' },
      total: { value: other, declared: 3, recommended: 1, selected: 1 },
      returned: 1,
      withdrawn: 1,
    });
    const total = async (query: object) => (await list({ round: other, stage: 'standing', ...query })).result.total;
    for (const name of ['scope', 'province', 'industrial'] as const) {
      for (const { value, ...numbers } of result[name]) {
        const of = `${name} ${value}`;
        expect(await total({ [name]: value }), of).toBe(numbers.declared);
        expect(await total({ [name]: value, recommend_state: 1 }), of).toBe(numbers.recommended);
        expect(await total({ [name]: value, selected: 1 }), of).toBe(numbers.selected);
      }
    }
    expect(result.scope.map(({ name }: { name: string | null }) => name)).toContain(null);
    expect(result.rounds.find(({ value }: { value: string }) => value === other)).toMatchObject({
      ...{ title: '统计批次', declared: 3, recommended: 1, selected: 1 },
    });
    expect(result.rounds.find(({ value }: { value: string }) => value === large)).toMatchObject({ declared: LARGE });

    const progress = (await office.get(`${API}/progress`, { round: other })).result;
    expect(progress).toEqual(
      [
        { recommender_id: expert, name: '统计专家', identify: 3, assigned: 1, written: 0, due: 1 },
        { recommender_id: unit, name: '统计推荐单位', identify: 1, assigned: 2, written: 1, due: 1 },
      ].sort((a, b) => b.due - a.due || b.assigned - a.assigned),
    );
    for (const { recommender_id, assigned, written, due } of progress) {
      const of = async (query: object) =>
        (await list({ round: other, recommender: recommender_id, ...query })).result.total;
      expect([await of({}), await of({ progress: 'written' }), await of({ progress: 'due' })]).toEqual([
        assigned,
        written,
        due,
      ]);
    }
  });
});
