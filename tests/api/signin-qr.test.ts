import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { INDIVIDUAL, MEMBER } from './support/results.ts';
import { waitingBrowser, whoIs } from './support/signin.ts';

let server: TestServer;
let database: D1Database;

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
});
afterAll(() => server.stop());

const waiting = () => waitingBrowser(server.url);
const phone = (account = MEMBER) => signedIn(account, server.url);
const confirm = (by: Awaited<ReturnType<typeof phone>>, id: string) => by.post('/web/v1/loginQr/confirm', { id });

describe('signing in by a code on the screen', () => {
  it('ACC-002 a phone scans and confirms, and the waiting browser is signed in as its owner, once', async () => {
    const { browser, id, url, expire_time, poll } = await waiting();
    expect(url).toBe(`${server.url}/loginQr?scan=${id}`);
    expect(expire_time).toBeGreaterThan(Date.now() / 1000);
    expect((await poll()).result).toEqual({ state: 'waiting' });

    const owner = await phone();
    const scanned = await owner.post('/web/v1/loginQr/scan', { id });
    expect(scanned.result).toMatchObject({ device: 'Waiting browser', expire_time });
    expect((await poll()).result).toEqual({ state: 'scanned' });
    expect(await whoIs(browser)).toBeNull();

    expect((await confirm(owner, id)).status).toBe(200);
    const done = await poll();
    expect(done.result).toMatchObject({ state: 'confirmed', user: { account: MEMBER } });
    expect(done.headers.get('set-cookie')).toMatch(/sid=[\w-]{43};.*HttpOnly; SameSite=Lax/);
    expect(done.text).not.toMatch(/password|openid|id_number|credential/);
    expect(await whoIs(browser)).toBe(MEMBER);
    expect((await poll()).result).toEqual({ state: 'expired' });
  });

  it('ACC-002 a phone may confirm without scanning first, and twice without harm', async () => {
    const { browser, id, poll } = await waiting();
    const owner = await phone();
    expect((await confirm(owner, id)).status).toBe(200);
    expect((await confirm(owner, id)).status).toBe(200);
    expect((await poll()).result.state).toBe('confirmed');
    expect(await whoIs(browser)).toBe(MEMBER);
    expect((await confirm(owner, id)).code).toBe(404);
  });

  it('ACC-002 the new session is a device of its own, which the owner sees and ends', async () => {
    const { browser, id } = await waiting();
    const owner = await phone();
    await confirm(owner, id);
    await browser.get('/web/v1/loginQr/state', { id }, { 'user-agent': 'Waiting browser' });
    const devices: { id: string; device: string }[] = (await owner.get('/web/v1/user/devices')).result;
    const added = devices.filter(({ device }) => device === 'Waiting browser');
    for (const each of added) await owner.post('/web/v1/user/devices/revoke', { id: each.id });
    expect(added).toHaveLength(1);
    expect(await whoIs(browser)).toBeNull();
  });

  it('ACC-002 two tabs of one browser may wait at the same time', async () => {
    const { browser, id, poll } = await waiting();
    const second = (await browser.post('/web/v1/loginQr/new')).result.id;
    await confirm(await phone(), second);
    expect((await poll()).result.state).toBe('waiting');
    expect((await browser.get('/web/v1/loginQr/state', { id: second })).result.state).toBe('confirmed');
    expect(id).not.toBe(second);
  });
});

