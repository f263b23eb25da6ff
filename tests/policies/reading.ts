import type { Answer, Client } from '../setup/client.ts';
import { fixture, fixtures, pointerTo, type Row, shapeOf, type Value } from './fixtures.ts';
import { exactly, type Kind } from './kinds.ts';
import { absentColumns, columnsOf, expectationOf, isHidden, sightOf, visibleRows } from './oracle.ts';
import type { Report } from './report.ts';

/** One table in the hands of one caller. */
export interface Cell {
  table: string;
  kind: Kind;
  client: Client;
  /** Sees what others' writes left behind. */
  admin: Client;
  report: Report;
}

const found = (answer: Answer): Row[] => (answer.code === 200 ? answer.result.records : []);
const at = ({ table, kind }: Cell, place: string) => `${table} / ${kind} / ${place}`;
const said = (answer: Answer) => `${answer.code} ${answer.text.slice(0, 160)}`;

const rowNames = (table: string): string[] => [...(fixtures.get(table)?.keys() ?? [])];
const keyOf = (table: string, row: string): Value => fixture(table, row)[shapeOf(table).key] ?? null;
const pieces = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, place) => list.slice(place * size, (place + 1) * size));

/** A record against the oracle, column by column. */
function checkRecord(cell: Cell, row: string, record: Row | undefined, place: string): void {
  const { table, kind, report } = cell;
  const stored = fixture(table, row);
  for (const column of columnsOf(table)) {
    const sight = sightOf(table, column, row, kind);
    const wanted = sight === 'value' && stored[column] === null ? 'null' : sight;
    const value = record?.[column];
    const seen = value === undefined ? 'absent' : value === null ? 'null' : 'value';
    const holds = seen === wanted && (seen !== 'value' || value === stored[column]);
    report.check(holds, () => at(cell, `${place} ${row}.${column}: ${seen}, not ${wanted}`));
  }
}

/** Columns that read NULL, or their value, on a row; a column that is empty tells nothing. */
const columnsSeen = ({ table, kind }: Cell, row: string, wanted: 'null' | 'value') =>
  columnsOf(table).filter(
    (column) => fixture(table, row)[column] !== null && sightOf(table, column, row, kind) === wanted,
  );

async function checkList(cell: Cell): Promise<void> {
  const { table, kind, client, report } = cell;
  const { key } = shapeOf(table);
  const rows = rowNames(table);
  const visible = visibleRows(table, kind);
  const answer = await client.list(table, {
    where: { [key]: { in: rows.map((row) => keyOf(table, row)) } },
    pageSize: 100,
  });
  report.check(answer.code === 200, () => at(cell, `list: ${said(answer)}`));
  const records = new Map(found(answer).map((record) => [record[key], record]));
  for (const row of rows) {
    const record = records.get(keyOf(table, row) ?? null);
    report.check(visible.includes(row) === (record !== undefined), () =>
      at(cell, `list: row ${row} is ${record ? 'there' : 'missing'}`),
    );
    if (record) checkRecord(cell, row, record, 'columns');
  }
  report.check(answer.result?.total === visible.length, () => at(cell, `total: ${answer.result?.total}`));
}

/** Who asks for the list of visitors gets it, rows and columns, and nothing of what the caller reads beside. */
async function checkAudience(cell: Cell): Promise<void> {
  const { table, client, report } = cell;
  const { key } = shapeOf(table);
  const rows = rowNames(table);
  const where = { [key]: { in: rows.map((row) => keyOf(table, row)) } };
  const answer = await client.list(table, { where, pageSize: 100, audience: 'visitors' });
  if (isHidden(table, 'visitor')) {
    report.check(answer.code === 404, () => at(cell, `visitors' list: ${said(answer)}`));
    return;
  }
  const records = new Map(found(answer).map((record) => [record[key], record]));
  const visible = visibleRows(table, 'visitor');
  report.check(answer.code === 200 && records.size === visible.length, () =>
    at(cell, `visitors' list: ${records.size} rows, not ${visible.length}`),
  );
  for (const row of visible) {
    checkRecord({ ...cell, kind: 'visitor' }, row, records.get(keyOf(table, row) ?? null), "visitors' list");
  }
}

/** Conditions find what the caller reads, and nothing by what the caller does not read. */
async function checkWhere(cell: Cell, row: string): Promise<void> {
  const { table, client, report } = cell;
  const { key } = shapeOf(table);
  const stored = fixture(table, row);
  for (const part of pieces(columnsSeen(cell, row, 'value'), 20)) {
    const where = { ...Object.fromEntries(part.map((column) => [column, stored[column]])), [key]: stored[key] };
    const answer = await client.list(table, { where, columns: [key] });
    for (const column of part) {
      report.check(found(answer).length === 1, () => at(cell, `where ${row}.${column}: ${said(answer)}`));
    }
  }
  const unseen = columnsSeen(cell, row, 'null');
  const tests: ((column: string) => unknown)[] = [
    (column) => stored[column],
    (column) => ({ like: String(stored[column]).slice(0, 12) }),
    (column) => ({ gte: stored[column] }),
    (column) => ({ ne: typeof stored[column] === 'number' ? 7 : 'xyz' }),
    (column) => ({ in: [stored[column]] }),
    () => ({ null: false }),
  ];
  for (const part of pieces(unseen, 20)) {
    for (const test of tests) {
      const where = { [key]: stored[key], or: part.map((column) => ({ [column]: test(column) })) };
      const answer = await client.list(table, { where, columns: [key] });
      for (const column of part) {
        report.check(answer.code === 200 && found(answer).length === 0, () =>
          at(cell, `where ${row}.${column} ${JSON.stringify(test(column))}: ${said(answer)}`),
        );
      }
    }
  }
}

