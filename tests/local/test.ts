import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { backgroundBundle, type Check, lint, siteBundle, types } from './checks.ts';
import { command, root } from './command.ts';
import { coverage } from './coverage.ts';
import { exec } from './exec.ts';
import { buildWeb } from './web.ts';

interface Report {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { title: string; fullName: string; status: string }[];
  }[];
}

interface Totals {
  passed: number;
  failed: number;
  /** Titles of the passed tests. */
  titles: string[];
  failures: string[];
}

function count(totals: Totals, checks: Check[]): void {
  for (const check of checks) {
    if (check.passed) totals.passed += 1;
    else {
      totals.failed += 1;
      totals.failures.push(check.title);
    }
    console.log(`${check.passed ? 'ok  ' : 'FAIL'} ${check.title}${check.note ? ` (${check.note})` : ''}`);
    if (!check.passed) console.log(check.detail);
  }
}

async function section(totals: Totals, title: string, run: () => Promise<Check | Check[]>): Promise<void> {
  try {
    count(totals, [await run()].flat());
  } catch (error) {
    count(totals, [{ title, passed: false, detail: error instanceof Error ? error.message : String(error) }]);
  }
}

/** Adds a report to the totals; a file that could not even start counts as one failed test. */
function addReport(totals: Totals, report: Report): number {
  let failed = 0;
  for (const { name, status, message, assertionResults } of report.testResults) {
    for (const test of assertionResults) {
      if (test.status === 'passed') {
        totals.passed += 1;
        totals.titles.push(test.title);
      } else if (test.status === 'failed') {
        failed += 1;
        totals.failures.push(test.fullName);
      }
    }
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')) {
      failed += 1;
      totals.failures.push(`${name.replace(`${root}/`, '')}: ${message || 'did not run'}`);
    }
  }
  return failed;
}

/** Runs test projects, or some of their files, and counts from the report. */
async function vitest(
  totals: Totals,
  projects: string[],
  { env = {}, share }: { env?: Record<string, string>; share?: { name: string; files: string[] } } = {},
): Promise<void> {
  const name = [...projects, ...(share ? [share.name] : [])].join('-');
  const file = join(root, '.cache', `tests-${name}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(file, { force: true });
  const args = ['run', ...projects.flatMap((project) => ['--project', project])];
  args.push('--reporter=default', '--reporter=json', `--outputFile.json=${file}`);
  if (share) args.push(...share.files);
  const { code } = await exec('vitest', args, { show: true, env });
  const report: Report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { testResults: [] };
  let failed = addReport(totals, report);
  if (code !== 0 && failed === 0) {
    failed = 1;
    totals.failures.push(`${name}: the run ended with code ${code}`);
  }
  totals.failed += failed;
}

const BROWSER_TESTS = 'tests/e2e';

/**
 * Browser tests wait more than they work: two shares side by side, each with a server and data of its own. The longer a
 * file, the longer it runs, so each file goes to the share that has less to read.
 */
function browserShares(): { name: string; files: string[] }[] {
  const files = readdirSync(join(root, BROWSER_TESTS))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => ({ file: `${BROWSER_TESTS}/${file}`, size: statSync(join(root, BROWSER_TESTS, file)).size }))
    .sort((a, b) => b.size - a.size);
  const shares = [1, 2].map((number) => ({ name: String(number), files: [] as string[], size: 0 }));
  for (const { file, size } of files) {
    const share = shares.reduce((least, other) => (other.size < least.size ? other : least));
    share.files.push(file);
    share.size += size;
  }
  return shares.filter((share) => share.files.length > 0);
}

function printCoverage(totals: Totals): void {
  const { total, proved, areas, unknown } = coverage(totals.titles);
  console.log(`\nRequirements proved by passed tests: ${proved} of ${total}`);
  for (const area of areas) console.log(`  ${area.area.padEnd(6)} ${String(area.proved).padStart(4)} of ${area.total}`);
  count(totals, [
    { title: 'test titles name requirements that exist', passed: unknown.length === 0, detail: unknown.join(', ') },
  ]);
}

await command(async () => {
  const totals: Totals = { passed: 0, failed: 0, titles: [], failures: [] };
  await section(totals, 'types', types);
  await section(totals, 'lint', lint);
  await section(totals, 'the site builds', async () => {
    await buildWeb();
    return { title: 'the site builds', passed: true, detail: '' };
  });
  await section(totals, 'site bundle', siteBundle);
  await section(totals, 'background worker bundle', backgroundBundle);

  await vitest(totals, ['unit', 'api']);
  await section(totals, 'a browser is here', async () => {
    const chrome = await findBrowser();
    await Promise.all(browserShares().map((share) => vitest(totals, ['e2e'], { env: { CHROME_PATH: chrome }, share })));
    return { title: 'a browser is here', passed: true, detail: '', note: chrome };
  });

  printCoverage(totals);
  if (totals.failures.length) console.log(`\nFailed:\n${totals.failures.map((name) => `  ${name}`).join('\n')}`);
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  return totals.failed ? 1 : 0;
});
