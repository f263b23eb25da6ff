import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { codeFor, newMember, newPhone, PASSWORD, remembered } from './support/accounts.ts';
import { AUDITOR, byOrganization, byPerson, unique } from './support/results.ts';
import { confirmed } from './support/signin.ts';

let server: TestServer;
let db: D1Database;
let auditor: Client;
beforeAll(async () => {
  server = await startServer();
  db = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  auditor = await signedIn(AUDITOR, server.url);
});
afterAll(() => server.stop());

const visitor = () => client(server.url);
type Stored = Record<string, string | number | null>;
const row = (sql: string, ...params: (string | number)[]) =>
  db
    .prepare(sql)
    .bind(...params)
    .first<Stored>();
const result = (id: string) => row('SELECT * FROM chengguo WHERE chengguo_id = ?', id);
const detail = (id: string, by: Client = visitor()) => by.get('/web/v1/chengguo/detail', { id });

/** Publishes, and has it approved. */
async function published(by: Client, body: object): Promise<string> {
  const { chengguo_id: id } = (await by.post('/web/v1/user/chengguo', body)).result;
  expect((await auditor.post('/web/v1/user/chengguo/audit', { id, audit_status: 4 })).status).toBe(200);
  return id;
}

describe('the export of one’s own data', () => {
  it('ACC-008 ACC-014 is a file with everything of the user, and of nobody else', async () => {
    const { browser, phone } = await newMember(server.url);
    const ids = [];
    for (let n = 0; n < 3; n++) ids.push((await browser.post('/web/v1/user/chengguo', byPerson())).result.chengguo_id);
    const stale = await browser.fetch('/web/v1/user/account/export');
    expect([stale.status, await stale.text()]).toEqual([428, expect.not.stringContaining(phone)]);
    await confirmed(browser, PASSWORD);
    const response = await browser.fetch('/web/v1/user/account/export');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    const data = JSON.parse(text);
    expect(data.user).toMatchObject([{ account: phone, tel: phone }]);
    expect(data.chengguo.map((each: Stored) => each.chengguo_id).sort()).toEqual(ids.sort());
    expect(data.chengguo[0].id_number).toBe('13010019900101000X');
    expect(data.session).toHaveLength(1);
    expect(text).not.toMatch(/password|token_hash|scrypt|s[12]:/);
    const logged = await row(
      `SELECT count(*) AS n FROM audit_log WHERE action = 'export' AND item_id = ?`,
      data.user[0].user_id,
    );
    expect(logged?.n).toBe(1);
  });

  it('ACC-008 holds every row of somebody who published much', async () => {
    const { browser } = await newMember(server.url);
    const { user_id } = (await browser.get('/web/egg/user/session')).result;
    const many = Array.from({ length: 250 }, (_, n) => ({ comment_id: `${user_id}-${n}`, content: `“评论” ${n}` }));
    await db
      .prepare(
        `INSERT INTO comment (comment_id, item_id, item_type, add_user, content)
         SELECT json_extract(value, '$.comment_id'), 'x', 1, ?, json_extract(value, '$.content') FROM json_each(?)`,
      )
      .bind(user_id, JSON.stringify(many))
      .run();
    await confirmed(browser, PASSWORD);
    const data = JSON.parse(await (await browser.fetch('/web/v1/user/account/export')).text());
    expect(data.comment).toHaveLength(250);
    expect(data.comment[249].content).toBe('“评论” 249');
  });

  it('ACC-008 holds what its person said in the community, follows there, and asked the platform for', async () => {
    const { browser } = await newMember(server.url);
    const { user_id } = (await browser.get('/web/egg/user/session')).result;
    const add = (sql: string) => db.prepare(sql).bind(`x${user_id}`, user_id);
    await db.batch([
      add(
        `INSERT INTO thread (id, category_id, title, body, plain, add_user) SELECT ?, min(id), '我的提问', '', '', ? FROM thread_category`,
      ),
      add(`INSERT INTO reply (id, thread_id, body, add_user) SELECT ?, min(id), '我的回复', ? FROM thread`),
      add(`INSERT INTO publishing_request (id, user_id, amount, reason) VALUES (?, ?, 5, '我的请求')`),
      add(`INSERT INTO saved_filter (id, user_id, page, name, search) VALUES (?, ?, '/', '我的筛选', '')`),
      add(
        `INSERT INTO push_application (id, add_user, item_type, item_id, remark, state) VALUES (?, ?, 1, 'x', '我的申请', 'declined')`,
      ),
    ]);
    await confirmed(browser, PASSWORD);
    const text = await (await browser.fetch('/web/v1/user/account/export')).text();
    for (const said of ['我的提问', '我的回复', '我的请求', '我的筛选', '我的申请']) expect(text).toContain(said);
    expect(JSON.parse(text).thread_follow).toMatchObject([{ is_on: 1 }, { is_on: 1 }]);
  });

  it('ACC-045 visitors get none', async () => {
    expect((await visitor().get('/web/v1/user/account/export')).status).toBe(100);
  });
});

