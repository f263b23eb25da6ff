import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sources } from './sources.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every number that a list of numbers names: "7, 8", "94 to 98", "23 and 53". */
function numbersOf(list: string): number[] {
  return list.split(/,| and /).flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split(' to ').map(Number);
    return Array.from({ length: to - from + 1 }, (_, step) => from + step);
  });
}

/** Decisions that stand in the list, and the sections that may be cited by heading. */
function held() {
  const [house = '', between = ''] = read('functions/DECISIONS.md').split('## Between the documents');
  const headings = (path: string) => [...read(path).matchAll(/^##+ ([^(\n]+)/gm)].map((match) => match[1]?.trim());
  return {
    house: [...house.matchAll(/^(\d+)\. /gm)].map((match) => Number(match[1])),
    decision: [...between.matchAll(/^- \*\*([\d, to]+)\*\*/gm)].flatMap((match) => numbersOf(match[1] ?? '')),
    'CALLS.md': headings('functions/CALLS.md'),
    README: headings('README.md'),
  };
}

const LIST = String.raw`\d+(?:(?:, | and )\d+)*`;

test('a decision has its number alone', () => {
  const { decision } = held();
  expect(decision.filter((number, place) => decision.indexOf(number) !== place)).toEqual([]);
});

test('comments cite decisions, calls and sections that the repository holds', () => {
  const known = held();
  const lost = sources('functions', 'db', 'queues', 'web', 'tests').flatMap(({ path, text }) => {
    // A citation may go on in the next line of its comment.
    const flat = text.replace(/\n\s*\* /g, ' ');
    const numbered = (['house', 'decision'] as const).flatMap((kind) =>
      [...flat.matchAll(new RegExp(`\\(?\\b${kind}s? (${LIST})`, 'gi'))].flatMap((match) =>
        numbersOf(match[1] ?? '').flatMap((number) =>
          known[kind].includes(number) ? [] : [`${path}: ${kind} ${number}`],
        ),
      ),
    );
    const named = [...flat.matchAll(/(CALLS\.md|README) "([^"]+)"/g)].flatMap(([all, file, heading]) =>
      known[file as 'README'].includes(heading) ? [] : [`${path}: ${all}`],
    );
    const outside = [...flat.matchAll(/\bruling \d|\bdesign \d+[,)]|contract "[A-Z]/gi)].map(
      ([all]) => `${path}: ${all}`,
    );
    return [...numbered, ...named, ...outside];
  });
  expect(lost).toEqual([]);
  expect(known.house).toHaveLength(14);
});

test('files and folders that the security notes name are there', () => {
  const named = [...read('functions/SECURITY.md').matchAll(/`([a-z][\w/.-]*(?:\.\w+|\/))`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(20);
  const places = ['', 'functions'];
  expect(named.filter((path) => !places.some((place) => existsSync(join(root, place, path))))).toEqual([]);
});
