import { findBrowser } from './browser.ts';
import { backgroundBundle, type Check, lint, siteBundle, types } from './checks.ts';
import { command } from './command.ts';
import { coverage } from './coverage.ts';
import { type FileReport, runAgain, runFiles } from './reports.ts';
import { buildWeb } from './web.ts';

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

function addReports(totals: Totals, reports: readonly FileReport[]): void {
  for (const { passed, failed } of reports) {
    totals.passed += passed.length;
    totals.titles.push(...passed);
    totals.failed += failed.length;
    totals.failures.push(...failed);
  }
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
  let chrome = '';
  await Promise.all([
    section(totals, 'types', types),
    section(totals, 'lint', lint),
    section(totals, 'the site builds', async () => {
      await buildWeb();
      return { title: 'the site builds', passed: true, detail: '' };
    }),
    section(totals, 'site bundle', siteBundle),
    section(totals, 'background worker bundle', backgroundBundle),
    section(totals, 'a browser is here', async () => {
      chrome = await findBrowser();
      return { title: 'a browser is here', passed: true, detail: '', note: chrome };
    }),
  ]);

  const env = { CHROME_PATH: chrome };
  // One after the other: side by side, two cores gave each test half their speed and the run no minute.
  const reports = await runFiles(['unit', 'api'], {});
  if (chrome) reports.push(...(await runFiles(['e2e'], { env })));
  const { reports: last, unsteady } = await runAgain(reports, env);
  addReports(totals, last);

  printCoverage(totals);
  if (totals.failures.length) console.log(`\nFailed:\n${totals.failures.map((name) => `  ${name}`).join('\n')}`);
  if (unsteady.length)
    console.log(`\nPassed only when run again, alone:\n${unsteady.map((name) => `  ${name}`).join('\n')}`);
  console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
  return totals.failed ? 1 : 0;
});
