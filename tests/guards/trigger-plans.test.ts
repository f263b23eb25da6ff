import type { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect, test } from 'vitest';
import { migrated } from '../local/derived.ts';
import { indicesOfState, planOf } from '../unit/support/plans.ts';

let db: DatabaseSync;
beforeAll(() => {
  db = migrated();
});

/** Tables that stay small, or of which a kept order is made anew as a whole. */
const SMALL = new Set(['scope', 'meeting', 'course', 'deal_progress']);

/** What a trigger asks and does, with a value wherever it names the row that set it off. */
function statementsOf(sql: string): string[] {
  const begin = sql.search(/\bBEGIN\b/);
  const when = /\bWHEN\b(.*)$/s.exec(sql.slice(0, begin))?.[1];
  const body = sql.slice(begin + 'BEGIN'.length, sql.lastIndexOf('END')).split(/;\s/);
  return [...(when ? [`SELECT ${when}`] : []), ...body]
    .map((text) =>
      text
        .trim()
        .replace(/\b(?:new|old)\.\w+/gi, '?')
        .replace(/RAISE\s*\([^)]*\)/g, '1'),
    )
    .filter(Boolean);
}

test('a trigger finds the rows that it writes and asks for by their keys, never among all that are in one state, or by looking through a table', () => {
  const [ofState, tables] = [
    indicesOfState(db),
    new Set(
      db
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'table'")
        .all()
        .map(({ name }) => String(name)),
    ),
  ];
  const lookedThrough = (detail: string): string | undefined => {
    const index = /USING (?:COVERING )?INDEX (\w+) \(\w+=\?\)$/.exec(detail)?.[1] ?? '';
    const scanned = /^SCAN (\w+)(?! VIRTUAL)/.exec(detail)?.[1] ?? '';
    return ofState.get(index) ?? (tables.has(scanned) ? scanned : undefined);
  };
  const triggers = db.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").all();
  expect(triggers.length).toBeGreaterThan(200);
  const found = triggers.flatMap(({ name, sql }) =>
    statementsOf(String(sql)).flatMap((text) =>
      planOf(db, text)
        .filter((detail) => !SMALL.has(lookedThrough(detail) ?? 'scope'))
        .map((detail) => `${name}: ${detail}`),
    ),
  );
  expect([...new Set(found)]).toEqual([]);
});
