import type { Answer } from '../setup/client.ts';
import { copies, fixture, fixtures, type Row, shapeOf, userOf, type Value } from './fixtures.ts';
import { granted, type Kind } from './kinds.ts';
import { columnsOf, expectationOf, mayWrite } from './oracle.ts';
import type { Cell } from './reading.ts';

/** What no write may leave anywhere in the database. */
const MARK = 'forged';
const MARK_NUMBER = 987_654_321;

/** The ids that writes were answered with, by table. */
export type Added = Map<string, Set<string>>;

const at = ({ table, kind }: Cell, place: string) => `${table} / ${kind} / ${place}`;
const said = (answer: Answer) => `${answer.code} ${answer.text.slice(0, 200)}`;
const mark = (table: string, column: string): Value =>
  shapeOf(table).columns.find(({ name }) => name === column)?.numeric ? MARK_NUMBER : MARK;

const unknownField = (answer: Answer) =>
  answer.code === 422 && answer.errors.some(({ code }) => code === 'unknown_field');
/** Refused for who asks, not for what was asked. */
const isRefused = (answer: Answer) => [401, 403, 404].includes(answer.code) || unknownField(answer);

let counter = 0;

/** The oracle's complete row, with what must be unlike any other and the ids that it speaks of. */
function dataFor({ table, kind }: Cell): Row {
  counter += 1;
  const entries = Object.entries(expectationOf(table).add.data).map(([name, value]): [string, Value] => {
    if (value === 'owner') return [name, userOf('owner')];
    const [target = '', row = ''] = String(value).split(':');
    const reference = fixtures.get(target)?.get(row);
    if (reference) return [name, reference[shapeOf(target).key] ?? value];
    const unique = ['name', 'code', 'id', 'org_name', 'title'].includes(name) && typeof value === 'string';
    return [name, unique ? `${value} ${kind} ${counter}` : value];
  });
  return Object.fromEntries(entries);
}

function remember(added: Added, table: string, answer: Answer): void {
  const ids = [answer.result?.id, ...(answer.result?.ids ?? []), ...(answer.result?.[0]?.ids ?? [])];
  const known = added.get(table) ?? new Set<string>();
  for (const id of ids) if (id !== undefined) known.add(String(id));
  added.set(table, known);
}

/** Whether a caller may add, through every verb that adds (attack 12). */
export async function checkAdd(cell: Cell, added: Added): Promise<void> {
  const { table, kind, client, report } = cell;
  const allowed = granted(expectationOf(table).add.by).has(kind);
  const verbs: [string, () => Promise<Answer>][] = [
    ['add', () => client.post('/web/egg/base/add', { table, data: dataFor(cell) })],
    ['adds', () => client.post('/web/egg/base/adds', { table, data: [dataFor(cell), dataFor(cell)] })],
    ['work', () => client.post('/web/egg/base/work', { operations: [{ op: 'adds', table, data: [dataFor(cell)] }] })],
  ];
  for (const [verb, send] of verbs) {
    const answer = await send();
    report.check(allowed !== isRefused(answer) && answer.code < 500, () => at(cell, `${verb}: ${said(answer)}`));
    if (answer.code === 200) remember(added, table, answer);
  }
}

/**
 * Sends data with forged values in many columns: those that the answer names as unknown are taken out, the rest go through.
 * @returns the last answer
 */
async function sendForged(forged: Row, send: (forged: Row) => Promise<Answer>): Promise<Answer> {
  const left = { ...forged };
  for (;;) {
    const answer = await send(left);
    const unknown = unknownField(answer) ? answer.errors.filter(({ field }) => field in left) : [];
    if (unknown.length === 0) return answer;
    for (const { field } of unknown) delete left[field];
  }
}

const forgery = (table: string, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((name) => [name, mark(table, name)]));

/** The server's columns in the data of an add are ignored or refused, never kept (attack 8, decision 22). */
export async function checkForgedAdd(cell: Cell, added: Added): Promise<void> {
  const { table, kind, client, report } = cell;
  if (!granted(expectationOf(table).add.by).has(kind)) return;
  const columns = columnsOf(table).filter((name) => !mayWrite(table, name, kind, 'add'));
  const answer = await sendForged(forgery(table, columns), (forged) =>
    client.post('/web/egg/base/add', { table, data: { ...dataFor(cell), ...forged } }),
  );
  if (answer.code === 200) remember(added, table, answer);
  for (const name of columns) {
    report.check(answer.code < 500, () => at(cell, `add with ${name}: ${said(answer)}`));
  }
}

const keyed = (table: string, row: Row) => ({ [shapeOf(table).key]: row[shapeOf(table).key] });

/** Whether a caller may change a row, through every verb that changes (attacks 7, 12). */
export async function checkPut(cell: Cell): Promise<void> {
  const { table, kind, client, report } = cell;
  const { by, row: name, column } = expectationOf(table).put;
  const row = fixture(table, name);
  const allowed = granted(by).has(kind);
  // Whoever is allowed writes what is there already; what anybody else writes must never be found again.
  const data: Row = { [column]: allowed ? (row[column] ?? null) : mark(table, column) };
  const where = keyed(table, row);
  const answers = [
    await client.put('/web/egg/base/put', { table, data, where }),
    await client.post('/web/egg/base/work', { operations: [{ op: 'put', table, data, where }] }),
    await client.put('/web/egg/base/put', { table: `thtt_${table}`, data, where }),
  ];
  for (const answer of answers) {
    report.check(allowed !== isRefused(answer) && answer.code < 500, () => at(cell, `put: ${said(answer)}`));
  }
  if (!allowed) return;
  await checkForgedPut(cell, row);
  await checkEmptyWhere(cell, data);
}

