import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './command.ts';
import { exec } from './exec.ts';

/** What became of one file of tests. */
export interface FileReport {
  /** From the project's root. */
  file: string;
  project: string;
  /** Titles of the passed tests. */
  passed: string[];
  /** Names of the failed tests; of a file that did not start, why. */
  failed: string[];
}

interface Report {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { title: string; fullName: string; status: string }[];
  }[];
}

const projectOf = (file: string): string =>
  /^tests\/(api|policies|queues)\//.test(file) ? 'api' : file.startsWith('tests/e2e/') ? 'e2e' : 'unit';

function fileReport({ name, status, message, assertionResults }: Report['testResults'][number]): FileReport {
  const file = relative(root, name);
  const of = (wanted: string) => assertionResults.filter((test) => test.status === wanted);
  const failed = of('failed').map(({ fullName }) => fullName);
  if (status === 'failed' && failed.length === 0) failed.push(`${file}: ${message || 'did not run'}`);
  return { file, project: projectOf(file), passed: of('passed').map(({ title }) => title), failed };
}

/** Runs test projects, or some of their files, and says what became of each file. */
export async function runFiles(
  projects: string[],
  {
    env = {},
    name = projects.join('-'),
    files = [],
  }: { env?: Record<string, string>; name?: string; files?: string[] },
): Promise<FileReport[]> {
  const output = join(root, '.cache', `tests-${name}.json`);
  mkdirSync(join(root, '.cache'), { recursive: true });
  rmSync(output, { force: true });
  const args = ['run', ...projects.flatMap((project) => ['--project', project])];
  args.push('--reporter=default', '--reporter=json', `--outputFile.json=${output}`, ...files);
  const { code } = await exec('vitest', args, { show: true, env });
  const report: Report = existsSync(output) ? JSON.parse(readFileSync(output, 'utf8')) : { testResults: [] };
  const reports = report.testResults.map(fileReport);
  if (code !== 0 && reports.every(({ failed }) => failed.length === 0)) {
    reports.push({ file: '', project: '', passed: [], failed: [`${name}: the run ended with code ${code}`] });
  }
  return reports;
}

/** More than so many files do not fail by chance. */
const MOST_AGAIN = 3;

/** Where one failure in a hundred runs is a failure: who may read what, and nobody is messaged twice. */
const NEVER_AGAIN = /^tests\/policies\/|push-storm/;

/**
 * Files that failed beside others run once more, alone and with fresh data: a machine that is too busy for a browser says
 * nothing about the product. What fails again has failed; what passes then is named, since such a test wants mending.
 */
export async function runAgain(
  reports: readonly FileReport[],
  env: Record<string, string>,
): Promise<{ reports: FileReport[]; unsteady: string[] }> {
  const failed = reports.filter((report) => report.failed.length > 0);
  const again = failed.filter(({ file }) => file && !NEVER_AGAIN.test(file));
  if (failed.length > MOST_AGAIN) return { reports: [...reports], unsteady: [] };
  const second = new Map<FileReport, FileReport>();
  const unsteady: string[] = [];
  for (const report of again) {
    console.log(`\n${report.file} failed and runs once more, alone:`);
    const [result] = await runFiles([report.project], { env, name: 'again', files: [report.file] });
    if (!result?.file || result.failed.length > 0) continue;
    second.set(report, result);
    unsteady.push(...report.failed);
  }
  return { reports: reports.map((report) => second.get(report) ?? report), unsteady };
}
