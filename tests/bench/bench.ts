import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepPart } from '../../functions/modules/pushes/archive/parts.ts';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { command, Failure, onExit, step } from '../local/command.ts';
import { loadDemo, loadReference, migrate } from '../local/database.ts';
import { type Runtime, startRuntime } from '../local/runtime.ts';
import { freePort } from '../local/settings.ts';
import { databaseFile, openDatabase } from '../local/state.ts';
import { readLoaded } from '../local/topics.ts';
import { loadOrganizations, loadPublications } from '../seed/load.ts';
import { archivedParts, loadTargets } from '../seed/receivers.ts';
import { loadComments } from '../seed/talk.ts';
import { prepareTemplate } from '../setup/template.ts';
import { besideMinimal, cockpitReads, hotReads, matchReads, publishing, uncachedReads, workingReads } from './calls.ts';
import { chaos, chaosReport } from './chaos/chaos.ts';
import { coldStarts } from './cold-start.ts';
import { callCosts, readCosts } from './costs.ts';
import { deliveries } from './deliveries.ts';
import { deliveriesThroughKills } from './deliveries-killed.ts';
import { fuzz, report } from './fuzz/fuzz.ts';
import { imports } from './imports.ts';
import { paraphrased } from './paraphrases.ts';
import { programme } from './programme.ts';
import { worstQueries } from './queries.ts';
import { records } from './records.ts';
import { retrieval } from './retrieval.ts';
import { besideFewer } from './scale.ts';
import { ADD_SEARCH_INDEX } from './search-index.ts';
import { firstVisits } from './visits.ts';

/** Results in the database, one run each; BENCH_SIZES=20000 skips the long one. */
const SIZES = (process.env.BENCH_SIZES ?? '20000,1000000').split(',').map(Number).filter(Boolean);

/** Demands beside them: far more than a page touches, and quickly loaded. */
const DEMANDS = 20_000;

/** Organisations beside them; and for each result of a small state one target of a push, of a large one ten. */
const ORGANIZATIONS = 20_000;
const targetsOf = (size: number): number => (size > DEMANDS ? 10 * size : size);

const MEMBER = '13800000001';
const AUDITOR = '13800000004';
const OPERATOR = '13800000007';

async function fill(stateDir: string, size: number, organizations = 0): Promise<void> {
  const db = openDatabase(databaseFile(stateDir), stateDir);
  try {
    await migrate(db);
    await loadReference(db);
    await loadDemo(db, { demo: true, scale: 0 });
    loadOrganizations(db, organizations);
    loadPublications(db, 'result', size);
    loadPublications(db, 'demand', Math.min(size, DEMANDS));
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    db.close();
  }
}

