import { LIMITS } from '../../db/contract/limits.ts';
import { type Caller, VISITOR } from '../platform/caller.ts';
import { AppError, invalid } from '../platform/errors.ts';
import { findTable, unknownColumn, unknownTable } from './catalog.ts';
import { names, type Place } from './relations.ts';
import type { JoinRequest, ListRequest, OrderRequest, ProcessRequest } from './request.ts';
import { type Access, briefly, Source } from './source.ts';
import { type Condition, demandedValues, parseWhere, searched } from './where.ts';

/** One `leftJoin`: at most one row of `source` beside each row above. */
export interface Join {
  as: string;
  source: Source;
  pairs: { above: Access; own: Access }[];
  columns: Access[];
}

/** One `process`: rows of `source` whose `own` column holds the value of `parent`. */
export interface Children {
  as: string;
  source: Source;
  parent: Access;
  own: Access;
  columns: Access[];
  where: Condition | undefined;
  order: Sorting[];
}

export interface Sorting {
  access: Access;
  descending: boolean;
}

/** A `list` with every name resolved under its policy. */
export interface ListPlan {
  base: Source;
  joins: Join[];
  columns: Access[];
  where: Condition | undefined;
  order: Sorting[];
  children: Children[];
  pageIndex: number;
  pageSize: number;
  /** A column of the base table, or `as.column` of a joined one. */
  resolve: (name: string) => Access;
}

const select = (source: Source, wanted: string[] | undefined): Access[] =>
  wanted ? [...new Set(wanted)].map((name) => source.column(name)) : source.readable();

/** What stands beside a row: rich text only where it is named, and then as a few words of it. */
const selectBeside = (source: Source, wanted: string[] | undefined): Access[] =>
  (wanted ? select(source, wanted) : source.readable().filter(({ facts }) => !facts.rich)).map(briefly);

const sortings = (order: OrderRequest | undefined, resolve: (name: string) => Access): Sorting[] =>
  (order ?? []).map(([name, direction]) => ({ access: resolve(name), descending: direction === 'desc' }));

function pairsOf(on: Record<string, unknown>, field: string): [string, string][] {
  const pairs = Object.entries(on);
  const ok = pairs.length > 0 && pairs.length <= 3 && pairs.every(([, other]) => typeof other === 'string');
  if (!ok) throw invalid([{ field, code: 'invalid_value' }]);
  return pairs as [string, string][];
}

const unrelated = (field: string) => invalid([{ field, code: 'unrelated' }]);

function planJoin(request: JoinRequest, place: number, locate: (name: string) => Place, caller: Caller): Join {
  const field = `leftJoin.${place}.on`;
  const source = new Source(request.table, caller, `j${place}`);
  const pairs = pairsOf(request.on, field).map(([above, own]) => ({
    above: locate(above),
    own: { source, access: source.lookup(own) },
  }));
  if (!pairs.every(({ above, own }) => names(above, own))) throw unrelated(field);
  return {
    as: request.as ?? request.table,
    source,
    pairs: pairs.map(({ above, own }) => ({ above: above.access, own: own.access })),
    columns: selectBeside(source, request.columns),
  };
}

function planChildren(request: ProcessRequest, place: number, base: Source, caller: Caller): Children {
  const field = `process.${place}.on`;
  const source = new Source(request.table, caller, 'c');
  if (source.facts.policy.lists?.(caller) === false) throw unknownTable();
  const [pair, ...more] = pairsOf(request.on, field);
  if (!pair || more.length > 0) throw invalid([{ field, code: 'invalid_value' }]);
  const own = { source, access: source.column(pair[0]) };
  const parent = { source: base, access: base.column(pair[1]) };
  if (!names(own, parent) && !names(parent, own)) throw unrelated(field);
  const where = parseWhere(request.where);
  const order = sortings(request.order, (name) => source.column(name));
  const columns = selectBeside(source, request.columns);
  return { as: request.as, source, parent: parent.access, own: own.access, columns, where, order };
}

/** Two parts of a record cannot have one name. */
function checkNames(base: Source, joins: Join[], children: Children[]): void {
  const taken = new Set(base.readable().map(({ facts }) => facts.name));
  const parts = [
    ...joins.map(({ as }, i) => [as, `leftJoin.${i}.as`]),
    ...children.map(({ as }, i) => [as, `process.${i}.as`]),
  ];
  for (const [as = '', field = ''] of parts) {
    if (taken.has(as)) throw invalid([{ field, code: 'invalid_value' }]);
    taken.add(as);
  }
}

/**
 * Resolves the names of a `list` under the policies of all tables that it touches: those of whoever asks, or those of visitors where
 * their list is asked for (decision 282).
 * @throws AppError 404 unknown_table, 400 unknown_column, invalid_where or too_complex, 422 for a join that names no rows
 */
export function planList(request: ListRequest, asking: Caller): ListPlan {
  const caller = request.audience === 'visitors' ? VISITOR : asking;
  const where = parseWhere(request.where);
  const facts = findTable(request.table);
  if (!facts || facts.policy.lists?.(caller) === false) throw unknownTable();
  const base = new Source(request.table, caller, 'b', demandedValues(where, facts.columns));
  const byAs = new Map<string, Source>();
  const locate = (name: string): Place => {
    const dot = name.indexOf('.');
    if (dot < 0) return { source: base, access: base.column(name) };
    const source = byAs.get(name.slice(0, dot));
    const access = source?.access(name.slice(dot + 1));
    if (!source || !access) throw unknownColumn(name);
    return { source, access };
  };
  const resolve = (name: string): Access => locate(name).access;
  // A join sees the base table and the joins before it, as SQL does.
  const joins = (request.leftJoin ?? []).map((wanted, place) => {
    const join = planJoin(wanted, place, locate, caller);
    byAs.set(join.as, join.source);
    return join;
  });
  const children = (request.process ?? []).map((child, place) => planChildren(child, place, base, caller));
  checkNames(base, joins, children);
  const columns = select(base, request.columns);
  const rich = [
    ...searched(where).map(resolve),
    ...children.flatMap((child) => searched(child.where).map((name) => child.source.column(name))),
  ].filter(({ facts }) => facts.rich);
  if (rich.length > LIMITS.richSearches) throw new AppError(400, 'too_complex');
  const selected = columns.length + joins.reduce((sum, join) => sum + join.columns.length + 1, 0) + children.length;
  if (selected > LIMITS.selectedColumns) throw new AppError(400, 'too_complex');
  return {
    base,
    joins,
    columns,
    where,
    order: sortings(request.order, resolve),
    children,
    pageIndex: request.pageIndex,
    pageSize: request.pageSize,
    resolve,
  };
}
