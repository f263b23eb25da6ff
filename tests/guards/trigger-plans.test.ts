import type { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect, test } from 'vitest';
import { migrated } from '../local/derived.ts';

let db: DatabaseSync;
beforeAll(() => {
  db = migrated();
});

/** Columns in whose values very many rows are alike. */
const OF_STATE = /^(?:state|run_state|audit_status|is_\w+|kind|type|item_type|level|status)$/;

/** Tables that stay small, or of which a kept order is made anew as a whole. */
const SMALL = new Set(['scope', 'meeting', 'course', 'deal_progress']);

/** Tables by their indices of which the first column is such a one, however the rest narrows it. */
function indicesOfState(): Map<string, string> {
  const rows = db
    .prepare("SELECT name, tbl_name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")
    .all();
  const found = rows.filter(({ sql }) => OF_STATE.test(/ ON \S+\s*\(\s*[`"]?(\w+)/.exec(String(sql))?.[1] ?? ''));
  return new Map(found.map(({ name, tbl_name }) => [String(name), String(tbl_name)]));
}

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
    indicesOfState(),
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
      db
        .prepare(`EXPLAIN QUERY PLAN ${text}`)
        .all()
        .map(({ detail }) => String(detail))
        .filter((detail) => !SMALL.has(lookedThrough(detail) ?? 'scope'))
        .map((detail) => `${name}: ${detail}`),
    ),
  );
  expect([...new Set(found)]).toEqual([]);
});
