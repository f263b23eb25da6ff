import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../local/command.ts';

const exec = promisify(execFile);

/** One measured call. */
export interface Measured {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers that were not 2xx, and calls that broke. */
  failed: number;
}

interface Call {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/** Seconds of one turn, and turns of each measured call. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1);
const TURNS = Number(process.env.BENCH_TURNS ?? 4);

interface Report {
  requests: { average: number };
  latency: { p50: number; p99: number };
  non2xx: number;
  errors: number;
  timeouts: number;
}

/** In a process of its own, so that what measures does not wait for what is measured. */
async function run(
  { url, method = 'GET', headers = {}, body }: Call,
  connections: number,
  duration: number,
): Promise<Report> {
  const options = [
    ...['--json', '--no-progress', '-c', String(connections), '-d', String(duration), '-m', method],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]),
    ...(body === undefined ? [] : ['-b', body]),
  ];
  const file = join(root, 'node_modules/autocannon/autocannon.js');
  const { stdout } = await exec(process.execPath, [file, ...options, url], { maxBuffer: 16 * 1024 * 1024 });
  return JSON.parse(stdout) as Report;
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function summary(reports: readonly Report[]): Measured {
  return {
    perSecond: median(reports.map(({ requests }) => requests.average)),
    p50: median(reports.map(({ latency }) => latency.p50)),
    p99: median(reports.map(({ latency }) => latency.p99)),
    failed: reports.reduce((sum, { non2xx, errors, timeouts }) => sum + non2xx + errors + timeouts, 0),
  };
}

/**
 * Measures calls beside each other, turn by turn, so that whatever else the machine does meets all of them alike.
 * @returns one figure set a call, in their order: medians over the turns
 */
export async function compare(calls: readonly Call[], connections: number): Promise<Measured[]> {
  const reports: Report[][] = calls.map(() => []);
  for (let turn = 0; turn <= TURNS; turn++) {
    for (const [index, call] of calls.entries()) {
      const report = await run(call, connections, SECONDS);
      // The first turn warms up.
      if (turn > 0) reports[index]?.push(report);
    }
  }
  return reports.map(summary);
}

/** A number of a table: whole above ten, else with one decimal. */
export const figure = (value: number): string => (value >= 10 ? value.toFixed(0) : value.toFixed(1));

/** A table of texts with aligned columns; the first row is its heading. */
export function table(rows: readonly (readonly string[])[]): string {
  const wide = (text: string) => [...text].length;
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => wide(row[column] ?? ''))));
  const line = (row: readonly string[]) =>
    row
      .map((text, column) => {
        const fill = ' '.repeat((widths[column] ?? 0) - wide(text));
        return column === 0 ? text + fill : fill + text;
      })
      .join('  ');
  const [heading = [], ...body] = rows;
  return [line(heading), widths.map((width) => '-'.repeat(width)).join('  '), ...body.map(line)].join('\n');
}
