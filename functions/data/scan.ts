import { type SQL, sql } from 'drizzle-orm';
import type { IndexFacts } from './catalog.ts';
import type { Sorting } from './plan.ts';
import { render } from './render.ts';
import type { Source } from './source.ts';

/** A way through a table that meets nothing but candidates: the rows that one index holds together. */
export interface Scan {
  index: IndexFacts;
  /** What the index is asked for; undefined for all of it. */
  where: SQL | undefined;
  /** A column that must hold one of the values of a JSON list. */
  list: { name: string; values: SQL } | undefined;
  /** The order in which candidates are met. */
  order: SQL | undefined;
  /** They are met in the order that was asked for. */
  inOrder: boolean;
  /** The caller's own condition picks them, and not only what holds for most rows. */
  chosen: boolean;
  /** How many of the index's columns are fixed. */
  used: number;
}

/** What a condition demands of single columns, whatever else it says. */
interface Demands {
  equal: Map<string, { value: SQL; chosen: boolean }>;
  among: Map<string, SQL>;
  bounds: Map<string, SQL[]>;
}

/** The place where the parenthesis or quotation ends that begins at a place of an SQL text. */
export function endOf(text: string, from: number): number {
  const open = text[from];
  if (open === "'" || open === '"') return text.indexOf(open, from + 1);
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const character = text[at];
    if (character === "'" || character === '"') at = endOf(text, at);
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** The parts of a condition of which each must hold. What cannot be taken apart safely stays whole. */
function conjuncts(condition: string): string[] {
  let text = condition.trim();
  while (text.startsWith('(') && endOf(text, 0) === text.length - 1) text = text.slice(1, -1).trim();
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    if (`('"`.includes(character)) at = endOf(text, at);
    else if (/^(?: OR |CASE\b| BETWEEN )/i.test(text.slice(at, at + 9))) return [text];
    else if (/^ AND $/i.test(text.slice(at, at + 5))) {
      parts.push(text.slice(from, at));
      from = at + 5;
      at += 4;
    }
  }
  if (parts.length === 0) return [text];
  return [...parts, text.slice(from)].flatMap(conjuncts);
}

const LEAF = /^"(\w+)"\."(\w+)" (=|>=|<=|>|<) (\?\d+|-?\d+|'[^']*')$/;
const AMONG = /^"(\w+)"\."(\w+)" IN \(SELECT value FROM json_each\((\?\d+)\)\)$/;

function demandsOf(source: Source, condition: SQL | undefined): Demands {
  const demands: Demands = { equal: new Map(), among: new Map(), bounds: new Map() };
  if (!condition) return demands;
  const { sql: text, params } = render(condition);
  const bound = (term: string): SQL =>
    term.startsWith('?') ? sql`${params[Number(term.slice(1)) - 1]}` : sql.raw(term);
  for (const part of conjuncts(text)) {
    const [, table, column = '', operator = '', term = ''] = LEAF.exec(part) ?? [];
    if (table === source.alias && operator === '=') {
      const chosen = term.startsWith('?');
      if (chosen || !demands.equal.has(column)) demands.equal.set(column, { value: bound(term), chosen });
    } else if (table === source.alias) {
      const bounds = demands.bounds.get(column) ?? [];
      demands.bounds.set(column, [...bounds, sql`${source.ref(column)} ${sql.raw(operator)} ${bound(term)}`]);
    }
    const [, of, name = '', list = ''] = AMONG.exec(part) ?? [];
    if (of === source.alias) demands.among.set(name, bound(list));
  }
  return demands;
}

/** Whether newest first is meant where nothing is asked. */
export const isDated = ({ facts }: Source): boolean => facts.columns.has('add_time') || facts.columns.has('add_date');

/** The order of the candidates of an index after `used` of its columns, null where it is not the one that was asked for. */
function nativeOrder(source: Source, index: IndexFacts, used: number, asked: readonly Sorting[]): SQL | null {
  const key = source.facts.key.name;
  const rest = index.columns.slice(used);
  const term = (name: string, descending: boolean) => sql`${source.ref(name)}${sql.raw(descending ? ' DESC' : '')}`;
  if (asked.length === 0) {
    const first = rest[0];
    if (!isDated(source))
      return sql.join(
        [...rest, 'rowid'].map((name) => term(name, false)),
        sql`, `,
      );
    return first === key ? term(first, true) : null;
  }
  const descending = asked[0]?.descending ?? false;
  const terms: SQL[] = [];
  for (const [place, sorting] of asked.entries()) {
    const { name } = sorting.access.facts;
    if (sorting.access.rule !== true || sorting.descending !== descending) return null;
    if (name !== rest[place]) {
      // Rows that are equal so far come as they were stored, which is the order of the keys that the server gives.
      const isTie = place > 0 && place === rest.length && place === asked.length - 1 && name === key;
      return isTie ? sql.join(terms, sql`, `) : null;
    }
    terms.push(term(name, descending));
    if (name === key) break;
  }
  return sql.join(terms, sql`, `);
}

