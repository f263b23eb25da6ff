import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { ADMIN, idOf, joined, logOf, member, members, OWN, organizationOf } from './support/people.ts';
import { AUDITOR, unique } from './support/results.ts';
import { verified } from './support/verification.ts';
import { add, adds, put as putRows, remove, work } from './table-calls.ts';

const USER = '/web/v1/admin/user';

let admin: Client;
let person: Client;
let personId: string;

beforeAll(async () => {
  admin = await signedIn(ADMIN);
  [person] = (await members(6)) as [Client];
  personId = await idOf(person);
});

const change = (values: object, who = admin) => who.put(USER, { user_id: personId, ...values });

describe('users', () => {
  it('administrators find users by name, account, authority and state, without secrets', async () => {
    const found = await admin.get(`${USER}/list`, { keyword: member(6) });
    expect(found.result.records).toMatchObject([
      { user_id: personId, account: member(6), is_delete: 0, orgs: expect.any(Array) },
    ]);
    expect(found.text).not.toMatch(/password|openid|scrypt|id_number/);
    const auditors = (await admin.get(`${USER}/list`, { authority: 'cg-auditor' })).result.records;
    expect(auditors.map(({ account }: { account: string }) => account)).toContain(AUDITOR);
    expect((await admin.get(`${USER}/list`, { authority: 'cg' })).result.total).toBe(0);
    const bound = (await admin.get(`${USER}/list`, { keyword: '13800000001' })).result.records;
    expect(bound).toMatchObject([{ bound: true }]);
  });

  it('nobody else reaches the administration', async () => {
    const paths = ['user/list', 'organization/list', 'setting', 'auditLog/list', 'auditLog.csv'];
    const others = [person, await signedIn(AUDITOR), await signedIn('13800000013')];
    for (const path of paths) {
      expect((await client().get(`/web/v1/admin/${path}`)).status).toBe(100);
      for (const who of others) expect((await who.get(`/web/v1/admin/${path}`)).code).toBe(403);
    }
    for (const who of others) {
      expect((await change({ authority: 'admin' }, who)).code).toBe(403);
      expect((await who.post('/web/v1/admin/organization/merge', { from: 'a', to: 'b' })).code).toBe(403);
      expect((await who.put('/web/v1/admin/setting', { id: 'wx_app_id', value: '' })).code).toBe(403);
    }
  });

  it('ACC-051 authorities and visible areas are given and taken, at once, with before and after in the log', async () => {
    expect(
      (await change({ authority: ['xq-input', 'cg-input'], visible_province: '130000', visible_city: '130100' }))
        .status,
    ).toBe(200);
    const session = (await person.get('/web/egg/user/session')).result;
    expect(session).toMatchObject({ authority: 'cg-input,xq-input', visible_city: '130100' });
    expect(session.visibleName).toEqual(['河北省', '石家庄市']);
    const [entry] = await logOf(personId, 'rights');
    expect(JSON.parse(entry?.before ?? '')).toMatchObject({ authority: null, visible_city: null });
    expect(JSON.parse(entry?.after ?? '')).toMatchObject({ authority: 'cg-input,xq-input', visible_city: '130100' });
    expect(entry).toMatchObject({ user_account: ADMIN, table_name: 'user', item_name: expect.any(String) });
    // The same again is no change.
    await change({ authority: 'xq-input,cg-input' });
    expect((await change({ authority: '', visible_province: '', visible_city: null })).status).toBe(200);
    expect((await person.get('/web/egg/user/session')).result).toMatchObject({ authority: '', visible_city: null });
    const byTable = { table: 'user', where: { user_id: personId }, data: { authority: 'push-admin' } };
    expect((await admin.put('/web/egg/base/put', byTable)).status).toBe(200);
    await change({ authority: '' });
    const told = (await person.get('/web/v1/user/notice/list', { pageSize: '100' })).result.records
      .filter(({ topic }: { topic: string }) => topic === 'rights_changed')
      .map(({ params, link }: { params: object; link: string }) => ({ ...params, link }));
    expect(told).toHaveLength(4);
    expect(told).toEqual(
      expect.arrayContaining([
        { added: 'cg-input,xq-input', removed: '', code: 'area', link: '/workplace' },
        { added: '', removed: 'cg-input,xq-input', code: 'area', link: '' },
        { added: 'push-admin', removed: '', link: '/workplace' },
        { added: '', removed: 'push-admin', link: '' },
      ]),
    );
  });

  it('wrong authorities, wrong areas and the own account are refused, and nothing changes', async () => {
    const fields = async (values: object) => (await change(values)).errors.map(({ field }) => field);
    expect(await fields({ authority: 'root' })).toEqual(['authority']);
    expect(await fields({ authority: 'cg-input,admin2' })).toEqual(['authority']);
    expect(await fields({ visible_province: '130100' })).toEqual(['visible_province']);
    expect(await fields({ visible_province: '310000', visible_city: '130100' })).toEqual(['visible_city']);
    expect(await fields({ authority: '', password: 'x' })).toEqual(['password']);
    expect(await fields({})).toEqual(['user_id']);
    expect((await admin.put(USER, { user_id: 'none', authority: '' })).code).toBe(404);
    const own = await admin.put(USER, { user_id: await idOf(admin), authority: 'cg-input' }, { 'x-lang': 'en' });
    expect(own).toMatchObject({ code: 403, msg: 'Nobody changes the rights of their own account' });
    expect((await admin.get('/web/egg/user/session')).result.authority).toBe('admin');
    expect((await person.get('/web/egg/user/session')).result.authority).toBe('');
  });

  it('a disabled account loses every session and saved sign-in, and gets none back with its return', async () => {
    const [other] = (await members(5)) as [Client];
    const user_id = await idOf(other);
    const remembered = await client().post('/web/egg/user/login', {
      account: member(5),
      password: 'Demo@2026',
      remember: true,
    });
    const { credential } = remembered.result;
    const attempt = () => client().post('/web/egg/user/login', { account: member(5), password: 'Demo@2026' });
    expect((await admin.put(USER, { user_id, is_delete: 1 })).status).toBe(200);
    expect((await other.get('/web/egg/user/session')).status).toBe(100);
    expect((await attempt()).status).not.toBe(200);
    const disabled = (await admin.get(`${USER}/list`, { state: 'disabled', keyword: member(5) })).result.records;
    expect(disabled).toMatchObject([{ user_id, is_delete: 1 }]);
    expect((await admin.put(USER, { user_id, is_delete: 0 })).status).toBe(200);
    expect((await other.get('/web/egg/user/session')).status).toBe(100);
    expect((await client().post('/web/egg/user/login', { credential })).status).toBe(100);
    expect((await attempt()).status).toBe(200);
    const actions = (await logOf(user_id)).map(({ action }) => action);
    expect(actions.slice(0, 2)).toEqual(['enable', 'disable']);
  });
});

