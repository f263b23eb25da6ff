import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUpLocal, restoreLocal } from '../local/backup/local.ts';
import { client } from '../setup/client.ts';
import { spawnServer } from '../setup/process.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { archiveOf, oldPush, withoutAdvice } from './support/archive.ts';
import { operatorOf } from './support/pushes.ts';

/** Milliseconds after the object of a part was written until the server is killed: before its rows move, meanwhile, or after. */
const KILLS = [0, 25, 90, 5, 1];
/** More parts than runs move that are killed so early. */
const TARGETS = 6100;

let folder: string;
let stateDir: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'platform-archive-'));
  stateDir = join(folder, 'state');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const databaseOf = async ({ runtime }: TestServer) =>
  (await runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
const filesOf = async ({ runtime }: TestServer) =>
  (await runtime.miniflare.getR2Bucket('FILES')) as unknown as R2Bucket;

it('SRV-019 an archive whose run is killed again and again holds each target once, and a backup carries it', {
  timeout: 300_000,
}, async () => {
  let server = await startServer({ stateDir, crons: false });
  let database = await databaseOf(server);
  const operator = await operatorOf(server.url);
  await database.prepare(`UPDATE setting SET value = '0' WHERE id = 'push-archive-months'`).run();
  const push = await oldPush(database, operator, TARGETS);
  const fileOf = async (base: string) =>
    withoutAdvice(await (await (await operatorOf(base)).fetch(`/web/v1/push/targets.csv?push_id=${push.id}`)).text());
  const file = await fileOf(server.url);
  await database.prepare(`UPDATE setting SET value = '12' WHERE id = 'push-archive-months'`).run();
  await server.stop();

  // Whoever asked the server itself would wait for the run.
  const objects = () =>
    readdirSync(stateDir, { recursive: true }).filter((name) => String(name).includes('blobs')).length;
  let interrupted = 0;
  for (const after of KILLS) {
    const killed = await spawnServer(stateDir);
    const before = objects();
    let isOver = false;
    const run = client(killed.url)
      .post('/dev/cron', { cron: '*/5 * * * *' })
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        isOver = true;
      });
    while (!isOver && objects() === before) await sleep(1);
    await sleep(after);
    await killed.kill();
    interrupted += (await run) ? 0 : 1;
  }
  expect(interrupted).toBeGreaterThan(1);

  server = await startServer({ stateDir, crons: false });
  database = await databaseOf(server);
  const one = async (sql: string) => (await database.prepare(sql).bind(push.id).first<{ n: number }>())?.n;
  // In between, wherever a target stands, it is shown.
  expect(await fileOf(server.url)).toBe(file);
  while ((await one('SELECT archive_state AS n FROM push_wechat WHERE id = ?')) !== 2) {
    await client(server.url).post('/dev/cron', {});
  }
  expect(await one('SELECT count(*) AS n FROM push_wechat_orgs WHERE push_id = ?')).toBe(0);
  expect(await one('SELECT sum(n) AS n FROM push_tally WHERE push_id = ?')).toBe(TARGETS);
  expect(await fileOf(server.url)).toBe(file);
  const { keys, lines } = await archiveOf(await filesOf(server), push.id);
  expect(keys).toHaveLength((await one('SELECT count(*) AS n FROM push_archive WHERE push_id = ?')) ?? 0);
  expect(lines.map(({ org_id }) => String(org_id)).sort()).toEqual(push.orgs);
  await server.stop();

  await backUpLocal(stateDir, join(folder, 'backup'));
  await restoreLocal(join(folder, 'backup'), join(folder, 'restored'), false);
  const restored = await startServer({ stateDir: join(folder, 'restored'), crons: false });
  expect(await fileOf(restored.url)).toBe(file);
  await restored.stop();
});
