import { isUnseen } from '../../db/contract/controls.ts';
import { FORMATTED, readFormat, strayPlaces } from '../../db/contract/formats.ts';
import type { Database } from '../platform/database.ts';
import { type FieldError, invalid, MAX_COMPLAINTS } from '../platform/errors.ts';
import { namesPlaces, selectKnownPlaces, unknownPlaces } from '../platform/places.ts';
import { cleanHtml, isWebAddress } from '../platform/sanitize.ts';
import { together } from '../platform/together.ts';
import type { TableFacts } from './catalog.ts';
import { storedAddress, storedFiles } from './files.ts';
import type { WriteContext } from './hooks.ts';
import type { Row } from './row.ts';

/** Makes rich text harmless before it is stored (house 11). */
export function cleanRow(table: TableFacts, row: Row): void {
  for (const name of table.hooks.html ?? []) {
    const value = row[name];
    if (typeof value === 'string') row[name] = cleanHtml(value);
  }
}

/** Texts of a format, which are put into their stored form. */
function checkFormats(table: TableFacts, row: Row, prefix: string): FieldError[] {
  return Object.entries(FORMATTED[table.name] ?? {}).flatMap(([name, format]) => {
    if (isBlank(row[name])) return [];
    const read = readFormat(format, String(row[name]).trim());
    if ('code' in read) return [{ field: prefix + name, code: read.code }];
    row[name] = read.value;
    return [];
  });
}

/** Whether a cell says nothing that anybody could see. */
export const isBlank = (value: unknown): boolean => value === null || value === undefined || isUnseen(String(value));

/**
 * What is asked of single columns: filled, not too long, of their format.
 * @param options.isNew false checks only what a change brings
 * @throws AppError 422 with one complaint a field
 */
export function checkRow(table: TableFacts, row: Row, options: { prefix?: string; isNew: boolean }): void {
  const { required = {}, maxima = {}, checks = {}, options: lists = {}, links = [] } = table.hooks;
  const { prefix = '', isNew } = options;
  const errors: FieldError[] = [];
  for (const [name, code] of Object.entries(required)) {
    if ((isNew || name in row) && isBlank(row[name])) errors.push({ field: prefix + name, code });
  }
  for (const [name, max] of Object.entries(maxima)) {
    if (typeof row[name] === 'string' && [...row[name]].length > max)
      errors.push({ field: prefix + name, code: 'too_long', params: { max } });
  }
  for (const [name, { passes, code }] of Object.entries(checks)) {
    if (!isBlank(row[name]) && !passes(String(row[name]))) errors.push({ field: prefix + name, code });
  }
  for (const [name, list] of Object.entries(lists)) {
    if (!isBlank(row[name]) && !list.some(({ value }) => value === row[name]))
      errors.push({ field: prefix + name, code: 'invalid_value' });
  }
  for (const name of links) {
    if (!isBlank(row[name]) && !isWebAddress(row[name])) errors.push({ field: prefix + name, code: 'invalid_value' });
  }
  errors.push(...checkFormats(table, row, prefix));
  if (errors.length > 0) throw invalid(errors);
}

/**
 * Files that columns name are stored ones that the caller may use; the columns keep them without a host.
 * @param rows rows to be written, with the path in front of their complaints
 * @param before the rows as they are; what they name stays
 * @throws AppError 422 at each address of anything else
 */
async function checkFiles(
  table: TableFacts,
  rows: readonly { row: Row; prefix: string }[],
  before: readonly Row[],
  context: WriteContext,
): Promise<void> {
  const item = before.length === 1 ? String(before[0]?.[table.key.name]) : null;
  const named = (table.hooks.files ?? []).flatMap((column) =>
    rows
      .filter(({ row }) => !isBlank(row[column]))
      .map(({ row, prefix }) => ({
        ...{ row, column, field: prefix + column, address: String(row[column]), item },
        before: before.map((old) => old[column]),
      })),
  );
  if (named.length === 0) return;
  const files = await storedFiles(named, context);
  named.forEach(({ row, column }, place) => {
    row[column] = storedAddress(files[place]?.object_key ?? '');
  });
}

/**
 * Places and countries that columns name are known ones, and belong together.
 * @param rows what is written, with the path in front of its complaints
 * @param before the rows as they are: what stands there beside a change belongs to the place as well
 * @throws AppError 422 at each place of anything else
 */
async function checkPlaces(
  table: TableFacts,
  rows: readonly { row: Row; prefix: string }[],
  before: readonly Row[],
  { db }: WriteContext,
): Promise<void> {
  const given = rows.map(({ row, prefix }) => ({ table: table.name, row, prefix }));
  if (!namesPlaces(given)) return;
  const stray = rows.flatMap(({ row, prefix }) => {
    const whole = before.length > 0 ? before.map((old) => ({ ...old, ...row })) : [row];
    return [...new Set(whole.flatMap((each) => strayPlaces(table.name, each)))].map((name) => ({
      field: prefix + name,
      code: 'place_invalid',
    }));
  });
  if (stray.length > 0) throw invalid(stray.slice(0, MAX_COMPLAINTS));
  const { sql, params } = selectKnownPlaces(given);
  const unknown = unknownPlaces(given, await db.all(sql, params));
  if (unknown.length > 0) throw invalid(unknown.slice(0, MAX_COMPLAINTS));
}

/**
 * The end of each span lies after its beginning, whichever of both a write brings.
 * @param rows what is written, with the path in front of its complaints
 * @param before the rows as they are: what a change does not bring stays as it stands there
 * @throws AppError 422 at the end, or at the beginning where that alone is brought
 */
export function checkSpan(
  table: TableFacts,
  rows: readonly { row: Row; prefix: string }[],
  before: readonly Row[],
): void {
  const errors = rows.flatMap(({ row, prefix }) => {
    const whole: Row[] = before.length > 0 ? before.map((old) => ({ ...old, ...row })) : [row];
    return (table.hooks.spans ?? []).flatMap(([from, until, code]): FieldError[] => {
      if (!(from in row || until in row)) return [];
      const isTurned = whole.some((each) => {
        const [begins, ends] = [each[from], each[until]];
        return !isBlank(begins) && !isBlank(ends) && Number(ends) <= Number(begins);
      });
      return isTurned ? [{ field: prefix + (until in row ? until : from), code }] : [];
    });
  });
  if (errors.length > 0) throw invalid(errors.slice(0, MAX_COMPLAINTS));
}

/**
 * Both of what stands outside the rows: files first, then places, asked for in one trip.
 * @throws AppError 422 as either does
 */
export async function checkNamed(
  table: TableFacts,
  rows: readonly { row: Row; prefix: string }[],
  before: readonly Row[],
  context: WriteContext,
): Promise<void> {
  const checks = [checkFiles, checkPlaces].map(
    (check) => (db: Database) =>
      check(table, rows, before, { ...context, db }).then(
        () => undefined,
        (error: unknown) => ({ error }),
      ),
  );
  for (const failed of await together(context.db, checks)) if (failed) throw failed.error;
}
