import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { exec } from '../local/exec.ts';
import { databaseFile } from '../local/state.ts';

const folder = mkdtempSync(join(tmpdir(), 'platform-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the command prints when it refuses: the sentences, without the progress lines. */
async function refused(env: Record<string, string>): Promise<{ code: number; sentence: string }> {
  const { code, output } = await exec(process.execPath, ['tests/local/start.ts'], {
    env: { WEB: '0', PORT: '0', STATE_DIR: join(folder, 'state'), ...env },
  });
  const lines = output.split('\n').filter((line) => line && !/\.\.\. (?:failed)?$/.test(line));
  return { code, sentence: lines.join('\n') };
}

test('a busy port is one clear sentence', async () => {
  const holder = createServer();
  const port = await new Promise<number>((done) => {
    holder.listen(0, '127.0.0.1', () => done((holder.address() as { port: number }).port));
  });
  const answer = await refused({ PORT: String(port) });
  holder.close();
  expect(answer).toEqual({
    code: 1,
    sentence: `Port ${port} is in use: stop the program that holds it, or choose another with PORT=${port + 1}.`,
  });
});

test('a port that is none is one clear sentence', async () => {
  expect(await refused({ PORT: 'abc' })).toEqual({
    code: 1,
    sentence: 'PORT=abc is not a whole number from 0 to 65535.',
  });
});

test('a state folder that cannot be one is one clear sentence', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const { code, sentence } = await refused({ STATE_DIR: file });
  expect(code).toBe(1);
  expect(sentence).toMatch(
    /^The state folder .* cannot be used \(\w+\): make it writable, or choose another with STATE_DIR\.$/,
  );
});

test('a broken database is one clear sentence', async () => {
  const stateDir = join(folder, 'broken');
  const file = databaseFile(stateDir);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, 'no database '.repeat(500));
  const { code, sentence } = await refused({ STATE_DIR: stateDir });
  expect(code).toBe(1);
  expect(sentence).toMatch(/^The local database in .* is broken \(file is not a database\): delete that folder .*\.$/);
});
