import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_FLAGS, findBrowser } from '../local/browser.ts';
import { distDir } from '../local/web.ts';
import { startServer } from '../setup/server.ts';
import { table } from './measure.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Kilobytes of script that a first visit may load. */
const LIMITS_KB: Readonly<Record<string, number>> = { '/': 126, '/bigdata': 98 };
const LIMIT_KB = 145;

/** Lists, each with what an address of one of its rows begins with. */
const LISTS: readonly [list: string, detail: string][] = [
  ['/results', '/resultDetail/'],
  ['/demands', '/demandDetail/'],
  ['/organization', '/organizationDetail/'],
  ['/expertMore', '/expertDetail/'],
  ['/park', '/parkDetail/'],
  ['/news', '/newsDetail/'],
  ['/showromm', '/showroom/hall/'],
];

/** The pages that are visited: BENCH_PAGES=/,/results takes these alone. */
async function visited(base: string): Promise<string[]> {
  const given = process.env.BENCH_PAGES?.split(',');
  if (given) return given;
  const pages = ['/', '/bigdata', '/expert'];
  for (const [list, detail] of LISTS) {
    const html = await (await fetch(base + list)).text();
    const address = html
      .split('href="')
      .find((part) => part.startsWith(detail))
      ?.split('"')[0];
    if (!address) throw new Error(`${list} names no row`);
    pages.push(list, address);
  }
  return pages;
}

interface Request {
  url: string;
  resourceType?: string;
}

/** Kilobytes of the scripts that a visit loaded, each compressed by gzip. */
function scriptKilobytes(requests: readonly Request[]): number {
  const files = requests
    .filter(({ resourceType }) => resourceType === 'Script')
    .map(({ url }) => join(distDir, new URL(url).pathname))
    .filter((file) => existsSync(file));
  return (
    [...new Set(files)].reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).byteLength, 0) / 1024
  );
}

/**
 * What a first visit of the public pages costs: script bytes and Lighthouse's categories, with its mobile preset.
 */
export async function firstVisits(): Promise<string> {
  const server = await startServer({ web: true });
  const chrome = await chromeLauncher.launch({ chromePath: await findBrowser(), chromeFlags: BROWSER_FLAGS });
  const rows = [
    [
      'first visit',
      'JS gz KB',
      'performance (95)',
      'accessibility (100)',
      'best practices (100)',
      'SEO (100)',
      'LCP ms',
      'CLS',
      'TBT ms',
    ],
  ];
  try {
    for (const page of await visited(server.url)) {
      const run = await lighthouse(server.url + page, {
        port: chrome.port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: [...CATEGORIES],
      });
      if (!run) throw new Error(`Lighthouse answers nothing for ${page}`);
      const { categories, audits } = run.lhr;
      const requests = audits['network-requests']?.details as { items?: Request[] } | undefined;
      const value = (id: string, digits: number) => (audits[id]?.numericValue ?? 0).toFixed(digits);
      rows.push([
        page.replace(/\/[\w-]{20,}.*/, '/…'),
        `${scriptKilobytes(requests?.items ?? []).toFixed(0)} of ${LIMITS_KB[page] ?? LIMIT_KB}`,
        ...CATEGORIES.map((name) => String(Math.round((categories[name]?.score ?? 0) * 100))),
        value('largest-contentful-paint', 0),
        value('cumulative-layout-shift', 3),
        value('total-blocking-time', 0),
      ]);
      for (const name of CATEGORIES.slice(1)) {
        for (const { id } of categories[name]?.auditRefs ?? []) {
          const audit = audits[id];
          if (audit?.score !== null && audit && audit.score < 1) console.log(`${page} ${name}: ${audit.title}`);
        }
      }
    }
  } finally {
    chrome.kill();
    await server.stop();
  }
  return table(rows);
}
