import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { addressed } from './addressed';
import { cellsOf } from './text';

/** What this file is to the page: a worker, whose own scope the page's types do not know. */
const page = self as unknown as {
  onmessage: (event: MessageEvent<File>) => void;
  postMessage: (rows: string[][] | null) => void;
};

/** UTF-8 where it is that, with or without its mark; else what spreadsheets in Chinese write. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

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
