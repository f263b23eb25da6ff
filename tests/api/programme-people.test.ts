import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { newMember, OTHER_PASSWORD, PASSWORD } from './support/accounts.ts';
import { idOf } from './support/people.ts';
import { unique, upload } from './support/results.ts';

const TABLE = 'project_recommend';
const CHECK = '/web/v1/programme/recommender/import/check';
const IMPORT = '/web/v1/programme/recommender/import';

let server: TestServer;
let database: D1Database;
let office: Client;
beforeAll(async () => {
  server = await startServer({ crons: false });
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  office = await signedIn('13800000012', server.url);
});
afterAll(() => server.stop());

const visitor = () => client(server.url);
const add = (data: object, who = office) => who.post('/web/egg/base/add', { table: TABLE, data });
const put = (id: string, data: object, who = office) =>
  who.put('/web/egg/base/put', { table: TABLE, data, where: { id } });
const rowOf = async (id: string) => (await office.list(TABLE, { where: { id } })).result.records[0];
const stored = (id: string) =>
  database.prepare('SELECT * FROM project_recommend WHERE id = ?').bind(id).first<Record<string, unknown>>();
const fields = ({ errors }: { errors: { field: string; code: string }[] }) => errors.map(({ field }) => field).sort();

const unit = (more: object = {}) => ({
  org_name: unique('推荐单位'),
  org_password: PASSWORD,
  org_category: 1,
  identify: 1,
  ...more,
});
const person = (more: object = {}) => ({ org_name: unique('推荐人'), org_password: PASSWORD, identify: 2, ...more });
const expert = (more: object = {}) => ({
  org_contacts_name: '测试专家',
  sex: 1,
  org_contacts_phone: '13900001111',
  area: '新材料',
  duties: 3,
  org_name: unique('专家单位'),
  profile: '<p>长期从事成果评价</p>',
  identify: 3,
  ...more,
});

