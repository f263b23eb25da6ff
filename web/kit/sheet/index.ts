import { isFormula } from '../../../db/contract/workbook';
import { cellsOf } from './text';
import { sheetOf } from './workbook';

export { cellsOf, sheetOf };

/** The text of a file as spreadsheets save it: UTF-8, or what Chinese ones take unless told. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/**
 * The rows of a workbook (.xlsx) or of a text with commas or tabs, as cells of text.
 * @throws Error for a workbook that is none
 */
export const rowsOf = async (file: File): Promise<string[][]> =>
  /\.xlsx$/i.test(file.name) ? sheetOf(await file.arrayBuffer()) : cellsOf(await textOf(file));

const cell = (text: string): string => `"${(isFormula(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A file of rows that every spreadsheet opens with its Chinese intact; what begins like a formula is none. */
export const csvOf = (rows: readonly (readonly string[])[]): Blob =>
  new Blob(['\ufeff', ...rows.map((row) => `${row.map(cell).join(',')}\r\n`)], { type: 'text/csv;charset=utf-8' });
