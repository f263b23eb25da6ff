import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { remembered } from './support/accounts.ts';

const MEMBER = '13800000002';
const STAFF = '13800000003';
const HOUR = 3_600;
const DAY = 24 * HOUR;

let server: TestServer;
let database: D1Database;
beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
});
afterAll(() => server.stop());

const as = (account: string) => signedIn(account, server.url);
const status = async (browser: Client) => (await browser.get('/web/egg/user/session')).status;
/** Lets every session and saved sign-in have begun, and been used last, so long ago. */
async function age(begun: number, used: number): Promise<void> {
  const at = Math.floor(Date.now() / 1000);
  await database.batch([
    database
      .prepare('UPDATE session SET add_time = ?1, last_time = ?2, expire_time = ?1 + 2592000')
      .bind(at - begun, at - used),
    database.prepare('UPDATE device_token SET add_time = ?1, expire_time = ?1 + 7776000').bind(at - begun),
  ]);
}
const byCredential = (credential: string) => client(server.url).post('/web/egg/user/login', { credential });

describe('the end of a session', () => {
  it('ACC-045 comes thirty days after the sign-in, however much it is used', async () => {
    const browser = await as(MEMBER);
    await age(29 * DAY, 29 * DAY);
    expect(await status(browser)).toBe(200);
    expect((await browser.get('/web/v1/user/devices')).status).toBe(200);
    await age(30 * DAY + 1, 0);
    const ended = await browser.get('/web/v1/user/devices', {}, { 'x-lang': 'en' });
    expect([ended.code, ended.status, ended.msg]).toEqual([401, 100, 'Login timed out. Please log in again!']);
  });

  it('ACC-045 of staff comes after twelve hours without use and after seven days in all, of members it does not', async () => {
    const [staff, member] = [await as(STAFF), await as(MEMBER)];
    await age(2 * DAY, 11 * HOUR);
    expect([await status(staff), await status(member)]).toEqual([200, 200]);
    // That was a use: the hours begin anew.
    const seen = await database.prepare('SELECT max(last_time) AS seen FROM session').first<number>('seen');
    expect(seen).toBeGreaterThan(Date.now() / 1000 - 60);
    await age(2 * DAY, 12 * HOUR + 1);
    expect([await status(staff), await status(member)]).toEqual([100, 200]);
    await age(7 * DAY + 1, 0);
    expect([await status(staff), await status(member)]).toEqual([100, 200]);
  });

  it('SRV-019 a saved sign-in ends with the time of its first, and with that of staff sooner', async () => {
    const [staff, member] = [
      await remembered(STAFF, DEMO_PASSWORD, server.url),
      await remembered(MEMBER, DEMO_PASSWORD, server.url),
    ];
    await age(DAY, 12 * HOUR + 1);
    expect((await byCredential(staff.credential)).status).toBe(100);
    await age(7 * DAY + 1, 0);
    expect((await byCredential(staff.credential)).status).toBe(100);
    await age(89 * DAY, 89 * DAY);
    const next = await byCredential(member.credential);
    expect(next.status).toBe(200);
    const end = await database
      .prepare(
        'SELECT min(expire_time) AS a, max(expire_time) AS b FROM device_token WHERE family = (SELECT family FROM device_token ORDER BY add_time DESC LIMIT 1)',
      )
      .first();
    expect(end?.a).toBe(end?.b);
  });
});

describe('a saved sign-in', () => {
  it('SRV-019 two tabs of its own browser that bring it together are both signed in, and stay so', async () => {
    const { browser, credential } = await remembered(MEMBER, DEMO_PASSWORD, server.url);
    browser.cookies.delete('sid');
    const bring = (saved: string) => browser.post('/web/egg/user/login', { credential: saved });
    const answers = await Promise.all([bring(credential), bring(credential)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    for (const { result } of answers) expect((await bring(result.credential)).status).toBe(200);
    expect(await status(browser)).toBe(200);
  });

  it('SRV-019 somewhere else, or later, the used one still ends everything that came of it', async () => {
    const first = await remembered(MEMBER, DEMO_PASSWORD, server.url);
    const next = await byCredential(first.credential);
    expect((await byCredential(first.credential)).status).toBe(100);
    expect((await byCredential(next.result.credential)).status).toBe(100);
    const second = await remembered(MEMBER, DEMO_PASSWORD, server.url);
    const bring = () => second.browser.post('/web/egg/user/login', { credential: second.credential });
    expect((await bring()).status).toBe(200);
    await database.prepare('UPDATE device_token SET used_time = used_time - 31 WHERE used_time IS NOT NULL').run();
    expect((await bring()).status).toBe(100);
    expect(await status(second.browser)).toBe(100);
  });
});

describe('the cookie of a session', () => {
  it('SRV-019 two of them are refused: somebody else may have set the first', async () => {
    const browser = await as(MEMBER);
    const sid = browser.cookies.get('sid');
    const with2 = (cookie: string) => client(server.url).get('/web/egg/user/session', {}, { cookie });
    expect((await with2(`sid=${sid}`)).status).toBe(200);
    expect((await with2(`sid=${sid}; lang=zh; sid=planted`)).status).toBe(100);
    expect((await with2(`sid=planted; sid=${sid}`)).status).toBe(100);
  });

  it('SRV-019 over https it is bound to the host and secure, and no other name is read', async () => {
    const over = (path: string, init: object) =>
      server.runtime.miniflare.dispatchFetch(`https://localhost${path}`, init as never);
    const answer = await over('/web/egg/user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://localhost' },
      body: JSON.stringify({ account: MEMBER, password: DEMO_PASSWORD }),
    });
    const [line = ''] = answer.headers.getSetCookie().filter((each) => each.includes('sid='));
    expect(line).toMatch(/^__Host-sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const token = line.slice('__Host-sid='.length, line.indexOf(';'));
    const who = async (cookie: string) =>
      ((await (await over('/web/egg/user/session', { headers: { cookie } })).json()) as { status: number }).status;
    expect([await who(`__Host-sid=${token}`), await who(`sid=${token}`)]).toEqual([200, 100]);
  });
});
