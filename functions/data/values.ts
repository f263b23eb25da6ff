import { LAST_TIME } from '../../db/contract/time.ts';
import type { Caller } from '../platform/caller.ts';
import { AppError, type FieldError, invalid, MAX_COMPLAINTS } from '../platform/errors.ts';
import type { ColumnFacts, TableFacts } from './catalog.ts';
import type { Row } from './row.ts';

/** Characters of one text: rich text with its markup fits (core§5 limits single fields further). */
const MAX_TEXT = 200_000;
/** The same where nothing else says how long one may be: a name of a place, a list of keys. */
const MAX_PLAIN = 5000;

type Stored = string | number | null;
type Checked = { value: Stored } | { code: string; params?: Record<string, number> };

function checkText({ unmeasured }: ColumnFacts, value: unknown): Checked {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string' || text.includes('\0') || !text.isWellFormed()) return { code: 'invalid_type' };
  const max = unmeasured ? MAX_PLAIN : MAX_TEXT;
  return text.length > max ? { code: 'too_long', params: { max } } : { value: text };
}

function checkNumber({ time }: ColumnFacts, value: unknown): Checked {
  if (value === '') return { value: null };
  const plain = typeof value === 'boolean' ? Number(value) : value;
  const number = typeof plain === 'string' && plain.trim() !== '' ? Number(plain) : plain;
  const ok = typeof number === 'number' && Number.isSafeInteger(number);
  if (!ok) return { code: 'not_a_number' };
  // Whatever shows one writes its year with four digits.
  return time && (number < 0 || number > LAST_TIME) ? { code: 'invalid_value' } : { value: number };
}

function check(column: ColumnFacts, value: unknown): Checked {
  const checked =
    value === null || value === undefined
      ? { value: null }
      : (column.kind === 'text' ? checkText : checkNumber)(column, value);
  return 'value' in checked && checked.value === null && column.notNull ? { code: 'required' } : checked;
}

/**
 * The part of `data` that the caller may write, as the columns store it. Columns that clients send and the server
 * derives are taken out silently (decision 22).
 * @param options.prefix path in front of the fields of a complaint
 * @param options.isNew false for `put`, which leaves alone whose a row is
 * @throws AppError 422 with one complaint a field, 20 at most; absent and unwritable columns read alike
 */
export function writableValues(
  table: TableFacts,
  caller: Caller,
  data: Row,
  options: { prefix?: string; isNew: boolean },
): Row {
  const { policy } = table;
  const { prefix = '', isNew } = options;
  const writable = new Set<string>(policy.writable(caller));
  // Others name a row by its key, so that it stays (decision 344).
  const fixed = new Set<string>(isNew ? [] : [table.key.name, ...(policy.fixed ?? [])]);
  const refused = new Set<string>(policy.refused);
  const row: Row = {};
  const errors: FieldError[] = [];
  for (const name of Object.keys(data)) {
    if (errors.length === MAX_COMPLAINTS) break;
    if (fixed.has(name)) continue;
    const value = data[name];
    const column = table.columns.get(name);
    if (column && writable.has(name)) {
      const checked = check(column, value);
      if ('value' in checked) row[name] = checked.value;
      else errors.push({ field: prefix + name, ...checked });
    } else if (!column || refused.has(name)) {
      errors.push({ field: prefix + name.slice(0, 64), code: 'unknown_field' });
    }
  }
  if (errors.length > 0) throw invalid(errors);
  return row;
}

/**
 * A whole row for INSERT: what is missing takes the schema's default.
 * @throws AppError 422 required
 */
export function completeRow(table: TableFacts, row: Row, prefix = ''): Stored[] {
  const errors: FieldError[] = [];
  const values = [...table.columns.values()].map((column): Stored => {
    const value = (row[column.name] ?? column.fallback) as Stored;
    if (value === null && column.notNull && column.name !== table.key.name) {
      errors.push({ field: prefix + column.name, code: 'required' });
    }
    return value;
  });
  if (errors.length > 0) throw invalid(errors);
  return values;
}

/** JSON for `json_each(?)`; D1 takes 2 MB a value. */
export function jsonParameter(value: unknown): string {
  const text = JSON.stringify(value);
  if (new TextEncoder().encode(text).length > 1_950_000) throw new AppError(413, 'payload_too_large');
  return text;
}
