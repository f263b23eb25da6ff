import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { LIMITS } from '../../db/contract/limits.ts';
import { shownTime } from '../platform/clock.ts';
import { AppError, invalid, notFound } from '../platform/errors.ts';
import { namesPlaces } from '../platform/places.ts';
import { type TableFacts, unknownTable } from './catalog.ts';
import { checkNamed, checkRow, checkSpan, cleanRow } from './checks.ts';
import { demandBounded, demandChange } from './guards.ts';
import type { Demand, WriteContext } from './hooks.ts';
import type { Rule, Values } from './policy.ts';
import { combine, isVisible, type Prepared, refused, tableOf } from './prepared.ts';
import { render } from './render.ts';
import type { Row } from './row.ts';
import { allOf, Source } from './source.ts';
import { jsonParameter, writableValues } from './values.ts';
import { compileWhere, demandedValues, isSelective, parseWhere } from './where.ts';

/** The rows that one put, del or remove reaches. */
interface Target {
  source: Source;
  /** Reading rules, the rule of the verb and the caller's condition, all of them. */
  condition: SQL;
  /** Values that the condition demands by equality. */
  demanded: Row;
  /** Every row is the caller's to read and to write: that none matches is no secret. */
  open: boolean;
}

/**
 * Which rows the caller reaches. The condition obeys the reading rules, so that a write cannot ask what a list may not.
 * @throws AppError 400 for an empty condition, 401 or 404 where the caller may do nothing here
 */
function openTarget(
  request: { table: string; where?: unknown },
  context: WriteContext,
  ruleOf: (source: Source, given: Values) => Rule,
  given: Values = {},
): Target {
  const table = tableOf(request.table, context);
  const where = parseWhere(request.where);
  if (!where || !isSelective(where)) throw new AppError(400, 'empty_where');
  const demanded = demandedValues(where, table.columns);
  if (!isVisible(table, context.caller, demanded)) throw refused(context, unknownTable);
  const source = new Source(request.table, context.caller, 'b', demanded);
  const wanted = compileWhere(where, (name) => source.column(name));
  const rule = ruleOf(source, given);
  if (rule === false) throw refused(context, notFound);
  const condition = allOf([source.rows, rule, wanted]) ?? wanted;
  return { source, condition, demanded, open: source.rows === true && rule === true };
}

/** The rows as they are, for a hook. */
async function currentRows({ source, condition }: Target, context: WriteContext): Promise<Row[]> {
  const limit = LIMITS.hookedRows + 1;
  const query = render(
    sql`SELECT ${sql.identifier(source.alias)}.* FROM ${source.from} WHERE ${condition} LIMIT ${limit}`,
  );
  const bounded = demandBounded(source, condition);
  const rows = (await context.db.batch<Row>(bounded ? [bounded, query] : [query])).at(-1) ?? [];
  if (rows.length >= limit) throw new AppError(400, 'too_complex');
  return rows;
}

/** A hook judged certain rows: the write reaches those and no other. */
function narrowed({ source, condition }: Target, rows: Row[] | null): SQL {
  if (!rows) return condition;
  const key = source.facts.key.name;
  const keys = jsonParameter(rows.map((row) => row[key]));
  return sql`${condition} AND ${source.ref(key)} IN (SELECT value FROM json_each(${keys}))`;
}

/**
 * What comes before the write: where no hook looked for the rows, what they may cost; and last what the table's hook wants right before
 * it: what else is demanded has failed by then, or is done.
 */
function preceded(
  { source, condition: wanted }: Target,
  { condition, rows, demand }: { condition: SQL; rows: Row[] | null; demand: Demand | undefined },
  context: WriteContext,
  verb: 'put' | 'del' | 'remove',
): Demand {
  const bounded = rows ? null : demandBounded(source, wanted);
  const reached = sql`SELECT ${sql.identifier(source.alias)}.* FROM ${source.from} WHERE ${condition}`;
  const last = source.facts.hooks.beforeChange?.(reached, context, verb) ?? [];
  return { ...demand, before: [...(bounded ? [bounded] : []), ...(demand?.before ?? []), ...last] };
}

const changedCount = (answers: unknown[][]): Row => {
  const [row] = answers.at(-1) as { changed: number }[];
  return { changed: Number(row?.changed ?? 0) };
};

/** Times of the change that tables keep, each in its own form (back-office§9). */
function stampChange(target: Target, changes: Row, context: WriteContext): void {
  const { columns } = target.source.facts;
  if (columns.has('update_time')) changes.update_time = context.at;
  if (columns.has('update_date')) changes.update_date = shownTime(context.at);
}

function update({ source }: Target, changes: Row, condition: SQL) {
  const names = Object.keys(changes);
  const values = jsonParameter(names.map((name) => changes[name] ?? null));
  const cells = names.map(
    (name, place) => sql`${sql.identifier(name)} = json_extract(${values}, ${sql.raw(`'$[${place}]'`)})`,
  );
  return render(sql`UPDATE ${source.from} SET ${sql.join(cells, sql`, `)} WHERE ${condition}`);
}

