import { type FieldError, invalid } from '../platform/errors.ts';
import { cleanHtml, isWebAddress } from '../platform/sanitize.ts';
import type { TableFacts } from './catalog.ts';
import { hooksOf } from './hooks/index.ts';
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
  const { required = {}, maxima = {}, links = [] } = hooksOf(table.name);
  const { prefix = '', isNew } = options;
  const errors: FieldError[] = [];
  for (const [name, code] of Object.entries(required)) {
    if ((isNew || name in row) && isBlank(row[name])) errors.push({ field: prefix + name, code });
  }
  for (const [name, max] of Object.entries(maxima)) {
    if (typeof row[name] === 'string' && [...row[name]].length > max)
      errors.push({ field: prefix + name, code: 'too_long', params: { max } });
  }
  for (const name of links) {
    if (!isBlank(row[name]) && !isWebAddress(row[name])) errors.push({ field: prefix + name, code: 'invalid_value' });
  }
  if (errors.length > 0) throw invalid(errors);
}
