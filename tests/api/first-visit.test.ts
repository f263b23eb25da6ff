import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { distDir } from '../local/web.ts';

interface Chunk {
  file: string;
  imports?: string[];
}

/**
 * Kilobytes of script, each file compressed, that a page cannot begin without. `npm run bench` measures what a browser loads in
 * all.
 */
const HOME = 116;
const PAGE = 135;
const COCKPIT = 96;

const built = (path: string) => readFileSync(join(distDir, path));

const manifest = () => JSON.parse(built('.vite/manifest.json').toString()) as Record<string, Chunk>;

/** The scripts that the first page loads before it can be used. */
function scripts(entries: readonly string[]): string[] {
  const chunks = manifest();
  const found = new Set<string>();
  const take = (name: string): void => {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`the site has no chunk ${name}`);
    if (found.has(name)) return;
    found.add(name);
    for (const next of chunk.imports ?? []) take(next);
  };
  for (const entry of entries) take(entry);
  return [...new Set([...found].map((name) => chunks[name]?.file ?? ''))];
}

const kilobytes = (entries: readonly string[]): number =>
  scripts(entries).reduce((sum, file) => sum + gzipSync(built(file), { level: 9 }).byteLength, 0) / 1024;

const pageOf = (page: string) => ['index.html', `features/${page}.tsx`];

describe('the script of a first visit', () => {
  test(`is at most ${HOME} KB compressed on the home page`, () => {
    expect(kilobytes(pageOf('home/Home'))).toBeLessThanOrEqual(HOME);
  });

  test.each([
    'results/List',
    'results/Show',
    'demands/List',
    'demands/Show',
    'organizations/List',
    'organizations/Show',
    'experts/Home',
    'experts/List',
    'experts/Show',
    'parks/List',
    'parks/Show',
    'products/List',
    'products/Show',
    'projects/List',
    'projects/Show',
    'news/List',
    'news/Show',
    'showroom/List',
    'showroom/Show',
    'videos/List',
    'videos/Show',
    'search/Search',
  ])(`is at most ${PAGE} KB on %s`, (page) => {
    expect(kilobytes(pageOf(page))).toBeLessThanOrEqual(PAGE);
  });

  test(`is at most ${COCKPIT} KB on the cockpit`, () => {
    expect(kilobytes(['cockpit/index.html'])).toBeLessThanOrEqual(COCKPIT);
  });

  test('no script begins with one that begins with it', () => {
    const chunks = manifest();
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (name: string, above: readonly string[]): void => {
      if (above.includes(name)) circles.push([...above.slice(above.indexOf(name)), name].join(' > '));
      if (done.has(name)) return;
      done.add(name);
      for (const next of chunks[name]?.imports ?? []) visit(next, [...above, name]);
    };
    for (const name of Object.keys(chunks)) visit(name, []);
    expect(circles).toEqual([]);
  });

  test.each(['phone/index.html', 'cockpit/index.html'])('%s starts nothing but itself', (entry) => {
    expect(scripts([entry])).not.toContain(manifest()['index.html']?.file);
  });
});