/**
 * The answer to a `put` that says what the platform has written already, and nothing that the caller may write beside it (decision 377).
 * @returns null where it says anything else, or it does not stand in every row that it reaches
 */
async function restated(
  { facts, values }: { facts: TableFacts; values: Readonly<Record<string, unknown>> },
  request: { table: string; data: Row; where?: unknown },
  context: WriteContext,
): Promise<Prepared | null> {
  const { policy, columns } = facts;
  const { restated: may, refused: never = [] } = policy;
  if (!may?.by(context.caller, alias(policy.table, 'b'))) return null;
  const others = new Set<string>([...policy.writable(context.caller), ...never]);
  const names = Object.keys(request.data);
  const said = names.filter((name) => name in values);
  const beside = names.filter((name) => !(name in values));
  if (said.length === 0 || beside.some((name) => !columns.has(name) || others.has(name))) return null;
  if (said.some((name) => Number(request.data[name]) !== values[name])) return null;
  const rows = await currentRows(
    openTarget(request, context, (source) => may.by(context.caller, source.table)),
    context,
  );
  const stands = rows.length > 0 && rows.every((row) => said.every((name) => row[name] === values[name]));
  return stands ? combine([], undefined, () => ({ changed: 0 })) : null;
}

/**
 * `put`: one UPDATE of the rows that the caller may read and update and that `where` names.
 * @throws AppError 400, 401, 404 (nothing that the caller may change), 413, 422, also where finding the rows would read too many
 */
export async function preparePut(
  request: { table: string; data: Row; where?: unknown },
  context: WriteContext,
): Promise<Prepared> {
  const table = tableOf(request.table, context);
  const { caller } = context;
  if (table.policy.writable(caller).length === 0)
    throw refused(context, isVisible(table, caller) ? notFound : unknownTable);
  const values = table.policy.restated?.values;
  const standing = values && (await restated({ facts: table, values }, request, context));
  if (standing) return standing;
  const changes = writableValues(table, caller, request.data, { isNew: false });
  const target = openTarget(
    request,
    context,
    (source, given) => table.policy.update(caller, source.table, given),
    changes,
  );
  const nothing = invalid([{ field: 'data', code: 'required' }]);
  if (Object.keys(changes).length === 0) throw nothing;
  cleanRow(table, changes);
  checkRow(table, changes, { isNew: false });
  stampChange(target, changes, context);
  const { beforePut: hook, files, spans } = table.hooks;
  const placed = namesPlaces([{ table: table.name, row: changes }]);
  const rows = hook || files || spans || placed ? await currentRows(target, context) : null;
  if (rows?.length === 0) throw notFound();
  checkSpan(table, [{ row: changes, prefix: '' }], rows ?? []);
  await checkNamed(table, [{ row: changes, prefix: '' }], rows ?? [], context);
  const demand = rows ? await hook?.(rows, changes, context) : undefined;
  if (Object.keys(changes).length === 0) throw nothing;
  if (rows) context.written.push({ table: table.name, rows, changes });
  const condition = narrowed(target, rows);
  const own = [update(target, changes, condition), demandChange(target.open)];
  return combine(own, preceded(target, { condition, rows, demand }, context, 'put'), changedCount);
}

/**
 * Whether the caller may hear that there was nothing to remove: edits replace the parts of an item by removing all and
 * adding anew, and an item may have had none (core§7). For others, absent and forbidden stay one (house 2).
 */
function mayBeNone({ source, demanded, open }: Target, { caller }: WriteContext): Rule {
  const { policy, hooks, key } = source.facts;
  const { parent } = hooks;
  if (open || !parent) return open;
  const named = typeof demanded[parent] === 'string' && demanded[key.name] === undefined;
  return named && policy.create(caller, { [parent]: demanded[parent] });
}

/**
 * `del` and `remove`: `del` marks rows as deleted where the table has such a mark, else both delete (decision 13).
 * @throws AppError 400, 401, 404 (nothing that the caller may remove), 422 where finding the rows would read too many
 */
export async function prepareRemove(
  request: { table: string; where?: unknown },
  verb: 'del' | 'remove',
  context: WriteContext,
): Promise<Prepared> {
  const table = tableOf(request.table, context);
  const target = openTarget(request, context, (source) => table.policy.remove(context.caller, source.table));
  const hook = table.hooks.beforeRemove;
  const rows = hook ? await currentRows(target, context) : null;
  const demand: Demand | undefined = rows?.length ? await hook?.(rows, context, verb) : undefined;
  if (rows) context.written.push({ table: table.name, rows });
  const marks = verb === 'del' && table.columns.has('is_delete');
  const reached = narrowed(target, rows);
  const condition = marks ? sql`${reached} AND ${target.source.ref('is_delete')} = 0` : reached;
  const own = marks
    ? update(target, { is_delete: 1 }, condition)
    : render(sql`DELETE FROM ${target.source.from} WHERE ${condition}`);
  const guard = demandChange(mayBeNone(target, context));
  return combine([own, guard], preceded(target, { condition, rows, demand }, context, verb), changedCount);
}
