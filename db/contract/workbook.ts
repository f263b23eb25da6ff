import { withoutControls } from './controls.ts';

/** What spreadsheets take for the beginning of a formula, in ASCII and in full width, also behind white space. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Whether a spreadsheet would compute a text instead of showing it. */
export const isFormula = (text: string): boolean => FORMULA.test(text);

export type SheetCell = string | number | null | undefined;

/** Characters that a cell takes. */
const MAX_CELL = 32_000;
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string => withoutControls(text).replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '');

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relation = (id: number, kind: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
const relations = (...lines: string[]) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${lines.join('')}</Relationships>`;
const typed = (part: string, kind: string) =>
  `<Override PartName="/xl/${part}.xml" ContentType="${TYPES}.${kind}+xml"/>`;

const CONTENT_TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${typed('workbook', 'sheet.main')}${typed('worksheets/sheet1', 'worksheet')}${typed('styles', 'styles')}</Types>`;

/** Plain, bold for headings, and text that stays text whatever it begins with. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="49" applyNumberFormat="1" quotePrefix="1"/></cellXfs></styleSheet>`;
const BOLD = 1;
const QUOTED = 2;

function cellOf(value: SheetCell, style: number): string {
  if (value === null || value === undefined || value === '') return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  const text = value.slice(0, MAX_CELL);
  const look = style || (isFormula(text) ? QUOTED : 0);
  return `<c${look ? ` s="${look}"` : ''} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** A row of the sheet; texts are texts, also those that begin like a formula. */
export const rowOf = (cells: readonly SheetCell[], style = 0): string =>
  `<row>${cells.map((cell) => cellOf(cell, style)).join('')}</row>`;

/** Begins the sheet: its headings stand in a row that stays in sight. */
export const sheetHead = (headings: readonly string[]): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" defaultColWidth="18"/><sheetData>${rowOf(headings, BOLD)}`;
export const SHEET_END = '</sheetData></worksheet>';

/** Where the sheet stands in the file. */
export const SHEET = 'xl/worksheets/sheet1.xml';

/**
 * All parts of a workbook (.xlsx) of one sheet but the sheet, as names and texts.
 * @param name of the sheet
 */
export const workbookParts = (name: string): (readonly [name: string, text: string])[] => [
  ['[Content_Types].xml', CONTENT_TYPES],
  ['_rels/.rels', relations(relation(1, 'officeDocument', 'xl/workbook.xml'))],
  [
    'xl/workbook.xml',
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(name.replace(/[[\]*?/\\:]/g, ' ').slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    relations(relation(1, 'worksheet', 'worksheets/sheet1.xml'), relation(2, 'styles', 'styles.xml')),
  ],
  ['xl/styles.xml', STYLES],
];
