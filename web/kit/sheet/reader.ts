import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { cellsOf, textOf } from './text';

const UNADDRESSED = /<c(?=[\s/>])(?![^>]*\sr=)/;

const LETTERS = 26;

/** The letters of a column, from 1: A, …, Z, AA. */
function lettersOf(column: number): string {
  const rest = (column - 1) % LETTERS;
  const letter = String.fromCharCode(65 + rest);
  return column > LETTERS ? lettersOf((column - 1 - rest) / LETTERS) + letter : letter;
}

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0);

/**
 * A sheet whose cells all say where they stand. Programs may leave that out where cells follow each other, as the platform's own
 * files do, and what reads workbooks wants it.
 * @param xml of the sheet
 */
function addressed(xml: string): string {
  if (!UNADDRESSED.test(xml)) return xml;
  let row = 0;
  let column = 0;
  return xml.replace(/<(row|c)(?=[\s/>])([^>]*)>/g, (tag, name: string, rest: string) => {
    const [, letters = '', digits = ''] = /\sr="([A-Z]*)(\d*)"/.exec(rest) ?? [];
    if (name === 'row') {
      row = Number(digits) || row + 1;
      column = 0;
      return tag;
    }
    column = letters ? columnOf(letters) : column + 1;
    return letters ? tag : `<c r="${lettersOf(column)}${row}"${rest}>`;
  });
}

/** What this file is to the page: a worker, whose own scope the page's types do not know. */
const page = self as unknown as {
  onmessage: (event: MessageEvent<File>) => void;
  postMessage: (rows: string[][] | null) => void;
};

const two = (value: number): string => String(value).padStart(2, '0');

/** A cell of a workbook as its reader sees it; days stand in it as midnight in UTC. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    return `${value.getUTCFullYear()}-${two(value.getUTCMonth() + 1)}-${two(value.getUTCDate())}`;
  }
  // Floating point shows digits that nobody wrote.
  return typeof value === 'number' ? String(Number(value.toPrecision(15))) : String(value);
}

/** Bytes of an unpacked part of a workbook that are read at most: a file may be made to burst. */
const MOST = 400_000_000;

/** The first sheet. Large parts would be unpacked by workers made of text, which the site's policy forbids: they come unpacked. */
async function readWorkbook(file: File): Promise<string[][]> {
  const packed = new Uint8Array(await file.arrayBuffer());
  const parts = unzipSync(packed, {
    filter: ({ name, originalSize }) => /\.(?:xml|rels)$/.test(name) && originalSize < MOST,
  });
  const whole = Object.entries(parts).map(([name, part]) => [
    name,
    name.startsWith('xl/worksheets/') ? strToU8(addressed(strFromU8(part))) : part,
  ]);
  const rows = await readSheet(zipSync(Object.fromEntries(whole), { level: 0 }).slice().buffer);
  return rows.map((row) => row.map(cellText));
}

const readText = async (file: File): Promise<string[][]> => cellsOf(textOf(await file.arrayBuffer()));

/** Reads the file that it is sent, and answers its rows; null for what is no spreadsheet. */
page.onmessage = ({ data: file }) => {
  const read = /\.xlsx$/i.test(file.name) ? readWorkbook(file) : readText(file);
  read.then(
    (rows) => page.postMessage(rows),
    () => page.postMessage(null),
  );
};
