import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { COMPANY, INDIVIDUAL, MEMBER, PNG, put, ticketFor } from './support/results.ts';

const MB = 1024 * 1024;
let server: TestServer;
let database: D1Database;

beforeAll(async () => {
  server = await startServer();
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  await database.prepare(`UPDATE setting SET value = '10' WHERE id = 'upload-daily-mb'`).run();
});
afterAll(() => server.stop());

const rowsOf = async (account: string) =>
  (
    await database
      .prepare('SELECT size, add_time FROM upload WHERE user_id = (SELECT user_id FROM user WHERE account = ?)')
      .bind(account)
      .all<{ size: number; add_time: number }>()
  ).results;

describe('what one account may upload in a day', () => {
  it('ATT-003 tickets side by side share the day; the refusal says when it starts anew, in both languages', async () => {
    const member = await signedIn(MEMBER, server.url);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => ticketFor(member, `${n}.zip`, 3 * MB, 'application/zip')),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(3);
    const refused = answers.find(({ code }) => code !== 200);
    expect(refused?.code).toBe(429);
    expect(refused?.msg).toMatch(
      /^今日上传已达上限（每日 10 MB、2000 个文件），北京时间 \d{4}-\d\d-\d\d 00:00 后恢复$/,
    );
    const seconds = Number(refused?.headers.get('retry-after'));
    expect((Math.floor(Date.now() / 1000) + seconds + 8 * 3600) % 86_400).toBeLessThan(120);
    member.cookies.set('lang', 'en');
    expect((await ticketFor(member, 'a.zip', 3 * MB, 'application/zip')).msg).toMatch(
      /^You have reached the daily limit of uploads \(10 MB, 2000 files\); it starts anew at .* 00:00 Beijing time$/,
    );
    expect((await ticketFor(member, 'a.png', MB, 'image/png')).code).toBe(200);
    expect((await ticketFor(member, 'a.png', 1, 'image/png')).code).toBe(429);
    expect(await rowsOf(MEMBER)).toHaveLength(4);
  });

  it('ATT-003 yesterday in Shanghai does not count', async () => {
    await database.prepare('UPDATE upload SET add_time = add_time - 86400').run();
    expect((await ticketFor(await signedIn(MEMBER, server.url), 'a.zip', 9 * MB, 'application/zip')).code).toBe(200);
  });

  it('ATT-003 a form above the day is refused while it streams, and nothing of it stays', async () => {
    const member = await signedIn(COMPANY, server.url);
    const head = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.zip"\r\n\r\nPK\x03\x04';
    const body = new Uint8Array(Buffer.concat([Buffer.from(head), Buffer.alloc(6 * MB - 4), Buffer.from('\r\n--x--')]));
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const send = () => member.fetch('/web/upload', { method: 'POST', body, headers });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status].sort()).toEqual([200, 429]);
    expect((await send()).status).toBe(429);
    expect((await rowsOf(COMPANY)).map(({ size }) => size)).toEqual([6 * MB]);
    const files = (await server.runtime.miniflare.getR2Bucket('FILES')) as unknown as R2Bucket;
    const kept = (await files.list()).objects.filter(({ size }) => size === 6 * MB);
    expect(kept).toHaveLength(1);
  });

  it('ATT-003 the number of files counts, too, and of others nothing does', async () => {
    await database
      .prepare(
        `WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 1999)
         INSERT INTO upload (id, user_id, object_key, name, type, size, add_time, expire_time)
         SELECT 'q' || x, (SELECT user_id FROM user WHERE account = ?1), 'q' || x, 'x', 'x', 1, unixepoch(), 9999999999 FROM n`,
      )
      .bind(INDIVIDUAL)
      .run();
    const member = await signedIn(INDIVIDUAL, server.url);
    const { result: ticket, code } = await ticketFor(member, 'a.png', PNG.byteLength, 'image/png');
    expect(code).toBe(200);
    expect((await ticketFor(member, 'a.png', 1, 'image/png')).code).toBe(429);
    await put(member, ticket, new Uint8Array(PNG));
    expect((await member.post('/web/upload/complete', { id: ticket.id })).code).toBe(200);
  });

  it('ATT-003 only an administrator sets the limit, to a number of megabytes', async () => {
    const admin = await signedIn('13800000011', server.url);
    const set = (value: string) => admin.put('/web/v1/admin/setting', { id: 'upload-daily-mb', value });
    expect(
      (await client(server.url).get('/web/egg/base/list', { table: 'setting', where: { id: 'upload-daily-mb' } }))
        .result.records,
    ).toEqual([]);
    expect((await set('0')).code).toBe(422);
    expect((await set('many')).code).toBe(422);
    expect((await set('20')).code).toBe(200);
    expect((await ticketFor(await signedIn(COMPANY, server.url), 'a.zip', 12 * MB, 'application/zip')).code).toBe(200);
  });
});
