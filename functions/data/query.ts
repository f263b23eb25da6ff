import { type SQL, sql } from 'drizzle-orm';
import { LIMITS } from '../../db/contract/limits.ts';
import type { Database, Statement } from '../platform/database.ts';
import { type Page, pageOf } from '../platform/envelope.ts';
import { orderBy } from './order.ts';
import type { Join, ListPlan } from './plan.ts';
import { attachChildren } from './process.ts';
import { render } from './render.ts';
import type { Row } from './row.ts';
import { allOf, brief } from './source.ts';
import { type Condition, compileWhere, isGroup } from './where.ts';

const named = (value: SQL, name: string): SQL => sql`${value} AS ${sql.identifier(name)}`;
const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `);

/** A joined row obeys its own policy: where that hides it, the row above stands alone. */
function joinSql({ source, pairs }: Join): SQL {
  const matching = pairs.map(({ above, own }) => allOf([sql`${own.ref} = ${above.value}`, own.rule]));
  return sql` LEFT JOIN ${source.from} ON ${allOf([...matching, source.rows])}`;
}

/** The marker column that tells a joined row of empty columns from no row. */
const marker = (join: Join): string => `${join.source.alias}:`;
const parentName = (place: number): string => `p:${place}`;

function selection(plan: ListPlan): SQL {
  const parts = plan.columns.map(({ facts, value }) => named(value, facts.name));
  for (const join of plan.joins) {
    parts.push(named(sql`${join.source.ref(join.source.facts.key.name)} IS NOT NULL`, marker(join)));
    for (const { facts, value } of join.columns) parts.push(named(value, `${marker(join)}${facts.name}`));
  }
  plan.children.forEach(({ parent }, place) => {
    parts.push(named(parent.value, parentName(place)));
  });
  return list(parts);
}

/** Whether a condition looks at a joined row. */
function looksBeyond(condition: Condition): boolean {
  return isGroup(condition) ? condition.of.some(looksBeyond) : condition.name.includes('.');
}

/** The two statements of a page: its rows, and how many there are in all. */
function listStatements(plan: ListPlan): Statement[] {
  const { base, joins, where, pageIndex, pageSize } = plan;
  const condition = allOf([base.rows, where && compileWhere(where, plan.resolve)]);
  const filter = condition ? sql` WHERE ${condition}` : sql``;
  const joined = sql.join(joins.map(joinSql));
  const rows = sql`SELECT ${selection(plan)} FROM ${base.from}${joined}${filter}${orderBy(plan.order, base)} LIMIT ${pageSize} OFFSET ${(pageIndex - 1) * pageSize}`;
  // Joins bring one row at most, so that only a condition on them can change the total.
  const counted = where && looksBeyond(where) ? joined : sql``;
  const total = sql`SELECT count(*) AS "n" FROM (SELECT 1 FROM ${base.from}${counted}${filter} LIMIT ${LIMITS.countedRows + 1})`;
  return [render(rows), render(total)];
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

/**
 * Runs a planned `list`: one round trip for the page and its total, one more where children are asked for.
 * @returns the page (contract "Answers"); joined rows stand under `as` (null for none), children as a list under theirs
 */
export async function runList(db: Database, plan: ListPlan): Promise<Page<Row>> {
  const [rows = [], counts = []] = await db.batch<Row>(listStatements(plan));
  const records = rows.map((row) => foldJoins(row, plan));
  if (plan.children.length > 0) {
    const parents = plan.children.map((_, place) => rows.map((row) => row[parentName(place)]));
    await attachChildren(db, plan.children, parents, records);
  }
  const total = Number(counts[0]?.n ?? 0);
  const counted = Math.min(total, LIMITS.countedRows);
  return pageOf(records, plan.pageIndex, plan.pageSize, counted, total > counted);
}
