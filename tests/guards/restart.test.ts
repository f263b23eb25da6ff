import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../local/command.ts';
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

test('who ends `npm start` ends the server too, and gets the folder back', async () => {
  const folder = join(stateDir, 'npm');
  const env = { ...process.env, WEB: '0', DEMO: '0', PORT: '0', STATE_DIR: folder };
  const npm = spawn('npm', ['start'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env });
  let output = '';
  npm.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  const address = () => /^Ready: (\S+)$/m.exec(output)?.[1];
  await expect.poll(address, { timeout: 120_000 }).toBeDefined();
  expect(await healthy(address() ?? '')).toBe(true);
  npm.kill('SIGTERM');
  await expect.poll(() => existsSync(join(folder, 'pid')), { timeout: 60_000 }).toBe(false);
  await expect(healthy(address() ?? '')).rejects.toThrow();
}, 240_000);
