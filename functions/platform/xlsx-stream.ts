import type { Context } from 'hono';
import { XLSX } from '../../db/contract/endpoint.ts';
import { isFormula } from './csv.ts';
import type { AppEnv } from './env.ts';
import { zipStream } from './zip-stream.ts';

export type SheetCell = string | number | null | undefined;

/** Characters that a cell takes. */
const MAX_CELL = 32_000;
/** What XML cannot hold. */
const UNWRITTEN = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;
const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(UNWRITTEN, '')
    .replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? '');

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

const rowOf = (cells: readonly SheetCell[], style = 0): string =>
  `<row>${cells.map((cell) => cellOf(cell, style)).join('')}</row>`;

async function* sheet<T>(
  headings: readonly string[],
  steps: AsyncGenerator<T[]>,
  cells: (row: T) => readonly SheetCell[],
): AsyncGenerator<string> {
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" defaultColWidth="18"/><sheetData>${rowOf(headings, BOLD)}`;
  for await (const rows of steps) yield rows.map((row) => rowOf(cells(row))).join('');
  yield '</sheetData></worksheet>';
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
  const workbook = `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(name.replace(/[[\]*?/\\:]/g, ' ').slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  return zipStream([
    { name: '[Content_Types].xml', parts: [CONTENT_TYPES] },
    { name: '_rels/.rels', parts: [relations(relation(1, 'officeDocument', 'xl/workbook.xml'))] },
    { name: 'xl/workbook.xml', parts: [workbook] },
    {
      name: 'xl/_rels/workbook.xml.rels',
      parts: [relations(relation(1, 'worksheet', 'worksheets/sheet1.xml'), relation(2, 'styles', 'styles.xml'))],
    },
    { name: 'xl/styles.xml', parts: [STYLES] },
    { name: 'xl/worksheets/sheet1.xml', parts: sheet(headings, steps, cells) },
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
