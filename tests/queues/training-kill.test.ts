import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MatchingState } from '../../db/contract/matching-models.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { spawnServer } from '../setup/process.ts';
import { startServer } from '../setup/server.ts';

/** Times after the beginning of a training at which the worker is killed: while it surveys, counts, learns, tries. */
const KILLED_AFTER_MS = [20, 150, 400, 900];

let stateDir: string;
beforeAll(() => {
  stateDir = mkdtempSync(join(tmpdir(), 'platform-training-'));
});
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

const stateOf = async (admin: Client): Promise<MatchingState> => (await admin.get('/web/v1/admin/matching')).result;

async function ended(admin: Client): Promise<void> {
  do await sleep(100);
  while ((await stateOf(admin)).busy);
}

const inForce = ({ models }: MatchingState) =>
  models.filter(({ current }) => current === 1).map(({ version }) => version);

it('MAT-009 a training that is killed leaves a whole model in force, matches go on, and after the next start it comes to its end', {
  timeout: 300_000,
}, async () => {
  const prepared = await startServer({ stateDir, crons: false, demoScale: 400 });
  const first = await signedIn('13800000011', prepared.url);
  await first.post('/web/v1/admin/matching/train', {});
  await ended(first);
  expect(inForce(await stateOf(first))).toHaveLength(1);
  const [item] = (await client(prepared.url).get('/web/v1/chengguo/list', { pageSize: 1 })).result.records;
  await prepared.stop();

  let server = await spawnServer(stateDir);
  let interrupted = 0;
  for (const after of KILLED_AFTER_MS) {
    const admin = await signedIn('13800000011', server.url);
    await ended(admin);
    const before = await stateOf(admin);
    expect((await admin.post('/web/v1/admin/matching/train', {})).status).toBe(200);
    await sleep(after);
    interrupted += (await stateOf(admin)).busy ? 1 : 0;
    await server.kill();
    server = await spawnServer(stateDir);

    const again = await signedIn('13800000011', server.url);
    const [version, ...others] = inForce(await stateOf(again));
    expect(others).toEqual([]);
    expect(version && version >= (inForce(before)[0] ?? '')).toBe(true);
    const matches = await again.get('/web/egg/match/match', { item_type: 1, id: item.chengguo_id });
    expect(matches.status).toBe(200);
    expect(matches.result.records.length).toBeGreaterThan(0);
    await ended(again);
    const [newest] = (await stateOf(again)).models;
    expect(newest?.version && newest.version > (before.models[0]?.version ?? '')).toBe(true);
  }
  expect(interrupted).toBeGreaterThan(1);
  await server.stop();
});
