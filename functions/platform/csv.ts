/** What spreadsheets take for the beginning of a formula, in ASCII and in full width, also behind white space. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Tells Excel that the bytes are UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Whether a spreadsheet would compute a text instead of showing it. */
export const isFormula = (text: string): boolean => FORMULA.test(text);

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
