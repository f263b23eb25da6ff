import { isFormula } from '../../../db/contract/workbook';

const cell = (text: string): string => `"${(isFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A file of rows that every spreadsheet opens with its Chinese intact; what begins like a formula is none. */
export const csvOf = (rows: readonly (readonly string[])[]): Blob =>
  new Blob(['\ufeff', ...rows.map((row) => `${row.map(cell).join(',')}\r\n`)], { type: 'text/csv;charset=utf-8' });
