import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { ADMIN, member } from './support/people.ts';
import { AUDITOR, INDIVIDUAL } from './support/results.ts';
import { agree, authorization, confirmed, waitingBrowser, whoIs } from './support/signin.ts';

const OWN = '/web/v1/user/secondFactor';
const BOUND = '13800000001';

let server: TestServer;
let database: D1Database;

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
});
afterAll(() => server.stop());

const visitor = () => client(server.url);
const login = (who: Client, account: string, more: object = {}) =>
  who.post('/web/egg/user/login', { account, password: DEMO_PASSWORD, ...more });
const second = (who: Client, body: object) => who.post('/web/v1/session/second', body);

interface Factor {
  who: Client;
  /** The code of a half minute that has not been used: `away` half minutes from now. */
  code: (away?: number) => string;
  recovery: string[];
}

/** Switches an authenticator app on. */
async function withApp(account: string): Promise<Factor> {
  const who = await confirmed(await signedIn(account, server.url));
  const begun = await who.post(`${OWN}/totp/new`);
  const app = new TOTP({ secret: Secret.fromBase32(begun.result.secret) });
  const code = (away = 0) => app.generate({ timestamp: Date.now() + away * 30_000 });
  // The half minute before, so that this one is left for a sign-in.
  const answer = await who.post(`${OWN}/totp/confirm`, { code: code(-1) });
  if (answer.status !== 200) throw new Error(answer.text);
  return { who, code, recovery: answer.result.recovery_codes };
}

/** Lets a minute go by for all recovery codes. */
const age = () => database.prepare('UPDATE recovery_code SET add_time = add_time - 60').run();

/** What the security log says that an account tried and failed at. */
async function failuresOf(account: string): Promise<string[]> {
  const { results } = await database
    .prepare(
      `SELECT e.type || ' ' || e.cause AS what FROM security_event e JOIN user u ON u.user_id = e.user_id
       WHERE u.account = ? AND e.outcome = 'failed' ORDER BY e.add_time, e.id`,
    )
    .bind(account)
    .all<{ what: string }>();
  return results.map(({ what }) => what);
}

