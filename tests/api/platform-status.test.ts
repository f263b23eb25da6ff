import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformStatus } from '../../db/contract/operations.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { newMember } from './support/accounts.ts';
import { ADMIN, idOf } from './support/people.ts';
import { remove } from './table-calls.ts';

const STATUS = '/web/v1/admin/status';
const PRIVATE = '某人的秘密词';

let server: TestServer;
let admin: Client;
let database: D1Database;

beforeAll(async () => {
  // Tables are taken away here, and the tasks run when a test says so.
  server = await startServer({ crons: false });
  admin = await signedIn(ADMIN, server.url);
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  await database
    .prepare("UPDATE user SET openid = 'o-platform-admin' WHERE user_id = ?")
    .bind(await idOf(admin))
    .run();
});
afterAll(() => server.stop());

const cron = () => client(server.url).post('/dev/cron');
const status = async () => (await admin.get(STATUS)).result;
const requestOf = ({ headers }: { headers: Headers }) => headers.get('x-request-id') ?? '';
const notices = async () =>
  (await admin.get('/web/v1/user/notice/list')).result.records.filter(
    ({ topic }: { topic: string }) => topic === 'platform_alert',
  );
const sent = async () =>
  (await client(server.url).get('/dev/outbox', { to: 'o-platform-admin', channel: 'wechat' })).result.records;

/** Takes a table away while something is done. */
async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  await database.prepare(`ALTER TABLE ${table} RENAME TO ${table}_away`).run();
  try {
    return await work();
  } finally {
    await database.prepare(`ALTER TABLE ${table}_away RENAME TO ${table}`).run();
  }
}

