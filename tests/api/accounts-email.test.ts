import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proofSubject } from '../../db/contract/proof.ts';
import { findProof } from '../../web/domain/proof/find.ts';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { client } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { codeFor, newPhone, OTHER_PASSWORD, PASSWORD, sentTo } from './support/accounts.ts';

let server: TestServer;
let db: D1Database;
beforeAll(async () => {
  server = await startServer();
  db = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
});
afterAll(() => server.stop());

const visitor = () => client(server.url);
let count = 0;
const newEmail = () => `member.${Date.now().toString(36)}${count++}@abc.com.cn`;
const register = (body: object, lang = 'zh') =>
  visitor().post('/web/v1/register/email', body, { 'x-lang': lang, origin: server.url });
const activate = (body: object) => visitor().post('/web/v1/emailActive', body);
const login = (account: string, password: string) => visitor().post('/web/egg/user/login', { account, password });

/** The link of the newest e-mail, in its parts. */
async function linkTo(email: string): Promise<{ account: string; code: string }> {
  const [mail] = await sentTo(email, server.url);
  const [, account = '', code = ''] = /\/emailActive\/([^/\s]+)\/([\w-]{43})/.exec(mail?.body ?? '') ?? [];
  return { account: decodeURIComponent(account), code };
}

/** An account of an address that was sent nothing yet: one recipient gets one message a minute. */
async function existing(): Promise<string> {
  const account = newEmail();
  await db.prepare('INSERT INTO user (user_id, account) VALUES (?, ?)').bind(account, account).run();
  return account;
}

