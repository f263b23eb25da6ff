import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './command.ts';
import { exec } from './exec.ts';
import { GATEWAY_MARKER } from './gateway/server.ts';

export interface Check {
  title: string;
  passed: boolean;
  /** What to show when it failed. */
  detail: string;
  /** What to show when it passed. */
  note?: string;
}

/** Words that stand in the local tools and nowhere else. */
const LOCAL_ONLY = new RegExp(`${GATEWAY_MARKER}|/dev/outbox|LOCAL_TOOLS|enforceD1Limits`);

const last = (text: string, lines = 60): string => text.trim().split('\n').slice(-lines).join('\n');

/** Strict types of the whole project. */
export async function types(): Promise<Check> {
  const { code, output } = await exec('tsc', ['--noEmit', '--checkers', '2', '-p', 'tsconfig.json']);
  return { title: 'types', passed: code === 0, detail: last(output) };
}

/** Biome: lint and format. */
export async function lint(): Promise<Check> {
  const { code, output } = await exec('biome', ['check', '--colors=off', '--max-diagnostics=30', '.']);
  return { title: 'lint', passed: code === 0, detail: last(output) };
}

function scripts(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.m?js$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

async function bundleCheck(title: string, args: (out: string) => string[]): Promise<Check[]> {
  const out = mkdtempSync(join(tmpdir(), 'platform-bundle-'));
  try {
    const { code, output } = await exec('wrangler', args(out));
    const files = code === 0 ? scripts(out) : [];
    if (!files.length) return [{ title: `${title} builds`, passed: false, detail: last(output) }];
    const raw = files.reduce((sum, file) => sum + statSync(file).size, 0);
    const packed = files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).byteLength, 0);
    const leaks = files.filter((file) => LOCAL_ONLY.test(readFileSync(file, 'utf8')));
    return [
      {
        title: `${title} builds`,
        passed: true,
        detail: '',
        note: `${Math.round(raw / 1024)} KB, ${Math.round(packed / 1024)} KB gz`,
      },
      {
        title: `${title} holds nothing of the embedded gateway`,
        passed: leaks.length === 0,
        detail: leaks.join('\n'),
      },
    ];
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

/** The site as `wrangler pages deploy` builds it. */
export const siteBundle = (): Promise<Check[]> =>
  bundleCheck('site bundle', (out) => ['pages', 'functions', 'build', '--outdir', out, '--minify']);

/** The background worker as `wrangler deploy` builds it. */
export const backgroundBundle = (): Promise<Check[]> =>
  bundleCheck('background worker bundle', (out) => [
    'deploy',
    '--dry-run',
    '--minify',
    '-c',
    join(root, 'queues/wrangler.toml'),
    '--outdir',
    out,
  ]);
