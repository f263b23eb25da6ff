import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBy } from '../../functions/modules/matching/candidates.ts';
import { FIRST_MODEL, modelKey } from '../../functions/modules/matching/kept-model.ts';
import type { TopicTrainerStub } from '../../functions/platform/env.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { AUDITOR, byPerson } from './support/results.ts';

let server: TestServer;
let visitor: Client;
let db: D1Database;
let files: R2Bucket;
beforeAll(async () => {
  server = await startServer({ demoScale: 400 });
  visitor = client(server.url);
  db = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  files = (await server.runtime.miniflare.getR2Bucket('FILES')) as unknown as R2Bucket;
});
afterAll(() => server.stop());

const count = async (sql: string, ...params: unknown[]): Promise<number> =>
  (
    await db
      .prepare(`SELECT count(*) AS n FROM ${sql}`)
      .bind(...params)
      .first<{ n: number }>()
  )?.n ?? -1;

const current = () => db.prepare('SELECT version FROM topic_model WHERE current = 1').first<{ version: string }>();

async function train(): Promise<void> {
  const trainers = (await server.runtime.miniflare.getDurableObjectNamespace(
    'TRAINER',
  )) as unknown as DurableObjectNamespace<TopicTrainerStub>;
  const trainer = trainers.get(trainers.idFromName('topics'));
  await trainer.start();
  do await sleep(100);
  while (await trainer.busy());
}

describe('What matches know of public items', () => {
  test('MAT-009 goes with the item: published, changed, withdrawn', async () => {
    const auditor = await signedIn(AUDITOR, server.url);
    const made = await auditor.post('/web/v1/user/chengguo', byPerson({ result: { name: '钙钛矿叠层电池封装工艺' } }));
    const id = made.result.chengguo_id;
    expect((await visitor.get('/web/v1/chengguo/match', { id })).status).toBe(200);
    expect(await count('match_item WHERE item_id = ?', id)).toBe(1);
    const keys = `match_key k JOIN match_item m ON m.kind = k.kind AND m.no = k.no WHERE m.item_id = ?`;
    expect(await count(keys, id)).toBeGreaterThan(10);
    expect(await count(`${keys} AND k.key = 'w:钙钛'`, id)).toBe(1);

    const row = await db.prepare('SELECT no FROM match_item WHERE item_id = ?').bind(id).first<{ no: number }>();
    await db.prepare("UPDATE result_publication SET name = '气凝胶毡' WHERE item_id = ?").bind(id).run();
    await visitor.get('/web/v1/chengguo/match', { id, pageSize: 3 });
    expect(await count(`${keys} AND k.key = 'w:钙钛'`, id)).toBe(0);
    expect(await count(`${keys} AND k.key = 'w:气凝'`, id)).toBe(1);

    expect((await auditor.post('/web/v1/user/chengguo/withdraw', { id })).status).toBe(200);
    expect(await count('match_item WHERE item_id = ?', id)).toBe(0);
    expect(await count("match_key WHERE kind = 'result' AND no = ?", row?.no)).toBe(0);
  });

  test('MAT-009 is learned anew from the public items, and read with what was learned', async () => {
    expect(await current()).toBeNull();
    await train();
    const model = await current();
    expect(model).not.toBeNull();
    expect(await files.head(modelKey(model?.version ?? ''))).not.toBeNull();
    expect(await count('match_item WHERE model <> ?', readBy({ version: model?.version ?? '' }))).toBe(0);
    expect(await count('match_item')).toBe((await count('result_publication')) + (await count('demand_publication')));
    const figures = await db.prepare('SELECT figures FROM topic_model WHERE current = 1').first<{ figures: string }>();
    expect(JSON.parse(figures?.figures ?? '')).toMatchObject({ taken: true, trial: { sure: expect.any(Number) } });
  });

  test('MAT-009 stays as it was where learning fails, and matches go on', async () => {
    const before = await current();
    await db.prepare('ALTER TABLE topic_model RENAME TO topic_model_away').run();
    try {
      const trainers = (await server.runtime.miniflare.getDurableObjectNamespace(
        'TRAINER',
      )) as unknown as DurableObjectNamespace<TopicTrainerStub>;
      await trainers.get(trainers.idFromName('topics')).start();
      await sleep(1500);
    } finally {
      await db.prepare('ALTER TABLE topic_model_away RENAME TO topic_model').run();
    }
    expect(await current()).toEqual(before);
    await files.delete([modelKey(FIRST_MODEL), modelKey(before?.version ?? '')]);
    const [one] = (await visitor.get('/web/v1/chengguo/list', { pageSize: 1 })).result.records;
    const { status, result } = await visitor.get('/web/egg/match/match', { item_type: 1, id: one.chengguo_id });
    expect(status).toBe(200);
    expect(result.records.length).toBeGreaterThan(0);
  });
});
