import type { DatabaseSync } from 'node:sqlite';
import { type Findings, rowsOf } from './sql.ts';

/** Letters, middle, month and number of codes, read by their form (core§9). */
const CODES = { chengguo: /^CG[A-Z]+(\d{4})(\d{3,})$/, xuqiu: /^XQ(?:\d{6})?(\d{4})(\d{3,})$/ } as const;

function checkCodes(db: DatabaseSync, findings: Findings): void {
  for (const table of ['chengguo', 'xuqiu'] as const) {
    const given = new Map<string, string>();
    for (const { code } of rowsOf(db, `SELECT code FROM ${table} WHERE code IS NOT NULL`)) {
      const [, month, number] = CODES[table].exec(String(code)) ?? [];
      const place = `${month} ${Number(number)}`;
      if (!month) findings.add(`a code of ${table} has another form`, String(code));
      else if (given.has(place))
        findings.add(`a number of ${table} was given twice in a month`, `${given.get(place)} and ${code}`);
      given.set(place, String(code));
    }
  }
}

/** Numbers of rows as texts: those of the working search are greater than JavaScript's. */
const numbers = (db: DatabaseSync, sql: string): Set<string> =>
  new Set(rowsOf(db, `SELECT CAST(no AS TEXT) AS no FROM (${sql})`).map(({ no }) => String(no)));

/** Two sets of row numbers that must be one. */
function same(db: DatabaseSync, what: string, index: string, table: string, findings: Findings): void {
  const [indexed, there] = [numbers(db, index), numbers(db, table)];
  for (const no of there) if (!indexed.has(no)) findings.add(`${what} lacks a row`, no);
  for (const no of indexed) if (!there.has(no)) findings.add(`${what} has a row of nothing`, no);
}

/** Whether codes are unique, and every full-text table has exactly the rows that it is an index of. */
export function checkIndices(db: DatabaseSync, findings: Findings): void {
  checkCodes(db, findings);
  for (const [kind, table, key] of [
    ['result', 'chengguo', 'chengguo_id'],
    ['demand', 'xuqiu', 'xuqiu_id'],
  ] as const) {
    const publication = `${kind}_publication`;
    same(
      db,
      `the search of ${kind}s`,
      `SELECT rowid AS no FROM ${kind}_search`,
      `SELECT release_no AS no FROM ${publication}`,
      findings,
    );
    same(
      db,
      `the working search of ${kind}s`,
      `SELECT rowid AS no FROM ${kind}_working_search`,
      `SELECT (add_time << 28) | rowid AS no FROM ${table} WHERE is_delete = 0`,
      findings,
    );
    findings.none(
      db,
      `a public ${kind} has no entry of its name`,
      `SELECT p.item_id FROM ${publication} p LEFT JOIN search_entry e ON e.kind = '${kind}' AND e.item_id = p.item_id WHERE e.name IS NOT p.name`,
    );
    findings.none(
      db,
      `a name leads to a ${kind} that is not public`,
      `SELECT item_id FROM search_entry WHERE kind = '${kind}' AND item_id NOT IN (SELECT item_id FROM ${publication})`,
    );
    findings.none(
      db,
      `a ${kind} is public that is deleted, or whose publisher was never told so`,
      `SELECT p.item_id FROM ${publication} p LEFT JOIN ${table} c ON c.${key} = p.item_id WHERE c.is_delete IS NOT 0`,
    );
    findings.none(
      db,
      `a ${kind} is approved and has no approved version`,
      `SELECT c.${key} FROM ${table} c WHERE c.audit_status = 4 AND c.is_delete = 0 AND c.submission_key IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM approved_version v WHERE v.item_id = c.${key} AND v.version = c.version)`,
    );
  }
  same(
    db,
    'the search of names',
    'SELECT rowid AS no FROM search_words',
    'SELECT entry_no AS no FROM search_entry',
    findings,
  );
  const integrity = rowsOf(db, 'PRAGMA integrity_check').map((row) => row.integrity_check);
  if (integrity[0] !== 'ok') findings.add('the database file is damaged', integrity);
}
