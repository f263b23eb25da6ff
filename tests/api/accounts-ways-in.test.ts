import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proofSubject } from '../../db/contract/proof.ts';
import { findProof } from '../../web/domain/proof/find.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { codeFor, newMember, newPhone, OTHER_PASSWORD, PASSWORD, remembered, sentTo } from './support/accounts.ts';
import { agree, authorization, confirmed, waitingBrowser } from './support/signin.ts';

let server: TestServer;
let database: D1Database;
beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
});
afterAll(() => server.stop());

const visitor = () => client(server.url);
const status = async (browser: Client) => (await browser.get('/web/egg/user/session')).status;
const bound = async (browser: Client) => (await browser.get('/web/v1/wx/binding')).result.bound as boolean;
const topics = async (browser: Client): Promise<string[]> =>
  (await browser.get('/web/v1/user/notice/list')).result.records.map(({ topic }: { topic: string }) => topic);

/** A member whose chat app is bound, with the openid. */
async function boundMember(openid: string) {
  const { browser, phone } = await newMember(server.url);
  await confirmed(browser, PASSWORD);
  await browser.post('/web/v1/wx/bind', await back(browser, openid));
  return { browser, phone };
}
async function back(browser: Client, openid: string) {
  const { code, state } = await agree(await authorization(browser), openid);
  return { code, state };
}
const byChat = async (openid: string) => {
  const browser = visitor();
  return (await browser.get('/web/egg/wx/webOauth2', await back(browser, openid))).result.bound as boolean;
};

describe('a way to sign in that is added', () => {
  it('is told to the owner, here and by a message that names nobody', async () => {
    const { browser, phone } = await boundMember('openid-told');
    expect(await topics(browser)).toContain('chat_app_bound');
    const [message] = await sentTo(phone, server.url);
    expect(message?.body).toMatch(/绑定了微信/);
    expect(message?.body).not.toMatch(/https?:|openid/);
  });

  it('a computer that a scanned code signed in is told as well', async () => {
    const { browser } = await newMember(server.url);
    const waiting = await waitingBrowser(server.url);
    await browser.post('/web/v1/loginQr/confirm', { id: waiting.id });
    expect((await waiting.poll()).result.state).toBe('confirmed');
    expect(await topics(browser)).toContain('qr_signed_in');
  });

  it('a gateway that is out does not keep the binding from being made and told', async () => {
    await visitor().post('/dev/faults', { channel: 'sms', mode: 'ok' });
    const { browser } = await newMember(server.url);
    await confirmed(browser, PASSWORD);
    await visitor().post('/dev/faults', { channel: 'sms', mode: 'error:500' });
    const answer = await browser.post('/web/v1/wx/bind', await back(browser, 'openid-untold'));
    await visitor().post('/dev/faults', { channel: 'sms', mode: 'ok' });
    expect(answer.result.bound).toBe(true);
    expect(await topics(browser)).toContain('chat_app_bound');
  });
});

