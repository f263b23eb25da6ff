import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { INDIVIDUAL, MEMBER } from './support/results.ts';
import { whoIs } from './support/signin.ts';

let server: TestServer;
let database: D1Database;

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
});
afterAll(() => server.stop());

interface Device {
  id: string;
  device: string;
  add_time: number;
  last_time: number;
  current: boolean;
}

const visitor = () => client(server.url);

async function signInAs(account: string, device: string, remember = false) {
  const browser = visitor();
  const body = { account, password: DEMO_PASSWORD, remember };
  const { result } = await browser.post('/web/egg/user/login', body, { 'user-agent': device });
  return { browser, credential: result.credential as string };
}

const devicesOf = async (browser: Client): Promise<Device[]> => (await browser.get('/web/v1/user/devices')).result;
const revoke = (browser: Client, body: object) => browser.post('/web/v1/user/devices/revoke', body);

describe('devices of a person', () => {
  it('SRV-019 ACC-016 all are listed, remembered or not: the asking one first, nothing secret, nobody else', async () => {
    await signedIn(INDIVIDUAL, server.url);
    const remembered = await signInAs(MEMBER, 'Phone', true);
    const { browser } = await signInAs(MEMBER, 'Desk');
    const devices = await devicesOf(browser);
    expect(devices.map(({ device, current }) => [device, current])).toEqual([
      ['Desk', true],
      ['Phone', false],
    ]);
    const now = Date.now() / 1000;
    for (const { add_time, last_time } of devices) {
      expect(add_time).toBeGreaterThan(now - 120);
      expect(last_time).toBeLessThanOrEqual(Math.ceil(now));
    }
    const text = JSON.stringify(devices);
    for (const secret of [browser.cookies.get('sid'), remembered.credential]) expect(text).not.toContain(secret);
    expect(Object.keys(devices[0] ?? {}).sort()).toEqual(['add_time', 'current', 'device', 'id', 'last_time']);
  });

  it('SRV-019 an exchanged credential stays one device', async () => {
    await revoke((await signInAs(MEMBER, 'Desk')).browser, { all: true });
    const { credential } = await signInAs(MEMBER, 'Phone', true);
    const later = visitor();
    await later.post('/web/egg/user/login', { credential }, { 'user-agent': 'Phone' });
    const phones = (await devicesOf(later)).filter(({ device }) => device === 'Phone');
    expect(phones).toHaveLength(1);
    expect(phones[0]?.current).toBe(true);
  });

  it('SRV-019 ACC-016 a revoked device is out at once, with its session and its saved sign-in', async () => {
    const phone = await signInAs(INDIVIDUAL, 'Lost phone', true);
    const desk = await signInAs(INDIVIDUAL, 'Desk');
    const lost = (await devicesOf(desk.browser)).find(({ device }) => device === 'Lost phone');
    expect((await revoke(desk.browser, { id: lost?.id })).status).toBe(200);
    expect(await whoIs(phone.browser)).toBeNull();
    const again = await visitor().post('/web/egg/user/login', { credential: phone.credential });
    expect([again.code, again.status]).toEqual([401, 100]);
    expect(await whoIs(desk.browser)).toBe(INDIVIDUAL);
    expect((await devicesOf(desk.browser)).map(({ id }) => id)).not.toContain(lost?.id);
  });

  it('SRV-019 all means all but the asking one, whose saved sign-in stays as well', async () => {
    const others = await Promise.all(['One', 'Two'].map((name) => signInAs(INDIVIDUAL, name, true)));
    const desk = await signInAs(INDIVIDUAL, 'Desk', true);
    expect((await revoke(desk.browser, { all: true })).status).toBe(200);
    for (const { browser } of others) expect(await whoIs(browser)).toBeNull();
    expect((await devicesOf(desk.browser)).map(({ current }) => current)).toEqual([true]);
    const next = await visitor().post('/web/egg/user/login', { credential: desk.credential });
    expect(next.result.account).toBe(INDIVIDUAL);
  });

  it('SRV-019 the device of another person and one that does not exist are refused alike, and nothing ends', async () => {
    const victim = await signInAs(MEMBER, 'Victim', true);
    const id = (await devicesOf(victim.browser)).find(({ current }) => current)?.id;
    const other = (await signInAs(INDIVIDUAL, 'Other')).browser;
    const foreign = await revoke(other, { id });
    const absent = await revoke(other, { id: 'x'.repeat(43) });
    expect([foreign.code, foreign.text]).toEqual([absent.code, absent.text]);
    expect(foreign.code).toBe(404);
    expect(await whoIs(victim.browser)).toBe(MEMBER);
  });

  it('SRV-019 a revocation names one device or all, and nothing beside', async () => {
    const { browser } = await signInAs(INDIVIDUAL, 'Desk');
    for (const body of [
      {},
      { all: false },
      { id: '' },
      { id: 'a', all: true },
      { id: ['a'] },
      { all: true, user_id: 'x' },
    ]) {
      expect((await revoke(browser, body)).code).toBe(422);
    }
    expect(await whoIs(browser)).toBe(INDIVIDUAL);
  });
});