/** A column that reads NULL everywhere gives no order. */
async function checkOrder(cell: Cell): Promise<void> {
  const { table, kind, client, report } = cell;
  const { key } = shapeOf(table);
  const visible = visibleRows(table, kind);
  const where = { [key]: { in: visible.map((row) => keyOf(table, row)) } };
  const unseen = columnsOf(table).filter((column) =>
    visible.every((row) => sightOf(table, column, row, kind) === 'null'),
  );
  if (visible.length < 2) return;
  for (const column of unseen) {
    const sorted = async (direction: string) => {
      const order = [
        [column, direction],
        [key, 'asc'],
      ];
      const answer = await client.list(table, { where, columns: [key], order });
      return answer.code === 200 ? JSON.stringify(found(answer)) : said(answer);
    };
    const [up, down] = [await sorted('asc'), await sorted('desc')];
    report.check(up === down && up.startsWith('['), () => at(cell, `order by ${column}: ${up} and ${down}`));
  }
}

const base = (table: string) => ({
  where: { comment_id: { in: rowNames(table).map((row) => pointerTo(table, row)) } },
  columns: ['comment_id', 'item_id'],
  pageSize: 100,
});
const joined = (table: string, more: object = {}) => ({
  leftJoin: [{ table, as: 'other', on: { item_id: shapeOf(table).key }, ...more }],
});
const nested = (table: string, more: object = {}) => ({
  process: [{ table, as: 'children', on: { [shapeOf(table).key]: 'item_id' }, ...more }],
});

/** What a comment's item may be: nothing else can be brought beside it. */
const ITEMS = new Set(['chengguo', 'xuqiu', 'yuanqu', 'chanpin', 'xiangmu', 'zhuanjia', 'news', 'innovate']);

/** Tables that no relation joins to a comment are refused there, in whatever way. */
async function checkUnrelated(cell: Cell): Promise<void> {
  const { table, client, report } = cell;
  for (const [field, query] of [
    ['leftJoin.0.on', joined(table)],
    ['process.0.on', nested(table)],
  ] as const) {
    const answer = await client.list('comment', { ...base(table), ...query });
    const refused = answer.code === 422 && answer.errors[0]?.field === field && answer.errors[0].code === 'unrelated';
    report.check(refused, () => at(cell, `${field}: ${said(answer)}`));
  }
}

/** Joined rows and children obey their own policy (attack 13). */
async function checkBeside(cell: Cell): Promise<void> {
  const { table, kind, client, report } = cell;
  if (!ITEMS.has(table)) return checkUnrelated(cell);
  const visible = visibleRows(table, kind);
  // Rich text stands beside a row where it is named.
  const columns = columnsOf(table).filter((column) => !absentColumns(table, kind).includes(column));
  const join = await client.list('comment', { ...base(table), ...joined(table, { columns }) });
  const process = await client.list('comment', { ...base(table), ...nested(table, { columns }) });
  report.check(join.code === 200 && process.code === 200, () =>
    at(cell, `join ${said(join)} process ${said(process)}`),
  );
  for (const row of rowNames(table)) {
    const pointer = pointerTo(table, row);
    const one = found(join).find((record) => record.comment_id === pointer) as unknown as { other?: Row | null };
    const many = found(process).find((record) => record.comment_id === pointer) as unknown as { children?: Row[] };
    const shown = visible.includes(row);
    report.check(((one?.other ?? null) !== null) === shown, () =>
      at(cell, `join: row ${row} is ${shown ? 'missing' : 'there'}`),
    );
    report.check((many?.children?.length ?? 0) === Number(shown), () => at(cell, `process: row ${row}`));
    if (!shown) continue;
    checkRecord(cell, row, one?.other ?? undefined, 'join');
    checkRecord(cell, row, many?.children?.[0], 'process');
    await checkJoinedWhere(cell, row);
  }
}

async function checkJoinedWhere(cell: Cell, row: string): Promise<void> {
  const { table, client, report } = cell;
  const stored = fixture(table, row);
  for (const part of pieces(columnsSeen(cell, row, 'null'), 20)) {
    const or = part.map((column) => ({ [`other.${column}`]: stored[column] }));
    const where = { comment_id: pointerTo(table, row), or };
    const answer = await client.list('comment', { ...joined(table), columns: ['comment_id'], where });
    const inside = { or: part.map((column) => ({ [column]: stored[column] })) };
    const kids = await client.list('comment', { ...base(table), ...nested(table, { where: inside }) });
    const none = found(kids).every((record) => (record as unknown as { children: Row[] }).children.length === 0);
    for (const column of part) {
      report.check(answer.code === 200 && found(answer).length === 0, () =>
        at(cell, `join where ${column}: ${said(answer)}`),
      );
      report.check(kids.code === 200 && none, () => at(cell, `process where ${column}: ${said(kids)}`));
    }
  }
}

