import { type SQL, sql } from 'drizzle-orm';
import { LIMITS } from '../../db/contract/limits.ts';
import { AppError } from '../platform/errors.ts';
import type { ColumnFacts } from './catalog.ts';
import type { Row } from './row.ts';
import type { Access } from './source.ts';

const COMPARISONS = { eq: '=', ne: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;
type Comparison = keyof typeof COMPARISONS;
type Scalar = string | number;

/** A condition of the wire, checked for form; names are not resolved yet. */
export type Condition = Group | Leaf;
interface Group {
  kind: 'all' | 'any';
  of: Condition[];
}
type Leaf =
  | { kind: 'compare'; name: string; op: Comparison; value: unknown }
  | { kind: 'like'; name: string; value: unknown }
  | { kind: 'in'; name: string; values: unknown[] }
  | { kind: 'null'; name: string; isNull: boolean };

/** Whether a condition joins others. */
export const isGroup = (condition: Condition): condition is Group => 'of' in condition;

/** Longest text that a condition compares with. */
const MAX_TEXT = 4000;

const invalidWhere = () => new AppError(400, 'invalid_where');
const tooComplex = () => new AppError(400, 'too_complex');

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function operator(name: string, op: string, value: unknown): Condition {
  if (op === 'like') return { kind: 'like', name, value };
  if (op === 'null' && typeof value === 'boolean') return { kind: 'null', name, isNull: value };
  if (op === 'in' && Array.isArray(value)) {
    if (value.length > LIMITS.whereInValues) throw tooComplex();
    return { kind: 'in', name, values: value };
  }
  if (!Object.hasOwn(COMPARISONS, op)) throw invalidWhere();
  if (value !== null) return { kind: 'compare', name, op: op as Comparison, value };
  if (op === 'eq' || op === 'ne') return { kind: 'null', name, isNull: op === 'eq' };
  throw invalidWhere();
}

/** Reads one where text; counts what it has read, because the limit is one for the whole text. */
class Reader {
  conditions = 0;

  group(input: unknown, depth: number): Condition {
    if (!isObject(input)) throw invalidWhere();
    if (depth > LIMITS.whereDepth) throw tooComplex();
    const entries = Object.entries(input);
    if (entries.length === 0) throw invalidWhere();
    return { kind: 'all', of: entries.flatMap(([name, value]) => this.entry(name, value, depth)) };
  }

  private entry(name: string, value: unknown, depth: number): Condition[] {
    if (name === 'or' || name === 'and') {
      if (!Array.isArray(value) || value.length === 0) throw invalidWhere();
      if (value.length > LIMITS.whereConditions) throw tooComplex();
      return [{ kind: name === 'or' ? 'any' : 'all', of: value.map((part) => this.group(part, depth + 1)) }];
    }
    if (!isObject(value)) return [this.counted(operator(name, 'eq', value))];
    const operators = Object.entries(value);
    if (operators.length === 0) throw invalidWhere();
    return operators.map(([op, operand]) => this.counted(operator(name, op, operand)));
  }

  private counted(condition: Condition): Condition {
    this.conditions += 1;
    if (this.conditions > LIMITS.whereConditions) throw tooComplex();
    return condition;
  }
}

/**
 * The condition of a `where` (CALLS.md "Generic table service"): objects are ANDed; a value is compared for equality, null
 * finds empty columns; `or` and `and` hold lists of objects; operators eq, ne, gt, gte, lt, lte, in, like, null.
 * As in SQL, an empty column is found by `null` only, not by `ne`.
 * @param input the parsed JSON; undefined and `{}` are no condition
 * @throws AppError 400 invalid_where or too_complex
 */
export function parseWhere(input: unknown): Condition | undefined {
  if (input === undefined || (isObject(input) && Object.keys(input).length === 0)) return undefined;
  return new Reader().group(input, 1);
}

/** Whether a condition looks at anything: one that every row fulfils must not steer a write (attack 9). */
export function isSelective(condition: Condition): boolean {
  if (condition.kind === 'all') return condition.of.some(isSelective);
  if (condition.kind === 'any') return condition.of.every(isSelective);
  if (condition.kind === 'like') return condition.value !== '';
  return true;
}

/** Names that a condition searches for a part of a text. */
export function searched(condition: Condition | undefined): string[] {
  if (!condition) return [];
  if (isGroup(condition)) return condition.of.flatMap(searched);
  return condition.kind === 'like' ? [condition.name] : [];
}

/**
 * A value as a column stores it, so that 4 and "4" mean the same.
 * @throws AppError 400 invalid_where for what the column can never hold
 */
function comparable(column: ColumnFacts, value: unknown): Scalar {
  const plain = typeof value === 'boolean' ? Number(value) : value;
  if (column.kind === 'text') {
    const text = typeof plain === 'number' ? String(plain) : plain;
    if (typeof text !== 'string' || text.length > MAX_TEXT || text.includes('\0')) throw invalidWhere();
    return text;
  }
  const number = typeof plain === 'string' && plain.trim() !== '' ? Number(plain) : plain;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw invalidWhere();
  return number;
}

/**
 * Values that the top level of a condition demands by equality, as the columns store them: some policies let a caller
 * find exactly the row that the caller can name (decision 41).
 */
export function demandedValues(condition: Condition | undefined, columns: ReadonlyMap<string, ColumnFacts>): Row {
  const row: Row = {};
  for (const part of condition?.kind === 'all' ? condition.of : []) {
    const column = part.kind === 'compare' && part.op === 'eq' ? columns.get(part.name) : undefined;
    if (column && part.kind === 'compare') row[column.name] = comparable(column, part.value);
  }
  return row;
}

/** A comparison holds on no row whose column the caller may not read; the bare column keeps its index usable. */
const guarded = ({ rule }: Access, comparison: SQL): SQL =>
  rule === true ? comparison : sql`(${comparison} AND ${rule})`;

function compileLeaf(condition: Leaf, access: Access): SQL {
  switch (condition.kind) {
    case 'null':
      return condition.isNull ? sql`${access.value} IS NULL` : sql`${access.value} IS NOT NULL`;
    case 'like': {
      const part = comparable({ ...access.facts, kind: 'text' }, condition.value);
      return guarded(access, sql`instr(lower(${access.ref}), lower(${part})) > 0`);
    }
    case 'in': {
      const values = JSON.stringify([...new Set(condition.values.map((value) => comparable(access.facts, value)))]);
      return guarded(access, sql`${access.ref} IN (SELECT value FROM json_each(${values}))`);
    }
    default: {
      const value = comparable(access.facts, condition.value);
      return guarded(access, sql`${access.ref} ${sql.raw(COMPARISONS[condition.op])} ${value}`);
    }
  }
}

/**
 * The SQL of a condition.
 * @param resolve finds a column by its wire name, and throws for absent and denied ones alike
 */
export function compileWhere(condition: Condition, resolve: (name: string) => Access): SQL {
  if (!isGroup(condition)) return compileLeaf(condition, resolve(condition.name));
  const parts = condition.of.map((part) => compileWhere(part, resolve));
  return sql`(${sql.join(parts, condition.kind === 'all' ? sql` AND ` : sql` OR `)})`;
}
