import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../setup/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false, siteEntry: 'tests/guards/fixtures/statement-worker.ts' });
});
afterAll(() => server.stop());

async function run(sql: string, params: unknown[] = []): Promise<{ results?: unknown[]; error?: string }> {
  const response = await fetch(server.url, { method: 'POST', body: JSON.stringify({ sql, params }) });
  return response.json();
}

const marks = (count: number) => Array.from({ length: count }, () => '?').join(',');

test('the local database refuses a statement with more than 100 parameters', async () => {
  expect((await run(`SELECT 1 AS one WHERE 1 IN (${marks(100)})`, Array(100).fill(1))).results).toEqual([{ one: 1 }]);
  expect((await run(`SELECT 1 AS one WHERE 1 IN (${marks(101)})`, Array(101).fill(1))).error).toMatch(
    /101 bound parameters/,
  );
});

test('the local database refuses SQL of more than 100 KB', async () => {
  expect((await run(`SELECT '${'x'.repeat(99_000)}' AS x`)).error).toBeUndefined();
  expect((await run(`SELECT '${'x'.repeat(100_001)}' AS x`)).error).toMatch(/SQL of more than/);
});

test('the local database refuses a LIKE pattern of more than 50 bytes, and only that', async () => {
  const sql = "SELECT ? AS kept WHERE 'a?b' = 'a?b' AND 'x' LIKE ?";
  expect((await run(sql, ['长'.repeat(40), '长'.repeat(16)])).error).toBeUndefined();
  expect((await run(sql, ['x', '长'.repeat(17)])).error).toMatch(/pattern too complex/);
  expect((await run("SELECT 1 WHERE 'x' GLOB ?2 AND ?1 = ?1", ['长'.repeat(40), 'y'])).error).toBeUndefined();
});

test('the local database refuses to compare a column with itself, as a name without its table would do within a subquery', async () => {
  const sql = (of: string) => `SELECT EXISTS (SELECT 1 FROM passkey WHERE user_id = ${of}) FROM user u`;
  expect((await run(sql('u.user_id'))).error).toBeUndefined();
  expect((await run(sql('user_id'))).error).toMatch(/compared with itself/);
});
