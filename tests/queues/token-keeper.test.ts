import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Env } from '../../functions/platform/env.ts';
import { callWechat, TokenSource } from '../../functions/platform/wechat.ts';
import { client } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

/** An official account whose temper a test chooses, where the gateway's own is too even. */
const account = {
  /** Seconds that its tokens live. */
  lives: 7200,
  /** Whether asking without force brings another token. */
  renews: true,
  down: false,
  accepts: (_token: string) => true,
  plain: 0,
  forced: 0,
  tickets: 0,
  sent: 0,
  number: 0,
};

const answerOf = (path: string, token: string, force: boolean): object => {
  if (path === '/cgi-bin/stable_token') {
    if (force) account.forced += 1;
    else account.plain += 1;
    if (force || account.renews || account.number === 0) account.number += 1;
    return { access_token: `token-${account.number}`, expires_in: account.lives };
  }
  if (!account.accepts(token)) return { errcode: 42001, errmsg: 'access_token expired' };
  if (path === '/cgi-bin/ticket/getticket') {
    account.tickets += 1;
    return { errcode: 0, ticket: `ticket-of-${token}`, expires_in: account.lives };
  }
  account.sent += 1;
  return { errcode: 0, errmsg: 'ok', msgid: account.sent };
};

const wechat = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const url = new URL(request.url ?? '/', 'http://account');
  const force = body.includes('"force_refresh":true');
  if (account.down) {
    request.socket.destroy();
    return;
  }
  response.end(JSON.stringify(answerOf(url.pathname, url.searchParams.get('access_token') ?? '', force)));
});

let server: TestServer;
let env: Env;

beforeAll(async () => {
  await new Promise<void>((done) => wechat.listen(0, '127.0.0.1', done));
  const base = `http://127.0.0.1:${(wechat.address() as AddressInfo).port}`;
  server = await startServer({ wechatBase: base });
  const bindings = await server.runtime.miniflare.getBindings<Record<string, unknown>>('technology-transfer');
  env = { TOKENS: bindings.TOKENS, WECHAT_API_BASE: base, WECHAT_APP_ID: '' } as unknown as Env;
});
afterAll(async () => {
  await server.stop();
  wechat.close();
});

let accounts = 0;
beforeEach(() => {
  // Each account has a keeper of its own.
  accounts += 1;
  env.WECHAT_APP_ID = `account-${accounts}`;
  Object.assign(account, { lives: 7200, renews: true, down: false, accepts: () => true });
  Object.assign(account, { plain: 0, forced: 0, tickets: 0, sent: 0, number: 0 });
});

const send = () => callWechat(env, '/cgi-bin/message/template/send', { touser: 'o-1' });
const keeper = () => env.TOKENS.get(env.TOKENS.idFromName(`wechat:${env.WECHAT_APP_ID}`));

describe('the account token', () => {
  it('SRV-019 fifty calls at once share one token', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    expect(answers.every(({ called, answer }) => called && answer.errcode === 0)).toBe(true);
    expect([account.plain, account.forced, account.sent]).toEqual([1, 0, 50]);
  });

  it('SRV-019 it is renewed before it ends', async () => {
    account.lives = 299;
    expect(await keeper().token()).toMatchObject({ ok: true, value: 'token-1' });
    account.lives = 7200;
    await new Promise((done) => setTimeout(done, 1100));
    expect(await keeper().token()).toMatchObject({ ok: true, value: 'token-2' });
    expect(await keeper().token()).toMatchObject({ ok: true, value: 'token-2' });
    expect(account.plain).toBe(2);
  });

  it('SRV-019 one that cannot be renewed is used to its end', async () => {
    account.lives = 200;
    await keeper().token();
    account.down = true;
    await new Promise((done) => setTimeout(done, 1100));
    expect(await keeper().token()).toMatchObject({ ok: true, value: 'token-1' });
  });

  it('SRV-019 fifty calls with a dead token: one new one, nothing forced, everything sent once', async () => {
    await send();
    account.accepts = (token) => token !== 'token-1';
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    expect(answers.every(({ answer }) => answer.errcode === 0)).toBe(true);
    expect([account.plain, account.forced, account.sent]).toEqual([2, 0, 51]);
  });

  it('SRV-019 it is forced when the account keeps giving the dead one, and not twice in a row', async () => {
    account.renews = false;
    account.accepts = (token) => token !== 'token-1';
    expect((await send()).answer.errcode).toBe(0);
    expect(account.forced).toBe(1);
    account.accepts = () => false;
    const answers = await Promise.all(Array.from({ length: 30 }, send));
    expect(answers.every(({ called, answer }) => !called && answer.errcode === 45011)).toBe(true);
    expect([account.forced, await keeper().forced()]).toEqual([1, 1]);
  });

  it('SRV-019 a call that begins while there is no other token for a refused one says the refusal as well', async () => {
    account.renews = false;
    account.accepts = () => false;
    await send();
    const tokens = new TokenSource(env);
    const kept = await tokens.token();
    const replaced = tokens.replace(kept.ok ? kept.value : '', 40001);
    const later = await callWechat(env, '/cgi-bin/message/template/send', { touser: 'o-1' }, tokens);
    expect(later).toEqual({ called: false, answer: { errcode: 45011 }, refusal: 40001 });
    expect(await replaced).toMatchObject({ ok: false, refusal: 40001 });
  });

  it('SRV-019 without an account nothing is called, and the next try finds it again', async () => {
    account.down = true;
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(answers.every(({ called, answer }) => !called && answer.errcode === null)).toBe(true);
    account.down = false;
    await new Promise((done) => setTimeout(done, 1100));
    expect((await send()).called).toBe(true);
  });

  it('PUSH-077 a ticket is kept as well, and a dead token does not stop it', async () => {
    await keeper().token();
    account.accepts = (token) => token !== 'token-1';
    const answers = await Promise.all(Array.from({ length: 20 }, () => keeper().ticket()));
    expect(answers.every((ticket) => ticket.ok && ticket.value === 'ticket-of-token-2')).toBe(true);
    expect([account.tickets, account.forced]).toEqual([1, 0]);
  });

  it('PUSH-077 a page gets no signature while the account does not answer', async () => {
    account.down = true;
    const answer = await client(server.url).get('/web/egg/wx/getTicket', { url: `${server.url}/` });
    expect([answer.code, answer.result]).toEqual([503, null]);
  });
});
