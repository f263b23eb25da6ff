import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { newMember, sentTo } from './support/accounts.ts';
import { ADMIN, idOf, member } from './support/people.ts';

const MESSAGES = '/web/v1/admin/securityLog/messages';
const HOUR = 3600;

let server: TestServer;
let admin: Client;
/** Another administrator, who wants no messages. */
let second: Client;
let database: D1Database;

beforeAll(async () => {
  server = await startServer({ crons: false });
  admin = await signedIn(ADMIN, server.url);
  second = (await newMember(server.url)).browser;
  await admin.put('/web/v1/admin/user', { user_id: await idOf(second), authority: 'admin' });
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
});
afterAll(() => server.stop());
beforeEach(async () => {
  await client(server.url).post('/dev/faults', { channel: 'sms', mode: 'ok' });
});

const cron = async () => expect((await client(server.url).post('/dev/cron')).status).toBe(200);
const messages = async () => (await sentTo(ADMIN, server.url)).filter(({ body }) => body.includes('安全日志'));
const notices = async (who: Client) =>
  (await who.get('/web/v1/user/notice/list')).result.records.filter(
    ({ topic }: { topic: string }) => topic === 'security_alert',
  );
/** Moves what was told into the past. */
const later = (seconds: number) =>
  database.batch([
    database.prepare('UPDATE security_alert SET raised_time = raised_time - ?').bind(seconds),
    database
      .prepare(
        `UPDATE security_alert_reader SET sent_time = max(0, sent_time - ?1), noticed_time = max(0, noticed_time - ?1),
           covered_time = max(0, covered_time - ?1)`,
      )
      .bind(seconds),
  ]);

/** Ten wrong passwords of one account: what an alert is made of. */
async function guessed(account: string): Promise<void> {
  // Times are whole seconds: what the run before told of is not of the second in which this becomes an alert.
  await later(2);
  const before = (await admin.get('/web/v1/admin/securityLog/alerts')).result.total as number;
  for (let round = 0; round < 10; round++) {
    const who = client(server.url);
    who.address = [randomInt(1, 200), randomInt(256), randomInt(256), 9].join('.');
    await who.post('/web/egg/user/login', { account, password: 'not-the-password' });
  }
  await expect
    .poll(async () => (await admin.get('/web/v1/admin/securityLog/alerts')).result.total)
    .toBeGreaterThan(before);
}

describe('alerts of the security log', () => {
  it('are sent to the phone of administrators who want it, and are a notice to every one', async () => {
    expect((await admin.get(MESSAGES)).result).toEqual({ wanted: false, to: '138****0011' });
    const answer = await admin.put(MESSAGES, { wanted: true });
    expect(answer.result).toEqual({ wanted: true, to: '138****0011' });
    expect((await (await signedIn(member(2), server.url)).put(MESSAGES, { wanted: true })).code).toBe(403);
    await guessed(member(3));
    await Promise.all([cron(), cron()]);
    const [sent, ...more] = await messages();
    expect(more).toEqual([]);
    expect(sent).toMatchObject({ channel: 'sms', body: expect.stringContaining('同一账号多次登录失败') });
    // Whoever sees the message learns neither who nor where.
    expect(sent?.body).not.toMatch(/1[3-9]\d{9}|\d+\.\d+/);
    for (const who of [admin, second]) {
      const told = await notices(who);
      expect(told).toHaveLength(1);
      expect(told[0]).toMatchObject({ link: '/admin/securityLog', params: { count: 1 } });
    }
  });

  it('wait for each other: once an hour at most, what is new together, and nothing twice', async () => {
    await guessed(member(4));
    await cron();
    expect(await messages()).toHaveLength(1);
    await later(HOUR);
    await cron();
    const [newest, ...more] = await messages();
    expect(more).toHaveLength(1);
    expect(newest?.body).toContain('1 项新的告警');
    expect(await notices(second)).toHaveLength(2);
    await later(HOUR);
    await cron();
    expect(await messages()).toHaveLength(2);
    expect(await notices(admin)).toHaveLength(2);
  });

  it('that the gateway refused are sent by a later run', async () => {
    await client(server.url).post('/dev/faults', { channel: 'sms', mode: 'error:500' });
    await guessed(member(5));
    await cron();
    expect(await messages()).toHaveLength(2);
    await client(server.url).post('/dev/faults', { channel: 'sms', mode: 'ok' });
    await database.prepare('UPDATE security_alert_reader SET lease_time = 0').run();
    await cron();
    expect(await messages()).toHaveLength(3);
  });

  it('are sent no more when they are switched off', async () => {
    expect((await admin.put(MESSAGES, { wanted: false })).result.wanted).toBe(false);
    await later(HOUR);
    await guessed(member(6));
    await cron();
    expect(await messages()).toHaveLength(3);
    // The four accounts so far: notices go on.
    expect(await notices(admin)).toHaveLength(4);
  });

  it('go to the mailbox where the account is one, and nowhere where there is neither', async () => {
    const account = 'security-officer@example.com';
    const user_id = await idOf(second);
    const change = (columns: string) =>
      database.prepare(`UPDATE user SET ${columns} WHERE user_id = ?`).bind(user_id).run();
    await change(`account = 'officer', tel = NULL`);
    expect((await second.get(MESSAGES)).result).toEqual({ wanted: false, to: null });
    expect((await second.put(MESSAGES, { wanted: true })).code).toBe(409);
    await change(`account = '${account}'`);
    expect((await second.put(MESSAGES, { wanted: true })).result.to).toBe('sec****.com');
    await guessed('13800000002');
    await cron();
    const [mail] = await sentTo(account, server.url);
    expect(mail).toMatchObject({
      channel: 'mail',
      body: expect.stringMatching(/安全日志.*[\s\S]*security log has 1 new alert/),
    });
  });
});
