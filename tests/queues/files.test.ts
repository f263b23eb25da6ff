import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';
import { sweepUploads } from '../../queues/cron/uploads.ts';
import { runsIn } from '../api/support/database.ts';
import { COMPANY, MEMBER, PNG, put, ticketFor, upload } from '../api/support/results.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';

const DAY = 24 * 3600;
let server: TestServer;
let database: D1Database;
let files: R2Bucket;
let member: Client;

beforeAll(async () => {
  // The tasks run when a test says so, and at no minute of their own.
  server = await startServer({ crons: false });
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  files = (await server.runtime.miniflare.getR2Bucket('FILES')) as unknown as R2Bucket;
  member = await signedIn(MEMBER, server.url);
});
afterAll(() => server.stop());

/** As many days go by for the uploads, and the sweep runs. */
async function later(days: number): Promise<void> {
  await database
    .prepare('UPDATE upload SET expire_time = expire_time - ? WHERE expire_time < 9999999999')
    .bind(days * DAY)
    .run();
  await client(server.url).post('/dev/cron', {});
}

const stays = async (url: string) => (await member.fetch(url)).status === 200;
const keyOf = (url: string) => url.split('/')[2] ?? '';
const run = runsIn(() => database);

/** One write a table into which a file's address may come, and the write by which it goes again. */
const USES: [what: string, add: string, remove: string][] = [
  [
    'an attachment',
    `INSERT INTO attachment_relation (id, type, item_id, file_name, file_path) VALUES ('a1', 'enclosure', 'x', 'x', ?)`,
    `DELETE FROM attachment_relation WHERE id = 'a1'`,
  ],
  [
    'an attachment that is marked as removed later',
    `INSERT INTO attachment_relation (id, type, item_id, file_name, file_path) VALUES ('a2', 'enclosure', 'x', 'x', ?)`,
    `UPDATE attachment_relation SET is_delete = 1 WHERE id = 'a2'`,
  ],
  [
    'an attachment under another host',
    `INSERT INTO attachment_relation (id, type, item_id, file_name, file_path) VALUES ('a3', 'enclosure', 'x', 'x', 'https://files.example' || ?)`,
    `DELETE FROM attachment_relation WHERE id = 'a3'`,
  ],
  [
    'a picture in a text',
    `UPDATE organization SET profile = '<p>"\\' || char(10) || '</p><img src="' || ? || '?size=small"><p>x</p>' WHERE organization_id = (SELECT min(organization_id) FROM organization)`,
    `UPDATE organization SET profile = 'x' WHERE organization_id = (SELECT min(organization_id) FROM organization)`,
  ],
  [
    'a cover',
    `UPDATE chengguo SET cover = ? WHERE chengguo_id = (SELECT min(chengguo_id) FROM chengguo)`,
    `UPDATE chengguo SET cover = NULL WHERE chengguo_id = (SELECT min(chengguo_id) FROM chengguo)`,
  ],
  [
    'a picture of a person',
    `UPDATE user SET avatar = ? WHERE account = '${COMPANY}'`,
    `UPDATE user SET avatar = NULL WHERE account = '${COMPANY}'`,
  ],
  [
    'a public snapshot',
    `UPDATE result_publication SET detail = json_object('files', json_array(json_object('file_path', ?))) WHERE release_no = (SELECT max(release_no) FROM result_publication)`,
    `UPDATE result_publication SET detail = '{}' WHERE release_no = (SELECT max(release_no) FROM result_publication)`,
  ],
  [
    'a draft',
    `INSERT INTO draft (id, user_id, item_type, form, update_time) VALUES ('d1', 'u', 1, json_object('attachments', json_array(?)), unixepoch())`,
    `DELETE FROM draft WHERE id = 'd1'`,
  ],
  [
    'an approved version',
    `INSERT INTO approved_version (item_id, item_type, version, form, approve_time) VALUES ('v1', 1, 1, json_object('result', json_object('cover', ?)), 1)`,
    `UPDATE approved_version SET form = '{}' WHERE item_id = 'v1'`,
  ],
  [
    'a message of a deal',
    `INSERT INTO deal_event (id, deal_id, kind, files, add_user) VALUES ('e1', 'd', 'message', json_array(json_object('url', ?)), 'u')`,
    `DELETE FROM deal_event WHERE id = 'e1'`,
  ],
];