describe('international registration', () => {
  it('ACC-009 the link in the e-mail makes the account with the password that is chosen there, and signs nobody in', async () => {
    const account = newEmail();
    expect((await register({ account })).result).toEqual({ sent: true });
    const link = await linkTo(account);
    expect(link.account).toBe(account);
    expect((await activate(link)).result).toEqual({ activated: false });
    expect((await activate({ ...link, password: 'password123' })).errors[0]?.code).toBe('password_common');
    const answer = await activate({ ...link, password: PASSWORD });
    expect(answer.result).toEqual({ activated: true });
    expect(answer.headers.get('set-cookie') ?? '').not.toMatch(/sid=|device=/);
    const browser = await visitor().login(account.toUpperCase(), PASSWORD);
    expect((await browser.get('/web/egg/user/session')).result).toMatchObject({ account, tel: null });
  });

  it('ACC-009 country and organisation are told at registration, shown to the person and to administrators, and changed in the profile', async () => {
    const account = newEmail();
    const unknown = await register({ account, country: 'Atlantis' }, 'en');
    expect([unknown.code, unknown.errors]).toMatchObject([422, [{ field: 'country', code: 'country_invalid' }]]);
    await register({ account, country: 'Germany', org_name: ' Institut Beispiel ' });
    await activate({ ...(await linkTo(account)), password: PASSWORD });
    const browser = await visitor().login(account, PASSWORD);
    const told = { country: 'Germany', org_name: 'Institut Beispiel' };
    const { result: user } = await browser.get('/web/egg/user/session');
    expect(user).toMatchObject(told);
    const admin = await visitor().login('13800000011', DEMO_PASSWORD);
    const listed = async (lang: string, keyword: string) =>
      (await admin.get('/web/v1/admin/user/list', { keyword }, { 'x-lang': lang })).result.records;
    expect(await listed('en', account)).toMatchObject([told]);
    expect(await listed('zh', account)).toMatchObject([{ country: '德国' }]);
    const put = (data: object) =>
      browser.put('/web/egg/base/put', { table: 'user', data, where: { user_id: user.user_id } });
    expect((await put({ country: 'Atlantis' })).code).toBe(422);
    expect((await put({ country: 'Kenya' })).code).toBe(200);
    expect((await browser.get('/web/egg/user/session')).result).toMatchObject({ country: 'Kenya' });
  });

  it('ACC-009 nobody takes the account of an address that is not theirs: a password sent with the registration opens nothing', async () => {
    const account = newEmail();
    await register({ account, password: PASSWORD });
    const link = await linkTo(account);
    expect((await login(account, PASSWORD)).code).toBe(422);
    await activate({ ...link, password: OTHER_PASSWORD });
    expect([(await login(account, PASSWORD)).code, (await login(account, OTHER_PASSWORD)).code]).toEqual([422, 200]);
  });

  it('ACC-009 a new request voids the older link', async () => {
    const account = newEmail();
    await register({ account });
    const older = await linkTo(account);
    // One message a minute: the clock of the limits is not the database's.
    const { result } = await visitor().get('/web/v1/session/challenge');
    const proof = findProof(proofSubject('code', account), result);
    expect((await register({ account, proof })).result).toEqual({ sent: true });
    const newer = await linkTo(account);
    expect((await activate({ ...older, password: PASSWORD })).code).toBe(404);
    expect((await activate({ ...newer, password: PASSWORD })).result).toEqual({ activated: true });
  });

  it('ACC-009 the same link again says the same, makes no second account and changes no password', async () => {
    const account = newEmail();
    await register({ account });
    const link = { ...(await linkTo(account)), password: PASSWORD };
    const answers = await Promise.all([activate(link), activate(link), activate(link)]);
    expect(answers.map(({ result }) => result)).toEqual(Array(3).fill({ activated: true }));
    expect((await activate({ ...link, password: OTHER_PASSWORD })).result).toEqual({ activated: true });
    expect((await login(account, PASSWORD)).code).toBe(200);
    const { n } = (await db.prepare('SELECT count(*) AS n FROM user WHERE account = ?').bind(account).first()) as {
      n: number;
    };
    expect(n).toBe(1);
  });

  it('ACC-009 a wrong code, another address and an old link are refused', async () => {
    const account = newEmail();
    await register({ account, password: PASSWORD });
    const { code } = await linkTo(account);
    expect((await activate({ account, code: `${code.slice(1)}x` })).code).toBe(404);
    expect((await activate({ account: newEmail(), code })).code).toBe(404);
    await db.prepare('UPDATE verification_code SET expire_time = 1 WHERE account = ?').bind(account).run();
    const late = await activate({ account, code });
    expect([late.code, late.msg]).toEqual([404, '激活链接无效或已过期，请重新注册']);
  });

  it('ACC-009 a registered address answers the same and gets another e-mail', async () => {
    const account = await existing();
    const first = await register({ account: newEmail(), password: PASSWORD });
    const second = await register({ account, password: OTHER_PASSWORD });
    expect([second.code, second.text]).toEqual([200, first.text]);
    expect(await sentTo(account, server.url)).toHaveLength(1);
    expect((await linkTo(account)).code).toBe('');
    expect((await visitor().post('/web/egg/user/login', { account, password: OTHER_PASSWORD })).code).toBe(422);
  });

  it('ACC-031 hyphens in the domain, long labels and long top-level domains are taken', async () => {
    for (const domain of [
      'example-university.de',
      'institute-of-materials.museum',
      'lab.technology',
      'a-b.xn--fiqs8s',
    ]) {
      const account = `who.${newEmail().split('@')[0]}@${domain}`;
      expect([account, (await register({ account })).code]).toEqual([account, 200]);
      expect((await linkTo(account)).account).toBe(account);
    }
  });

  it('ACC-031 ACC-026 addresses of other forms and poor passwords are refused', async () => {
    for (const account of [
      'a@abc',
      'a@-b.com',
      'a@b-.com',
      'a@b..com',
      'a b@abc.com',
      'a@b@abc.com',
      '李@abc.com',
      newPhone(),
    ]) {
      const answer = await register({ account, password: PASSWORD }, 'en');
      expect([answer.code, answer.msg]).toEqual([422, 'Please enter a valid e-mail address']);
    }
    const account = newEmail();
    const poor = await register({ account, password: account });
    expect(poor.errors).toMatchObject([{ field: 'password', code: 'password_is_account' }]);
  });

  it('ACC-036 an e-mail that the gateway refuses is said', async () => {
    await visitor().post('/dev/faults', { channel: 'mail', mode: 'error:500' });
    const answer = await register({ account: newEmail(), password: PASSWORD }, 'en');
    await visitor().post('/dev/faults', { channel: 'mail', mode: 'ok' });
    expect([answer.code, answer.msg]).toEqual([503, 'Verification sending failed, please try later!']);
  });

  it('ACC-043 the password of an e-mail account is found by a code in an e-mail', async () => {
    const account = await existing();
    const proof = await codeFor(account, 2, server.url);
    expect((await sentTo(account, server.url))[0]?.channel).toBe('mail');
    const body = { account: account.toUpperCase(), password: OTHER_PASSWORD, ...proof };
    expect((await visitor().post('/web/v1/findPW', body)).status).toBe(200);
    expect((await visitor().login(account, OTHER_PASSWORD)).cookies.has('sid')).toBe(true);
  });
});
