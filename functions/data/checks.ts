import { isWebSite } from '../../db/contract/web-address.ts';
import { type FieldError, invalid } from '../platform/errors.ts';
import { cleanHtml, isWebAddress } from '../platform/sanitize.ts';
import type { TableFacts } from './catalog.ts';
import { storedAddress, storedFiles } from './files.ts';
import { hooksOf } from './hooks/index.ts';
import type { WriteContext } from './hooks.ts';
import type { Row } from './row.ts';

/** Makes rich text harmless before it is stored (design 11). */
export function cleanRow(table: TableFacts, row: Row): void {
  for (const name of hooksOf(table.name).html ?? []) {
    const value = row[name];
    if (typeof value === 'string') row[name] = cleanHtml(value);
  }
}

const isBlank = (value: unknown): boolean => value === null || value === undefined || String(value).trim() === '';

/**
 * What the documents ask of single columns: filled, not too long, addresses of the web.
 * @param options.isNew false checks only what a change brings
 * @throws AppError 422 with one complaint a field
 */
export function checkRow(table: TableFacts, row: Row, options: { prefix?: string; isNew: boolean }): void {
  const { required = {}, maxima = {}, checks = {}, links = [], sites = [] } = hooksOf(table.name);
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
  for (const name of links) {
    if (!isBlank(row[name]) && !isWebAddress(row[name])) errors.push({ field: prefix + name, code: 'invalid_value' });
  }
  for (const name of sites) {
    if (!isBlank(row[name]) && !isWebSite(row[name]))
      errors.push({ field: prefix + name, code: 'web_address_invalid' });
  }
  if (errors.length > 0) throw invalid(errors);
}

/**
 * Files that columns name are stored ones that the caller may use; the columns keep them without a host.
 * @param rows rows to be written, with the path in front of their complaints
 * @param before the rows as they are; what they name stays
 * @throws AppError 422 at each address of anything else
 */
export async function checkFiles(
  table: TableFacts,
  rows: readonly { row: Row; prefix: string }[],
  before: readonly Row[],
  context: WriteContext,
): Promise<void> {
  const item = before.length === 1 ? String(before[0]?.[table.key.name]) : null;
  const named = (hooksOf(table.name).files ?? []).flatMap((column) =>
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