describe('the second factor', () => {
  it('is switched on with a fresh password and a first code; the secret is stored sealed and recovery codes as hashes', async () => {
    const account = member(1);
    const stale = await signedIn(account, server.url);
    expect((await stale.post(`${OWN}/totp/new`)).code).toBe(428);
    const elsewhere = await signedIn(account, server.url);
    await confirmed(stale);
    const begun = await stale.post(`${OWN}/totp/new`);
    expect(begun.result.url).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}/);
    expect((await stale.post(`${OWN}/totp/confirm`, { code: '000000' })).code).toBe(422);
    await expect.poll(() => failuresOf(account)).toEqual(['code-failed second-factor-set-up']);
    // Before it is confirmed nothing is asked for.
    expect((await login(visitor(), account)).result.user_id).toBeTruthy();
    const { secret } = begun.result;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    const { recovery_codes } = (await stale.post(`${OWN}/totp/confirm`, { code })).result;
    expect(recovery_codes).toHaveLength(10);
    expect(new Set(recovery_codes).size).toBe(10);
    expect((await stale.get(OWN)).result).toMatchObject({
      totp: true,
      passkeys: [],
      recovery_codes: 10,
      required: false,
    });
    // Sessions that were begun without it end.
    expect([await whoIs(stale), await whoIs(elsewhere)]).toEqual([account, null]);
    // It is this account's alone.
    const own = async (who: Client) => (await who.get('/web/v1/user/account')).result.second_factor;
    expect([await own(stale), await own(await signedIn(INDIVIDUAL, server.url))]).toEqual([true, false]);
    const rows = JSON.stringify([
      (await database.prepare('SELECT * FROM second_factor_totp').all()).results,
      (await database.prepare('SELECT * FROM recovery_code').all()).results,
    ]);
    expect(rows).toContain('s2:');
    for (const text of [secret, ...recovery_codes]) expect(rows).not.toContain(text);
  });

  it('a sign-in by password waits for it, and only the right code turns it into a session, once', async () => {
    const account = member(2);
    const { code } = await withApp(account);
    const who = visitor();
    const asked = await login(who, account, { remember: true });
    expect(asked).toMatchObject({ status: 200, result: { second_factor: { methods: ['totp', 'recovery'] } } });
    expect(asked.text).not.toMatch(/user_id|credential/);
    expect(await whoIs(who)).toBeNull();
    expect((await second(visitor(), { code: code() })).code).toBe(404);
    expect((await second(who, { code: '000000' })).code).toBe(422);
    await expect.poll(() => failuresOf(account)).toEqual(['sign-in-failed second-factor']);
    const waiting = new Map(who.cookies);
    const right = code();
    const entered = await second(who, { code: right });
    expect(entered.result).toMatchObject({ account, credential: expect.any(String) });
    expect(await whoIs(who)).toBe(account);
    // The waiting sign-in is used up, and so is the code.
    const thief = visitor();
    for (const [name, value] of waiting) thief.cookies.set(name, value);
    expect((await second(thief, { code: code(1) })).code).toBe(404);
    const again = visitor();
    await login(again, account);
    expect((await second(again, { code: right })).code).toBe(422);
    expect((await second(again, { code: code(1) })).status).toBe(200);
  });

  it('tries are counted, side by side ones too, and the right code is refused after them', async () => {
    const account = member(3);
    const { code } = await withApp(account);
    const who = visitor();
    await login(who, account);
    const answers = await Promise.all(Array.from({ length: 8 }, () => second(who, { code: '123456' })));
    expect(answers.filter((answer) => answer.code === 422)).toHaveLength(5);
    expect((await second(who, { code: code() })).code).toBe(404);
    expect(await whoIs(who)).toBeNull();
    await login(who, account);
    await Promise.all(Array.from({ length: 5 }, () => second(who, { code: '123456' })));
    await login(who, account);
    expect((await second(who, { code: code() })).code).toBe(429);
  });

  it('a recovery code is good once, and new ones make the old ones worthless', async () => {
    const account = member(4);
    const { who, recovery } = await withApp(account);
    const browser = visitor();
    await login(browser, account);
    expect((await second(browser, { recovery: 'aaaa-aaaa-aaaa-aaaa' })).code).toBe(422);
    await expect.poll(() => failuresOf(account)).toEqual(['sign-in-failed second-factor']);
    expect((await second(browser, { recovery: recovery[0]?.toUpperCase() })).status).toBe(200);
    const again = visitor();
    await login(again, account);
    expect((await second(again, { recovery: recovery[0] })).code).toBe(422);
    await age();
    // Of those who renew them at once one is shown codes, which are the ones that count.
    const asked = await Promise.all(Array.from({ length: 4 }, () => who.post(`${OWN}/recoveryCodes`)));
    expect(asked.map(({ code }) => code).toSorted()).toEqual([200, 409, 409, 409]);
    const renewed = asked.find(({ code }) => code === 200)?.result.recovery_codes as string[];
    expect((await second(again, { recovery: recovery[1] })).code).toBe(422);
    expect((await second(again, { recovery: renewed[1] })).status).toBe(200);
    expect((await who.get(OWN)).result.recovery_codes).toBe(9);
  });

  it('ends what the former password began, also where sessions stay with a new one', async () => {
    const account = INDIVIDUAL;
    const { who, recovery } = await withApp(account);
    const [thief, elsewhere] = [visitor(), visitor()];
    await login(elsewhere, account);
    expect((await second(elsewhere, { recovery: recovery[0] })).status).toBe(200);
    await confirmed(elsewhere);
    await login(thief, account);
    const password = 'Another@2027';
    const change = { old_password: DEMO_PASSWORD, password, end_sessions: false };
    expect((await who.post('/web/v1/user/password', change)).status).toBe(200);
    expect((await second(thief, { recovery: recovery[1] })).code).toBe(404);
    expect(await whoIs(elsewhere)).toBe(account);
    expect((await elsewhere.post(`${OWN}/recoveryCodes`)).code).toBe(428);
    await age();
    expect((await who.post(`${OWN}/recoveryCodes`)).status).toBe(200);
  });

  it('a browser that is trusted is not asked for thirty days, until the password changes', async () => {
    const account = member(5);
    const { recovery } = await withApp(account);
    const who = visitor();
    await login(who, account);
    expect((await second(who, { recovery: recovery[0], trust: true })).status).toBe(200);
    expect((await login(who, account)).result.account).toBe(account);
    expect((await login(visitor(), account)).result.second_factor).toBeTruthy();
    await database.prepare('UPDATE trusted_device SET expire_time = 1').run();
    expect((await login(who, account)).result.second_factor).toBeTruthy();
    await second(who, { recovery: recovery[1], trust: true });
    const password = 'Another-7-sentence';
    expect((await who.post('/web/v1/user/password', { old_password: DEMO_PASSWORD, password })).status).toBe(200);
    expect((await login(who, account, { password })).result.second_factor).toBeTruthy();
  });

  it('a saved sign-in, a scanned code and the chat app wait for it as well', async () => {
    const { who, recovery } = await withApp(BOUND);
    const kept = visitor();
    await login(kept, BOUND, { remember: true });
    const { credential } = (await second(kept, { recovery: recovery[0] })).result;
    const browser = visitor();
    const asked = await browser.post('/web/egg/user/login', { credential });
    expect(asked.result.second_factor.methods).toContain('totp');
    // Who does not show it now has not lost the saved sign-in.
    expect((await browser.post('/web/egg/user/login', { credential })).result.second_factor).toBeTruthy();
    const entered = await second(browser, { recovery: recovery[1] });
    expect(entered.result.credential).not.toBe(credential);
    expect(await whoIs(browser)).toBe(BOUND);

    const waiting = await waitingBrowser(server.url);
    await who.post('/web/v1/loginQr/scan', { id: waiting.id });
    await who.post('/web/v1/loginQr/confirm', { id: waiting.id });
    expect((await waiting.poll()).result).toMatchObject({
      state: 'confirmed',
      second_factor: { methods: expect.any(Array) },
    });
    expect(await whoIs(waiting.browser)).toBeNull();
    expect((await second(waiting.browser, { recovery: recovery[2] })).status).toBe(200);
    expect(await whoIs(waiting.browser)).toBe(BOUND);

    const openid = await database
      .prepare('SELECT openid FROM user WHERE account = ?')
      .bind(BOUND)
      .first<string>('openid');
    const chat = visitor();
    const { code, state } = await agree(await authorization(chat), openid ?? '');
    const answer = (await chat.get('/web/egg/wx/webOauth2', { code, state })).result;
    expect(answer).toMatchObject({ bound: true, user: null, second_factor: { methods: expect.any(Array) } });
    expect(await whoIs(chat)).toBeNull();
    expect((await second(chat, { recovery: recovery[3] })).status).toBe(200);
    expect(await whoIs(chat)).toBe(BOUND);
  });

  it('is switched off with a fresh password, and what hangs on it goes', async () => {
    const account = member(6);
    const { who, recovery } = await withApp(account);
    await database.prepare('UPDATE session SET confirm_time = NULL').run();
    expect((await who.post(`${OWN}/totp/remove`)).code).toBe(428);
    expect((await who.post(`${OWN}/recoveryCodes`)).code).toBe(428);
    await confirmed(who);
    expect((await who.post(`${OWN}/totp/remove`)).status).toBe(200);
    expect((await who.post(`${OWN}/totp/remove`)).code).toBe(404);
    const browser = visitor();
    expect((await login(browser, account)).result.account).toBe(account);
    expect((await second(browser, { recovery: recovery[0] })).code).toBe(404);
  });
});

