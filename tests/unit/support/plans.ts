import type { DatabaseSync } from 'node:sqlite';
import { Database } from '../../../functions/platform/database.ts';
import { AppError } from '../../../functions/platform/errors.ts';

/** Columns in whose values very many rows are alike. */
const OF_STATE = /^(?:state|run_state|audit_status|is_\w+|kind|type|item_type|level|status)$/;

/** Indices of which the first column is such a one, by their tables, however the rest narrows them. */
export function indicesOfState(db: DatabaseSync): Map<string, string> {
  const rows = db
    .prepare("SELECT name, tbl_name, sql FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL")
    .all();
  const found = rows.filter(({ sql }) => OF_STATE.test(/ ON \S+\s*\(\s*[`"]?(\w+)/.exec(String(sql))?.[1] ?? ''));
  return new Map(found.map(({ name, tbl_name }) => [String(name), String(tbl_name)]));
}

/** A line of a plan that goes through all rows of some tables, or of one of them that are in one state. */
export const ofStates = (db: DatabaseSync, ...tables: readonly string[]): RegExp => {
  const indices = [...indicesOfState(db)].flatMap(([index, table]) => (tables.includes(table) ? [index] : []));
  return new RegExp(
    `^SCAN (?:${tables.join('|')})\\b|^SEARCH \\w+ USING (?:COVERING )?INDEX (?:${indices.join('|')}) \\(`,
  );
};

/** How SQLite goes about a statement, line by line. */
export const planOf = (db: DatabaseSync, sql: string): string[] =>
  db
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all()
    .map(({ detail }) => String(detail));

/** The lines of the plans of statements that are of one of some forms, each with its statement. */
export const plansLike = (db: DatabaseSync, texts: readonly string[], ...forms: readonly RegExp[]): string[] =>
  texts.flatMap((sql) =>
    planOf(db, sql)
      .filter((detail) => forms.some((form) => form.test(detail)))
      .map((detail) => `${detail}: ${sql}`),
  );

/** Every statement of a work, as SQLite is asked for it; a work that finds nothing to go on with may refuse. */
export async function statementsOf(db: DatabaseSync, work: (db: Database) => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const prepare = (sql: string) => {
    texts.push(sql);
    const bound = (params: unknown[]) => ({
      bind: (...given: unknown[]) => bound(given),
      all: async () => ({ results: db.prepare(sql).all(...(params as string[])), meta: {} }),
    });
    return bound([]);
  };
  const batch = (statements: { all: () => Promise<unknown> }[]) => Promise.all(statements.map((each) => each.all()));
  await work(new Database({ prepare, batch } as never)).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
  return texts;
}
