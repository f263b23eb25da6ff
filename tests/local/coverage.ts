import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.ts';

const ID = /[A-Z]+-\d{3}/;
const LEADING = new RegExp(`^(?:${ID.source}[\\s,;/+]*)+`);

/**
 * The requirement ids that lead a test's title.
 */
export function leadingIds(title: string): string[] {
  const lead = LEADING.exec(title)?.[0] ?? '';
  return lead.match(new RegExp(ID, 'g')) ?? [];
}

interface Coverage {
  total: number;
  proved: number;
  areas: { area: string; total: number; proved: number }[];
  /** Ids in titles that are no requirement. */
  unknown: string[];
}

/**
 * Counts the rows of tests/requirements.tsv that a passed test proves.
 * @param passed titles of the passed tests
 */
export function coverage(passed: string[]): Coverage {
  const rows = readFileSync(join(root, 'tests/requirements.tsv'), 'utf8').trim().split('\n').slice(1);
  const areaOf = new Map(rows.map((row) => row.split('\t').slice(0, 2) as [string, string]));
  const named = new Set(passed.flatMap(leadingIds));
  const areas = new Map<string, { area: string; total: number; proved: number }>();
  for (const [id, area] of areaOf) {
    const entry = areas.get(area) ?? { area, total: 0, proved: 0 };
    entry.total += 1;
    if (named.has(id)) entry.proved += 1;
    areas.set(area, entry);
  }
  return {
    total: areaOf.size,
    proved: [...areaOf.keys()].filter((id) => named.has(id)).length,
    areas: [...areas.values()],
    unknown: [...named].filter((id) => !areaOf.has(id)),
  };
}