describe('the deletion of an account', () => {
  const remove = (by: Client, password = PASSWORD) => by.post('/web/v1/user/account/delete', { password });

  it('ACC-008 asks for the password', async () => {
    const { browser, phone } = await newMember(server.url);
    const answer = await remove(browser, 'wrong-password');
    expect(answer.errors).toMatchObject([{ field: 'password', code: 'password_wrong' }]);
    expect((await remove(visitor())).status).toBe(100);
    expect((await visitor().login(phone, PASSWORD)).cookies.has('sid')).toBe(true);
  });

  it('ACC-008 ends every session and saved sign-in, and empties the row', async () => {
    const { browser, phone } = await newMember(server.url);
    const { user_id } = (await browser.get('/web/egg/user/session')).result;
    await browser.put('/web/egg/base/put', {
      table: 'user',
      data: { name: '某人', nickname: '某人昵称' },
      where: { user_id },
    });
    const other = await remembered(phone, PASSWORD, server.url);
    const sid = browser.cookies.get('sid') ?? '';
    const answer = await remove(browser);
    expect([answer.status, ...browser.cookies.keys()]).toEqual([200, 'bookmark', 'changed']);
    browser.cookies.set('sid', sid);
    for (const each of [browser, other.browser]) expect((await each.get('/web/egg/user/session')).status).toBe(100);
    expect((await visitor().post('/web/egg/user/login', { credential: other.credential })).status).toBe(100);
    expect((await visitor().post('/web/egg/user/login', { account: phone, password: PASSWORD })).code).toBe(422);
    const kept = await row('SELECT * FROM user WHERE user_id = ?', user_id);
    const filled = Object.entries(kept ?? {}).filter(([, value]) => value !== null && value !== '');
    expect(filled.map(([name]) => name).sort()).toEqual(['account', 'add_time', 'is_delete', 'user_id']);
    expect(kept?.account).toBe(`deleted-${user_id}`);
  });

  it('ACC-008 what was published stays with the organisation, without the person’s contacts', async () => {
    const { browser, phone } = await newMember(server.url);
    const organization = { name: unique('留存研究院'), org_type: '科研院所' };
    const own = await published(browser, byOrganization({ organization, result: { contacts_tel: phone } }));
    const shared = await published(browser, byOrganization({ organization, result: { id_number: 'ID-0001' } }));
    expect((await remove(browser)).status).toBe(200);
    expect((await detail(own)).status).toBe(200);
    const member = await signedIn('13800000002', server.url);
    expect((await detail(own, member)).text).not.toContain(phone);
    expect(await result(own)).toMatchObject({ is_delete: 0, contacts: null, contacts_tel: null, contacts_addr: null });
    expect(await result(shared)).toMatchObject({ is_delete: 0, contacts: '成果联络员', id_number: null });
    const organizationId = (await result(own))?.unit ?? '';
    expect(await row('SELECT user_id, is_delete FROM organization WHERE organization_id = ?', organizationId)).toEqual({
      user_id: null,
      is_delete: 0,
    });
  });

  it('ACC-008 what was published without an organisation is taken back', async () => {
    const { browser } = await newMember(server.url);
    const name = unique('个人成果');
    const id = await published(browser, byPerson({ result: { name } }));
    expect((await auditor.get('/web/v1/chengguo/list', { keyword: name })).result.total).toBe(1);
    await remove(browser);
    expect((await auditor.get('/web/v1/chengguo/list', { keyword: name })).result.total).toBe(0);
    expect((await detail(id, auditor)).code).toBe(404);
    expect(await result(id)).toMatchObject({ is_delete: 1, director: null, id_number: null, contacts: null });
  });

  it('ACC-008 products without an organisation are taken back as well, those of organisations stay', async () => {
    const { browser } = await newMember(server.url);
    const add = async (org_name?: string) =>
      (await browser.post('/web/egg/base/add', { table: 'chanpin', data: { name: unique('产品'), org_name } })).result
        .id;
    const [own, shared] = [await add(), await add(unique('产品研究院'))];
    await db
      .prepare('UPDATE chanpin SET audit_status = 4, release_time = unixepoch() WHERE chanpin_id IN (?, ?)')
      .bind(own, shared)
      .run();
    const look = (id: string) => visitor().get('/web/v1/product/detail', { id });
    expect([(await look(own)).status, (await look(shared)).status]).toEqual([200, 200]);
    expect((await remove(browser)).status).toBe(200);
    expect((await look(own)).code).toBe(404);
    expect((await look(shared)).status).toBe(200);
  });

  it('ACC-008 sign-ups go, and feedback stays without its writer', async () => {
    const { browser, phone } = await newMember(server.url);
    const { user_id } = (await browser.get('/web/egg/user/session')).result;
    await db.batch([
      db
        .prepare(`INSERT INTO feedback (id, user_id, phone, name, remark) VALUES (?, ?, ?, '某人', '想了解')`)
        .bind(`f${user_id}`, user_id, phone),
      db
        .prepare(`INSERT INTO course_user (id, course_id, name, phone, user_id) VALUES (?, 'c', '某人', ?, ?)`)
        .bind(`s${user_id}`, phone, user_id),
    ]);
    await remove(browser);
    expect(await row('SELECT user_id, phone, name, remark FROM feedback WHERE id = ?', `f${user_id}`)).toEqual({
      user_id: null,
      phone: null,
      name: null,
      remark: '想了解',
    });
    expect(await row('SELECT 1 FROM course_user WHERE id = ?', `s${user_id}`)).toBeNull();
  });

  it('ACC-008 what somebody asked the desk, a park or a clinic expert names them no longer, and was taken back', async () => {
    const { browser, phone } = await newMember(server.url);
    const { user_id } = (await browser.get('/web/egg/user/session')).result;
    const { yuanqu_id } = (await visitor().list('yuanqu', { pageSize: 1 })).result.records[0];
    const [name, email] = ['离开的人', `${user_id}@example.com`.toLowerCase()];
    const asked = {
      yuanqu_intention: { yuanqu_id, name, project: '落户的项目', phone },
      inquiry: { name, org_name: 'Acme', country: 'France', email, sought: 'A partner for sensors' },
    };
    for (const [table, data] of Object.entries(asked))
      expect((await browser.post('/web/egg/base/add', { table, data })).msg).toBe('成功');
    const application = { org_name: '某单位', contacts: name, phone, remark: '想请教工艺问题' };
    const clinic = await browser.post('/web/egg/base/add', { table: 'clinic_application', data: application });
    await db.batch([
      db
        .prepare(
          `INSERT INTO clinic_message (id, application_id, side, content, add_user) VALUES (?, ?, 'applicant', ?, ?)`,
        )
        .bind(`m${user_id}`, clinic.result.id, `请打${phone}`, user_id),
      db
        .prepare(
          `INSERT INTO publishing_request (id, user_id, amount, reason, add_time) VALUES (?, ?, 5, ?, unixepoch())`,
        )
        .bind(`r${user_id}`, user_id, `请打${phone}`),
    ]);
    await remove(browser);
    for (const table of ['yuanqu_intention', 'inquiry', 'clinic_message', 'publishing_request', 'thread_follow']) {
      const column = table === 'clinic_message' ? 'add_user' : 'user_id';
      const left = await row(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`, user_id);
      expect([table, left?.n]).toEqual([table, 0]);
    }
  });

  it('ACC-008 the number may be registered anew, and gets nothing of the old account', async () => {
    const phone = newPhone();
    // Nothing was sent to this number yet: one phone gets one message a minute.
    await db
      .prepare('INSERT INTO user (user_id, account, password) SELECT ?, ?, password FROM user WHERE account = ?')
      .bind(`old-${phone}`, phone, AUDITOR)
      .run();
    const browser = await visitor().login(phone);
    await browser.post('/web/v1/user/chengguo', byPerson());
    expect((await remove(browser, DEMO_PASSWORD)).status).toBe(200);
    const proof = await codeFor(phone, 1, server.url);
    const again = await browser.post('/web/v1/register', { account: phone, password: PASSWORD, ...proof });
    expect(again.status).toBe(200);
    expect(again.result.user_id).not.toBe(`old-${phone}`);
    expect((await browser.get('/web/v1/user/chengguo/list')).result.total).toBe(0);
  });

  it('ACC-008 a file of somebody else is not deleted with the account', async () => {
    const { browser } = await newMember(server.url);
    const { user_id } = (await browser.get('/web/egg/user/session')).result;
    const { file_path } = (await row(
      `SELECT file_path FROM attachment_relation WHERE file_path LIKE '/files/%' AND item_id IN (SELECT item_id FROM result_publication) LIMIT 1`,
    )) as Stored;
    await db
      .prepare('UPDATE user SET avatar = ? WHERE user_id = ?')
      .bind(file_path ?? null, user_id)
      .run();
    await remove(browser);
    expect((await visitor().fetch(String(file_path))).status).toBe(200);
  });

  it('ACC-008 the only administrator grants another one first', async () => {
    const admin = await signedIn('13800000011', server.url);
    const answer = await admin.post('/web/v1/user/account/delete', { password: DEMO_PASSWORD }, { 'x-lang': 'en' });
    expect([answer.code, answer.msg]).toEqual([
      409,
      'You are the only platform administrator: grant another one first',
    ]);
  });
});