describe('every answer names its request', () => {
  it('calls, refusals, pages and what is kept for visitors, each by a name of its own', async () => {
    const visitor = client(server.url);
    const answers = [
      await visitor.get('/web/v1/chengguo/list'),
      await visitor.get('/web/v1/chengguo/list'),
      await visitor.get('/web/v1/chengguo/list', {}, { 'x-request-id': 'chosen' }),
      await visitor.get('/web/v1/nothing'),
      await visitor.get(STATUS),
      await visitor.get('/'),
      await visitor.get('/no-such-page'),
    ];
    const ids = answers.map(requestOf);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('Server-Timing tells rows read and written, queries and trips', async () => {
    const { headers } = await admin.put('/web/v1/user/notice/read', { all: true });
    expect(headers.get('server-timing')).toMatch(
      /^db;dur=\d+;desc="queries=\d+ rows_read=\d+", trips;desc="\d+", written;desc="\d+"$/,
    );
  });
});

describe('what nobody expected', () => {
  it('is found under the name that the answer and the page carry, without what was sent', async () => {
    const [call, page] = await without('news_publication', () =>
      Promise.all([
        client(server.url).get('/web/v1/news/list', { keyword: PRIVATE }),
        client(server.url).get('/news', { keyword: PRIVATE }, { accept: 'text/html' }),
      ]),
    );
    expect(call).toMatchObject({ code: 500, status: 500, result: null });
    expect(page.code).toBe(500);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).toContain(requestOf(page));
    expect(page.text).not.toContain('<script');
    await expect
      .poll(async () => (await status()).failures.map(({ id }: { id: string }) => id))
      .toEqual(expect.arrayContaining([requestOf(call), requestOf(page)]));
    const { failures, failures_hour } = await status();
    const kept = failures.find(({ id }: { id: string }) => id === requestOf(call));
    expect(kept).toMatchObject({ source: 'call', place: 'GET /web/v1/news/list' });
    expect(failures_hour).toBeGreaterThanOrEqual(2);
    expect(JSON.stringify(failures)).not.toContain(PRIVATE);
  });
});

describe('the status of the platform', () => {
  it('is for its administrators, in the shape of the contract, and names nobody', async () => {
    expect((await client(server.url).get(STATUS)).status).toBe(100);
    for (const account of ['13800000001', '13800000004', '13800000007', '13800000013']) {
      expect((await (await signedIn(account, server.url)).get(STATUS)).code).toBe(403);
    }
    const answer = await admin.get(STATUS);
    expect(platformStatus.parse(answer.result)).toEqual(answer.result);
    expect(answer.result.parts).toEqual({ db: true, objects: true, queue: true });
    expect(answer.result.database.bytes).toBeGreaterThan(1_000_000);
    expect(answer.text).not.toMatch(/1[3-9]\d{9}|@/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('tells the last run of every schedule, and the files that are stored', async () => {
    expect((await cron()).status).toBe(200);
    const { tasks, storage } = await status();
    for (const task of tasks) expect(task).toMatchObject({ failed_in_row: 0, failure: null, late: false });
    for (const task of tasks) expect(task.ok_time).toBeGreaterThan(0);
    const { n } = (await database
      .prepare('SELECT count(*) AS n FROM upload WHERE complete_time IS NOT NULL')
      .first<{ n: number }>()) as { n: number };
    expect(storage.files).toBe(n);
  });

  it('a schedule that fails again is an alert: one notice, one message by the chat app, however many runs look', async () => {
    await without('draft', async () => {
      await cron();
      expect((await status()).alerts).toEqual([]);
      await cron();
      await Promise.all([cron(), cron()]);
    });
    const { alerts, tasks, failures } = await status();
    expect(alerts.map(({ kind }: { kind: string }) => kind)).toEqual(['task-failed']);
    expect(tasks.find(({ name }: { name: string }) => name === 'drafts').failed_in_row).toBeGreaterThanOrEqual(2);
    expect(failures[0]).toMatchObject({ source: 'task', place: 'drafts' });
    expect(await notices()).toHaveLength(1);
    expect((await notices())[0]).toMatchObject({ link: '/admin/status', params: { count: 1, code: 'task-failed' } });
    await cron();
    const messages = await sent();
    expect(messages).toHaveLength(1);
    expect(JSON.stringify(messages[0].data)).toContain('定时任务连续失败');
    expect((await admin.get('/web/v1/workplace/counts')).result).toHaveProperty('platform');
  });

  it('an alert ends with its cause, and one that comes back at once is not told again', async () => {
    await cron();
    await cron();
    const { alerts, tasks } = await status();
    expect(alerts).toEqual([]);
    expect(tasks.find(({ name }: { name: string }) => name === 'drafts')).toMatchObject({
      failed_in_row: 0,
      failure: null,
    });
    await without('draft', async () => {
      for (let run = 0; run < 4; run++) await cron();
    });
    expect((await status()).alerts).toHaveLength(1);
    expect(await notices()).toHaveLength(1);
    await database.prepare('UPDATE platform_alert SET raised_time = raised_time - 86400').run();
    await cron();
    await cron();
    expect((await status()).alerts).toEqual([]);
  });

  it('ACC-008 deliveries are looked at when an account goes for good, and its seats to others, not when it is disabled', async () => {
    const [disabled, gone] = [await newMember(server.url), await newMember(server.url)];
    const ids = [await idOf(disabled.browser), await idOf(gone.browser)];
    const looks = async () =>
      (await database.prepare(`SELECT count(*) AS n FROM failure WHERE source = 'alarm'`).first<{ n: number }>())?.n ??
      0;
    // A look that finds no table is written down; whoever was woken looks at once.
    await without('push_wechat_orgs', async () => {
      const before = await looks();
      expect((await remove(admin, 'user', { user_id: ids[0] }, 'del')).code).toBe(200);
      for (let call = 0; call < 5; call++) await admin.get('/web/egg/user/session');
      expect(await looks()).toBe(before);
      expect((await remove(admin, 'user', { user_id: ids[1] })).code).toBe(200);
      await expect.poll(looks).toBeGreaterThan(before);
    });
  });

  it('a delivery that stands still and a schedule that does not come are alerts', async () => {
    await database.batch([
      database.prepare(
        `INSERT INTO user_push (id, user_id, item_type, state, next_time, add_time) VALUES ('stuck', 'nobody', 1, 'waiting', 4000000000, 1)`,
      ),
      database.prepare("UPDATE task_run SET ended_time = ended_time - 7200 WHERE name = 'reading'"),
      database.prepare('DELETE FROM platform_alert'),
    ]);
    await client(server.url).post('/dev/cron', {});
    const kinds = (await status()).alerts.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toContain('delivery-stuck');
    await database.prepare("DELETE FROM user_push WHERE id = 'stuck'").run();
  });
});