describe('status 100', () => {
  const calls: [method: string, path: string, body?: object][] = [
    ['GET', '/v1/user/devices'],
    ['POST', '/v1/user/devices/revoke', { all: true }],
    ['POST', '/v1/loginQr/scan', { id: '0'.repeat(32) }],
    ['POST', '/v1/loginQr/confirm', { id: '0'.repeat(32) }],
    ['POST', '/v1/wx/bind', { code: 'c', state: 's' }],
    ['POST', '/v1/wx/unbind'],
    ['GET', '/v1/wx/binding'],
    ['GET', '/egg/wx/token'],
    ['GET', '/egg/user/session'],
    ['GET', '/v1/user/chengguo/list'],
  ];
  const refusals = async (browser: Client) => {
    const answers = [];
    for (const [method, path, body] of calls) {
      for (const root of ['', '/web']) answers.push(await browser.call(method, `${root}${path}`, { body }));
    }
    return answers.map(({ code, status }) => [code, status]);
  };
  const everywhere = Array.from({ length: calls.length * 2 }, () => [401, 100]);

  it('ACC-045 visitors are told so by every call that wants somebody, under both spellings', async () => {
    expect(await refusals(visitor())).toEqual(everywhere);
    const answer = await visitor().get('/web/v1/user/devices', {}, { 'x-lang': 'en' });
    expect(answer.msg).toBe('Login timed out. Please log in again!');
    expect((await visitor().get('/web/v1/user/devices')).msg).toBe('登录已超时，请重新登录！');
  });

  it('ACC-045 the token of a session that was left, revoked or has run out is worth nothing on any path', async () => {
    const endings: ((browser: Client) => Promise<unknown>)[] = [
      (browser) => browser.post('/web/egg/user/logout', {}),
      async (browser) => {
        const id = (await devicesOf(browser)).find(({ current }) => current)?.id;
        await revoke(browser, { id });
      },
      () =>
        database
          .prepare('UPDATE session SET expire_time = ?')
          .bind(Math.floor(Date.now() / 1000))
          .run(),
      () => database.prepare('UPDATE user SET is_delete = 1 WHERE account = ?').bind('13800000013').run(),
    ];
    for (const end of endings) {
      const browser = await signedIn('13800000013', server.url);
      const token = browser.cookies.get('sid') ?? '';
      await end(browser);
      browser.cookies.set('sid', token);
      expect(await refusals(browser)).toEqual(everywhere);
    }
  });

  it('ACC-045 open pages stay open to somebody whose session has ended', async () => {
    const browser = visitor();
    browser.cookies.set('sid', 'x'.repeat(43));
    expect((await browser.get('/web/v1/chengguo/list')).status).toBe(200);
    expect((await browser.get('/web/health')).status).toBe(200);
  });
});
