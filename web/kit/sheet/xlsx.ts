import { strToU8, zipSync } from 'fflate';
import { rowOf, SHEET, SHEET_END, type SheetCell, sheetHead, workbookParts } from '../../../db/contract/workbook';

/**
 * A workbook (.xlsx) of one sheet, its headings in a row that stays in sight.
 * @param name of the sheet
 */
export function xlsxOf(name: string, head: readonly string[], rows: readonly (readonly SheetCell[])[]): Blob {
  const sheet = [sheetHead(head), ...rows.map((row) => rowOf(row)), SHEET_END].join('');
  const parts = [...workbookParts(name), [SHEET, sheet] as const].map(([part, text]) => [part, strToU8(text)] as const);
  return new Blob([zipSync(Object.fromEntries(parts))], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}
