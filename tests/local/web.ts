import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure, root, step } from './command.ts';

export const distDir = join(root, 'web/dist');
const cache = join(root, '.cache');
const stamp = join(cache, 'web-build');
const lock = join(cache, 'web-build.pid');
const BUILD_MS = 120_000;

async function fingerprint(): Promise<string> {
  const files = ['package-lock.json', 'vite.config.ts', 'tsconfig.json'];
  for await (const file of glob(['web/**/*', 'db/contract/**/*'], {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => entry.name === 'dist' && entry.parentPath.endsWith('web'),
  })) {
    if (file.isFile()) files.push(join(file.parentPath, file.name));
  }
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const path = join(root, file.startsWith(root) ? file.slice(root.length) : file);
    if (existsSync(path)) hash.update(path.slice(root.length)).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function busy(): boolean {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    // A build takes seconds; whoever holds the lock longer than this has died and left its number to another.
    return Date.now() - statSync(lock).mtimeMs < BUILD_MS;
  } catch {
    return false;
  }
}

function vite(): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(
      process.execPath,
      [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, NODE_ENV: 'production' },
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', fail);
    child.on('exit', (code) => (code === 0 ? done() : fail(new Failure(`web/ does not build:\n${output.trim()}`))));
  });
}

/**
 * Builds web/ into web/dist unless its sources are those of the last build.
 * @returns whether it was built now
 */
export async function buildWeb(): Promise<boolean> {
  mkdirSync(distDir, { recursive: true });
  mkdirSync(cache, { recursive: true });
  if (!existsSync(join(root, 'web/index.html'))) return false;
  const wanted = await fingerprint();
  const current = () =>
    existsSync(join(distDir, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  // Another copy that starts at the same moment writes the same folder.
  while (!current() && busy()) await sleep(500);
  if (current()) return false;
  writeFileSync(lock, String(process.pid));
  try {
    await step('Building the site', vite);
    writeFileSync(stamp, wanted);
  } finally {
    rmSync(lock, { force: true });
  }
  return true;
}
