import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spawnServer } from '../setup/process.ts';
import { startServer } from '../setup/server.ts';
import { type Account, startAccount } from './support/gateway.ts';
import { addRecipients, makePush, operatorOf, settled, type Target } from './support/pushes.ts';

const TARGETS = 2000;
const KILLS = 20;

/** Calls a second: many are under way at the moment of each kill. */
const RATE = 200;

/** A killed worker's claims run out after half a minute: then at the latest calls come again. */
const LONGEST_MS = 60_000;

let stateDir: string;
let account: Account;

beforeAll(async () => {
  stateDir = mkdtempSync(join(tmpdir(), 'platform-storm-'));
  account = await startAccount();
});
afterAll(async () => {
  await account.close();
  rmSync(stateDir, { recursive: true, force: true });
});

it('SRV-019 PUSH-049 2,000 targets, a failing account, doubled messages, killed twenty times: each exactly once', {
  timeout: 1_500_000,
}, async () => {
  const prepared = await startServer({ stateDir });
  const database = (await prepared.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  const orgs = await addRecipients(database, TARGETS);
  const operator = await operatorOf(prepared.url);
  const push = await makePush(operator, { orgs });
  await database.prepare(`UPDATE setting SET value = ? WHERE id = 'wechat-rate-per-second'`).bind(String(RATE)).run();
  await prepared.stop();

  Object.assign(account, { busy: 10, lost: 5 });
  const start = () => spawnServer(stateDir, { WECHAT_API_BASE: account.origin, DELIVER_TWICE: '1' });
  let server = await start();
  const confirmed = await (await operatorOf(server.url)).post('/web/v1/push/confirm', { id: push.id });
  expect(confirmed.result.queued).toBe(TARGETS);
  let kills = 0;
  let idle = 0;
  while (kills < KILLS) {
    const before = account.calls;
    const ends = Date.now() + LONGEST_MS;
    while (account.calls < before + 10 + ((kills * 37) % 50) && Date.now() < ends) await sleep(10);
    await server.kill();
    kills += 1;
    if (account.calls === before) idle += 1;
    server = await start();
  }
  const left = TARGETS - account.taken().length;
  const last = await operatorOf(server.url);
  const after = await settled(last, push.id);
  await server.stop();

  const received = new Map<string, number>();
  for (const { to } of account.taken()) received.set(to, (received.get(to) ?? 0) + 1);
  const doubled = [...received.values()].filter((count) => count > 1).length;
  const open = after.targets.filter(({ state }: Target) => state === 'waiting' || state === 'sending').length;
  console.log(
    `delivery storm: ${TARGETS} targets, ${account.calls} calls (${account.troubled.busy} answered busy, ${account.troubled.lost} answers lost), ` +
      `each batch twice, ${kills} kills (${left} unsent after the last, ${idle} without a call), ` +
      `${received.size} received, ${doubled} duplicates, ${open} without an outcome, ${JSON.stringify(after.counts)}`,
  );
  expect(doubled).toBe(0);
  expect(open).toBe(0);
  expect(after.targets).toHaveLength(TARGETS);
  // Whoever is shown as reached has the message, and nobody else has it but those who are shown as uncertain.
  expect(received.size).toBeGreaterThanOrEqual(after.counts.sent);
  expect(received.size).toBeLessThanOrEqual(after.counts.sent + after.counts.uncertain);
  expect(after.counts.sent).toBe(TARGETS - after.counts.uncertain - after.counts.failed);
  expect(after.counts.failed).toBe(0);
  expect(left).toBeGreaterThan(0);
  expect(account.troubled.busy / account.calls).toBeGreaterThan(0.09);
  expect(account.troubled.lost / account.calls).toBeGreaterThan(0.04);
});