const HTML = 'text/html; charset=utf-8';

describe('a platform that requires the second factor of staff', () => {
  it('leads staff without one to set it up, who can do nothing else before, and keeps one of them', async () => {
    const admin = await confirmed(await signedIn(ADMIN, server.url));
    const before = await signedIn(AUDITOR, server.url);
    const require = (value: string) => admin.put('/web/v1/admin/setting', { id: 'second-factor-required', value });
    expect((await require('2')).code).toBe(422);
    expect((await require('1')).status).toBe(200);
    const plain = await signedIn('13800000010', server.url);
    expect((await plain.get('/web/v1/user/devices')).status).toBe(200);
    const item = (await visitor().get('/web/v1/chengguo/list')).result.records[0].chengguo_id;
    const org = (await visitor().get('/web/v1/organization/list')).result.records[0].organization_id;

    for (const who of [before, await signedIn(AUDITOR, server.url)]) {
      expect((await who.get('/web/egg/user/session')).result.set_up_second_factor).toBe(true);
      for (const path of ['/web/v1/user/devices', '/web/v1/admin/user/list']) {
        expect((await who.get(path)).code).toBe(403);
      }
      expect((await who.list('chengguo')).code).toBe(403);
      // The addresses of pages are opened as by visitors: their scripts lead to where it is set up.
      for (const path of [
        '/',
        '/results',
        '/news',
        '/organization',
        `/resultDetail/${item}`,
        `/organizationDetail/${org}`,
      ]) {
        const document = await who.fetch(path);
        expect([document.status, document.headers.get('content-type')], path).toEqual([200, HTML]);
        expect(await document.text(), path).not.toContain(AUDITOR);
      }
    }
    const { who, recovery } = await withApp(AUDITOR);
    expect((await who.get('/web/egg/user/session')).result.set_up_second_factor).toBeUndefined();
    expect((await who.get('/web/v1/user/devices')).status).toBe(200);
    expect((await who.post(`${OWN}/totp/remove`)).code).toBe(409);

    // An administrator who set it up themselves takes it off for somebody who lost it.
    const set = await withApp(ADMIN);
    const auditor = (await who.get('/web/egg/user/session')).result.user_id;
    const reset = (by: Client) => by.put('/web/v1/admin/user/secondFactor', { user_id: auditor });
    const listed = async () =>
      (await set.who.get('/web/v1/admin/user/list', { keyword: AUDITOR })).result.records[0].second_factor;
    expect((await reset(who)).code).toBe(403);
    expect(await listed()).toBe(true);
    expect((await reset(set.who)).status).toBe(200);
    expect(await listed()).toBe(false);
    expect(await whoIs(who)).toBeNull();
    const again = visitor();
    expect((await login(again, AUDITOR)).result.set_up_second_factor).toBe(true);
    expect((await second(again, { recovery: recovery[0] })).code).toBe(404);
  });
});
