import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Plugin } from 'esbuild';
import { bundle } from '../local/bundle.ts';
import { root } from '../local/command.ts';
import { BACKGROUND_ENTRY, SITE_ENTRY, startRuntime } from '../local/runtime.ts';
import { demoPasswordHash } from '../seed/password.ts';

/** The demo data names times such as "in three days": it is made anew before it grows old. */
const FRESH_MS = 3_600_000;

/** A build takes seconds; whoever holds the lock longer than this has died. */
const BUILD_MS = 120_000;

const folder = join(root, '.cache/template');
const stamp = join(folder, 'stamp');
const lock = join(root, '.cache/template.pid');
const SITE = join(folder, 'site.mjs');
const BACKGROUND = join(folder, 'background.mjs');
const STATE = join(folder, 'state');

/** A memory cost of password hashes that a run can pay for each of its thousand members. */
const QUICK = 2 ** 10;

/** Hashing at the full cost, which a unit test proves, would be a third of what the servers of a run do. */
const quickPasswords: Plugin = {
  name: 'quick-passwords',
  setup(it) {
    it.onLoad({ filter: /functions\/platform\/password\.ts$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const contents = source.replace('N: 2 ** 15', `N: ${QUICK}`);
      if (contents === source) throw new Error(`${path}: its cost stands elsewhere now`);
      return { contents, loader: 'ts' };
    });
  },
};

async function fingerprint(): Promise<string> {
  const files = ['package-lock.json', 'wrangler.toml'];
  for await (const file of glob('{functions,db,queues,tests/local,tests/seed}/**/*.{ts,json,toml,sql,tsv,html}', {
    cwd: root,
  }))
    files.push(file);
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

async function build(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const bundled = (entry: string) => bundle(entry, [quickPasswords]);
  const [site, background] = await Promise.all([bundled(SITE_ENTRY), bundled(BACKGROUND_ENTRY)]);
  writeFileSync(SITE, site);
  writeFileSync(BACKGROUND, background);
  const made = join(folder, 'made');
  // Tests open the deals and send the pushes that they count.
  const options = { port: 0, stateDir: made, demo: true, activity: false, crons: false };
  const runtime = await startRuntime({ ...options, code: { site, background } });
  const db = await runtime.miniflare.getD1Database('DB');
  // A few demo accounts publish what hundreds of tests need.
  await db.prepare(`UPDATE setting SET value = '900000' WHERE id IN ('publishing-hourly', 'publishing-daily')`).run();
  for (const update of [
    'UPDATE user SET password = ?1 WHERE password = ?2',
    'UPDATE project_recommend SET org_password = ?1 WHERE org_password = ?2',
  ])
    await db.prepare(update).bind(demoPasswordHash(QUICK), demoPasswordHash()).run();
  await runtime.stop();
  // What the Durable Objects remembered belongs to the run that made it.
  for (const kind of ['d1', 'r2']) {
    const from = join(made, 'v3', kind);
    if (existsSync(from)) cpSync(from, join(STATE, 'v3', kind), { recursive: true });
  }
  rmSync(made, { recursive: true, force: true });
}

function held(): boolean {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return Date.now() - statSync(lock).mtimeMs < BUILD_MS;
  } catch {
    return false;
  }
}

/**
 * Makes the bundles and a migrated state with the demo data once for all servers of a run; those that start in processes
 * below this one find them.
 */
export async function prepareTemplate(): Promise<void> {
  const wanted = await fingerprint();
  const current = () =>
    existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && Date.now() - statSync(stamp).mtimeMs < FRESH_MS;
  mkdirSync(join(root, '.cache'), { recursive: true });
  while (!current() && held()) await sleep(100);
  if (!current()) {
    writeFileSync(lock, String(process.pid));
    try {
      await build();
      writeFileSync(stamp, wanted);
    } finally {
      rmSync(lock, { force: true });
    }
  }
  process.env.TEST_TEMPLATE = folder;
}

const prepared = (): boolean => process.env.TEST_TEMPLATE === folder && existsSync(stamp);

/** The product's bundles, where they are made already. */
export const preparedCode = (): { site: string; background: string } | undefined =>
  prepared() ? { site: readFileSync(SITE, 'utf8'), background: readFileSync(BACKGROUND, 'utf8') } : undefined;

/** Copies the migrated state with the demo data into a folder that holds none yet, where it is made already. */
export function copyState(stateDir: string): void {
  if (prepared() && !existsSync(join(stateDir, 'v3'))) cpSync(STATE, stateDir, { recursive: true });
}
