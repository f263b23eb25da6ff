import { type SQL, sql } from 'drizzle-orm';
import type { Statement } from '../platform/database.ts';
import { forbidden } from '../platform/errors.ts';
import { newId } from '../platform/random.ts';
import { type TableFacts, unknownTable } from './catalog.ts';
import { checkNamed, checkRow, checkSpan, cleanRow } from './checks.ts';
import { demandRule, refusalOf } from './guards.ts';
import type { Demand, WriteContext } from './hooks.ts';
import { takeAdditions } from './limits.ts';
import { combine, isVisible, type Prepared, refused, tableOf } from './prepared.ts';
import { render } from './render.ts';
import type { Row } from './row.ts';
import { completeRow, jsonParameter, writableValues } from './values.ts';

/** Columns that name the one who writes, where the policy does not let the caller name somebody else. */
function ownerOf(column: string, { caller }: WriteContext): string | null | undefined {
  return column === 'add_user' || column === 'user_id' ? caller.userId : undefined;
}

function serverValue(name: string, table: TableFacts, context: WriteContext): unknown {
  if (name === table.key.name) return table.key.kind === 'text' ? newId() : undefined;
  if (name === 'add_time' || name === 'add_date') return context.at;
  if (name === 'platform') return context.env.PLATFORM;
  return ownerOf(name, context);
}

function fillRow(table: TableFacts, row: Row, context: WriteContext): void {
  for (const name of table.columns.keys()) {
    if (row[name] !== undefined) continue;
    const value = serverValue(name, table, context);
    if (value !== undefined) row[name] = value;
  }
  table.hooks.fill?.(row, context);
}

function insert(table: TableFacts, rows: ReturnType<typeof completeRow>[]): Statement {
  const values = jsonParameter(rows);
  const names = [...table.columns.keys()].map((name) => sql.identifier(name));
  const cells = names.map((_, place) => sql.raw(`json_extract(value, '$[${place}]')`));
  return render(
    sql`INSERT INTO ${sql.identifier(table.name)} (${sql.join(names, sql`, `)}) SELECT ${sql.join(cells, sql`, `)} FROM json_each(${values}) RETURNING ${sql.identifier(table.key.name)} AS "id"`,
  );
}

/** Conditions of the policy on other rows: each is asked once, however many rows bring it. */
function ruleGuards(rules: SQL[]): Statement[] {
  const byText = new Map(rules.map(demandRule).map((guard) => [JSON.stringify(guard), guard]));
  return [...byText.values()];
}

/** What comes for the columns of a row, and what came beside them. */
function parted(data: Row, names: readonly string[] = []): { own: Row; asides: Row } {
  const entries = Object.entries(data);
  return {
    own: Object.fromEntries(entries.filter(([name]) => !names.includes(name))),
    asides: Object.fromEntries(entries.filter(([name]) => names.includes(name))),
  };
}

/** Whoever may not add the rows hears that first, and nothing about what the rows name. */
async function complained(error: unknown, guards: Statement[], { db }: WriteContext): Promise<unknown> {
  if (guards.length === 0) return error;
  try {
    await db.batch(guards);
    return error;
  } catch (refusal) {
    return refusalOf(refusal);
  }
}

/**
 * `add` and `adds`: one INSERT for all rows, guarded by what the policy asks of other rows.
 * @param data one object a row
 * @param many whether the answer is `{ids}` or `{id}`
 * @param newKey the row's key where the module that runs the operation chose it
 * @param key further name of the id in the answer (decision 11)
 * @throws AppError 401, 403, 404, 413, 422, 429
 */
export async function prepareAdd(
  request: { table: string; data: Row[]; key?: string | undefined; newKey?: string | undefined },
  many: boolean,
  context: WriteContext,
): Promise<Prepared> {
  const table = tableOf(request.table, context);
  const { caller } = context;
  const refusal = () => refused(context, isVisible(table, context.caller) ? forbidden : unknownTable);
  if (table.policy.writable(caller).length === 0) throw refusal();
  const prefixes = request.data.map((_, place) => (many ? `${place}.` : ''));
  const rules: SQL[] = [];
  const brought = request.data.map((data) => parted(data, table.hooks.asides));
  const rows = brought.map(({ own }, place) => {
    const prefix = prefixes[place] ?? '';
    const row = writableValues(table, caller, own, { prefix, isNew: true });
    if (request.newKey) row[table.key.name] = request.newKey;
    fillRow(table, row, context);
    const rule = table.policy.create(caller, row);
    if (rule === false) throw refusal();
    if (rule !== true) rules.push(rule);
    cleanRow(table, row);
    checkRow(table, row, { prefix, isNew: true });
    return row;
  });
  const names = (id: string) => ({ id, [table.key.name]: id, ...(request.key && { [request.key]: id }) });
  const [one] = rows;
  const standing = one && !many ? await table.hooks.standing?.(one, context) : null;
  const guards = ruleGuards(rules);
  if (standing) return combine(guards, undefined, () => names(standing));
  await takeAdditions(table.name, rows.length, context);
  let demand: Demand | undefined;
  try {
    const placed = rows.map((row, place) => ({ row, prefix: prefixes[place] ?? '' }));
    checkSpan(table, placed, []);
    await checkNamed(table, placed, [], context);
    demand = await table.hooks.beforeAdd?.(
      rows,
      context,
      brought.map(({ asides }) => asides),
    );
  } catch (error) {
    throw await complained(error, guards, context);
  }
  const whole = rows.map((row, place) => completeRow(table, row, prefixes[place]));
  const columns = [...table.columns.keys()];
  const added = whole.map((values) => Object.fromEntries(columns.map((name, place) => [name, values[place]])));
  context.written.push({ table: table.name, added });
  const first = [...guards, ...(table.policy.published?.count(rows, context) ?? [])];
  const says = many ? undefined : demand?.says;
  return combine([...first, insert(table, whole), ...(says ? [says.statement] : [])], demand, (answers) => {
    const inserted = answers[first.length] as { id: unknown }[];
    const ids = inserted.map(({ id }) => String(id));
    if (many) return { ids };
    const id = ids[0] ?? '';
    const said = says?.read(answers[first.length + 1] as Row[]);
    return { ...names(id), ...said };
  });
}