describe('recommenders', () => {
  it('PROG-032 PROG-098 PROG-105 each kind is added, and lists by kind are disjoint', async () => {
    const ids: string[] = [];
    for (const [data, identify] of [
      [unit(), 1],
      [person(), 2],
      [expert(), 3],
    ] as const) {
      const answer = await add(data);
      expect(answer.status).toBe(200);
      ids.push(answer.result.id);
      expect(await rowOf(answer.result.id)).toMatchObject({ identify, org_name: data.org_name });
      expect(JSON.stringify(await stored(answer.result.id))).not.toContain(PASSWORD);
    }
    const lists = await Promise.all(
      [1, 2, 3].map(async (identify) => {
        const { records } = (await office.list(TABLE, { where: { identify }, columns: ['id'], pageSize: 100 })).result;
        return records.map(({ id }: { id: string }) => id) as string[];
      }),
    );
    lists.forEach((list, place) => {
      expect(list.filter((id) => ids.includes(id))).toEqual([ids[place]]);
    });
    expect((await add(unit({ identify: 4 }))).errors).toMatchObject([{ field: 'identify', code: 'invalid_value' }]);
    expect((await add(unit(), await signedIn('13800000010', server.url))).code).toBe(403);
  });

  it('PROG-075 PROG-077 PROG-078 what a kind asks for is asked by the server, each at its field', async () => {
    for (const [make, asked] of [
      [unit, ['org_name', 'org_password', 'org_category']],
      [person, ['org_name', 'org_password']],
      [expert, ['org_contacts_name', 'sex', 'org_contacts_phone', 'area', 'duties', 'org_name', 'profile']],
    ] as const) {
      for (const field of asked) expect(fields(await add(make({ [field]: '' })))).toEqual([field]);
      const nothing = Object.fromEntries(asked.map((field) => [field, '']));
      expect(fields(await add(make(nothing)))).toEqual([...asked].sort());
    }
    expect(fields(await add(expert({ profile: '<p> </p>' })))).toEqual(['profile']);
    const { result } = await add(expert());
    expect(fields(await put(result.id, { area: '', duties: 1 }))).toEqual(['area']);
  });

  it('PROG-076 PROG-104 a unit keeps its name whoever sends another; persons and experts change theirs', async () => {
    const first = unit();
    const { id } = (await add(first)).result;
    expect((await put(id, { org_name: '另一个名称', org_category: 5 })).result).toEqual({ changed: 1 });
    expect(await rowOf(id)).toMatchObject({ org_name: first.org_name, org_category: 5 });
    expect((await put(id, { org_name: '另一个名称' })).code).toBe(422);
    expect((await rowOf(id)).org_name).toBe(first.org_name);
    const named = unique('改名后的推荐人');
    const who = (await add(person())).result.id;
    expect((await put(who, { org_name: named })).status).toBe(200);
    expect((await rowOf(who)).org_name).toBe(named);
    const third = (await add(expert())).result.id;
    expect((await put(third, { duties: 1, area: '生物医药', sex: 2 })).status).toBe(200);
    expect(await rowOf(third)).toMatchObject({ duties: 1, area: '生物医药', sex: 2 });
  });

  it('PROG-050 PROG-051 PROG-049 choices are those of the documents', async () => {
    for (const [make, field, wrong] of [
      [expert, 'sex', 0],
      [expert, 'sex', 3],
      [expert, 'duties', 5],
      [unit, 'org_category', 9],
    ] as const) {
      expect(fields(await add(make({ [field]: wrong })))).toEqual([field]);
    }
    expect((await add(unit({ org_category: 8 }))).status).toBe(200);
  });

  it('PROG-105 a name is one recommender’s alone, also when two add it in the same moment, free once its bearer is gone, and never of a member’s form', async () => {
    const data = unit();
    const answers = await Promise.all([add(data), add(data), add({ ...person(), org_name: data.org_name })]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const refused of answers.filter(({ status }) => status !== 200)) {
      expect(refused.errors[0]?.code ?? refused.msg).toMatch(/recommender_name_taken|该名称已存在/);
    }
    const taken = [{ field: 'org_name', code: 'recommender_name_taken' }];
    expect((await add(data)).errors).toMatchObject(taken);
    const other = (await add(person())).result.id;
    expect((await put(other, { org_name: data.org_name })).errors).toMatchObject(taken);
    const id = answers.find(({ status }) => status === 200)?.result.id;
    await office.call('DELETE', '/web/egg/base/del', { body: { table: TABLE, where: { id } } });
    expect((await add(data)).status).toBe(200);
    for (const org_name of ['13900001234', '１３９００００１２３４', 'unit@example.com', '推荐\u200b单位']) {
      const listed = await office.post(CHECK, { identify: 1, rows: [{ org_name, org_category: '高校' }] });
      const doors = [await add(unit({ org_name })), await put(other, { org_name }), listed.result.records[0]];
      for (const { errors } of doors)
        expect(errors, org_name).toMatchObject([{ field: 'org_name', code: 'recommender_name_unfit' }]);
    }
  });

  it('PROG-105 a password that the office sets is to be changed, ends older sessions and is never answered', async () => {
    const data = unit();
    const { id } = (await add(data)).result;
    expect(await stored(id)).toMatchObject({ must_change: 1 });
    await database.prepare('UPDATE project_recommend SET must_change = 0 WHERE id = ?').bind(id).run();
    const browser = await visitor().login(data.org_name, PASSWORD);
    expect((await put(id, { org_category: 2, must_change: 1 })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ must_change: 0 });
    expect((await browser.get('/web/egg/user/session')).status).toBe(200);
    expect((await put(id, { org_password: OTHER_PASSWORD })).status).toBe(200);
    expect(await stored(id)).toMatchObject({ must_change: 1 });
    expect((await browser.get('/web/egg/user/session')).status).toBe(100);
    expect((await visitor().post('/web/egg/user/login', { account: data.org_name, password: PASSWORD })).code).toBe(
      422,
    );
    expect(Object.keys(await rowOf(id))).not.toContain('org_password');
    const log = await database
      .prepare("SELECT action FROM audit_log WHERE table_name = 'project_recommend' AND item_id = ? ORDER BY id")
      .bind(id)
      .all<{ action: string }>();
    expect(log.results.map(({ action }) => action)).toEqual([
      'recommender-add',
      'recommender-edit',
      'recommender-password',
    ]);
  });

  it('PROG-105 one call of the table service brings no more passwords than an import: each is hashed', async () => {
    const many = Array.from({ length: 41 }, () => unit());
    const adds = await office.post('/web/egg/base/adds', { table: TABLE, data: many });
    expect(adds.errors).toMatchObject([{ field: 'org_password', code: 'import_passwords_many' }]);
    const work = (operations: object[]) => office.post('/web/egg/base/work', { operations });
    const parts = [many.slice(0, 2), many.slice(2)].map((data) => ({ op: 'adds', table: TABLE, data }));
    expect((await work(parts)).errors).toMatchObject([{ code: 'import_passwords_many' }]);
    expect((await office.list(TABLE, { where: { org_name: many[0]?.org_name } })).result.total).toBe(0);
    expect((await work(parts.map(({ data, ...rest }) => ({ ...rest, data: data.slice(0, 2) })))).status).toBe(200);
  });

  it('PROG-105 account, organisation and mail address are the office’s, and must be there', async () => {
    const member = await newMember(server.url);
    const found = await office.get('/web/v1/programme/recommender/account', { account: member.phone });
    expect(found.result).toMatchObject({ account: member.phone, user_id: await idOf(member.browser) });
    const facts = { user_id: found.result.user_id, org_contacts_email: 'expert@example.edu.cn' };
    const { id } = (await add(unit(facts))).result;
    expect(await rowOf(id)).toMatchObject(facts);
    const seen = (await member.browser.list(TABLE, { where: { id } })).result.records[0];
    expect(seen.org_name).toBeDefined();
    for (const name of ['user_id', 'org_contacts_email', 'must_change', 'organization_id', 'org_contacts_phone']) {
      expect(seen).not.toHaveProperty(name);
    }
    expect(fields(await put(id, { user_id: 'nobody' }))).toEqual(['user_id']);
    expect(fields(await put(id, { organization_id: 'nothing' }))).toEqual(['organization_id']);
    expect(fields(await put(id, { org_contacts_email: 'no mail' }))).toEqual(['org_contacts_email']);
    expect((await add(unit())).status).toBe(200);
    expect(await stored((await add(unit())).result.id)).toMatchObject({ user_id: null });
    expect((await member.browser.get('/web/v1/programme/recommender/account', { account: member.phone })).code).toBe(
      403,
    );
    expect((await office.get('/web/v1/programme/recommender/account', { account: '13000000000' })).result).toBeNull();
  });
});