describe('a new password', () => {
  const change = (browser: Client, choice: object = {}) =>
    browser.post('/web/v1/user/password', { old_password: PASSWORD, password: OTHER_PASSWORD, ...choice });

  it('ACC-043 ends other sessions and saved sign-ins, and what the owner says of the chat app is done', async () => {
    const { browser, phone } = await boundMember('openid-kept');
    const other = await remembered(phone, PASSWORD, server.url);
    expect((await change(browser)).status).toBe(200);
    expect([await status(other.browser), await bound(browser), await byChat('openid-kept')]).toEqual([100, true, true]);
    expect(await topics(browser)).toContain('password_changed');
    expect((await sentTo(phone, server.url))[0]?.body).toMatch(/密码已修改/);
    const again = { old_password: OTHER_PASSWORD, password: PASSWORD, unbind_chat_app: true };
    expect((await browser.post('/web/v1/user/password', again)).status).toBe(200);
    expect([await bound(browser), await byChat('openid-kept')]).toEqual([false, false]);
  });

  it('ACC-043 leaves them where the owner wants to stay signed in everywhere', async () => {
    const { browser, phone } = await newMember(server.url);
    const other = await remembered(phone, PASSWORD, server.url);
    expect((await change(browser, { end_sessions: false })).status).toBe(200);
    expect(await status(other.browser)).toBe(200);
    expect((await visitor().post('/web/egg/user/login', { credential: other.credential })).status).toBe(200);
  });

  it('ACC-043 found by a code ends everything: sessions, saved sign-ins, known devices and the chat app', async () => {
    const { browser, phone } = await boundMember('openid-thief');
    const other = await remembered(phone, PASSWORD, server.url);
    const pending = await back(browser, 'openid-late');
    const { result } = await visitor().get('/web/v1/session/challenge');
    const sent = await visitor().post('/web/verificationCode', {
      phone,
      type: 2,
      proof: findProof(proofSubject('code', phone), result),
    });
    const verificationCode = /\d{6}/.exec((await sentTo(phone, server.url))[0]?.body ?? '')?.[0];
    const body = { account: phone, password: OTHER_PASSWORD, msgId: sent.result.msgId, verificationCode };
    expect((await visitor().post('/web/v1/findPW', body)).status).toBe(200);
    expect([await status(browser), await status(other.browser), await byChat('openid-thief')]).toEqual([
      100,
      100,
      false,
    ]);
    expect((await visitor().post('/web/egg/user/login', { credential: other.credential })).status).toBe(100);
    const rows = 'SELECT count(*) FROM known_device k JOIN user u ON u.user_id = k.user_id WHERE u.account = ?';
    expect(await database.prepare(rows).bind(phone).first('count(*)')).toBe(0);
    const owner = await visitor().login(phone, OTHER_PASSWORD);
    await confirmed(owner, OTHER_PASSWORD);
    expect((await owner.post('/web/v1/wx/bind', pending)).code).toBe(422);
  });
});

describe('codes that strangers had sent', () => {
  const send = (browser: Client, phone: string, proof?: string) =>
    browser.post('/web/verificationCode', { phone, type: 2, ...(proof !== undefined && { proof }) });
  const proofFor = async (phone: string) =>
    findProof(proofSubject('code', phone), (await visitor().get('/web/v1/session/challenge')).result);

  it('ACC-043 do not keep the owner from a recovery: some computing lets the next one go out, within its own budget', async () => {
    const { phone } = await newMember(server.url);
    const owner = visitor();
    const refused = await send(owner, phone);
    expect([refused.code, refused.errors[0]?.field]).toEqual([429, 'proof']);
    const proof = await proofFor(phone);
    expect((await send(owner, phone, proof)).code).toBe(200);
    expect((await send(owner, phone, proof)).code).toBe(429);
    expect((await send(owner, phone, await proofFor(phone))).code).toBe(200);
    expect((await send(owner, phone, await proofFor(phone))).code).toBe(429);
    expect((await send(visitor(), phone, await proofFor(phone))).code).toBe(200);
    expect((await send(visitor(), phone, await proofFor(newPhone()))).code).toBe(429);
  });

  it('ACC-043 nor do they touch what a browser may ask for that its owner has used before', async () => {
    const { browser, phone } = await newMember(server.url);
    expect((await send(visitor(), phone)).code).toBe(429);
    expect((await send(browser, phone)).code).toBe(200);
    const again = await send(browser, phone);
    expect([again.code, again.errors]).toEqual([429, []]);
  });
});

describe('the phone of a person', () => {
  it('ACC-014 changes by a code that was sent to it, not by the table service; what is unchanged may come with it', async () => {
    const { browser, phone } = await newMember(server.url);
    const { user_id } = (await browser.get('/web/egg/user/session')).result;
    const put = (data: object) => browser.put('/web/egg/base/put', { table: 'user', data, where: { user_id } });
    const other = newPhone();
    for (const tel of [other, '', null]) {
      expect((await put({ name: '甲', tel })).errors[0]).toMatchObject({ field: 'tel', code: 'phone_needs_code' });
    }
    expect((await put({ name: '甲', nickname: '乙', sex: 1, tel: phone })).status).toBe(200);
    // A name turns or breaks no line around it, and one that shows nothing is none.
    for (const nickname of ['张三\u202e', '张\u2067三', '张三\n管理员', '张\u0000三'])
      expect([nickname, (await put({ nickname })).code]).toEqual([nickname, 422]);
    expect((await put({ nickname: '\u200b\u3164' })).status).toBe(200);
    expect((await browser.get('/web/egg/user/session')).result).toMatchObject({ name: '甲', nickname: '' });
    const proof = await codeFor(other, 3, server.url, browser);
    expect((await browser.post('/web/v1/user/phone', { phone: other, ...proof })).result).toEqual({ tel: other });
  });
});

