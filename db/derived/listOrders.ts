/** A list of editors' rows whose order stands in one row (decision 263). */
export interface OrderedList {
  name: string;
  table: string;
  key: string;
  /** Which rows it may show: what these columns hold. */
  shown: Readonly<Record<string, number>>;
  order: string;
  /** Columns that stand in the order beside the key, for what a list is narrowed and ordered by. */
  columns: readonly string[];
  /** Columns that the order looks at besides. */
  besides: readonly string[];
}

/** Rows that a list leads to by its pages: the first of its order. */
export const ORDERED_ROWS = 1_000;

/** Which lists are kept so: editors write them now and then, visitors read them all day. */
export const ORDERED: readonly OrderedList[] = [
  {
    name: 'meeting',
    table: 'meeting',
    key: 'id',
    shown: { is_open: 1, is_delete: 0 },
    order: 'start_time DESC, id DESC',
    columns: ['type', 'start_time', 'end_time', 'publish_time', 'unpublish_time'],
    besides: [],
  },
  {
    name: 'course',
    table: 'course',
    key: 'id',
    shown: { is_open: 1, is_delete: 0 },
    order: 'sort, add_time DESC, id',
    columns: ['term_id', 'paid', 'start_time', 'publish_time', 'unpublish_time'],
    besides: ['sort', 'add_time'],
  },
  {
    name: 'clinic_case',
    table: 'clinic_case',
    key: 'id',
    shown: { is_open: 1, is_delete: 0 },
    order: 'sort, add_time DESC, id',
    columns: ['scope_id'],
    besides: ['sort', 'add_time'],
  },
  {
    name: 'clinic_expert',
    table: 'zhuanjia',
    key: 'expert_id',
    shown: { is_clinic: 1, audit_status: 4, is_delete: 0 },
    order: 'sort, add_time DESC, expert_id',
    columns: [],
    besides: ['sort', 'add_time'],
  },
];

const shownOf = ({ shown }: OrderedList, as = ''): string =>
  Object.entries(shown)
    .map(([column, value]) => `${as}${column} = ${value}`)
    .join(' AND ');

/** The statement that writes the order of a list down. */
function keepOrder(list: OrderedList): string {
  const { name, table, key, order, columns } = list;
  const entry = [`'id', ${key}`, ...columns.map((column) => `'${column}', ${column}`)].join(', ');
  return `INSERT INTO list_order (list, entries) SELECT '${name}', (SELECT json_group_array(json_object(${entry})) FROM (SELECT * FROM ${table}
    WHERE ${shownOf(list)} ORDER BY ${order} LIMIT ${ORDERED_ROWS})) WHERE true ON CONFLICT DO UPDATE SET entries = excluded.entries`;
}

function triggersOf(list: OrderedList): string[] {
  const { name, table, shown, columns, besides } = list;
  const trigger = (what: string, event: string, when: string) =>
    `CREATE TRIGGER ${name}_order_${what} AFTER ${event} ON ${table} WHEN ${when} BEGIN\n  ${keepOrder(list)};\nEND`;
  const watched = [...Object.keys(shown), ...columns, ...besides];
  const differs = watched.map((column) => `old.${column} IS NOT new.${column}`).join(' OR ');
  return [
    trigger('added', 'INSERT', shownOf(list, 'new.')),
    trigger(
      'changed',
      `UPDATE OF ${watched.join(', ')}`,
      `(${shownOf(list, 'old.')} OR ${shownOf(list, 'new.')}) AND (${differs})`,
    ),
    trigger('gone', 'DELETE', shownOf(list, 'old.')),
  ];
}

/**
 * The orders of the lists, so that a page skips no row, however far it is; written anew whenever a row of the list comes, changes or goes.
 * @returns statements that make table and triggers
 */
export const listOrders = (): string[] => [
  'CREATE TABLE list_order (list text PRIMARY KEY NOT NULL, entries text NOT NULL)',
  ...ORDERED.flatMap(triggersOf),
];