async function signIn(base: string, account: string): Promise<string> {
  const response = await fetch(`${base}/web/egg/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ account, password: DEMO_PASSWORD }),
  });
  return (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
}

/** Puts the archived targets of pushes into the object store. */
async function putArchive(stateDir: string, { miniflare }: Runtime): Promise<void> {
  const bucket = (await miniflare.getR2Bucket('FILES')) as unknown as R2Bucket;
  const db = openDatabase(databaseFile(stateDir), stateDir);
  for (const { key, text } of archivedParts(db)) await keepPart({ FILES: bucket }, key, text);
  db.close();
}

/** The product over so many results and demands, and nothing in the way of its account that publishes more than any person does. */
async function loaded(size: number): Promise<Runtime> {
  const kept = process.env.BENCH_KEEP;
  const stateDir = kept ? join(kept, String(size)) : mkdtempSync(join(tmpdir(), 'platform-bench-'));
  if (!kept) onExit(() => rmSync(stateDir, { recursive: true, force: true }));
  const label = size.toLocaleString('en');
  const isNew = !existsSync(databaseFile(stateDir));
  if (isNew) {
    await step(`Loading ${label} results`, () => fill(stateDir, size, ORGANIZATIONS));
    const db = openDatabase(databaseFile(stateDir), stateDir);
    const at = Math.floor(Date.now() / 1000);
    await step(`Loading ${label} comments`, () => loadComments(db, size, at));
    await step(`Loading ${targetsOf(size).toLocaleString('en')} targets of pushes`, () =>
      loadTargets(db, targetsOf(size), at),
    );
    db.exec(ADD_SEARCH_INDEX);
    db.exec("UPDATE setting SET value = '999999' WHERE id IN ('publishing-hourly', 'publishing-daily')");
    await step(`Reading them for matches`, () => readLoaded(db));
    db.close();
  }
  const port = await freePort();
  const runtime = await startRuntime({ demo: true, stateDir, port, siteEntry: 'tests/bench/entry.ts' });
  if (isNew) await step(`Putting the archive of ${label}`, () => putArchive(stateDir, runtime));
  return {
    ...runtime,
    stop: async () => {
      await runtime.stop();
      if (!kept) rmSync(stateDir, { recursive: true, force: true });
    },
  };
}

/** @param only the calls beside the minimal handler, and nothing else */
async function benchmark(size: number, only = false): Promise<void> {
  const runtime = await loaded(size);
  console.log(`\n${size.toLocaleString('en')} results\n`);
  try {
    if (only) {
      console.log(`${await besideMinimal(runtime.url, await signIn(runtime.url, MEMBER))}\n`);
      return;
    }
    console.log(`${await uncachedReads(runtime.url)}\n`);
    console.log(`${await matchReads(runtime.url)}\n`);
    console.log(`${await cockpitReads(runtime.url)}\n`);
    console.log(`${await hotReads(runtime.url)}\n`);
    const [member, auditor] = [await signIn(runtime.url, MEMBER), await signIn(runtime.url, AUDITOR)];
    console.log(`${await besideMinimal(runtime.url, member)}\n`);
    console.log(`${await workingReads(runtime.url, { auditor, member })}\n`);
    console.log(`${await publishing(runtime.url, member)}\n`);
  } finally {
    await runtime.stop();
  }
}

/** `scale [FEW] [MANY] [PART]`: the same calls over few results and over many, turn by turn; those alone whose names hold the part. */
async function scaled([few = '20000', many = '1000000', part]: readonly string[]): Promise<void> {
  const sizes = [Number(few), Number(many)];
  if (!sizes.every((size) => size > 0)) throw new Failure('usage: npm run bench -- scale [FEW] [MANY] [PART]');
  const runtimes: Runtime[] = [];
  try {
    for (const size of sizes) runtimes.push(await loaded(size));
    const sides = await Promise.all(
      runtimes.map(async ({ url }) => ({
        url,
        member: await signIn(url, MEMBER),
        auditor: await signIn(url, AUDITOR),
        operator: await signIn(url, OPERATOR),
      })),
    );
    console.log(await besideFewer(sides, sizes, part));
  } finally {
    for (const runtime of runtimes) await runtime.stop();
  }
}

/** `fuzz [N] [SEED]`: requests made from the API description; exit code 1 when one of them breaks the server. */
async function fuzzing([count, given]: readonly string[]): Promise<number> {
  const requests = Number(count ?? 100_000);
  const seed = Number(given ?? Date.now() % 1_000_000);
  if (!(requests > 0) || Number.isNaN(seed)) throw new Failure('usage: npm run bench -- fuzz [REQUESTS] [SEED]');
  console.log(`Fuzzing with seed ${seed} ...`);
  const fuzzed = await fuzz(requests, seed, (done) => console.log(`${done} sent`));
  console.log(report(fuzzed));
  return fuzzed.failures.size > 0 ? 1 : 0;
}

/** `chaos [MINUTES] [--seed N]`: exit code 1 when the checker finds anything. */
async function chaotic(given: readonly string[]): Promise<number> {
  const at = given.indexOf('--seed');
  const seed = Number(at < 0 ? Date.now() % 1_000_000 : given[at + 1]);
  const minutes = Number(given[0] && at !== 0 ? given[0] : 1);
  if (!(minutes > 0) || Number.isNaN(seed)) throw new Failure('usage: npm run bench -- chaos [MINUTES] [--seed N]');
  console.log(`Chaos of ${minutes} min with seed ${seed} ...`);
  await prepareTemplate();
  const report = await chaos({
    ...{ kills: Number.POSITIVE_INFINITY, seconds: minutes * 60, seed },
    progress: (line) => console.log(line),
  });
  console.log(chaosReport(report));
  return report.findings.length > 0 ? 1 : 0;
}

await command(async () => {
  const [part, ...given] = process.argv.slice(2);
  if (part === 'queries') {
    console.log(await worstQueries(Number(given[0] ?? 10_000)));
    return 0;
  }
  if (part === 'fuzz') return fuzzing(given);
  if (part === 'chaos') return chaotic(given);
  if (part === 'deliveries') {
    const [count = 20_000, kills = 40] = given.map(Number);
    if (!(count > 0) || !(kills >= 0)) throw new Failure('usage: npm run bench -- deliveries [COUNT] [KILLS]');
    await prepareTemplate();
    const { text, wrong } = await deliveriesThroughKills(count, kills, (line) => console.log(line));
    console.log(text);
    return wrong > 0 ? 1 : 0;
  }
  if (part === 'imports') {
    const rows = Number(given[0] ?? 20_000);
    if (!(rows >= 100 && rows <= 100_000)) throw new Failure('usage: npm run bench -- imports [ROWS], 100 to 100000');
    await prepareTemplate();
    const { text, wrong } = await imports(rows, (line) => console.log(line));
    console.log(text);
    return wrong > 0 ? 1 : 0;
  }
  if (part === 'calls') {
    const { text, exceeded } =
      given[0] === 'full' ? await readCosts() : await callCosts(Number(given[0] ?? 20), given[1]);
    console.log(text);
    return exceeded > 0 ? 1 : 0;
  }
  if (part === 'start') {
    console.log(await coldStarts());
    return 0;
  }
  if (part === 'visits') {
    console.log(await firstVisits());
    return 0;
  }
  if (part === 'paraphrases') {
    console.log(await paraphrased());
    return 0;
  }
  if (part === 'minimal') {
    await benchmark(Number(given[0] ?? 20_000), true);
    return 0;
  }
  if (part === 'scale') {
    await scaled(given);
    return 0;
  }
  if (part === 'retrieval') {
    console.log(await retrieval(given));
    return 0;
  }
  for (const size of SIZES) await benchmark(size);
  if (process.env.BENCH_DELIVERIES !== '0') console.log(`${await deliveries()}\n`);
  if (process.env.BENCH_RECORDS !== '0') console.log(`${await records((dir, targets) => fill(dir, 0, targets))}\n`);
  if (process.env.BENCH_PROGRAMME !== '0') console.log(`${await programme((dir) => fill(dir, 0))}\n`);
  if (process.env.BENCH_VISITS !== '0') console.log(await firstVisits());
  return 0;
});