describe('recommenders', () => {
  it('SRV-019 their passwords obey the rules of all, and a new one ends what the old one began', async () => {
    const manager = await signedIn('13800000012', server.url);
    const add = (org_password: string) =>
      manager.post('/web/egg/base/add', {
        table: 'project_recommend',
        data: { org_name: '测试推荐单位', org_password, org_category: 1, identify: 1 },
      });
    for (const [password, code] of [
      ['1', 'password_too_short'],
      ['password123', 'password_common'],
      ['测试推荐单位', 'password_too_short'],
    ] as const) {
      expect((await add(password)).errors).toMatchObject([{ field: 'org_password', code }]);
    }
    expect((await add(PASSWORD)).status).toBe(200);
    const { records } = (await manager.list('project_recommend', { where: { org_name: '测试推荐单位' } })).result;
    const where = { id: records[0].id };
    const put = (data: object) => manager.put('/web/egg/base/put', { table: 'project_recommend', data, where });
    const recommender = await visitor().login('测试推荐单位', PASSWORD);
    expect((await put({ org_password: '1' })).errors[0]?.field).toBe('org_password');
    expect((await put({ org_category: 2 })).status).toBe(200);
    expect(await status(recommender)).toBe(200);
    expect((await put({ org_password: OTHER_PASSWORD })).status).toBe(200);
    expect(await status(recommender)).toBe(100);
    const next = await visitor().login('测试推荐单位', OTHER_PASSWORD);
    await manager.call('DELETE', '/web/egg/base/del', { body: { table: 'project_recommend', where } });
    expect(await status(next)).toBe(100);
  });

  it('SRV-019 visitors are shown those alone that a public project names: the name is what they sign in with', async () => {
    const seen = async (browser: Client) =>
      (await browser.list('project_recommend', { columns: ['id', 'org_name'] })).result.total as number;
    const [all, member, some] = [
      await seen(await signedIn('13800000012', server.url)),
      await seen(await signedIn('13800000010', server.url)),
      await seen(visitor()),
    ];
    const experts = 'SELECT count(*) AS n FROM project_recommend WHERE is_delete = 0 AND identify = 3';
    expect(member).toBe(all - ((await database.prepare(experts).first<number>('n')) ?? 0));
    expect(some).toBeLessThan(all);
    const named = `SELECT count(*) AS n FROM project_recommend r WHERE is_delete = 0 AND EXISTS (SELECT 1 FROM project p
      WHERE p.is_delete = 0 AND p.publication_id IS NOT NULL AND r.id IN (p.orgRec_id, p.personRec_id))`;
    expect(some).toBe(await database.prepare(named).first('n'));
  });
});

describe('stored passwords', () => {
  it('SRV-019 of former days are stored anew, at the cost of today, when their owner signs in', async () => {
    const { hash, salt } = { salt: Buffer.from('platform-demo-01'), hash: await old(PASSWORD) };
    const { phone } = await newMember(server.url);
    const stored = ['scrypt', 2 ** 15, 8, 1, salt.toString('base64url'), hash.toString('base64url')].join('$');
    await database.prepare('UPDATE user SET password = ? WHERE account = ?').bind(stored, phone).run();
    const login = (password: string) => visitor().post('/web/egg/user/login', { account: phone, password });
    const now = () => database.prepare('SELECT password FROM user WHERE account = ?').bind(phone).first('password');
    expect((await login(OTHER_PASSWORD)).code).toBe(422);
    expect(await now()).toBe(stored);
    const together = await Promise.all([login(PASSWORD), login(PASSWORD), login(PASSWORD)]);
    expect(together.map(({ code }) => code)).toEqual([200, 200, 200]);
    expect(await now()).toMatch(/^scrypt\$\d+\$8\$3\$/);
    expect((await login(PASSWORD)).code).toBe(200);
  });

  it('ACC-026 none of the commonest ones is accepted', async () => {
    const { browser } = await newMember(server.url);
    for (const password of ['Baseball1', 'trustno1!', 'zaq12wsx', 'Wednesday']) {
      const answer = await browser.post('/web/v1/user/password', { old_password: PASSWORD, password });
      expect([password, answer.errors[0]?.code]).toEqual([password, 'password_common']);
    }
  });
});

/** As passwords were stored before. */
async function old(password: string): Promise<Buffer> {
  const { scryptSync } = await import('node:crypto');
  return scryptSync(password, Buffer.from('platform-demo-01'), 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 27 });
}
