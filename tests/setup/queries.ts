import { declaredRelations } from '../../functions/data/relations.ts';
import '../../functions/tables/index.ts';
import { expectations } from '../policies/expectations/index.ts';
import { shapeOf } from '../policies/fixtures.ts';
import { absentColumns, columnsOf, isHidden } from '../policies/oracle.ts';
import { type Answer, Client } from './client.ts';

/** What a query of the table service cost. */
export interface Cost {
  query: Record<string, unknown>;
  code: number;
  /** The complaint of a refusal. */
  refusal: string;
  rows: number;
  bytes: number;
}

type Values = ReadonlyMap<string, readonly unknown[]>;

/** Numbers that look random and are the same for the same seed (mulberry32). */
function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    happens: (share: number) => next() < share,
    one: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    some: <T>(list: readonly T[], most: number): T[] =>
      Array.from({ length: 1 + below(most) }, () => list[below(list.length)] as T),
  };
}
type Chance = ReturnType<typeof chance>;

const TABLES = Object.keys(expectations).filter((table) => !isHidden(table, 'visitor'));
const COLUMNS = new Map(
  [...TABLES, 'user'].map((table) => {
    const absent =
      table === 'user'
        ? columnsOf(table).filter((name) => !['nickname', 'avatar'].includes(name))
        : absentColumns(table, 'visitor');
    return [table, columnsOf(table).filter((name) => !absent.includes(name))];
  }),
);
const columnsFor = (table: string) => COLUMNS.get(table) ?? [];
const RELATIONS = declaredRelations().filter(
  ({ table, column, to }) => COLUMNS.has(table) && COLUMNS.has(to) && columnsFor(table).includes(column),
);

/** Values that the tables hold, so that conditions meet rows. */
async function heldValues(visitor: Client): Promise<Values> {
  const held = new Map<string, unknown[]>();
  for (const table of TABLES) {
    const { result } = await visitor.list(table, { pageSize: 20 });
    for (const row of result?.records ?? []) {
      for (const [column, value] of Object.entries(row)) {
        const known = held.get(`${table}.${column}`) ?? [];
        if (value !== null && String(value).length < 200) held.set(`${table}.${column}`, [...known, value]);
      }
    }
  }
  return held;
}

interface Names {
  name: string;
  table: string;
  column: string;
}

function leaf(luck: Chance, { name, table, column }: Names, held: Values): Record<string, unknown> {
  const known = held.get(`${table}.${column}`) ?? [1];
  const numeric = shapeOf(table).columns.some((each) => each.name === column && each.numeric);
  const value = () => luck.one(known);
  const makers: (() => unknown)[] = [
    value,
    () => ({ ne: value() }),
    () => ({ gte: value() }),
    () => ({ lt: value() }),
    () => ({ like: luck.one(['', '技', 'a', '1', 'zzzzzz', String(value()).slice(0, 3)]) }),
    () => ({
      in: Array.from({ length: luck.one([1, 10, 100]) }, (_, n) =>
        luck.happens(0.5) ? value() : numeric ? n : `x${n}`,
      ),
    }),
    () => ({ null: luck.happens(0.5) }),
  ];
  return { [name]: luck.one(makers)() };
}

function condition(luck: Chance, names: readonly Names[], held: Values, depth = 1): Record<string, unknown> {
  const parts = luck.some(names, luck.one([1, 2, 4])).map((each) => leaf(luck, each, held));
  const whole: Record<string, unknown> = Object.assign({}, ...parts);
  if (depth < 3 && luck.happens(0.35)) {
    const count = 1 + luck.below(4);
    whole[luck.one(['or', 'or', 'and'])] = Array.from({ length: count }, () => condition(luck, names, held, depth + 1));
  }
  return whole;
}

const namesOf = (table: string, prefix = ''): Names[] =>
  columnsFor(table).map((column) => ({ name: prefix + column, table, column }));

const orderOf = (luck: Chance, names: readonly Names[]) =>
  luck.some(names, 3).map(({ name }) => [name, luck.one(['asc', 'desc'])]);

function joinsOf(luck: Chance, table: string): { joins: object[]; names: Names[] } {
  const above = [{ table, prefix: '' }];
  const joins: object[] = [];
  const names: Names[] = [];
  for (const as of ['ja', 'jb', 'jc', 'jd'].slice(0, luck.below(5))) {
    const from = luck.one(above);
    const ways = RELATIONS.filter((relation) => relation.table === from.table);
    if (ways.length === 0) continue;
    const { column, to, key } = luck.one(ways);
    const columns = luck.happens(0.5) ? luck.some(columnsFor(to), 6) : undefined;
    joins.push({ table: to, on: { [from.prefix + column]: key }, as, ...(columns && { columns }) });
    above.push({ table: to, prefix: `${as}.` });
    names.push(...namesOf(to, `${as}.`));
  }
  return { joins, names };
}

function childrenOf(luck: Chance, table: string, held: Values): object[] {
  const ways = RELATIONS.filter(({ to, table: child }) => to === table && child !== 'user');
  if (ways.length === 0) return [];
  return ['ca', 'cb', 'cc', 'cd'].slice(0, luck.below(5)).map((as) => {
    const { table: child, column, key } = luck.one(ways);
    const names = namesOf(child);
    return {
      as,
      table: child,
      on: { [column]: key },
      ...(luck.happens(0.4) && { where: condition(luck, names, held) }),
      ...(luck.happens(0.4) && { order: orderOf(luck, names) }),
      ...(luck.happens(0.3) && { columns: luck.some(columnsFor(child), 5) }),
    };
  });
}

function query(luck: Chance, held: Values): Record<string, unknown> {
  const table = luck.one(TABLES);
  const { joins, names } = joinsOf(luck, table);
  const known = [...namesOf(table), ...(luck.happens(0.4) ? names : [])];
  const children = luck.happens(0.5) ? childrenOf(luck, table, held) : [];
  return {
    table,
    ...(luck.happens(0.7) && { columns: luck.some(columnsFor(table), 8) }),
    ...(luck.happens(0.7) && { where: condition(luck, known, held) }),
    ...(luck.happens(0.5) && { order: orderOf(luck, known) }),
    ...(joins.length > 0 && { leftJoin: joins }),
    ...(children.length > 0 && { process: children }),
    pageIndex: luck.one([1, 1, 1, 2, 7, 40, 900]),
    pageSize: luck.one([1, 10, 10, 100, 100]),
  };
}

/** What an answer cost, as the server counts it. */
export const rowsRead = (answer: Answer): number =>
  Number(/rows_read=(\d+)/.exec(answer.headers.get('server-timing') ?? '')?.[1]);

/**
 * Asks random queries that the grammar and the relations allow to visitors.
 * @param seed the same queries come for the same seed and data
 */
export async function* randomQueries(base: string, seed: number, count: number): AsyncGenerator<Cost> {
  const luck = chance(seed);
  const held = await heldValues(new Client(base));
  // Each visitor asks less than the limit of one address.
  let visitor = new Client(base);
  for (let n = 0; n < count; n++) {
    if (n % 200 === 0) visitor = new Client(base);
    const asked = query(luck, held);
    const answer = await visitor.list(String(asked.table), asked);
    const refusal = answer.code === 200 ? '' : (answer.errors[0]?.code ?? answer.msg);
    yield { query: asked, code: answer.code, refusal, rows: rowsRead(answer), bytes: Buffer.byteLength(answer.text) };
  }
}
