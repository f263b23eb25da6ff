import type { Context } from 'hono';
import { XLSX } from '../../db/contract/endpoint.ts';
import { rowOf, SHEET, SHEET_END, type SheetCell, sheetHead, workbookParts } from '../../db/contract/workbook.ts';
import type { AppEnv } from './env.ts';
import { zipStream } from './zip-stream.ts';

async function* sheet<T>(
  headings: readonly string[],
  steps: AsyncGenerator<T[]>,
  cells: (row: T) => readonly SheetCell[],
): AsyncGenerator<string> {
  yield sheetHead(headings);
  for await (const rows of steps) yield rows.map((row) => rowOf(cells(row))).join('');
  yield SHEET_END;
}

/**
 * A workbook of one sheet, its headings in a row that stays in sight; rows are read while they are sent. Texts are texts, also those
 * that begin like a formula.
 * @param name of the sheet
 * @param steps rows in steps, of which one is held at a time
 * @param cells of a row, in the order of the headings
 */
export function xlsxStream<T>(
  name: string,
  headings: readonly string[],
  steps: AsyncGenerator<T[]>,
  cells: (row: T) => readonly SheetCell[],
): ReadableStream<Uint8Array> {
  return zipStream([
    ...workbookParts(name).map(([part, text]) => ({ name: part, parts: [text] })),
    { name: SHEET, parts: sheet(headings, steps, cells) },
  ]);
}

/**
 * The answer of a call whose answer is such a file.
 * @param name of the file, without its ending
 */
export function xlsxFile(c: Context<AppEnv>, name: string, file: ReadableStream<Uint8Array>): Response {
  c.header('Content-Disposition', `attachment; filename="${name}.xlsx"`);
  c.header('Content-Type', XLSX);
  return c.body(file);
}
