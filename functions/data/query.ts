import { type SQL, sql } from 'drizzle-orm';
import { LIMITS } from '../../db/contract/limits.ts';
import type { Database, Statement } from '../platform/database.ts';
import { type Page, pageOf } from '../platform/envelope.ts';
import { Budget, tooManyBytes } from './budget.ts';
import { joinsSql } from './joins.ts';
import { findPage } from './page.ts';
import type { Join, ListPlan } from './plan.ts';
import { attachChildren } from './process.ts';
import { render } from './render.ts';
import type { Row } from './row.ts';
import { brief, isWide, sizeOf, widthChecked } from './source.ts';

const named = (value: SQL, name: string): SQL => sql`${value} AS ${sql.identifier(name)}`;

/** The marker column that tells a joined row of empty columns from no row. */
const marker = (join: Join): string => `${join.source.alias}:`;
const parentName = (place: number): string => `p:${place}`;
const PLACE = 'at:';

function selection(plan: ListPlan): SQL {
  const parts = plan.columns.map(({ facts, value }) => named(value, facts.name));
  for (const join of plan.joins) {
    const isThere = sql`${join.source.ref(join.source.facts.key.name)} IS NOT NULL`;
    parts.push(named(widthChecked(isThere, join.columns), marker(join)));
    for (const { facts, value } of join.columns) parts.push(named(value, `${marker(join)}${facts.name}`));
  }
  plan.children.forEach(({ parent }, place) => {
    parts.push(named(parent.value, parentName(place)));
  });
  return sql.join(parts, sql`, `);
}

/** The rows of a page with what is joined to them, none where they are too large; and how large they are. */
function pageStatements(plan: ListPlan, keys: readonly unknown[]): { rows: Statement; size: Statement } {
  const { base, joins, columns } = plan;
  const page = sql`json_each(${JSON.stringify(keys)}) AS "p" CROSS JOIN ${base.from} ON ${base.ref(base.facts.key.name)} = "p"."value"`;
  const size = sql`SELECT total(${sizeOf(columns)}) AS "bytes" FROM ${page}`;
  const rows = sql`SELECT "p"."key" AS ${sql.identifier(PLACE)}, ${selection(plan)} FROM (${size}) AS "z" CROSS JOIN ${page}${joinsSql(joins)} WHERE "z"."bytes" <= ${LIMITS.answerBytes}`;
  return { rows: render(rows), size: render(size) };
}

async function readPage(db: Database, plan: ListPlan, keys: readonly unknown[]): Promise<Row[]> {
  if (keys.length === 0) return [];
  const { rows, size } = pageStatements(plan, keys);
  try {
    const found = await db.all<Row>(rows.sql, rows.params);
    if (found.length > 0) return found.sort((a, b) => Number(a[PLACE]) - Number(b[PLACE]));
  } catch (error) {
    throw isWide(error) ? tooManyBytes('leftJoin') : error;
  }
  // Either they are too large, or somebody removed them meanwhile.
  const row = await db.first<{ bytes: number }>(size.sql, size.params);
  if (Number(row?.bytes ?? 0) > LIMITS.answerBytes) throw tooManyBytes('columns');
  return [];
}

function foldJoins(row: Row, plan: ListPlan): Row {
  const record: Row = {};
  for (const { facts } of plan.columns) record[facts.name] = row[facts.name];
  for (const join of plan.joins) {
    record[join.as] = row[marker(join)]
      ? Object.fromEntries(
          join.columns.map((access) => [access.facts.name, brief(access, row[`${marker(join)}${access.facts.name}`])]),
        )
      : null;
  }
  return record;
}

/** Characters weigh three bytes at most: a page is measured closely only where that may matter. */
function checkSize(page: Page<Row>): void {
  const text = JSON.stringify(page);
  if (text.length * 3 <= LIMITS.answerBytes) return;
  if (new TextEncoder().encode(text).length > LIMITS.answerBytes - ENVELOPE) throw tooManyBytes('columns');
}
/** Bytes around a page in its answer. */
const ENVELOPE = 1000;

/**
 * Runs a planned `list`: the page is found first, and what is joined to its rows or hangs under them is read for it alone.
 * @returns the page (CALLS.md "Answers"); joined rows stand under `as` (null for none), children as a list under theirs
 * @throws AppError 422 where it would read or answer too much
 */
export async function runList(db: Database, plan: ListPlan): Promise<Page<Row>> {
  const budget = new Budget(db);
  const { keys, total, more } = await findPage(db, plan, budget);
  const rows = await readPage(db, plan, keys);
  const records = rows.map((row) => foldJoins(row, plan));
  if (plan.children.length > 0 && rows.length > 0) {
    const parents = plan.children.map((_, place) => rows.map((row) => row[parentName(place)]));
    await attachChildren(db, plan.children, parents, records, budget);
  }
  budget.settle();
  const page = pageOf(records, plan.pageIndex, plan.pageSize, total, more);
  checkSize(page);
  return page;
}