describe('organisations and settings', () => {
  it('ORG-013 a rejected organisation is no longer public, an approved one is again, with the opinion in the log', async () => {
    const name = unique('待审单位');
    const organization_id = await organizationOf(person, name);
    await verified(person, organization_id);
    const audit = (values: object) => admin.put('/web/v1/admin/organization/audit', { organization_id, ...values });
    expect((await audit({ audit_status: 5 })).errors[0]?.field).toBe('opinion');
    expect((await audit({ audit_status: 5, opinion: '名称不实' })).status).toBe(200);
    const [stranger] = (await members(5)) as [Client];
    expect((await stranger.get('/web/v1/organization/detail', { id: organization_id })).code).toBe(404);
    expect((await person.get('/web/v1/organization/detail', { id: organization_id })).status).toBe(200);
    expect((await stranger.get('/web/v1/organization/list', { keyword: name })).result.total).toBe(0);
    const rejected = (await admin.get('/web/v1/admin/organization/list', { audit_status: '5', keyword: name })).result;
    expect(rejected.records).toMatchObject([{ organization_id, members: 1, owner: { user_id: personId } }]);
    expect((await audit({ audit_status: 4 })).status).toBe(200);
    expect((await stranger.get('/web/v1/organization/detail', { id: organization_id })).status).toBe(200);
    const log = await logOf(organization_id, 'audit');
    expect(log).toMatchObject([
      { before: '5', after: '4' },
      { before: '4', after: '5', opinion: '名称不实' },
    ]);
  });

  it('ORG-019 only administrators correct a name, and no name is given twice', async () => {
    const [name, other] = [unique('旧名单位'), unique('已有单位')];
    const organization_id = await organizationOf(person, name);
    await organizationOf(person, other);
    const rename = (to: string, who = admin) => who.put('/web/v1/admin/organization', { organization_id, name: to });
    expect((await rename(other)).code).toBe(409);
    expect((await rename(`${name}新`, person)).code).toBe(403);
    expect((await rename(`${name}新`)).status).toBe(200);
    expect((await person.get(OWN, { organization_id })).result.name).toBe(`${name}新`);
    expect((await logOf(organization_id, 'rename')).length).toBe(1);
  });

  it('settings that exist are changed and logged, values that pages compute with are checked', async () => {
    const setting = '/web/v1/admin/setting';
    const { records } = (await admin.get(setting)).result as { records: { id: string; value: string }[] };
    // Nothing is pushed from this server: no other test reads this setting meanwhile.
    const id = 'wechat-rate-per-second';
    const before = records.find((each) => each.id === id)?.value ?? '';
    for (const each of [id, 'listing-months'])
      expect((await admin.put(setting, { id: each, value: '-1' })).code).toBe(422);
    expect((await admin.put(setting, { id: 'project-regions', value: '[1]' })).code).toBe(422);
    for (const value of ['24', '-1', '9:00'])
      expect((await admin.put(setting, { id: 'programme-reminder-hour', value })).code).toBe(422);
    expect((await admin.put(setting, { id: 'push-activity-types', value: '供需对接会' })).code).toBe(422);
    expect((await admin.put(setting, { id: 'nothing', value: '1' })).code).toBe(404);
    expect((await admin.put(setting, { id, value: '18' })).result).toEqual({ id, value: '18' });
    expect((await logOf(id))[0]).toMatchObject({ action: 'setting', before, after: '18' });
    await admin.put(setting, { id, value: before });
  });

  it('the table service changes settings by the same rule: checked, logged, none added or taken away', async () => {
    const id = 'wechat-rate-per-second';
    const put = (value: unknown, name = id) => putRows(admin, 'setting', { value }, { id: name });
    const [{ value: before }] = (await admin.list('setting', { where: { id } })).result.records as [{ value: string }];
    for (const value of ['-1', 'viele', null]) expect((await put(value)).code).toBe(422);
    const regions = (count: number) => JSON.stringify(Array(count).fill('130000'));
    for (const value of ['[1]', regions(101)])
      expect((await put(value, 'project-regions')).errors).toMatchObject([{ field: 'value' }]);
    expect((await put('24', 'programme-reminder-hour')).code).toBe(422);
    expect((await put('x'.repeat(10_001), 'result-contacts')).code).toBe(422);
    expect((await put('1', 'nothing')).code).toBe(404);
    expect((await admin.list('setting', { where: { id } })).result.records).toMatchObject([{ value: before }]);
    expect((await putRows(admin, 'setting', { value: '7' }, { id: { in: [id, 'project-regions'] } })).code).toBe(422);

    expect((await put(' 17 ')).status).toBe(200);
    expect((await logOf(id))[0]).toMatchObject({ action: 'setting', before, after: '17' });
    expect((await put(before)).status).toBe(200);

    const row = { id: 'of-my-own', value: '1' };
    expect((await add(admin, 'setting', row)).status).not.toBe(200);
    expect((await adds(admin, 'setting', [row])).status).not.toBe(200);
    for (const verb of ['del', 'remove']) expect((await remove(admin, 'setting', { id }, verb)).status).not.toBe(200);
    expect((await admin.get('/web/v1/admin/setting')).result.records).toContainEqual({ id, value: before });
  });
});

