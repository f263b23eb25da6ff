import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byOrganization, MEMBER, PNG, put, ticketFor, upload } from '../api/support/results.ts';
import { client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
let database: D1Database;
let files: R2Bucket;

beforeAll(async () => {
  // The tasks run when a test says so, and at no minute of their own.
  server = await startServer({ crons: false });
  const { miniflare } = server.runtime;
  database = (await miniflare.getD1Database('DB')) as unknown as D1Database;
  files = (await miniflare.getR2Bucket('FILES')) as unknown as R2Bucket;
});
afterAll(() => server.stop());

const sweep = () => client(server.url).post('/dev/cron', {});
const count = async (table: string) =>
  (await database.prepare(`SELECT count(*) AS n FROM ${table}`).first<{ n: number }>())?.n ?? 0;

describe('the sweep', () => {
  it('SRV-019 removes uploads that were never completed, with their bytes, and leaves completed ones', async () => {
    const member = await signedIn(MEMBER, server.url);
    const kept = await upload(member);
    const { result: ticket } = await ticketFor(member, 'left.png', PNG.byteLength, 'image/png');
    await put(member, ticket, new Uint8Array(PNG));
    expect((await files.list({ prefix: 'pending/' })).objects).toHaveLength(1);
    await sweep();
    expect((await files.list({ prefix: 'pending/' })).objects).toHaveLength(1);
    await database.prepare('UPDATE upload SET expire_time = 1 WHERE complete_time IS NULL').run();
    await sweep();
    expect((await files.list({ prefix: 'pending/' })).objects).toEqual([]);
    expect((await member.post('/web/upload/complete', { id: ticket.id })).code).toBe(404);
    expect((await member.fetch(kept.url)).status).toBe(200);
  });

  it('SRV-019 removes sessions and saved sign-ins that have run out', async () => {
    await client(server.url).post('/web/egg/user/login', { account: MEMBER, password: 'Demo@2026', remember: true });
    await database.batch([
      database.prepare('UPDATE session SET expire_time = 1'),
      database.prepare('UPDATE device_token SET expire_time = 1'),
    ]);
    const living = await signedIn(MEMBER, server.url);
    await sweep();
    expect([await count('session'), await count('device_token')]).toEqual([1, 0]);
    expect((await living.get('/web/egg/user/session')).status).toBe(200);
  });

  it('removes events of the security log that are older than half a year, and leaves newer ones', async () => {
    await signedIn(MEMBER, server.url);
    await database.prepare(`UPDATE security_event SET add_time = unixepoch() - 181 * 86400`).run();
    await signedIn(MEMBER, server.url);
    expect(await count('security_event')).toBeGreaterThan(1);
    await sweep();
    expect(await count('security_event')).toBe(1);
  });

  it('SRV-019 removes what became of old messages and what was shown long ago, and leaves what is open or counts', async () => {
    const old = (days: number) => `unixepoch() - ${days} * 86400`;
    const message = (id: string, state: string, days: number) =>
      database.prepare(
        `INSERT INTO notice_message (notice_id, user_id, topic, organization_id, phone, state, next_time, add_time)
         VALUES ('${id}', '', 'programme_reminder', '', '13899990000', '${state}', 4000000000, ${old(days)})`,
      );
    const use = (id: string, days: number) =>
      database.prepare(
        `INSERT INTO match_use (id, user_id, item_id, other_id, kind, position, add_time) VALUES ('${id}', 'x', 'y', '${id}', 'result', 1, ${old(days)})`,
      );
    const receipt = (id: string, days: number) =>
      database.prepare(
        `INSERT INTO delivery_receipt (msgid, outcome, event_time, add_time) VALUES ('${id}', 'delivered', 1, ${old(days)})`,
      );
    await database.batch([
      ...[message('ended', 'sent', 91), message('open', 'waiting', 91), message('late', 'uncertain', 89)],
      ...[use('forgotten', 366), use('counts', 364), receipt('said', 8), receipt('new', 6)],
    ]);
    await sweep();
    const left = async (sql: string) => (await database.prepare(sql).all<{ id: string }>()).results.map(({ id }) => id);
    expect(await left('SELECT notice_id AS id FROM notice_message ORDER BY id')).toEqual(['late', 'open']);
    expect(await left(`SELECT id FROM match_use WHERE user_id = 'x'`)).toEqual(['counts']);
    expect(await left('SELECT msgid AS id FROM delivery_receipt')).toEqual(['new']);
  });

  it('SRV-019 removes notices of more than a year, the oldest first, and leaves newer ones', async () => {
    const notice = (id: string, days: number) =>
      database.prepare(
        `INSERT INTO notice (id, user_id, topic, add_time) VALUES ('${id}', 'x', 'audited', unixepoch() - ${days} * 86400)`,
      );
    // As if they were the first that were ever written.
    await database.batch([
      database.prepare('DELETE FROM notice'),
      ...[notice('forgotten', 400), notice('old', 366), notice('kept', 364), notice('new', 1)],
    ]);
    await sweep();
    const { results } = await database.prepare('SELECT id FROM notice ORDER BY id').all<{ id: string }>();
    expect(results.map(({ id }) => id)).toEqual(['kept', 'new']);
  });

  it('SRV-019 files of an item that was marked as removed go after half a year, those of one that is back stay', async () => {
    const member = await signedIn(MEMBER, server.url);
    const published = async () => {
      const { url } = await upload(member);
      const body = byOrganization({ attachments: [{ file_path: url, file_name: '检测报告.png' }] });
      const { chengguo_id: id } = (await member.post('/web/v1/user/chengguo', body)).result;
      return { id: String(id), key: url.slice(url.indexOf('/files/') + '/files/'.length) };
    };
    const [gone, recent, back] = [await published(), await published(), await published()];
    for (const { id } of [gone, recent, back])
      expect((await member.call('DELETE', '/web/v1/user/chengguo', { query: { chengguo_id: id } })).code).toBe(200);
    const removed = (id: string, days: number) =>
      database
        .prepare(
          `UPDATE audit_log SET add_time = unixepoch() - ${days} * 86400 WHERE item_id = ? AND action = 'delete'`,
        )
        .bind(id);
    const due = database.prepare('UPDATE upload SET expire_time = 1 WHERE complete_time IS NOT NULL');
    // Looked at while they were in use, as they are each week.
    await due.run();
    await sweep();
    await database.batch([removed(gone.id, 181), removed(recent.id, 179), removed(back.id, 181), due]);
    // Found unused, it has two days in which somebody may bring it back.
    await sweep();
    await database.prepare('UPDATE chengguo SET is_delete = 0 WHERE chengguo_id = ?').bind(back.id).run();
    await due.run();
    await sweep();
    await sweep();
    const there = async ({ key }: { key: string }) => (await files.head(key)) !== null;
    expect([await there(gone), await there(recent), await there(back)]).toEqual([false, true, true]);
    expect(await count(`chengguo WHERE chengguo_id = '${gone.id}'`)).toBe(1);
  });

  it('ACC-002 SRV-019 removes beginnings of a sign-in that came to nothing, and leaves those under way', async () => {
    const visitor = client(server.url);
    const begin = async () => {
      await visitor.post('/web/v1/loginQr/new');
      await visitor.get('/web/v1/wx/authorize');
    };
    await begin();
    await database.batch([
      database.prepare('UPDATE login_qr SET expire_time = 1'),
      database.prepare('UPDATE oauth_state SET expire_time = 1'),
    ]);
    await begin();
    await sweep();
    expect([await count('login_qr'), await count('oauth_state')]).toEqual([1, 1]);
  });
});

describe('messages', () => {
  const deliver = async (queue: string, bodies: object[]) => {
    const background = await server.runtime.miniflare.getWorker('technology-transfer-background');
    const messages = bodies.map((body, index) => ({
      id: `message-${index}`,
      timestamp: new Date(),
      attempts: 1,
      body,
    }));
    return background.queue(queue, messages);
  };

  it('SRV-019 what no consumer knows is tried again, never taken silently', async () => {
    const answer = await deliver('deliveries', [{ kind: 'unknown' }]);
    expect(answer.ackAll).toBe(false);
    expect(answer.explicitAcks).toEqual([]);
    expect(answer.retryMessages.map((message) => message.msgId)).toEqual(['message-0']);
  });

  it('SRV-019 a dead letter is written down once, however often it comes', async () => {
    for (let time = 0; time < 5; time++) await deliver('deliveries-dead', [{ kind: 'a' }, { kind: 'b' }]);
    const rows = await database.prepare(`SELECT item_id, after FROM audit_log WHERE action = 'dead-letter'`).all();
    expect(rows.results).toEqual([
      { item_id: 'message-0', after: '{"kind":"a"}' },
      { item_id: 'message-1', after: '{"kind":"b"}' },
    ]);
  });
});
