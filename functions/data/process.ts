import { sql } from 'drizzle-orm';
import { LIMITS } from '../../db/contract/limits.ts';
import type { Database, Statement } from '../platform/database.ts';
import { type Budget, tooManyBytes, tooManyRows, weigh, weighRows } from './budget.ts';
import { orderTerms } from './order.ts';
import type { Children } from './plan.ts';
import { render } from './render.ts';
import type { Row } from './row.ts';
import { candidates, scansOf } from './scan.ts';
import { allOf, brief, isWide, widthChecked } from './source.ts';
import { compileWhere } from './where.ts';

const PARENT = 'p:';

/** A stored value as the child's column would hold it; it is bound, whatever it says (attack 11). */
const asChild = (value: unknown, children: Children): unknown =>
  children.own.facts.kind === 'text' ? String(value) : Number(value);

/** One process over the parents of a page: its rows, how many candidates they came from, and how many that may be. */
interface Reading {
  rows: Statement;
  candidates: Statement;
  limit: number;
}

/**
 * @param left rows that this process may read
 * @throws AppError 422 where nothing is left
 */
function readingOf(children: Children, parents: unknown[], place: number, left: number): Reading {
  const { source, own, columns, where, order } = children;
  const values = [...new Set(parents.filter((value) => value !== null && value !== undefined))].map((value) =>
    asChild(value, children),
  );
  const narrowed = where && compileWhere(where, (name) => source.column(name));
  const condition = allOf([
    sql`${own.ref} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`,
    own.rule,
    source.rows,
    narrowed,
  ]);
  const asked = weigh([
    own.rule,
    narrowed,
    ...order.map(({ access }) => access.value),
    ...columns.map(({ value }) => value),
  ]);
  const rules = weighRows(source);
  // Candidates are met twice, once to be counted; what is left of them is sorted.
  const each = 2 * source.lookupCost + asked.each + rules.each;
  const limit = Math.floor((left - 4 * values.length - 2 * (asked.once + rules.once)) / each);
  const [scan] = scansOf(source, condition, null);
  if (limit < 1 || !scan) throw tooManyRows(`process.${place}`);
  const from = candidates(source, scan, limit);
  const parts = columns.map(({ facts, value }) => sql`${value} AS ${sql.identifier(facts.name)}`);
  parts.push(sql`${widthChecked(own.ref, columns)} AS ${sql.identifier(PARENT)}`);
  const rows = sql`SELECT ${sql.join(parts, sql`, `)} FROM ${from} WHERE ${condition} ORDER BY ${orderTerms(order, source)}`;
  return { rows: render(rows), candidates: render(sql`SELECT count(*) AS "n" FROM ${from}`), limit };
}

function hang(children: Children, found: readonly Row[], parents: readonly unknown[], records: readonly Row[]): void {
  const byParent = new Map<string, Row[]>();
  for (const row of found) {
    const child = Object.fromEntries(
      children.columns.map((access) => [access.facts.name, brief(access, row[access.facts.name])]),
    );
    const parent = String(row[PARENT]);
    const siblings = byParent.get(parent) ?? [];
    if (siblings.length < LIMITS.childrenPerParent) siblings.push(child);
    byParent.set(parent, siblings);
  }
  records.forEach((record, at) => {
    record[children.as] = byParent.get(String(parents[at])) ?? [];
  });
}

/**
 * Puts the children of each `process` under its name into the records: one round trip for all.
 * Children obey their own policy; each parent has at most `LIMITS.childrenPerParent` of them.
 * @param parents for each process, the parent column's value of every record
 * @param budget what is left is shared by the processes
 * @throws AppError 422 where the children are too many or too large
 */
export async function attachChildren(
  db: Database,
  processes: Children[],
  parents: unknown[][],
  records: Row[],
  budget: Budget,
): Promise<void> {
  const share = Math.floor(budget.left / processes.length);
  const readings = processes.map((children, at) => readingOf(children, parents[at] ?? [], at, share));
  const answers = await db
    .batch<Row>(readings.flatMap(({ candidates: counted, rows }) => [counted, rows]))
    .catch((error: unknown) => {
      throw isWide(error) ? tooManyBytes('process') : error;
    });
  processes.forEach((children, at) => {
    const met = Number(answers[2 * at]?.[0]?.n ?? 0);
    if (met >= (readings[at]?.limit ?? 0)) throw tooManyRows(`process.${at}`);
    hang(children, answers[2 * at + 1] ?? [], parents[at] ?? [], records);
  });
}
