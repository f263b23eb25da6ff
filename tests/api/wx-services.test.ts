import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { agree, authorization } from './support/signin.ts';

const OPERATOR = '13800000007';

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const visitor = () => client(server.url);
const fault = (channel: string, mode: string) => visitor().post('/dev/faults', { channel, mode });
const sign = () => visitor().get('/egg/wx/getTicket', { url: `${server.url}/wx` });

afterEach(async () => {
  for (const channel of ['wechat-oauth', 'wechat-token', 'wechat-ticket', 'sms', 'company']) await fault(channel, 'ok');
});

describe('services of the chat app', () => {
  it('PUSH-077 PUSH-078 a gateway that gives no token is told as such, and the next call may succeed', async () => {
    for (const channel of ['wechat-token', 'wechat-ticket']) {
      const own = await startServer({ vars: { WECHAT_TIMEOUT_MS: '2000' } });
      try {
        const there = client(own.url);
        await there.post('/dev/faults', { channel, mode: 'timeout' });
        const asked = () => there.get('/egg/wx/getTicket', { url: `${own.url}/wx` });
        expect((await asked()).code).toBe(503);
        await there.post('/dev/faults', { channel, mode: 'ok' });
        await expect.poll(async () => (await asked()).status, { interval: 400 }).toBe(200);
      } finally {
        await own.stop();
      }
    }
  });

  it('PUSH-077 a signature stands for its page, moment and word alone, also after the account’s tokens ended', async () => {
    const first = await sign();
    expect(first.result.signature).toMatch(/^[0-9a-f]{40}$/);
    await fault('wechat-token', 'expire');
    const second = await sign();
    expect(second.status).toBe(200);
    expect(second.result.noncestr).not.toBe(first.result.noncestr);
    expect(Object.keys(second.result).sort()).toEqual(['appid', 'noncestr', 'signature', 'timestamp']);
    const bare = createHash('sha1').update(`${server.url}/wx`).digest('hex');
    expect(second.result.signature).not.toBe(bare);
  });

  it('PUSH-076 PUSH-078 attack 25: no openid, token, ticket or secret stands in any answer', async () => {
    const browser = visitor();
    const came = await agree(await authorization(browser, '/wx'), 'openid-of-a-stranger');
    const answers = [
      await browser.get('/egg/wx/webOauth2', { code: came.code, state: came.state }),
      await sign(),
      await (await signedIn(OPERATOR, server.url)).get('/egg/wx/token'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const { text } of answers) expect(text).not.toMatch(/openid|access_token|ticket|secret|local_/i);
    const again = await browser.get('/egg/wx/webOauth2', { code: came.code, state: came.state }, { 'x-lang': 'zh' });
    expect([again.code, again.msg]).toEqual([422, 'webOauth2 Error：微信授权失败，请重新授权']);
  });
});

describe('what a service outside answers otherwise than documented', () => {
  it('ORG-027 a register that answers another form, or leads elsewhere, suggests nothing and breaks nothing', async () => {
    const member = await signedIn('13800000008', server.url);
    const found = async () => (await member.get('/web/egg/tyc/search', { word: '新能源' })).result?.records;
    expect(await found()).toHaveLength(5);
    await fault('company', 'redirect');
    expect(await found()).toEqual([]);
    await fault('company', 'garbage');
    expect(await found()).toMatchObject([{ name: '形状不明有限公司', social_credit_code: null }]);
  });

  it('ACC-036 a code is sent to the gateway alone, and only its word says that it went out', async () => {
    const ask = (phone: string) => visitor().post('/web/verificationCode', { phone, type: 1 });
    const taken = async (to: string) => (await visitor().get('/dev/outbox', { to })).result.records.length;
    await fault('sms', 'redirect');
    expect((await ask('13900007701')).code).toBe(503);
    expect(await taken('13900007701')).toBe(0);
    await fault('sms', 'garbage');
    expect((await ask('13900007702')).code).toBe(503);
    await fault('sms', 'ok');
    expect((await ask('13900007703')).status).toBe(200);
  });
});
