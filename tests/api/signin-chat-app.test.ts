import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { INDIVIDUAL, MEMBER } from './support/results.ts';
import { agree, authorization, confirmed, whoIs } from './support/signin.ts';

/** Administrator of an organisation, no chat app bound; and the operator of pushes. */
const UNBOUND = '13800000009';
const OPERATOR = '13800000007';

let server: TestServer;
let database: D1Database;
let memberOpenid: string;

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  memberOpenid = (await openidOf(MEMBER)) ?? '';
});
afterAll(() => server.stop());

const visitor = () => client(server.url);
const as = (account: string) => signedIn(account, server.url);
const openidOf = (account: string) =>
  database.prepare('SELECT openid FROM user WHERE account = ?').bind(account).first<string>('openid');
const fault = (channel: string, mode: string) => visitor().post('/dev/faults', { channel, mode });
const back = (browser: Client, query: { code?: string; state?: string }) => browser.get('/web/egg/wx/webOauth2', query);
const bind = (browser: Client, body: object) => browser.post('/web/v1/wx/bind', body);
/** Signed in, with the password given again: only so may a way to sign in be added. */
const sure = async (account: string) => confirmed(await as(account));

/** The whole way there and back, as the owner of an openid. */
const cameBack = async (browser: Client, openid: string, to?: string) =>
  agree(await authorization(browser, to), openid);

afterEach(async () => {
  for (const channel of ['wechat-oauth', 'wechat-token', 'wechat-ticket']) await fault(channel, 'ok');
});

describe('signing in by the chat app', () => {
  it('PUSH-076 a visitor whose chat app is bound is signed in, and goes on to where the way began', async () => {
    const browser = visitor();
    const page = await authorization(browser, '/loginQr?scan=abc');
    expect(page.hash).toBe('#wechat_redirect');
    expect(Object.fromEntries(page.searchParams)).toMatchObject({ response_type: 'code', scope: 'snsapi_base' });
    const { code, state, back: address } = await agree(page, memberOpenid);
    expect(`${address.origin}${address.pathname}`).toBe(`${server.url}/wxBind`);
    const answer = await back(browser, { code, state });
    expect(answer.result).toMatchObject({ bound: true, to: '/loginQr?scan=abc' });
    expect(answer.result.nickname).toBeTruthy();
    expect(answer.text).not.toContain(memberOpenid);
    expect(answer.result.user.account).toBe(MEMBER);
    expect(await whoIs(browser)).toBe(MEMBER);
  });

  it('PUSH-076 a visitor whose chat app is bound to nobody learns that, and is not signed in', async () => {
    const browser = visitor();
    const answer = await back(browser, await cameBack(browser, 'openid-nobody'));
    expect(answer.result).toEqual({ bound: false, nickname: null, to: '/', user: null });
    expect(answer.text).not.toContain('openid-nobody');
    expect(await whoIs(browser)).toBeNull();
  });

  it('PUSH-076 whoever is signed in stays so: no way of another person takes their place', async () => {
    const browser = await as(INDIVIDUAL);
    const answer = await back(browser, await cameBack(browser, memberOpenid));
    expect(answer.result).toMatchObject({ bound: false, user: null });
    expect(await whoIs(browser)).toBe(INDIVIDUAL);
  });

  it('PUSH-076 a disabled person is not signed in', async () => {
    await database.prepare("UPDATE user SET openid = 'openid-gone', is_delete = 1 WHERE account = '13800000013'").run();
    const browser = visitor();
    const answer = await back(browser, await cameBack(browser, 'openid-gone'));
    expect(answer.result).toMatchObject({ bound: false, user: null });
    expect(await whoIs(browser)).toBeNull();
  });

  it('PUSH-076 the way leads to paths of this site alone', async () => {
    for (const to of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '',
      '/a b',
    ]) {
      expect((await visitor().get('/web/v1/wx/authorize', { to })).code).toBe(422);
    }
  });
});

