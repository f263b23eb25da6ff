import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { spawnServer } from '../setup/process.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'platform-restart-'));
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

const healthy = async (url: string): Promise<boolean> => (await fetch(`${url}/web/health`)).ok;

test('the server starts again over the state that a killed one left, and Ctrl-C gives the folder back', async () => {
  const first = await spawnServer(stateDir, { DEMO: '0' });
  expect(await healthy(first.url)).toBe(true);
  await first.kill();
  await expect(healthy(first.url)).rejects.toThrow();

  const second = await spawnServer(stateDir, { DEMO: '0' });
  expect(await healthy(second.url)).toBe(true);
  await expect(spawnServer(stateDir, { DEMO: '0' })).rejects.toThrow(/is in use by process \d+: stop that copy/);
  await second.stop();
  expect(existsSync(join(stateDir, 'pid'))).toBe(false);
}, 120_000);
