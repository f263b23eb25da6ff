import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { codeFor, newMember, newPhone, OTHER_PASSWORD, PASSWORD } from './support/accounts.ts';
import { Authenticator } from './support/authenticator.ts';
import { MEMBER } from './support/results.ts';
import { agree, confirmed, whoIs } from './support/signin.ts';

let server: TestServer;
let database: D1Database;

beforeAll(async () => {
  server = await startServer({
    vars: { WECHAT_OPEN_APP_ID: 'local-site', WECHAT_OPEN_APP_SECRET: 'local-site-secret' },
  });
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
});
afterAll(() => server.stop());

const visitor = () => client(server.url);
const pageFor = async (browser: Client, query: Record<string, string>) =>
  new URL((await browser.get('/web/v1/wx/authorize', query)).result.url);
const back = (browser: Client, { code, state }: { code: string; state: string }) =>
  browser.get('/web/egg/wx/webOauth2', { code, state });
const openidOf = (account: string) =>
  database.prepare('SELECT openid FROM user WHERE account = ?').bind(account).first<string>('openid');
const stateOf = async (browser: Client, id: string) =>
  (await browser.get('/web/v1/wx/binding/state', { id })).result.state;

/** The phone scans, and agrees in the chat app as the owner of an openid. */
async function scan(phone: Client, id: string, openid: string) {
  const { code, state, back: address } = await agree(await pageFor(phone, { binding: id }), openid);
  expect(`${address.pathname}?scanned=${address.searchParams.get('scanned')}`).toBe('/wxBind?scanned=1');
  return phone.post('/web/v1/wx/binding/scanned', { code, state });
}
const finish = (browser: Client, id: string, number: string) =>
  browser.post('/web/v1/wx/binding/finish', { id, number });

/** An account whose number was sent nothing yet: one recipient gets one message a minute. */
async function registered(): Promise<string> {
  const account = newPhone();
  await database.prepare('INSERT INTO user (user_id, account) VALUES (?, ?)').bind(account, account).run();
  return account;
}

/** A binding that the owner of a number began on a computer. */
async function begun() {
  const account = await registered();
  const browser = visitor();
  const proof = await codeFor(account, 5, server.url);
  const { result } = await browser.post('/web/v1/wx/binding/phone', { phone: account, ...proof });
  return { account, browser, id: result.id as string, url: result.url as string };
}

describe('signing in on a computer', () => {
  it('PUSH-076 the code of the open platform signs in whom the official account knows', async () => {
    const openid = (await openidOf(MEMBER)) ?? '';
    // Bound before the website had an application of its own: the chat app itself says who that is.
    const inside = visitor();
    await back(inside, await agree(await pageFor(inside, {}), openid));
    expect(await whoIs(inside)).toBe(MEMBER);

    const computer = visitor();
    const page = await pageFor(computer, { at: 'computer', to: '/results' });
    expect(page.pathname).toBe('/connect/qrconnect');
    expect(Object.fromEntries(page.searchParams)).toMatchObject({ appid: 'local-site', scope: 'snsapi_login' });
    expect(page.hash).toBe('#wechat_redirect');
    const answer = await back(computer, await agree(page, openid));
    expect(answer.result).toMatchObject({ bound: true, to: '/results', user: { account: MEMBER } });
    expect(answer.text).not.toMatch(/union-|site-/);
  });

  it('PUSH-076 somebody unknown is not signed in, and a state of another browser signs in nobody', async () => {
    const computer = visitor();
    const came = await agree(await pageFor(computer, { at: 'computer' }), 'openid-nobody');
    const other = visitor();
    await pageFor(other, { at: 'computer' });
    expect((await back(other, came)).code).toBe(422);
    expect((await back(computer, came)).result).toMatchObject({ bound: false, user: null });
    expect(await whoIs(computer)).toBeNull();
  });

  it('PUSH-076 what came from the open platform binds nobody: messages need the official account', async () => {
    const { browser } = await newMember(server.url);
    await confirmed(browser, PASSWORD);
    const { code, state } = await agree(await pageFor(browser, { at: 'computer' }), 'openid-computer');
    expect((await browser.post('/web/v1/wx/bind', { code, state })).code).toBe(422);
  });

  it('PUSH-076 without an application of its own the website leads to its scan page', async () => {
    const plain = await startServer();
    try {
      const { result } = await client(plain.url).get('/web/v1/wx/authorize', { at: 'computer', to: '/results' });
      expect(result.url).toBe(`${plain.url}/loginQr`);
    } finally {
      await plain.stop();
    }
  });
});