describe('an import of recommenders', () => {
  const check = (identify: number, rows: object[]) => office.post(CHECK, { identify, rows });

  it('PROG-105 reports every row before anything is written: mistakes at their cells, names in the file and in the database', async () => {
    const known = unit();
    await add(known);
    const name = unique('导入单位');
    const rows = [
      { org_name: name, org_category: '高校' },
      { org_name: known.org_name, org_category: '1' },
      { org_name: name, org_category: '不存在的类别', org_contacts_email: 'x' },
      { org_category: '其他', org_password: '123' },
    ];
    const { result } = await check(1, rows);
    expect(result.faulty).toBe(3);
    const errors = result.records.map(({ errors: list }: { errors: { field: string; code: string }[] }) =>
      list.map(({ field, code }) => `${field} ${code}`).sort(),
    );
    expect(errors).toEqual([
      [],
      ['org_name recommender_name_taken'],
      ['org_category invalid_value', 'org_contacts_email email_format', 'org_name import_repeated'],
      ['org_name recommender_unit_required', 'org_password password_too_short'],
    ]);
    expect(result.records[2].errors.find(({ code }: { code: string }) => code === 'import_repeated').msg).toContain(
      '2',
    );
    const refused = await office.post(IMPORT, { identify: 1, rows });
    expect(refused.code).toBe(422);
    expect(refused.errors.map(({ field }) => field)).toContain('rows.1.org_name');
    expect((await office.list(TABLE, { where: { org_name: name } })).result.total).toBe(0);
  });

  it('PROG-105 writes all rows with a password of their own or one that is shown once, which signs in', async () => {
    const member = await newMember(server.url);
    const row = (more: object) => ({
      org_contacts_name: '导入专家',
      sex: '女',
      org_contacts_phone: '0311-66660000',
      area: '人工智能',
      duties: 'Member',
      profile: '第一段 <b>不是标记</b>\n第二段',
      ...more,
    });
    const rows = [
      row({ org_name: unique('导入专家单位'), org_contacts_phone: member.phone }),
      row({ org_name: unique('导入专家单位'), org_password: PASSWORD }),
    ];
    const { result } = await office.post(IMPORT, { identify: 3, rows });
    expect(result.records).toHaveLength(2);
    const [made, own] = result.records;
    expect(made).toMatchObject({ generated: true });
    expect(made.password).toMatch(/^[a-z2-9]{14}$/);
    expect(own).toMatchObject({ generated: false, password: PASSWORD });
    for (const { id, name, password } of result.records) {
      expect(await rowOf(id)).toMatchObject({ identify: 3, sex: 2, duties: 4 });
      expect(await stored(id)).toMatchObject({ must_change: 1 });
      expect(JSON.stringify(await stored(id))).not.toContain(password);
      expect((await visitor().post('/web/egg/user/login', { account: name, password })).status).toBe(200);
    }
    expect((await rowOf(made.id)).user_id).toBe(await idOf(member.browser));
    expect((await rowOf(made.id)).profile).toBe('<p>第一段 &lt;b&gt;不是标记&lt;/b&gt;</p><p>第二段</p>');
    // Once it was used, its stored form costs a guesser what every other does.
    expect(String((await stored(made.id))?.org_password)).toMatch(/^scrypt\$\d+\$8\$3\$/);
  });

  it('PROG-105 is one list or none: two at once write one, and too many rows or passwords are refused', async () => {
    const rows = [1, 2, 3].map(() => ({ org_name: unique('批量推荐人') }));
    const answers = await Promise.all([1, 2].map(() => office.post(IMPORT, { identify: 2, rows })));
    expect(answers.map(({ status }) => status === 200).sort()).toEqual([false, true]);
    const many = Array.from({ length: 201 }, () => ({ org_name: unique('批量推荐人') }));
    expect((await check(2, many)).errors[0]?.code).toBe('import_rows_many');
    const brought = many.slice(0, 41).map((row) => ({ ...row, org_password: PASSWORD }));
    expect((await office.post(IMPORT, { identify: 2, rows: brought })).errors[0]?.code).toBe('import_passwords_many');
    expect((await check(2, [])).errors[0]?.code).toBe('import_rows_required');
    const stranger = await signedIn('13800000013', server.url);
    expect((await stranger.post(IMPORT, { identify: 2, rows })).code).toBe(403);
  });
});

