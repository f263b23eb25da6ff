import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IMPORT_ROW, IMPORT_STATE } from '../../db/contract/import-kinds.ts';
import { detail, PATH, reportOf, resultRow, sent } from '../api/support/imports.ts';
import { signedIn } from '../setup/client.ts';
import { spawnServer } from '../setup/process.ts';
import { startServer } from '../setup/server.ts';

/** Rows that are done more when the next kill comes, and milliseconds after that: in the middle of whatever it does. */
const KILLS = [
  { rows: 1, after: 0 },
  { rows: 15, after: 7 },
  { rows: 40, after: 23 },
  { rows: 70, after: 61 },
  { rows: 90, after: 3 },
];
/** Many more than are done between two starts: the import goes on by itself while a server starts. */
const ROWS = 2500;
const ACCOUNT = '13800000003';

let stateDir: string;
beforeAll(() => {
  stateDir = mkdtempSync(join(tmpdir(), 'platform-import-'));
});
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

it('an import whose worker is killed again and again ends with every row done once', { timeout: 300_000 }, async () => {
  const rows = Array.from({ length: ROWS }, (_, n) =>
    // Every tenth is refused; every seventh says what the row before said.
    resultRow({ 成果名称: `中断导入成果${n % 7 === 6 ? n - 1 : n}`, ...(n % 10 === 9 && { 所处阶段: '无' }) }),
  );
  const refused = rows.filter((_, n) => n % 10 === 9).length;
  const names = new Set(rows.filter((_, n) => n % 10 !== 9).map(([name]) => name));

  let server = await spawnServer(stateDir);
  const id = await sent(await signedIn(ACCOUNT, server.url), { rows, size: 130 });
  await (await signedIn(ACCOUNT, server.url)).post(`${PATH}/begin`, { id });
  let interrupted = 0;
  for (const { rows: more, after } of KILLS) {
    const staff = await signedIn(ACCOUNT, server.url);
    const { done_count: before } = await detail(staff, id);
    for (;;) {
      const job = await detail(staff, id);
      if (job.end_time !== null || job.done_count >= before + more) break;
    }
    await sleep(after);
    interrupted += (await detail(staff, id)).state === IMPORT_STATE.running ? 1 : 0;
    await server.kill();
    server = await spawnServer(stateDir);
    await (await signedIn(ACCOUNT, server.url)).post(`${PATH}/resume`, { id });
  }
  expect(interrupted).toBeGreaterThan(2);
  const staff = await signedIn(ACCOUNT, server.url);
  while ((await detail(staff, id)).end_time === null) await sleep(100);
  const job = await detail(staff, id);
  const counts = { made_count: names.size, refused_count: refused, duplicate_count: ROWS - refused - names.size };
  expect(job).toMatchObject({ state: IMPORT_STATE.done, done_count: ROWS, ...counts });

  expect(await reportOf(staff, id)).toHaveLength(ROWS);
  await server.stop();

  const looked = await startServer({ stateDir, crons: false });
  const db = (await looked.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  const found = await db
    .prepare("SELECT name, count(*) AS items FROM chengguo WHERE name LIKE '中断导入成果%' GROUP BY name")
    .all<{ name: string; items: number }>();
  const { results: noted } = await db
    .prepare(
      'SELECT r.row_no, r.state, r.item_id, i.code FROM import_row r LEFT JOIN chengguo i ON i.chengguo_id = r.item_id WHERE r.job_id = ? ORDER BY r.row_no',
    )
    .bind(id)
    .all<{ row_no: number; state: number; item_id: string | null; code: string | null }>();
  await looked.stop();
  expect(noted.map(({ row_no }) => row_no)).toEqual(rows.map((_, at) => at + 2));
  const made = noted.filter(({ state }) => state === IMPORT_ROW.made);
  expect(new Set(made.map(({ item_id }) => item_id)).size).toBe(names.size);
  expect(new Set(made.map(({ code }) => code)).size).toBe(names.size);
  expect(new Set(found.results.map(({ name }) => name))).toEqual(names);
  expect(found.results.filter(({ items }) => items !== 1)).toEqual([]);
});