describe('files that nothing uses', () => {
  it('ATT-009 go after two days with their small picture, and not before', async () => {
    const file = await upload(member);
    const row = await database
      .prepare('SELECT id FROM upload WHERE object_key = ?')
      .bind(keyOf(file.url))
      .first<{ id: string }>();
    const { result: small } = await member.post('/web/upload/ticket', {
      name: 's.png',
      size: PNG.byteLength,
      type: 'image/png',
      thumbnail_of: row?.id,
    });
    await put(member, small, new Uint8Array(PNG));
    await member.post('/web/upload/complete', { id: small.id });
    expect(await files.head(`small/${keyOf(file.url)}`)).not.toBeNull();
    await later(1.9);
    expect(await stays(file.url)).toBe(true);
    await later(0.2);
    expect(await stays(file.url)).toBe(false);
    expect(await files.head(`small/${keyOf(file.url)}`)).toBeNull();
    expect(await database.prepare('SELECT count(*) AS n FROM upload').first('n')).toBe(0);
  });

  it.each(USES)(
    'ATT-009 ATT-010 %s keeps a file; when it lets go, the file goes some days later',
    async (_, add, remove) => {
      const file = await upload(member);
      await run(add, file.url);
      for (let week = 0; week < 4; week++) await later(8);
      expect(await stays(file.url)).toBe(true);
      await run(remove);
      await later(8);
      expect(await stays(file.url)).toBe(true);
      await later(1);
      expect(await stays(file.url)).toBe(true);
      await later(1.1);
      expect(await stays(file.url)).toBe(false);
    },
  );

  it('ATT-010 a file that is used twice stays until the last of them lets go, and one that is used again stays', async () => {
    const file = await upload(member);
    await run(USES[0]?.[1] ?? '', file.url);
    await run(USES[7]?.[1] ?? '', file.url);
    await later(8);
    await run(USES[0]?.[2] ?? '');
    await later(8);
    await later(8);
    expect(await stays(file.url)).toBe(true);
    await run(USES[7]?.[2] ?? '');
    await later(8);
    await run(USES[0]?.[1] ?? '', file.url);
    await later(3);
    await later(8);
    expect(await stays(file.url)).toBe(true);
  });

  it('ATT-009 nothing goes where nobody writes down what is used', async () => {
    const file = await upload(member);
    const { sql } = (await database
      .prepare(`SELECT sql FROM sqlite_master WHERE name = 'file_use_news_added'`)
      .first<{ sql: string }>()) ?? { sql: '' };
    await run('DROP TRIGGER file_use_news_added');
    await later(30);
    expect(await stays(file.url)).toBe(true);
    await run(sql);
    await later(30);
    await later(30);
    expect(await stays(file.url)).toBe(false);
  });

  it('ATT-009 a run looks at a bounded number of files, and the next one goes on', async () => {
    await run(`WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 1500)
      INSERT INTO upload (id, user_id, object_key, name, type, size, add_time, expire_time, complete_time)
      SELECT 'many' || x, 'u', 'many' || x, 'x', 'x', 1, 1, 1, 1 FROM n`);
    const left = async () =>
      Number(await database.prepare(`SELECT count(*) AS n FROM upload WHERE user_id = 'u'`).first('n'));
    await client(server.url).post('/dev/cron', {});
    expect(await left()).toBeGreaterThan(0);
    for (let turn = 0; turn < 8; turn++) await client(server.url).post('/dev/cron', {});
    expect(await left()).toBe(0);
  });

  it('ATT-003 a ticket that was never completed goes, a completed file of the same moment stays', async () => {
    const { result: ticket } = await ticketFor(member, 'a.png', PNG.byteLength, 'image/png');
    const file = await upload(member);
    await later(0.02);
    expect((await member.post('/web/upload/complete', { id: ticket.id })).code).toBe(404);
    expect(await stays(file.url)).toBe(true);
  });
});

it('ATT-009 SRV-019 what a worker that died before the end of a completion left under its first name goes, the file stays', async () => {
  const { url } = await upload(member);
  const key = url.replace('/files/', '');
  await files.put(`pending/${key}`, PNG);
  await run(
    `INSERT INTO attachment_relation (id, type, item_id, file_name, file_path) VALUES ('left', 'enclosure', 'x', 'x', ?)`,
    url,
  );
  await later(3);
  expect(await files.head(`pending/${key}`)).toBeNull();
  expect(await stays(url)).toBe(true);
  await run(`DELETE FROM attachment_relation WHERE id = 'left'`);
});

describe('a file that is completed while the sweep takes it away', () => {
  it('is refused, and no address is given whose file is gone', async () => {
    const { result: late } = await ticketFor(member, '迟到.png', PNG.byteLength, 'image/png');
    expect((await put(member, late, new Uint8Array(PNG))).status).toBe(200);
    await run('UPDATE upload SET expire_time = 1 WHERE id = ?', late.id);
    const complete = () => member.post('/web/upload/complete', { id: late.id });
    let meanwhile: Awaited<ReturnType<typeof complete>> | undefined;
    const store = {
      delete: async (keys: string[]) => {
        meanwhile ??= await complete();
        await files.delete(keys);
      },
    };
    const row = () => database.prepare('SELECT object_key FROM upload WHERE id = ?').bind(late.id).first('object_key');
    const key = String(await row());
    await sweepUploads(new Database(database), { FILES: store } as unknown as Env, Math.floor(Date.now() / 1000), 600);
    expect([meanwhile?.code, meanwhile?.result ?? null]).toEqual([409, null]);
    expect(await files.head(key)).toBeNull();
    expect(await row()).toBeNull();
    expect((await complete()).code).toBe(404);
  });
});
