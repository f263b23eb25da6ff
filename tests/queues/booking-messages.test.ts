import { afterAll, beforeAll, expect, it } from 'vitest';
import { add } from '../api/table-calls.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

const PHONE = '13870099001';
const OTHER = '13870099002';
const SITE = 'https://site.example';

let server: TestServer;
let database: D1Database;
let admin: Client;
let meeting_id: string;

beforeAll(async () => {
  server = await startServer({ crons: false, vars: { SITE_ORIGIN: SITE } });
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  admin = await signedIn('13800000011', server.url);
  const editor = await signedIn('13800000013', server.url);
  const start_time = Math.floor(Date.now() / 1000) + 20 * 86_400;
  meeting_id = (await add(editor, 'meeting', { name: '短信限额测试会议', start_time })).result.id;
});
afterAll(() => server.stop());

const sent = () => server.runtime.gateway.outbox.list({ channel: 'sms' });
const sentTo = (phone: string) => sent().filter(({ to }) => to === phone).length;
const budget = async (value: number) =>
  expect((await admin.put('/web/v1/admin/setting', { id: 'sms-daily', value: String(value) })).code).toBe(200);

/** Signs a phone up as a visitor, and answers what became of the message. */
async function signUp(phone: string, ...ends: string[]): Promise<string> {
  const { result } = await add(client(server.url), 'meeting_user', { meeting_id, name: '他人代填', phone });
  const sql = 'SELECT state FROM booking_message WHERE booking_id = ? AND claim_time IS NULL';
  const state = async () => {
    await client(server.url).post('/dev/cron', {});
    return (await database.prepare(sql).bind(result.id).first<{ state: string }>())?.state ?? '';
  };
  let last = '';
  await expect
    .poll(async () => {
      last = await state();
      return ends.includes(last);
    })
    .toBe(true);
  await client(server.url).post('/web/v1/booking/cancel', { manage: result.manage });
  return last;
}

it('SIGN-036 a phone that strangers sign up again and again gets five messages in a day that a sign-up was taken', async () => {
  const ends: string[] = [];
  for (let time = 0; time < 7; time += 1) ends.push(await signUp(PHONE, 'sent', 'dropped'));
  expect(ends).toEqual([...Array.from({ length: 5 }, () => 'sent'), 'dropped', 'dropped']);
  expect(sentTo(PHONE)).toBe(5);
});

it('SIGN-036 SIGN-037 a message to whoever has no account leads to where the seat is given up', async () => {
  const message = sent().find(({ to }) => to === PHONE);
  const link =
    String(message?.body)
      .split(/[\s：]/)
      .at(-1) ?? '';
  expect(link).toMatch(new RegExp(`^${SITE}/booking/[^/]+$`));
  const manage = link.slice(SITE.length);
  expect((await client(server.url).get('/web/v1/booking/own', { manage })).result).toMatchObject({ state: 'left' });
});

it('SIGN-036 messages about sign-ups are half of the day’s budget at most, and codes are sent beyond it', async () => {
  const taken = sent().filter(({ template_id }) => template_id?.startsWith('booking_')).length;
  await budget(2 * taken);
  expect(await signUp(OTHER, 'due')).toBe('due');
  expect(sentTo(OTHER)).toBe(0);
  const code = await client(server.url).post('/web/verificationCode', { phone: OTHER, type: 1 });
  expect([code.code, sentTo(OTHER)]).toEqual([200, 1]);
  await budget(20_000);
});
