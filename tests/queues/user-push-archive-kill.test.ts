import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUpLocal, restoreLocal } from '../local/backup/local.ts';
import { client } from '../setup/client.ts';
import { spawnServer } from '../setup/process.ts';
import { startServer, type TestServer } from '../setup/server.ts';

/** Milliseconds after a run was asked for until the server is killed. */
const KILLS = [40, 60, 80, 100, 70];
/** More than the runs move that are killed so early. */
const MESSAGES = 30_000;
/** Numbers of those that are opened in the end. */
const OPENED = [1, MESSAGES];

let folder: string;
let stateDir: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-messages-'));
  stateDir = join(folder, 'state');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const databaseOf = async ({ runtime }: TestServer) =>
  (await runtime.miniflare.getD1Database('DB')) as unknown as D1Database;

it('SRV-019 PUSH-006 old pushes to subscribers stand in one place each however often their run is killed, and a backup carries them', {
  timeout: 300_000,
}, async () => {
  let server = await startServer({ stateDir, crons: false });
  let database = await databaseOf(server);
  await database
    .prepare(
      `INSERT INTO user_push (id, user_id, item_type, items, state, run_key, add_time)
WITH n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?1)
SELECT printf('%032x', n), 'reader-' || n, 1, '[]', 'sent', 'call-' || (n / 100), 1600000000 + n / 100 FROM n`,
    )
    .bind(MESSAGES)
    .run();
  // Whose pushes are opened in the end may sign in (decision 408).
  await database
    .prepare(`INSERT INTO user (user_id, account) SELECT 'reader-' || value, 'reader-' || value FROM json_each(?)`)
    .bind(JSON.stringify(OPENED))
    .run();
  await server.stop();

  const moved: number[] = [];
  const counted = async () => {
    server = await startServer({ stateDir, crons: false });
    database = await databaseOf(server);
    const one = async (sql: string) => (await database.prepare(sql).first<{ n: number }>())?.n ?? 0;
    expect(
      await one('SELECT count(*) AS n FROM user_push m JOIN user_push_archived a ON a.id = m.id'),
      'stand in both',
    ).toBe(0);
    const archived = await one(`SELECT count(*) AS n FROM user_push_archived WHERE user_id LIKE 'reader-%'`);
    expect(archived + (await one(`SELECT count(*) AS n FROM user_push WHERE user_id LIKE 'reader-%'`))).toBe(MESSAGES);
    expect(await one(`SELECT count(*) AS n FROM user_push_call WHERE run_key LIKE 'call-%'`)).toBe(
      await one(`SELECT count(DISTINCT add_time) AS n FROM user_push_archived WHERE user_id LIKE 'reader-%'`),
    );
    return archived;
  };
  let interrupted = 0;
  for (const after of KILLS) {
    const killed = await spawnServer(stateDir);
    const run = client(killed.url)
      .post('/dev/cron', { cron: '*/5 * * * *' })
      .then(
        () => true,
        () => false,
      );
    await sleep(after);
    await killed.kill();
    interrupted += (await run) ? 0 : 1;
    moved.push(await counted());
    await server.stop();
  }
  expect(interrupted).toBeGreaterThan(1);
  expect(moved.at(-1)).toBeLessThan(MESSAGES);

  server = await startServer({ stateDir, crons: false });
  for (let turn = 0; turn < MESSAGES / 5000; turn += 1) await client(server.url).post('/dev/cron', {});
  await server.stop();
  expect(await counted()).toBe(MESSAGES);
  await server.stop();

  await backUpLocal(stateDir, join(folder, 'backup'));
  await restoreLocal(join(folder, 'backup'), join(folder, 'restored'), false);
  const restored = await startServer({ stateDir: join(folder, 'restored'), crons: false });
  for (const id of OPENED)
    expect((await client(restored.url).get('/web/v1/userPush', { id: id.toString(16).padStart(32, '0') })).status).toBe(
      200,
    );
  await restored.stop();
});