describe('audit log', () => {
  it('it is filtered by who, what, which and when', async () => {
    await change({ authority: 'cg-input' });
    await change({ authority: '' });
    const list = async (query: Record<string, string>) =>
      (await admin.get('/web/v1/admin/auditLog/list', query)).result;
    const mine = await list({ item_id: personId, action: 'rights', table: 'user', keyword: ADMIN });
    expect(mine.total).toBeGreaterThanOrEqual(2);
    const times = mine.records.map(({ add_time }: { add_time: number }) => add_time);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect((await list({ item_id: personId, user_id: personId })).total).toBe(0);
    const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
    expect((await list({ item_id: personId, from: today, to: today })).total).toBeGreaterThanOrEqual(2);
    expect((await list({ item_id: personId, to: '2020-01-01' })).total).toBe(0);
    expect((await list({ keyword: "' OR 1=1 --" })).total).toBe(0);
  });

  it('ACC-051 ORG-014 entries come with the names of the areas and users that their values hold', async () => {
    await change({ visible_province: '130000', visible_city: '130100' });
    await change({ visible_province: '', visible_city: '' });
    const list = async (query: Record<string, string>) =>
      (await admin.get('/web/v1/admin/auditLog/list', query)).result.records as { names: Record<string, string> }[];
    for (const entry of (await list({ item_id: personId, action: 'rights' })).slice(0, 2)) {
      expect(entry.names).toEqual({ 130000: '河北省', 130100: '石家庄市' });
    }
    const organization_id = await organizationOf(person, unique('有名单位'));
    const [other] = (await members(5)) as [Client];
    const user_id = await idOf(other);
    await joined(person, other, organization_id);
    expect((await person.put(`${OWN}/member`, { organization_id, user_id, is_admin: 1 })).status).toBe(200);
    const named = await list({ item_id: organization_id, action: 'member' });
    expect(named.length).toBeGreaterThan(0);
    for (const { names } of named) expect(names).toEqual({ [user_id]: expect.any(String) });
    for (const { names } of await list({ item_id: organization_id, action: 'create' })) expect(names).toEqual({});
  });

  it('the export opens in Excel with its Chinese, and holds no formula', async () => {
    const organization_id = await organizationOf(person, unique('=HYPERLINK("x";"点我")'));
    for (const opinion of ['+1+1', '\t=1+1', '＝1+1', '@SUM(A1)', '-2', '中文，"引号"\n换行']) {
      await admin.put('/web/v1/admin/organization/audit', { organization_id, audit_status: 5, opinion });
    }
    const response = await admin.fetch(`/web/v1/admin/auditLog.csv?item_id=${organization_id}`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text.startsWith('"时间","操作账号"')).toBe(true);
    expect(text).toContain('"中文，""引号""\n换行"\r\n');
    expect(text).toContain('"审核"');
    const cells = [...text.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell);
    expect(cells.length).toBeGreaterThan(60);
    expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    expect(text).toContain(`"'=HYPERLINK(`);
    expect(text).toContain('已通过 → 未通过');
    expect(text).toContain('"单位"');
    const english = await admin.fetch(`/web/v1/admin/auditLog.csv?item_id=none`, { headers: { 'x-lang': 'en' } });
    expect((await english.text()).split('\r\n')).toEqual([expect.stringContaining('"Time","Account"'), '']);
  });

  it('a long export is complete and has every entry once', async () => {
    const organization_id = await organizationOf(person, unique('长记录'));
    const [other] = (await members(5)) as [Client];
    await joined(person, other, organization_id);
    const where = { organization_id, user_id: await idOf(other) };
    const toggle = (is_admin: number) => ({ op: 'put', table: 'organisation_user', data: { is_admin }, where });
    for (let round = 0; round < 22; round++) {
      const operations = Array.from({ length: 10 }, () => [toggle(0), toggle(1)]).flat();
      expect((await work(person, operations)).status).toBe(200);
    }
    const { total } = (await admin.get('/web/v1/admin/auditLog/list', { item_id: organization_id })).result;
    expect(total).toBeGreaterThan(440);
    const text = await (await admin.fetch(`/web/v1/admin/auditLog.csv?item_id=${organization_id}`)).text();
    expect(text.match(/\r\n/g)).toHaveLength(total + 1);
  });
});