describe('binding the chat app', () => {
  it('PUSH-076 binds the signed-in person, who signs in by it from then on, until it is taken off', async () => {
    const person = await sure(UNBOUND);
    expect((await person.get('/web/v1/wx/binding')).result).toEqual({ bound: false });
    const { code, state } = await cameBack(person, 'openid-of-nine', '/memberCenter');
    expect((await bind(person, { code, state })).result).toEqual({ bound: true, to: '/memberCenter' });
    expect((await person.get('/web/v1/wx/binding')).result).toEqual({ bound: true });
    const browser = visitor();
    await back(browser, await cameBack(browser, 'openid-of-nine'));
    expect(await whoIs(browser)).toBe(UNBOUND);
    for (let time = 0; time < 2; time++)
      expect((await person.post('/web/v1/wx/unbind')).result).toEqual({ bound: false });
    expect(await openidOf(UNBOUND)).toBeNull();
    const log = await database
      .prepare("SELECT action, after FROM audit_log WHERE action LIKE 'wx-%' ORDER BY id")
      .all();
    expect(log.results).toEqual([
      { action: 'wx-bind', after: null },
      { action: 'wx-unbind', after: null },
    ]);
  });

  it('PUSH-076 one chat-app account belongs to one person: the second is refused, and keeps their own', async () => {
    const person = await sure(UNBOUND);
    const { code, state } = await cameBack(person, memberOpenid);
    const answer = await person.call('POST', '/web/v1/wx/bind', { body: { code, state }, headers: { 'x-lang': 'en' } });
    expect([answer.code, answer.msg]).toEqual([409, 'This WeChat account is already bound to another account']);
    expect([await openidOf(UNBOUND), await openidOf(MEMBER)]).toEqual([null, memberOpenid]);
  });

  it('PUSH-076 two persons who bind the same account at the same time: one has it', async () => {
    const people = await Promise.all([sure(UNBOUND), sure(INDIVIDUAL)]);
    const returns = await Promise.all(people.map((person) => cameBack(person, 'openid-shared')));
    const answers = await Promise.all(
      people.map((person, at) => {
        const { code = '', state = '' } = returns[at] ?? {};
        return bind(person, { code, state });
      }),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
  });
});

describe('attack 25: authorisations', () => {
  const refusedTo = async (browser: Client, query: { code?: string; state?: string }) => {
    const answer = await browser.get('/web/egg/wx/webOauth2', query, { 'x-lang': 'en' });
    expect([answer.code, answer.msg, answer.result]).toEqual([422, 'webOauth2 Error', null]);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await whoIs(browser)).toBeNull();
  };

  it('PUSH-076 a missing, invented, foreign or used state is refused alike, whatever the code', async () => {
    const browser = visitor();
    const { code, state } = await cameBack(browser, memberOpenid);
    await refusedTo(browser, { code });
    await refusedTo(browser, { state });
    await refusedTo(browser, { code, state: 'invented' });
    await refusedTo(visitor(), { code, state });
    const other = visitor();
    const theirs = await cameBack(other, 'openid-other');
    await refusedTo(browser, { code, state: theirs.state });
    // Somebody's link with their own code and state signs nobody in as them.
    await refusedTo(other, { code: theirs.code, state });
    expect((await back(browser, { code, state })).status).toBe(200);
    await browser.post('/web/egg/user/logout', {});
    await refusedTo(browser, { code, state });
  });

  it('PUSH-076 a code that was used, is unknown or is too old is refused, and takes its state with it', async () => {
    const browser = visitor();
    const first = await cameBack(browser, memberOpenid);
    expect((await back(browser, first)).status).toBe(200);
    await browser.post('/web/egg/user/logout', {});
    const second = await cameBack(browser, memberOpenid);
    await refusedTo(browser, { code: first.code, state: second.state });
    await refusedTo(browser, second);
    const third = await cameBack(browser, memberOpenid);
    await refusedTo(browser, { code: "x' OR 1=1", state: third.state });
  });

  it('PUSH-076 a state lives ten minutes', async () => {
    const browser = visitor();
    const came = await cameBack(browser, memberOpenid);
    await database.prepare('UPDATE oauth_state SET expire_time = 1').run();
    await refusedTo(browser, came);
  });

  it('PUSH-076 one return used twenty times at once signs in once', async () => {
    const browser = visitor();
    const came = await cameBack(browser, memberOpenid);
    const answers = await Promise.all(Array.from({ length: 20 }, () => back(browser, came)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('PUSH-076 nobody binds with the way of another person, nor from another site', async () => {
    const person = await sure(UNBOUND);
    await person.post('/web/v1/wx/unbind');
    const { code, state } = await cameBack(person, 'openid-late');
    const stranger = await sure(INDIVIDUAL);
    expect((await bind(stranger, { code, state })).code).toBe(422);
    // Same browser, another person: who begins is who binds.
    const sharing = visitor();
    sharing.cookies.set('browser', person.cookies.get('browser') ?? '');
    await confirmed(await sharing.login(INDIVIDUAL));
    expect((await bind(sharing, { code, state })).code).toBe(422);
    expect((await bind(person, { code, state, user_id: 'x' })).code).toBe(422);
    const abroad = await person.post('/web/v1/wx/bind', { code, state }, { origin: 'https://evil.example' });
    expect(abroad.code).toBe(403);
    expect(await openidOf(UNBOUND)).toBeNull();
  });

  it('PUSH-076 no answer, or none in time, is told as such, and the next try may succeed', async () => {
    for (const mode of ['timeout', 'lost-reply', 'error:40029']) {
      const browser = visitor();
      const came = await cameBack(browser, memberOpenid);
      await fault('wechat-oauth', mode);
      expect((await back(browser, came)).code).toBe(mode === 'error:40029' ? 422 : 503);
      await fault('wechat-oauth', 'ok');
      expect((await back(browser, await cameBack(browser, memberOpenid))).status).toBe(200);
    }
  });
});

describe('signatures of pages', () => {
  const accountToken = async () => {
    const answer = await fetch(`${server.runtime.gateway.origin}/cgi-bin/stable_token`, {
      method: 'POST',
      body: JSON.stringify({ grant_type: 'client_credential', appid: 'a', secret: 's' }),
    });
    return ((await answer.json()) as { access_token: string }).access_token;
  };

  it('PUSH-077 a page of this site is signed with the ticket, without its hash', async () => {
    const url = `${server.url}/pushProfile?id=1&b=石`;
    const { result, text } = await visitor().get('/egg/wx/getTicket', { url: `${url}#part` });
    const ticket = createHash('sha256')
      .update(await accountToken())
      .digest('hex');
    const pairs = `jsapi_ticket=${ticket}&noncestr=${result.noncestr}&timestamp=${result.timestamp}&url=${url}`;
    expect(result.signature).toBe(createHash('sha1').update(pairs).digest('hex'));
    expect(text).not.toContain(ticket);
    const other = await visitor().get('/egg/wx/getTicket', { url: `${server.url}/results` });
    expect(other.result.signature).not.toBe(result.signature);
    expect(text).not.toMatch(/local_|local-secret/);
  });

  it('PUSH-077 a page of another site is not signed', async () => {
    const urls = ['', 'x', '/results', 'https://evil.example/', `${server.url}.evil.example/`, 'file:///etc/passwd'];
    for (const url of urls) expect((await visitor().get('/web/egg/wx/getTicket', { url })).code).toBe(422);
  });

  it('PUSH-078 operators see whether there is a token and until when, never the token; others do not', async () => {
    const { result, text } = await (await as(OPERATOR)).get('/web/egg/wx/token');
    expect(result).toMatchObject({ state: 'valid', errcode: null, forced_today: 0 });
    expect(result.expire_time).toBeGreaterThan(Date.now() / 1000 + 6000);
    expect(text).not.toContain(await accountToken());
    expect((await (await as(MEMBER)).get('/web/egg/wx/token')).code).toBe(403);
    expect((await visitor().get('/web/egg/wx/token')).status).toBe(100);
  });
});
