import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TaskName } from '../../db/contract/operations.ts';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';
import { everyMinute, otherwise } from '../../queues/cron/tasks.ts';
import { migrated } from '../local/derived.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { bindingsOf, type Outside } from './support/bindings.ts';

/** Items of a kind that are due at once, as after an import: more than one run takes. */
const ITEMS = 700;

/** Calls to the outside that the platform allows in one run of the schedules, of which a third is a wide berth. */
const ALLOWED = 1000 / 3;

let server: TestServer;
let env: Env;
let outside: Outside;
let database: Database;

beforeAll(async () => {
  server = await startServer({ crons: false, demoScale: ITEMS });
  ({ env, outside } = await bindingsOf(server));
  database = new Database(env.DB);
});
afterAll(() => server.stop());

const run = (sql: string) => database.run(sql);
const count = async (sql: string): Promise<number> => (await database.first<{ n: number }>(sql))?.n ?? -1;

/** Everything that was published is to be read and compared; somebody follows each result, and is to be told of it. */
async function fall(): Promise<void> {
  for (const kind of ['result', 'demand']) {
    await run(`INSERT OR REPLACE INTO follow_due(item_id, kind) SELECT item_id, '${kind}' FROM ${kind}_publication`);
    await run(
      `INSERT OR REPLACE INTO match_due(kind, no) SELECT '${kind}', release_no FROM ${kind}_publication WHERE release_no`,
    );
  }
  await run(`INSERT INTO follow (id, user_id, kind, target, name, add_time)
    SELECT 'f' || item_id, (SELECT user_id FROM user WHERE account = '13800000003'), 'item', item_id, name, 1 FROM result_publication`);
  await run(`INSERT INTO follow_match (user_id, what, follow_id, item_id, kind, add_time, due_time)
    SELECT user_id, target || '@1', id, target, 'result', 1, 1 FROM follow WHERE id = 'f' || target`);
}

it('SRV-019 a run of the schedules stays far under what the platform allows, and asks by keys, however much is due', async () => {
  await fall();
  const before = await count('SELECT count(*) AS n FROM follow_due');
  expect(before).toBeGreaterThan(2 * ITEMS);
  const texts = new Set<string>();
  for (const tasks of [everyMinute, otherwise]) {
    const calls: Partial<Record<TaskName, number>> = {};
    for (const [name, task] of tasks) {
      calls[name] = 0;
      outside.before = (call) => {
        calls[name] = (calls[name] ?? 0) + 1;
        for (const text of call.split('; ')) texts.add(text);
      };
      await task(new Database(env.DB), env);
    }
    outside.before = () => undefined;
    expect(
      Object.values(calls).reduce((sum, each) => sum + each, 0),
      JSON.stringify(calls),
    ).toBeLessThan(ALLOWED);
  }
  // One run takes some, not all, and those that it took are done.
  expect(before - (await count('SELECT count(*) AS n FROM follow_due'))).toBe(500);
  expect(await count('SELECT count(*) AS n FROM follow_match WHERE told_time IS NULL AND due_time = 1')).toBe(0);
  const db = migrated();
  // What is read with a limit may begin anywhere.
  const through = [...texts]
    .filter((sql) => /\b(?:follow_|match_due|match_item)/.test(sql) && !/^SELECT.*LIMIT/s.test(sql))
    .flatMap((sql) =>
      db
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all()
        .map(({ detail }) => `${detail}: ${sql}`),
    )
    .filter((plan) => /^SCAN (?!j\b|i\b|json_each|t\b|\()/.test(plan));
  expect(through).toEqual([]);
});