/** The server's columns keep their values, and so do those of rows that a put may not give away (attack 8). */
async function checkForgedPut(cell: Cell, row: Row): Promise<void> {
  const { table, kind, client, report } = cell;
  const { column } = expectationOf(table).put;
  const where = keyed(table, row);
  const closed = columnsOf(table).filter((name) => !mayWrite(table, name, kind, 'put'));
  const answer = await sendForged(forgery(table, closed), (forged) =>
    client.put('/web/egg/base/put', { table, data: { [column]: row[column], ...forged }, where }),
  );
  const [left = {}]: Row[] = (await cell.admin.list(table, { where })).result?.records ?? [];
  for (const name of closed) {
    const kept = left[name] !== mark(table, name);
    report.check(answer.code < 500 && !isRefused(answer) && kept, () => at(cell, `put with ${name}: ${said(answer)}`));
  }
  for (const name of columnsOf(table).filter((one) => mayWrite(table, one, kind, 'put') && !one.endsWith('password'))) {
    const own = await client.put('/web/egg/base/put', { table, data: { [name]: row[name] }, where });
    report.check(!isRefused(own) && own.code < 500, () => at(cell, `put ${name}: ${said(own)}`));
  }
}

/** A condition that names nothing changes nothing (attack 9). */
async function checkEmptyWhere(cell: Cell, data: Row): Promise<void> {
  const { table, client, report } = cell;
  const { key } = shapeOf(table);
  for (const where of [undefined, {}, null, { [key]: { in: [] } }, { or: [] }, { [key]: { like: '' } }]) {
    for (const answer of [
      await client.put('/web/egg/base/put', { table, data, where }),
      await client.call('DELETE', '/web/egg/base/del', { body: { table, where } }),
      await client.call('DELETE', '/web/egg/base/remove', { body: { table, where } }),
    ]) {
      const nothing = answer.code === 200 ? answer.result.changed === 0 : answer.code >= 400 && answer.code < 500;
      report.check(nothing, () => at(cell, `where ${JSON.stringify(where)}: ${said(answer)}`));
    }
  }
}

/** Whether a caller may delete a row, through every verb that deletes. */
export async function checkRemove(cell: Cell): Promise<void> {
  const { table, kind, client, report } = cell;
  const row = copies.get(table)?.get(kind);
  if (!row) throw new Error(`no copy of ${table} for ${kind}`);
  const where = keyed(table, row);
  const allowed = granted(expectationOf(table).remove.by).has(kind);
  if (allowed) {
    const answer = await client.call('DELETE', '/web/egg/base/del', { body: { table, where } });
    report.check(answer.code === 200 && answer.result?.changed === 1, () => at(cell, `del: ${said(answer)}`));
    const gone = await client.list(table, { where, columns: [shapeOf(table).key] });
    report.check(gone.code === 200 && gone.result.total === 0, () => at(cell, `after del: ${said(gone)}`));
    return;
  }
  for (const [verb, answer] of [
    ['del', await client.call('DELETE', '/web/egg/base/del', { body: { table, where } })],
    ['remove', await client.call('DELETE', '/web/egg/base/remove', { body: { table, where } })],
    ['work', await client.post('/web/egg/base/work', { operations: [{ op: 'remove', table, where }] })],
  ] as const) {
    report.check(isRefused(answer), () => at(cell, `${verb}: ${said(answer)}`));
  }
}

/** After all writes: nothing forged, nothing gone that was not granted, nothing there that was not granted. */
export function checkRemains(read: (table: string) => Row[], added: Added, cell: Pick<Cell, 'table' | 'report'>): void {
  const { table, report } = cell;
  const { key } = shapeOf(table);
  const rows = read(table);
  for (const row of rows) {
    const forged = Object.keys(row).filter((name) => row[name] === MARK_NUMBER || String(row[name]).includes(MARK));
    report.check(forged.length === 0, () => `${table} ${row[key]}: ${forged.join()} forged`);
  }
  const byKey = new Map(rows.map((row) => [String(row[key]), row]));
  const { remove } = expectationOf(table);
  for (const [kind, copy] of copies.get(table) ?? new Map<Kind, Row>()) {
    const left = byKey.get(String(copy[key]));
    const living = left !== undefined && left.is_delete !== 1;
    report.check(
      living !== granted(remove.by).has(kind),
      () => `${table}: the row for ${kind} is ${living ? 'there' : 'gone'}`,
    );
  }
  for (const [name, stored] of fixtures.get(table) ?? new Map<string, Row>()) {
    const left = byKey.get(String(stored[key]));
    report.check(left?.is_delete === stored.is_delete && left !== undefined, () => `${table}: ${name} is gone`);
  }
  // The record of changes is the server's own.
  if (table === 'audit_log') return;
  const fresh = rows.filter((row) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(String(row[key])));
  const known = added.get(table) ?? new Set();
  // A new organisation brings its creator's membership with it (core§4).
  const brought = (row: Row) =>
    table === 'organisation_user' && added.get('organization')?.has(String(row.organization_id));
  for (const row of fresh) {
    report.check(
      known.has(String(row[key])) || brought(row) === true,
      () => `${table}: ${row[key]} was added by nobody`,
    );
  }
}