/** A request for one column in each position; `own` positions ask the table itself, the others reach it from beside. */
function positions(table: string, column: string, value: Value): [string, string, Record<string, unknown>][] {
  const { key } = shapeOf(table);
  return [
    ['columns', table, { columns: [key, column] }],
    ['where', table, { where: { [column]: value } }],
    ['search', table, { where: { [column]: { like: 'a' } } }],
    ['or', table, { where: { [key]: 'x', or: [{ [key]: 'x' }, { or: [{ [column]: { null: false } }] }] } }],
    ['order', table, { order: [[column, 'desc']] }],
    ['join on', table, { leftJoin: [{ table: 'comment', as: 'other', on: { [column]: 'comment_id' } }] }],
    ['process on', table, { process: [{ table: 'comment', as: 'children', on: { item_id: column } }] }],
    ['join columns', 'comment', { ...base(table), ...joined(table, { columns: [column] }) }],
    ['join where', 'comment', { ...base(table), ...joined(table), where: { [`other.${column}`]: value } }],
    ['join order', 'comment', { ...base(table), ...joined(table), order: [[`other.${column}`, 'asc']] }],
    ['process columns', 'comment', { ...base(table), ...nested(table, { columns: [column] }) }],
    ['process where', 'comment', { ...base(table), ...nested(table, { where: { [column]: value } }) }],
    ['process order', 'comment', { ...base(table), ...nested(table, { order: [[column, 'asc']] }) }],
  ];
}

/** An absent column is refused in every position, in the words that a column gets which never was (house 2). */
async function checkAbsent(cell: Cell): Promise<void> {
  const { table, kind, client, report } = cell;
  const columns = absentColumns(table, kind);
  if (columns.length === 0) return;
  const never = 'no_such_column';
  const words = new Map<string, string>();
  for (const [place, from, query] of positions(table, never, 'x')) {
    const answer = await client.list(from, query);
    report.check(answer.code >= 400 && answer.code < 500, () => at(cell, `${place} ${never}: ${said(answer)}`));
    words.set(place, answer.text.replaceAll(never, ''));
  }
  for (const column of columns) {
    for (const [place, from, query] of positions(
      table,
      column,
      fixture(table, rowNames(table)[0] ?? '')[column] ?? 'x',
    )) {
      const answer = await client.list(from, query);
      const alike = answer.text.replaceAll(column, '') === words.get(place)?.replaceAll(column, '');
      report.check(answer.code >= 400 && alike, () => at(cell, `${place} ${column}: ${said(answer)}`));
    }
  }
}

/** What a caller was told of a table that never was, by the query: it is the same for every table that is compared with it. */
const told = new WeakMap<Client, Map<string, Promise<Answer>>>();

function ofNoTable(client: Client, from: string, query: Record<string, unknown>): Promise<Answer> {
  const answers = told.get(client) ?? new Map<string, Promise<Answer>>();
  told.set(client, answers);
  const asked = JSON.stringify([from, query]);
  const answer = answers.get(asked) ?? client.list(from, query);
  answers.set(asked, answer);
  return answer;
}

/** A hidden table is refused everywhere, as one that never was. */
async function checkHidden(cell: Cell): Promise<void> {
  const { table, kind, client, report } = cell;
  const met = exactly(expectationOf(table).beside ?? 'none').has(kind);
  const ways = (name: string): [string, string, Record<string, unknown>][] => [
    ['list', name, {}],
    ['join', 'comment', { leftJoin: [{ table: name, as: 'other', on: { item_id: shapeOf(table).key } }] }],
    ['process', 'comment', { process: [{ table: name, as: 'children', on: { [shapeOf(table).key]: 'item_id' } }] }],
  ];
  const never = ways('no_such_table');
  for (const [number, [place, from, query]] of ways(table).entries()) {
    if (met && place === 'join') continue;
    const answer = await client.list(from, query);
    const [, , other = {}] = never[number] ?? [];
    const absent = await ofNoTable(client, from === table ? 'no_such_table' : from, other);
    const alike = answer.code === absent.code && answer.msg === absent.msg;
    report.check(answer.code >= 400 && alike, () => at(cell, `hidden, ${place}: ${said(answer)}`));
  }
}

/** Everything that can be read of one table by one caller. */
export async function readEverything(cell: Cell): Promise<void> {
  if (isHidden(cell.table, cell.kind)) return checkHidden(cell);
  await checkList(cell);
  await checkAudience(cell);
  for (const row of visibleRows(cell.table, cell.kind)) await checkWhere(cell, row);
  await checkOrder(cell);
  await checkBeside(cell);
  await checkAbsent(cell);
}
