import { type Operation, operations, type Schema } from '../../setup/operations.ts';
import { oneOf, seeded } from '../../setup/random.ts';
import { asText, type Made, type Maker, madeFor, requestOf } from '../../setup/values.ts';

/** Values that have broken others' programs, or that no schema would name. */
const HOSTILE: readonly unknown[] = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    'null',
    'undefined',
    'NaN',
    'true',
    '[]',
    '{}',
    '{"a":1}',
    '[[[[1]]]]',
    '"',
    "'",
    '\\',
    '%',
    '%25',
  ],
  ...["' OR 1=1 --", '"; DROP TABLE user; --', '{{7*7}}', '<script>alert(1)</script>', '../../etc/passwd'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\ufeff',
    '\u202e',
    '🧪',
    '𠮷',
  ],
  ...[
    '１２３',
    '1e309',
    '0x10',
    '1.5',
    '-0',
    '9007199254740993',
    '99999999999999999999',
    '2026-13-45',
    '1970-01-01',
    '+86 139',
  ],
  ...[
    'x'.repeat(300),
    '文'.repeat(3_000),
    '%'.repeat(60),
    '_'.repeat(60),
    'a,'.repeat(400),
    '*',
    'AND',
    'NEAR(a b)',
    '"a" OR',
  ],
  ...[
    null,
    true,
    false,
    0,
    -1,
    1,
    2,
    3,
    5,
    1.5,
    1e21,
    -1e21,
    2 ** 53,
    2_147_483_648,
    [],
    {},
    [null],
    [[]],
    [1, 'a'],
    { a: {} },
  ],
  ...[
    { like: 'a' },
    { in: [] },
    { in: [null] },
    { gt: {} },
    { __proto__: 1 },
    { toString: 1 },
    { or: [] },
    { id: { ne: null } },
  ],
];

const OPERATORS = ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'in', 'like', 'null', 'between', 'constructor'];

/** What the requests of a run are made of, beside the description. */
export interface Stock {
  /** Ids of rows that exist, of all kinds. */
  ids: readonly string[];
  tables: readonly { name: string; columns: readonly string[] }[];
}

/** A request, and who sends it. */
export interface Shot extends Made {
  operation: Operation;
  caller: number;
  headers: Record<string, string>;
}

interface Table {
  name: string;
  columns: readonly string[];
}

function condition(random: () => number, table: Table, ids: readonly string[], depth: number): unknown {
  const entries = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    if (depth > 0 && random() < 0.25) return ['or', [condition(random, table, ids, depth - 1), {}]];
    const value = random() < 0.4 ? oneOf(random, ids) : oneOf(random, HOSTILE);
    const name = random() < 0.9 ? oneOf(random, table.columns) : oneOf(random, HOSTILE);
    return [
      typeof name === 'string' ? name : JSON.stringify(name),
      random() < 0.5 ? value : { [oneOf(random, OPERATORS)]: value },
    ];
  });
  return Object.fromEntries(entries as [string, unknown][]);
}

/** Parts of the table service that its shapes leave open: names of tables and columns, conditions, values. */
function tablePart(name: string, random: () => number, table: Table, { ids }: Stock, schema: Schema): unknown {
  const column = () => oneOf(random, table.columns);
  switch (name) {
    case 'table':
      return table.name;
    case 'where':
      return condition(random, table, ids, 3);
    case 'data': {
      const row = () =>
        Object.fromEntries(
          Array.from({ length: Math.ceil(random() * 5) }, () => [
            column(),
            random() < 0.5 ? oneOf(random, ids) : oneOf(random, HOSTILE),
          ]),
        );
      return schema.type === 'array' ? [row(), row()] : row();
    }
    case 'columns':
      return [column(), column()];
    case 'order':
      return [[column(), random() < 0.5 ? 'asc' : 'desc']];
    case 'on':
      return { [column()]: column() };
    default:
      return undefined;
  }
}

const isId = (name: string): boolean => /(?:^|_)id$|^(?:ids?|org|orgs|items?|token|code|manage)$/.test(name);

/**
 * The request of one number: the same numbers make the same requests.
 * @param callers how many kinds of callers there are
 */
export function shotOf(seed: number, place: number, stock: Stock, callers: number): Shot {
  const random = seeded(seed * 1_000_003 + place);
  const operation = oneOf(random, operations);
  const table = oneOf(random, stock.tables);
  // A third each: as described, nearly so, and nothing like it.
  const wildness = oneOf(random, [0, 0.15, 0.6]);
  const isTable = operation.path.includes('/egg/base/');
  const inQuery = operation.method === 'GET';
  const maker: Maker = {
    random,
    named: (name) => (isId(name) && random() < 0.8 ? oneOf(random, stock.ids) : undefined),
    gives: () => random() < 0.6,
    instead: (schema, name) => {
      if (random() < wildness * 0.5) return { value: oneOf(random, HOSTILE) };
      const part = isTable ? tablePart(name, random, table, stock, schema) : undefined;
      if (part === undefined) return undefined;
      return { value: inQuery && typeof part === 'object' ? JSON.stringify(part) : part };
    },
  };
  const made = requestOf(operation, maker);
  const headers: Record<string, string> = {};
  if (made.body !== undefined) headers['content-type'] = 'application/json';
  if (random() < wildness * 0.2)
    headers['content-type'] = oneOf(random, ['text/plain', 'application/xml', 'multipart/form-data']);
  if (random() < 0.3) headers['x-lang'] = oneOf(random, ['en', 'zh', 'fr']);
  if (operation.method === 'POST' && random() < 0.2)
    headers['idempotency-key'] = oneOf(random, ['a', 'b', 'x'.repeat(200)]);
  const broken = made.body !== undefined && random() < wildness * 0.1;
  const body = broken ? made.body?.slice(0, Math.floor(random() * made.body.length)) : made.body;
  const more =
    random() < wildness * 0.3 ? `${made.path.includes('?') ? '&' : '?'}${extraQuery(random, operation)}` : '';
  return { ...made, body, path: made.path + more, operation, caller: Math.floor(random() * callers), headers };
}

/** Parameters that came twice, that nobody asked for, or that are not encoded as they should be. */
function extraQuery(random: () => number, { parameters }: Operation): string {
  const name = oneOf(random, [...parameters.map((parameter) => parameter.name), '_t', 'id', '__proto__', 'pageIndex']);
  const value = oneOf(random, ['%', '%E0%A4%A', '%00', encodeURIComponent(asText(madeFor({}, name, plain(random))))]);
  return `${name}=${value}&${name}=1`;
}

const plain = (random: () => number): Maker => ({ random, named: () => undefined, gives: () => true });
