/** A list whose far pages are found by marks (decision 263). */
export interface MarkedList {
  name: string;
  table: string;
  /** Columns by which it is ordered, all falling; the last one tells two rows apart. */
  order: readonly string[];
  /** SQL: which rows it shows, about columns without a prefix. */
  shown: string;
  /** Columns that `shown` looks at. */
  shownBy: string;
  /** Rows that it leads to by its pages. */
  reach: number;
}

/** Rows between two marks: a page skips fewer than these. */
export const MARK_STEP = 12;

const COMMUNITY = {
  table: 'thread',
  shown: 'hold_time IS NULL AND hide_time IS NULL AND is_delete = 0',
  shownBy: 'hold_time, hide_time, is_delete',
  reach: 240,
};
const DISCUSSED = { table: 'discussion', shown: 'is_shown = 1', shownBy: 'is_shown', reach: 240 };

const list = (name: string, order: string, facts: Omit<MarkedList, 'name' | 'order'>): MarkedList => ({
  name,
  order: order.split(' '),
  ...facts,
});

/** Which lists are marked. */
export const MARKED: readonly MarkedList[] = [
  list('thread_newest', 'last_time id', COMMUNITY),
  list('thread_most', 'replies last_time id', COMMUNITY),
  list('discussion_newest', 'last_time item_id', DISCUSSED),
  list('discussion_most', 'comments last_time item_id', DISCUSSED),
];

const LAST = 'char(1114111)';

/** The columns of `list_mark` for an order of two or three columns. */
export const markKey = (columns: number): readonly string[] =>
  columns === 2 ? ['first', 'id'] : ['first', 'second', 'id'];

function triggersOf({ name, table, order, shown, shownBy, reach }: MarkedList): string[] {
  const key = (as: string) => order.map((column) => `${as}.${column}`).join(', ');
  // Without a type of their own: else an index is entered by the first of several values alone.
  const bare = (as: string) => order.map((column) => `+${as}.${column}`).join(', ');
  const columns = markKey(order.length);
  const mark = columns.join(', ');
  const markOf = (as: string) => columns.map((column) => `+${as}.${column}`).join(', ');
  const is = (as: string) => shown.replace(/\b(hold_time|hide_time|is_delete|is_shown)\b/g, `${as}.$1`);
  const neighbour = (sign: '<' | '>') =>
    `(SELECT ${key('t')} FROM ${table} t WHERE ${is('t')} AND (${key('t')}) ${sign} (${markOf('list_mark')}) ORDER BY ${order
      .map((column) => `t.${column}${sign === '<' ? ' DESC' : ''}`)
      .join(', ')} LIMIT 1)`;
  const shift = (sign: '<' | '>', where: string) =>
    `UPDATE list_mark SET (${mark}) = ${neighbour(sign)} WHERE list = '${name}' AND ${where};`;
  const above = (row: string) => `(${mark}) >= (${bare(row)})`;
  const below = (row: string) => `(${mark}) < (${bare(row)})`;
  const end = `DELETE FROM list_mark WHERE list = '${name}' AND id IS NULL;`;
  const infinite = columns.map((column) => `${column === 'id' ? LAST : '9007199254740991'} AS ${column}`).join(', ');
  const next = `INSERT INTO list_mark (list, place, ${mark}) SELECT '${name}', m.place + ${MARK_STEP}, ${key('t')}
    FROM (SELECT * FROM (SELECT * FROM (SELECT place, ${mark} FROM list_mark WHERE list = '${name}' ORDER BY place DESC LIMIT 1) UNION ALL SELECT 0 AS place, ${infinite}) ORDER BY place DESC LIMIT 1) m
    CROSS JOIN ${table} t WHERE m.place < ${reach} AND ${is('t')} AND (${key('t')}) < (${markOf('m')}) ORDER BY ${order.map((column) => `t.${column} DESC`).join(', ')} LIMIT 1 OFFSET ${MARK_STEP - 1};`;
  const joins = `${shift('>', below('new'))}\n  ${next}`;
  const leaves = `${shift('<', `(${mark}) <= (${bare('old')})`)}\n  ${end}`;
  const differs = `(${key('old')}) <> (${key('new')})`;
  const trigger = (what: string, event: string, when: string, body: string) =>
    `CREATE TRIGGER ${name}_${what} AFTER ${event} ON ${table} WHEN ${when} BEGIN\n  ${body}\nEND`;
  // A row whose time is not known yet stands in no list: who sets it adds it.
  const dated = (as: string) => `(${is(as)} AND ${as}.last_time > 0)`;
  const changes = `UPDATE OF ${shownBy}, ${order.slice(0, -1).join(', ')}`;
  return [
    trigger('mark_added', 'INSERT', dated('new'), joins),
    trigger('mark_shown', changes, `NOT ${dated('old')} AND ${dated('new')}`, joins),
    trigger('mark_withheld', changes, `${dated('old')} AND NOT ${dated('new')}`, leaves),
    trigger('mark_gone', 'DELETE', dated('old'), leaves),
    trigger(
      'mark_risen',
      changes,
      `${dated('old')} AND ${dated('new')} AND ${differs} AND (${key('old')}) < (${key('new')})`,
      shift('>', `${above('old')} AND ${below('new')}`),
    ),
    trigger(
      'mark_fallen',
      changes,
      `${dated('old')} AND ${dated('new')} AND ${differs} AND (${key('old')}) > (${key('new')})`,
      shift('<', `(${mark}) > (${bare('new')}) AND (${mark}) <= (${bare('old')})`),
    ),
  ];
}

/**
 * Where every twelfth row of a list stands: a mark of place p is the row before the p-th, so that a page begins behind it. Whatever door changes
 * a row, the marks between its old and its new place move by one.
 * @returns statements that make table, index and triggers
 */
export const listMarks = (): string[] => [
  `CREATE TABLE list_mark (list text NOT NULL, place integer NOT NULL, first integer, second integer, id text, PRIMARY KEY (list, place))`,
  `CREATE INDEX list_mark_key ON list_mark (list, first, second, id)`,
  ...MARKED.flatMap(triggersOf),
];
