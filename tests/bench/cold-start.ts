import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundle } from '../local/bundle.ts';
import { Failure, root } from '../local/command.ts';
import { exec } from '../local/exec.ts';
import { median, table } from './measure.ts';

/** Starts of each program: the first one warms the file cache, and the median is told. */
const STARTS = 7;

/** What is started, and what it stands for. */
const PROGRAMS: readonly [entry: string, what: string][] = [
  ['functions/pages.ts', 'until a page can be answered'],
  ['functions/app.ts', 'until a call can be answered'],
  ['queues/index.ts', 'until a message can be taken'],
];

const CONFIG = `name = "cold"
main = "index.mjs"
no_bundle = true
compatibility_date = "${/compatibility_date = "(.*)"/.exec(readFileSync(join(root, 'wrangler.toml'), 'utf8'))?.[1]}"
compatibility_flags = ["nodejs_compat"]
`;

interface Profile {
  nodes: { id: number; callFrame: { functionName: string } }[];
  samples: number[];
  timeDeltas: number[];
}

/** Milliseconds in which a profile did anything. */
function active({ nodes, samples, timeDeltas }: Profile): number {
  const idle = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id));
  return samples.reduce((sum, id, at) => (idle.has(id) ? sum : sum + (timeDeltas[at] ?? 0)), 0) / 1000;
}

/** What the runtime does before an isolate of a program can answer, in milliseconds of this machine. */
async function startOf(entry: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'platform-start-'));
  try {
    writeFileSync(join(folder, 'wrangler.toml'), CONFIG);
    const code = await bundle(entry);
    const answers = / as default\b/.test(code) ? '' : '\nexport default { fetch: () => new Response() };';
    writeFileSync(join(folder, 'index.mjs'), code + answers);
    const file = join(folder, 'worker.bundle');
    const built = await exec('wrangler', ['deploy', '--dry-run', '--outfile', file], { cwd: folder });
    if (built.code !== 0) throw new Failure(built.output);
    const times: number[] = [];
    for (let start = 0; start < STARTS; start++) {
      const profile = join(folder, `${start}.cpuprofile`);
      await exec('wrangler', ['check', 'startup', '--worker', file, '--outfile', profile], { cwd: folder });
      times.push(active(JSON.parse(readFileSync(profile, 'utf8')) as Profile));
    }
    return median(times);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a cold isolate costs whoever meets it. */
export async function coldStarts(): Promise<string> {
  const rows = [['cold start', 'ms']];
  for (const [entry, what] of PROGRAMS) rows.push([`${entry}, ${what}`, (await startOf(entry)).toFixed(0)]);
  return table(rows);
}
