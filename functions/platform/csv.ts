import { isFormula } from '../../db/contract/workbook.ts';

/** Tells Excel that the bytes are UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * A value as a cell that a spreadsheet shows and never computes: quoted, formulas behind an apostrophe.
 */
function csvCell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value);
  const text = (value ?? '').replaceAll('\u0000', '');
  return `"${(isFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** One line of a CSV file with its end (RFC 4180). */
export const csvLine = (values: readonly (string | number | null | undefined)[]): string =>
  `${values.map(csvCell).join(',')}\r\n`;