function scanOf(source: Source, index: IndexFacts, demands: Demands, asked: readonly Sorting[]): Scan | null {
  const where: SQL[] = [];
  let used = 0;
  let chosen = false;
  let list: Scan['list'];
  for (const name of index.columns) {
    const equal = demands.equal.get(name);
    const among = list ? undefined : demands.among.get(name);
    if (!equal && !among) break;
    if (equal) where.push(sql`${source.ref(name)} = ${equal.value}`);
    else if (among) list = { name, values: among };
    chosen ||= equal?.chosen ?? true;
    used += 1;
  }
  const grouped = list !== undefined;
  const bounds = grouped ? undefined : demands.bounds.get(index.columns[used] ?? '');
  if (bounds) where.push(...bounds);
  if (index.living) {
    if (!demands.equal.has('is_delete')) return null;
    where.push(sql`${source.ref('is_delete')} = 0`);
  }
  // What is the same in all candidates orders nothing.
  const varying = asked.filter(({ access }) => !(access.rule === true && demands.equal.has(access.facts.name)));
  const order =
    grouped || (asked.length > 0 && varying.length === 0) ? null : nativeOrder(source, index, used, varying);
  const single = index.unique && used === index.columns.length && !grouped;
  const settled = single || (!grouped && asked.length > 0 && varying.length === 0);
  const unordered = grouped && asked.length === 0 && !isDated(source);
  const stored = sql.join(
    [...index.columns.slice(used), 'rowid'].map((name) => source.ref(name)),
    sql`, `,
  );
  return {
    index,
    where: where.length > 0 ? sql.join(where, sql` AND `) : undefined,
    list,
    order: order ?? (grouped ? undefined : stored),
    inOrder: order !== null || settled || unordered,
    chosen: chosen || bounds !== undefined,
    used,
  };
}

const best = (scans: readonly Scan[], worth: (scan: Scan) => number): Scan | undefined =>
  scans.reduce<Scan | undefined>((found, scan) => (found && worth(found) >= worth(scan) ? found : scan), undefined);

/**
 * The ways to the rows of a condition, the one to try first in front: along an index that the caller's condition picks
 * from, and along one that has the asked order, where that is another.
 * @param condition everything that must hold; its parts that an index answers are found in it
 * @param asked the order that was asked for, of columns of this table; null for one that no index has
 */
export function scansOf(source: Source, condition: SQL | undefined, asked: readonly Sorting[] | null): Scan[] {
  const demands = demandsOf(source, condition);
  const scans = source.indexes
    .map((index) => scanOf(source, index, demands, asked ?? []))
    .filter((scan) => scan !== null)
    .map((scan) => (asked === null ? { ...scan, inOrder: false } : scan));
  const narrow = ({ index, used }: Scan) => (index.unique && used === index.columns.length ? 8 : 0) + used / 100;
  const picked = best(scans, (scan) => (scan.chosen ? 2 : 0) + Number(scan.inOrder) + narrow(scan));
  const sorted = best(scans, (scan) => (scan.inOrder ? 2 : 0) + Number(scan.chosen) + narrow(scan));
  return [picked, sorted].filter((scan, place, all): scan is Scan => scan !== undefined && all.indexOf(scan) === place);
}

/** The candidates of a scan under the table's alias, `limit` at most: whoever reads them all reads no more rows. */
export function candidates(source: Source, { index, where, list, order }: Scan, limit: number): SQL {
  const by = index.name ? sql` INDEXED BY ${sql.identifier(index.name)}` : sql``;
  const from = list
    ? sql`json_each(${list.values}) AS "l" CROSS JOIN ${source.from}${by} ON ${source.ref(list.name)} = "l"."value"`
    : sql`${source.from}${by}`;
  const filter = where ? sql` WHERE ${where}` : sql``;
  const sorted = order ? sql` ORDER BY ${order}` : sql``;
  const name = sql.identifier(source.alias);
  return sql`(SELECT ${name}.* FROM ${from}${filter}${sorted} LIMIT ${sql.raw(String(limit))}) AS ${name}`;
}
