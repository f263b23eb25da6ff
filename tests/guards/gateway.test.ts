import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Gateway, startGateway } from '../local/gateway/server.ts';
import { localTools } from '../local/gateway/tools.ts';

let gateway: Gateway;
let tools: ReturnType<typeof localTools>;

beforeAll(async () => {
  gateway = await startGateway();
  tools = localTools(gateway, async () => []);
});
afterAll(() => gateway.close());

type Json = ReturnType<typeof JSON.parse>;

async function post(path: string, body: unknown): Promise<Json> {
  const response = await fetch(`${gateway.origin}${path}`, { method: 'POST', body: JSON.stringify(body) });
  return response.json();
}

async function token(force_refresh = false): Promise<string> {
  const body = { grant_type: 'client_credential', appid: 'a', secret: 's', force_refresh };
  return (await post('/cgi-bin/stable_token', body)).access_token;
}

const message = (touser: string, client_msg_id?: string) => ({
  touser,
  template_id: 'template',
  url: 'https://example.org/x',
  data: { keyword1: { value: '石墨烯' } },
  ...(client_msg_id && { client_msg_id }),
});

const dev = (method: string, path: string, body?: unknown): Promise<Json> =>
  tools({ method, url: `http://site${path}`, json: async () => body });

const taken = async (to: string): Promise<Json[]> =>
  (await dev('GET', `/dev/outbox?to=${to}&channel=wechat`)).result.records;

test('a message with the same client_msg_id reaches a recipient once', async () => {
  const path = `/cgi-bin/message/template/send?access_token=${await token()}`;
  const first = await post(path, message('o-1', 'm-1'));
  const repeated = await post(path, message('o-1', 'm-1'));
  const other = await post(path, message('o-2', 'm-1'));
  expect(first).toMatchObject({ errcode: 0, errmsg: 'ok' });
  expect(repeated.msgid).toBe(first.msgid);
  expect(other.msgid).not.toBe(first.msgid);
  expect(await taken('o-1')).toMatchObject([
    { channel: 'wechat', to: 'o-1', template_id: 'template', url: 'https://example.org/x' },
  ]);
});

test('a token is shared until a refresh is forced, which ends the old one', async () => {
  const old = await token();
  expect(await token()).toBe(old);
  const fresh = await token(true);
  expect(fresh).not.toBe(old);
  const answer = await post(`/cgi-bin/message/template/send?access_token=${old}`, message('o-3'));
  expect(answer.errcode).toBe(42001);
  expect((await post('/cgi-bin/message/template/send', message('o-3'))).errcode).toBe(40001);
  expect(await taken('o-3')).toEqual([]);
});

test('faults: an error takes nothing, a lost reply takes the message', async () => {
  const path = `/cgi-bin/message/template/send?access_token=${await token()}`;
  await dev('POST', '/dev/faults', { channel: 'wechat', mode: 'error:45011' });
  expect((await post(path, message('o-4'))).errcode).toBe(45011);
  expect(await taken('o-4')).toEqual([]);

  await dev('POST', '/dev/faults', { channel: 'wechat', mode: 'lost-reply' });
  await expect(post(path, message('o-4', 'm-4'))).rejects.toThrow();
  expect(await taken('o-4')).toMatchObject([{ result: { reply: 'lost' } }]);

  await dev('POST', '/dev/faults', { channel: 'wechat', mode: 'ok' });
  expect((await post(path, message('o-4', 'm-4'))).errcode).toBe(0);
  expect(await taken('o-4')).toHaveLength(1);
});

test('an authorisation code is good once', async () => {
  const page = await fetch(
    `${gateway.origin}/connect/oauth2/authorize?redirect_uri=${encodeURIComponent('http://site/back')}&state=s1&openid=o-5`,
    { redirect: 'manual' },
  );
  const back = new URL(page.headers.get('location') ?? '');
  expect(back.searchParams.get('state')).toBe('s1');
  const use = async (): Promise<Json> =>
    (await fetch(`${gateway.origin}/sns/oauth2/access_token?code=${back.searchParams.get('code')}`)).json();
  expect((await use()).openid).toBe('o-5');
  expect((await use()).errcode).toBe(40163);
});

test('text messages and e-mails are kept for reading', async () => {
  await post('/sms/send', { phone: '13800000099', text: '验证码 123456' });
  await post('/mail/send', { to: 'a@example.org', subject: 's', text: 't' });
  const sms = await dev('GET', '/dev/outbox?to=13800000099&channel=sms');
  expect(sms.result.records).toMatchObject([{ channel: 'sms', body: '验证码 123456' }]);
  const mail = await dev('GET', '/dev/outbox?channel=mail');
  expect(mail.result.records).toMatchObject([{ to: 'a@example.org', body: 't' }]);
});

test('the tools refuse what they do not know', async () => {
  expect((await dev('GET', '/dev/outbox?channel=pigeon')).status).toBe(422);
  expect((await dev('POST', '/dev/faults', { channel: 'wechat', mode: 'explode' })).status).toBe(422);
  expect((await dev('POST', '/dev/faults', { channel: 'wechat', mode: 'ok', rate: 2 })).status).toBe(422);
  expect((await dev('GET', '/dev/clock')).status).toBe(404);
});
