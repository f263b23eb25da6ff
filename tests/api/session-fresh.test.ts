import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { agree, authorization, confirmed } from './support/signin.ts';

const UNBOUND = '13800000009';

let server: TestServer;
let database: D1Database;

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
});
afterAll(() => server.stop());

const confirm = (browser: Client, password: string) => browser.post('/web/v1/session/confirm', { password });
const until = async (browser: Client): Promise<number> =>
  (await browser.get('/web/v1/session/confirm')).result.until as number;

describe('the password given again', () => {
  it('counts in its own session alone, and for ten minutes', async () => {
    const [here, there] = [await signedIn(UNBOUND, server.url), await signedIn(UNBOUND, server.url)];
    expect([await until(here), await until(there)]).toEqual([0, 0]);
    expect((await confirm(here, DEMO_PASSWORD)).result.until).toBeGreaterThan(Date.now() / 1000 + 590);
    expect(await until(here)).toBeGreaterThan(Date.now() / 1000 + 590);
    expect(await until(there)).toBe(0);
    await database.prepare('UPDATE session SET confirm_time = confirm_time - 600').run();
    expect(await until(here)).toBe(0);
  });

  it('a wrong one is refused at its field, visitors and recommenders have none to give', async () => {
    const browser = await signedIn(UNBOUND, server.url);
    const wrong = await confirm(browser, 'not the password');
    expect([wrong.code, wrong.errors[0]?.field, wrong.errors[0]?.code]).toEqual([422, 'password', 'password_wrong']);
    expect((await confirm(browser, '')).code).toBe(422);
    expect(await until(browser)).toBe(0);
    expect((await confirm(client(server.url), DEMO_PASSWORD)).status).toBe(100);
    const manager = await signedIn('13800000012', server.url);
    const { records } = (await manager.list('project_recommend', { columns: ['org_name'] })).result;
    const recommender = await client(server.url).login(records[0].org_name);
    expect((await confirm(recommender, DEMO_PASSWORD)).status).toBe(100);
  });
});

describe('binding the chat app', () => {
  it('a session alone binds nothing; the way that came back still holds once the password was given', async () => {
    const browser = await signedIn(UNBOUND, server.url);
    const { code, state } = await agree(await authorization(browser), 'openid-of-a-thief');
    const refused = await browser.post('/web/v1/wx/bind', { code, state }, { 'x-lang': 'en' });
    expect([refused.code, refused.errors[0]?.code]).toEqual([428, 'password_again']);
    expect(refused.msg).toBe('To protect your account, please enter your password again');
    expect((await browser.get('/web/v1/wx/binding')).result).toEqual({ bound: false });
    await confirmed(browser);
    expect((await browser.post('/web/v1/wx/bind', { code, state })).result).toEqual({ bound: true, to: '/' });
  });
});