describe('what a code does not do', () => {
  it('ACC-002 who knows the code but is not the browser that asked gets nothing, before and after', async () => {
    const { browser, id, poll } = await waiting();
    const thief = client(server.url);
    const fixed = client(server.url);
    fixed.cookies.set('browser', 'chosen-by-somebody');
    const others = [thief, fixed, (await waiting()).browser];
    const spy = async () => {
      for (const other of others) {
        const answer = await other.get('/web/v1/loginQr/state', { id });
        expect(answer.result).toEqual({ state: 'expired' });
        expect(answer.headers.get('set-cookie')).toBeNull();
      }
    };
    await spy();
    await confirm(await phone(), id);
    await spy();
    expect((await poll()).result.state).toBe('confirmed');
    expect(await whoIs(browser)).toBe(MEMBER);
  });

  it('ACC-002 a secret that somebody planted in the browser is not taken', async () => {
    const browser = client(server.url);
    browser.cookies.set('browser', 'planted');
    await browser.post('/web/v1/loginQr/new');
    expect(browser.cookies.get('browser')).toMatch(/^[\w-]{43}$/);
  });

  it('ACC-002 the code of one phone is not confirmed by another, nor by a visitor or a recommender', async () => {
    const { id, poll } = await waiting();
    const owner = await phone();
    await owner.post('/web/v1/loginQr/scan', { id });
    const stranger = await phone(INDIVIDUAL);
    const refused = await confirm(stranger, id);
    const unknown = await confirm(stranger, 'f'.repeat(32));
    expect([refused.code, refused.text]).toEqual([unknown.code, unknown.text]);
    expect(refused.code).toBe(404);
    expect((await stranger.post('/web/v1/loginQr/scan', { id })).code).toBe(404);
    expect((await confirm(client(server.url), id)).status).toBe(100);
    expect((await poll()).result).toEqual({ state: 'scanned' });
  });

  it('ACC-002 a code that is over is not confirmed, and one that was confirmed in time does not outlive it', async () => {
    const late = await waiting();
    const confirmed = await waiting();
    const owner = await phone();
    await confirm(owner, confirmed.id);
    await database.prepare('UPDATE login_qr SET expire_time = 1 WHERE id IN (?, ?)').bind(late.id, confirmed.id).run();
    expect((await confirm(owner, late.id)).code).toBe(404);
    for (const { poll } of [late, confirmed]) expect((await poll()).result).toEqual({ state: 'expired' });
    expect(await whoIs(confirmed.browser)).toBeNull();
  });

  it('ACC-002 a confirmation ends with the session that gave it', async () => {
    const { browser, id, poll } = await waiting();
    const owner = await phone();
    await confirm(owner, id);
    await owner.post('/web/egg/user/logout', {});
    expect((await poll()).result).toEqual({ state: 'expired' });
    expect(await whoIs(browser)).toBeNull();
  });

  it('ACC-002 a session of the phone that ends while the browser is let in ends that, too', async () => {
    const { browser, id, poll } = await waiting();
    await confirm(await phone(), id);
    await database
      .prepare(
        `CREATE TRIGGER ended AFTER UPDATE OF used_time ON login_qr WHEN new.id = '${id}' BEGIN
           DELETE FROM session WHERE token_hash = new.session_hash; END`,
      )
      .run();
    const answer = await poll();
    await database.prepare('DROP TRIGGER ended').run();
    expect(answer.result).toEqual({ state: 'expired' });
    expect(await whoIs(browser)).toBeNull();
  });

  it('ACC-002 many polls of a confirmed code start one session', async () => {
    const { id, poll } = await waiting();
    await confirm(await phone(), id);
    const answers = await Promise.all(Array.from({ length: 10 }, poll));
    expect(answers.filter(({ result }) => result.state === 'confirmed')).toHaveLength(1);
    expect(answers.filter(({ headers }) => headers.get('set-cookie')?.includes('sid='))).toHaveLength(1);
  });

  it('ACC-002 one address cannot fill the table, and ids of another form are refused', async () => {
    const browser = client(server.url);
    const codes = [];
    for (let n = 0; n < 62; n++)
      codes.push((await browser.post('/web/v1/loginQr/new', undefined, { 'user-agent': `${n}` })).code);
    expect(codes.slice(0, 60).every((code) => code === 200)).toBe(true);
    expect(codes.slice(60)).toEqual([429, 429]);
    const owner = await phone();
    for (const id of ['', '%', 'F'.repeat(32), `${'f'.repeat(32)}'`, 1, null, ['a']]) {
      expect((await owner.post('/web/v1/loginQr/confirm', { id })).code).toBe(422);
    }
  });
});
