import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { type Budget, tooManyRows, type Weight, weigh, weighRows } from './budget.ts';
import { joinsSql } from './joins.ts';
import { orderTerms } from './order.ts';
import type { ListPlan } from './plan.ts';
import { render } from './render.ts';
import { candidates, type Scan, scansOf } from './scan.ts';
import { allOf } from './source.ts';
import { type Condition, compileWhere, isGroup } from './where.ts';

/** The rows of a page by their keys, and how many rows there are in all. */
interface Found {
  keys: unknown[];
  total: number;
  /** There are more than `total`. */
  more: boolean;
}

/** What a first try along the caller's own condition may read, where another way is left. */
const FIRST_TRY = 2000;
/** What is kept for the children. */
const FOR_CHILDREN = 1000;

/** Whether a condition looks at a joined row. */
function looksBeyond(condition: Condition): boolean {
  return isGroup(condition) ? condition.of.some(looksBeyond) : condition.name.includes('.');
}

/** Rows that a join reads for each row above. */
const joinCost = ({ joins }: ListPlan): number =>
  joins.reduce(
    (sum, { source, pairs }) =>
      sum + source.lookupCost - 1 + weigh([source.rows, ...pairs.map(({ own }) => own.rule)]).each,
    0,
  );

/** Rows that a page with all that stands beside its rows reads at most. */
function pageCost(plan: ListPlan): number {
  const columns = [...plan.columns, ...plan.joins.flatMap((join) => join.columns)];
  const { each, once } = weigh(columns.map(({ value }) => value));
  return plan.pageSize * (2 * plan.base.lookupCost + 2 * each + joinCost(plan)) + 2 * once;
}

interface Probe {
  scanned: number;
  keys: unknown[];
}

/** Judges the candidates of one scan, `limit` at most, each once; page and total come from the same pass. */
async function probe(db: Database, plan: ListPlan, scan: Scan, limit: number, isBeyond: boolean): Promise<Probe> {
  const { base, joins, where } = plan;
  const condition = allOf([base.rows, where && compileWhere(where, plan.resolve)]);
  const key = base.ref(base.facts.key.name);
  const sorted = scan.inOrder ? sql`` : sql` ORDER BY ${orderTerms(plan.order, base)}`;
  const filter = condition ? sql` FILTER (WHERE ${condition})` : sql``;
  const from = sql`${candidates(base, scan, limit)}${isBeyond ? joinsSql(joins) : sql``}`;
  const query = render(
    sql`SELECT count(*) AS "scanned", json_group_array(${key}${sorted})${filter} AS "keys" FROM ${from}`,
  );
  const row = await db.first<{ scanned: number; keys: string }>(query.sql, query.params);
  return { scanned: row?.scanned ?? 0, keys: JSON.parse(row?.keys ?? '[]') as unknown[] };
}

function weightOf(plan: ListPlan): Weight {
  const own = weighRows(plan.base);
  const asked = weigh([
    plan.where && compileWhere(plan.where, plan.resolve),
    ...plan.order.map(({ access }) => access.value),
  ]);
  return { each: own.each + asked.each, once: own.once + asked.once };
}

/**
 * The page of base rows, before anything is joined to it. Candidates come from one index and are counted before they are
 * read; where they are too many, a page is still found if they come in the asked order.
 * @throws AppError 422 too_many_rows
 */
export async function findPage(db: Database, plan: ListPlan, budget: Budget): Promise<Found> {
  const { base, where, order, pageIndex, pageSize } = plan;
  const condition = allOf([base.rows, where && compileWhere(where, plan.resolve)]);
  const isSortedBeyond = order.some(({ access }) => !base.owns(access));
  const isBeyond = isSortedBeyond || (where !== undefined && looksBeyond(where));
  const weight = weightOf(plan);
  // An entry of the index, and of a view the row that it is made of.
  const each = base.lookupCost - 1 + weight.each + (isBeyond ? joinCost(plan) : 0);
  const reserve = pageCost(plan) + 2 * weight.once + (plan.children.length > 0 ? FOR_CHILDREN : 0);
  const [from, to] = [(pageIndex - 1) * pageSize, pageIndex * pageSize];
  const scans = scansOf(base, condition, isSortedBeyond ? null : order);
  for (const [place, scan] of scans.entries()) {
    const left = budget.left - reserve;
    const spend = place < scans.length - 1 ? Math.min(left, FIRST_TRY) : left;
    const limit = Math.floor(spend / (each + Number(!scan.inOrder)));
    if (limit < 1) break;
    const { scanned, keys } = await probe(db, plan, scan, limit, isBeyond);
    const more = scanned === limit;
    if (!more || (scan.inOrder && keys.length >= to)) return { keys: keys.slice(from, to), total: keys.length, more };
  }
  throw tooManyRows(scans.at(-1)?.inOrder ? 'where' : 'order');
}