describe('news and files of the programme', () => {
  const NEWS = '/web/v1/programme/news';
  const fileNamed = (name: string) => upload(office, name);
  const filesOf = async (item_id: string) =>
    (await visitor().list('attachment_relation', { where: { item_id } })).result.records.map(
      ({ file_name }: { file_name: string }) => file_name,
    );

  it('PROG-108 PROG-106 PROG-026 PROG-117 a list of files is written with its files in one call, and lists them', async () => {
    const title = unique('资料');
    const [one, two] = [await fileNamed('甲.png'), await fileNamed('乙.png')];
    const made = await office.put(NEWS, { identify: 3, title, profile: '', attachments: [one] });
    expect(made.status, made.text).toBe(200);
    const { result } = made;
    const row = async () => (await visitor().list('project_news', { where: { id: result.id } })).result.records[0];
    expect(await row()).toMatchObject({ title, identify: 3 });
    expect(String((await row()).add_date)).toMatch(/^\d{10}$/);
    expect(await filesOf(result.id)).toEqual(['甲.png']);
    const next = { id: result.id, identify: 3, title: `${title}二`, profile: '', attachments: [two] };
    expect((await office.put(NEWS, next)).status).toBe(200);
    expect(await filesOf(result.id)).toEqual(['乙.png']);
    expect((await row()).update_date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  });

  it('PROG-079 PROG-107 PROG-011 the title is asked for by every door, the kind stays, a text is cleaned', async () => {
    const news = { identify: 1, title: ' ', profile: '<p>正文<script>alert(1)</script></p>', attachments: [] };
    expect((await office.put(NEWS, news)).errors[0]).toMatchObject({ field: 'title', code: 'news_title_required' });
    const data = { title: '', identify: 1 };
    const refused = await office.post('/web/egg/base/add', { table: 'project_news', data });
    expect(refused.errors[0]).toMatchObject({ field: 'title', code: 'news_title_required' });
    const { id } = (await office.put(NEWS, { ...news, title: '通知' })).result;
    await office.put(NEWS, { ...news, id, identify: 3, title: '改为资料' });
    const [row] = (await office.list('project_news', { where: { id } })).result.records;
    expect(row).toMatchObject({ identify: 1, title: '改为资料', profile: '<p>正文</p>' });
    expect((await office.put(NEWS, { ...news, id: 'nothing', title: '没有' })).code).toBe(404);
    const member = await signedIn('13800000010', server.url);
    expect((await member.put(NEWS, { ...news, title: '会员' })).code).toBe(403);
  });
});

describe('cooperation applications', () => {
  const LIST = '/web/v1/programme/cooperation/list';
  const ONE = '/web/v1/programme/cooperation';
  const project = () =>
    database
      .prepare('SELECT id, name, optimize_name FROM project WHERE publication_id IS NOT NULL AND is_delete = 0 LIMIT 1')
      .first<{ id: string; name: string; optimize_name: string }>();
  async function applied(more: object = {}): Promise<string> {
    const data = {
      ...{ project_item_id: (await project())?.id, project_contacts_type: 1, contacts_org: unique('合作单位') },
      ...{ contacts_position: '经理', contacts_name: '联系人', contacts_phone: '13700000001', ...more },
    };
    const answer = await visitor().post('/web/egg/base/add', { table: 'project_contacts', data });
    expect(answer.status, answer.text).toBe(200);
    return answer.result.id;
  }

  it('PROG-095 PROG-027 PROG-028 PROG-031 the office reads an application with its project, its applicant and its answers', async () => {
    const id = await applied({ equity_investment: 1, policy_support: 2 });
    const { result } = await office.get(ONE, { id });
    const of = await project();
    expect(result).toMatchObject({ equity_investment: 1, policy_support: 2, consulting: null, state: 0, version: 1 });
    expect(result).toMatchObject({ project_name: of?.optimize_name, declared_name: of?.name, history: [] });
    expect(result.declarant).toBeTruthy();
    expect(result.recommenders.length).toBeGreaterThan(0);
    expect((await office.get(ONE, { id: 'nothing' })).code).toBe(404);
    expect((await visitor().get(ONE, { id })).code).toBe(401);
    expect((await (await signedIn('13800000010', server.url)).get(LIST)).code).toBe(403);
  });

  it('PROG-015 a state is set as it was read, counted and remembered, by the call and by the table service', async () => {
    const id = await applied();
    const change = { id, version: 1, state: 1, note: '已电话联系' };
    const answers = await Promise.all([office.put(ONE, change), office.put(ONE, { ...change, state: 2 })]);
    expect(answers.map(({ code }) => code === 200).sort()).toEqual([false, true]);
    expect((await office.put(ONE, change)).code).toBe(409);
    const where = { id };
    await office.put('/web/egg/base/put', { table: 'project_contacts', data: { state: 3 }, where });
    const { result } = await office.get(ONE, where);
    expect(result).toMatchObject({ state: 3, version: 3, note: '已电话联系' });
    expect(result.history.map(({ after }: { after: number }) => after)).toHaveLength(2);
    expect(result.history[0]).toMatchObject({ after: 3 });
    expect(result.history[1]).toMatchObject({ before: 0, note: '已电话联系' });
    const wrong = await office.put('/web/egg/base/put', { table: 'project_contacts', data: { state: 7 }, where });
    expect(fields(wrong)).toEqual(['state']);
  });

  it('PROG-059 PROG-030 lists by state, type and word, and exports what is filtered with harmless cells', async () => {
    const mark = unique('标记');
    const first = await applied({ contacts_org: `=${mark}` });
    const second = await applied({ contacts_org: `普通${mark}`, project_contacts_type: 2, directional: 1 });
    await office.put(ONE, { id: second, version: 1, state: 2, note: '' });
    const ids = async (query: object) =>
      (await office.get(LIST, { keyword: mark, ...query })).result.records.map(({ id }: { id: string }) => id);
    expect((await ids({})).sort()).toEqual([first, second].sort());
    expect(await ids({ state: '2' })).toEqual([second]);
    expect(await ids({ project_contacts_type: '1' })).toEqual([first]);
    const csv = (await office.get('/web/v1/programme/cooperation.csv', { keyword: mark })).text;
    expect(csv).toContain(`"'=${mark}"`);
    expect(csv.trim().split('\r\n')).toHaveLength(3);
    expect((await office.get('/web/v1/programme/cooperation.csv', { keyword: mark, state: '2' })).text).not.toContain(
      `=${mark}`,
    );
    const response = await office.fetch(`/web/v1/programme/cooperation.xlsx?keyword=${encodeURIComponent(mark)}`);
    expect(response.headers.get('content-disposition')).toContain('cooperation.xlsx');
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    const log = await database
      .prepare("SELECT count(*) AS n FROM audit_log WHERE action = 'cooperation-export'")
      .first<number>('n');
    expect(log).toBe(3);
  });
});