describe('binding with phone and code', () => {
  it('PUSH-002 a phone that scanned shows a number, which ends the binding where it began', async () => {
    const { account, browser, id, url } = await begun();
    expect(url).toBe(`${server.url}/wxBind?scan=${id}`);
    expect(await whoIs(browser)).toBeNull();
    expect(await stateOf(browser, id)).toBe('waiting');
    const phone = visitor();
    const shown = (await phone.get('/web/v1/wx/binding/account', { id })).result;
    expect(shown.account).toBe(`${account.slice(0, 3)}****${account.slice(-4)}`);
    const scanned = await scan(phone, id, `openid-${account}`);
    expect(scanned.result).toMatchObject({ bound: false, number: expect.stringMatching(/^\d{4}$/) });
    expect([await stateOf(browser, id), await stateOf(phone, id)]).toEqual(['scanned', 'expired']);
    const { number } = scanned.result;
    const other = number === '0000' ? '0001' : '0000';
    expect((await finish(browser, id, other)).errors[0]).toMatchObject({
      field: 'number',
      code: 'binding_number_wrong',
    });
    // The phone that scanned, or anybody else, cannot end it.
    expect((await finish(phone, id, number)).code).toBe(404);
    expect(await openidOf(account)).toBeNull();
    expect((await finish(browser, id, number)).status).toBe(200);
    expect([await openidOf(account), await stateOf(browser, id)]).toEqual([`openid-${account}`, 'bound']);
    expect((await finish(browser, id, number)).code).toBe(404);
    // From now on the chat app signs in, on the phone and on a computer.
    for (const at of ['app', 'computer']) {
      const later = visitor();
      await back(later, await agree(await pageFor(later, { at }), `openid-${account}`));
      expect(await whoIs(later)).toBe(account);
    }
  });

  it('PUSH-002 inside the chat app it is bound at once: the browser that began came back', async () => {
    const { account, browser, id } = await begun();
    expect((await scan(browser, id, `openid-${account}`)).result).toEqual({ bound: true, number: null });
    expect(await openidOf(account)).toBe(`openid-${account}`);
    expect(await whoIs(browser)).toBeNull();
  });

  it('PUSH-002 who is signed in begins with the password, without a code', async () => {
    const { browser, phone: account } = await newMember(server.url);
    expect((await browser.post('/web/v1/wx/binding/new')).code).toBe(428);
    await confirmed(browser, PASSWORD);
    const { id } = (await browser.post('/web/v1/wx/binding/new')).result;
    const { number } = (await scan(visitor(), id, `openid-${account}`)).result;
    expect((await finish(browser, id, number)).status).toBe(200);
    expect((await browser.get('/web/v1/wx/binding')).result).toEqual({ bound: true });
  });

  it('PUSH-002 ACC-043 what ends the sessions of others ends a binding that they began, and the chat app lets nobody in', async () => {
    const changed = { old_password: PASSWORD, password: OTHER_PASSWORD };
    const ends: [what: string, (owner: Client) => Promise<Answer>][] = [
      ['password', (owner) => owner.post('/web/v1/user/password', changed)],
      ['all devices', (owner) => owner.post('/web/v1/user/devices/revoke', { all: true })],
      [
        'unbinding with the password',
        (owner) => owner.post('/web/v1/user/password', { ...changed, end_sessions: false, unbind_chat_app: true }),
      ],
      [
        'one device',
        async (owner) => {
          const devices = (await owner.get('/web/v1/user/devices')).result;
          const { id } = devices.find(({ current }: { current: boolean }) => !current);
          return owner.post('/web/v1/user/devices/revoke', { id });
        },
      ],
    ];
    for (const [what, end] of ends) {
      const { browser: owner, phone: account } = await newMember(server.url);
      const thief = await confirmed(await client(server.url).login(account, PASSWORD), PASSWORD);
      const { id } = (await thief.post('/web/v1/wx/binding/new')).result;
      const { number } = (await scan(visitor(), id, `openid-thief-${account}`)).result;
      expect([what, (await end(owner)).status]).toEqual([what, 200]);
      expect([what, await stateOf(thief, id), (await finish(thief, id, number)).code]).toEqual([what, 'expired', 404]);
      expect([what, await openidOf(account)]).toEqual([what, null]);
    }
  });

  it('PUSH-002 the first second factor ends a binding that was begun without it', async () => {
    const { browser: owner, phone: account } = await newMember(server.url);
    const thief = await confirmed(await client(server.url).login(account, PASSWORD), PASSWORD);
    const { id } = (await thief.post('/web/v1/wx/binding/new')).result;
    const { number } = (await scan(visitor(), id, `openid-thief-${account}`)).result;
    await confirmed(owner, PASSWORD);
    const key = new Authenticator(server.url);
    const { challenge } = (await owner.post('/web/v1/user/secondFactor/passkey/new')).result;
    const response = key.create(challenge);
    expect((await owner.post('/web/v1/user/secondFactor/passkey', { label: '钥匙', response })).code).toBe(200);
    expect((await finish(thief, id, number)).code).toBe(404);
    expect(await openidOf(account)).toBeNull();
  });

  it('PUSH-002 three wrong numbers end it, and a second phone is too late', async () => {
    const first = await begun();
    const { number } = (await scan(visitor(), first.id, 'openid-first')).result;
    expect((await scan(visitor(), first.id, 'openid-second')).code).toBe(404);
    const wrong = number === '0000' ? '0001' : '0000';
    for (let time = 0; time < 3; time++) expect((await finish(first.browser, first.id, wrong)).code).toBe(422);
    expect((await finish(first.browser, first.id, number)).code).toBe(404);
  });

  it('PUSH-002 a binding signs nobody in, nor does its state bind another', async () => {
    const { browser, id } = await begun();
    const came = await agree(await pageFor(browser, { binding: id }), 'openid-came');
    expect((await back(browser, came)).code).toBe(422);
    const member = await confirmed(await signedIn('13800000009', server.url));
    const own = await agree(await pageFor(member, {}), 'openid-own');
    expect((await member.post('/web/v1/wx/binding/scanned', { code: own.code, state: own.state })).code).toBe(422);
  });

  it('PUSH-002 numbers without an account, wrong codes and codes for something else are refused alike', async () => {
    const unknown = newPhone();
    const proof = await codeFor(unknown, 5, server.url);
    expect(proof.verificationCode).toBe('');
    const post = (body: object) => visitor().post('/web/v1/wx/binding/phone', body);
    const phone = await registered();
    for (const body of [
      { phone: unknown, msgId: proof.msgId, verificationCode: '123456' },
      { phone, msgId: proof.msgId, verificationCode: '123456' },
    ]) {
      const answer = await post(body);
      expect([answer.code, answer.errors[0]?.code]).toEqual([422, 'code_wrong']);
    }
  });

  it('PUSH-002 an account with two-step verification is bound by whoever is signed in', async () => {
    const phone = await registered();
    await database
      .prepare(
        `INSERT INTO second_factor_totp (user_id, secret, confirm_time, add_time) SELECT user_id, 'x', 1, 1 FROM user WHERE account = ?`,
      )
      .bind(phone)
      .run();
    const proof = await codeFor(phone, 5, server.url);
    const answer = await visitor().post('/web/v1/wx/binding/phone', { phone, ...proof });
    expect([answer.code, answer.msg]).toEqual([409, '该账号已启用两步验证，请先登录再绑定微信']);
  });
});
