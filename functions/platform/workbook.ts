import { crc32, deflateRawSync } from 'node:zlib';

/** A sheet of a workbook; texts are shown as they are and never computed. */
export interface Sheet {
  name: string;
  rows: readonly (readonly (string | number | null)[])[];
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const escaped = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML holds none of them
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');

function cell(value: string | number | null): string {
  if (value === null || value === '') return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

const sheetXml = ({ rows }: Sheet): string =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`;

function parts(sheets: readonly Sheet[]): [name: string, text: string][] {
  const each = (of: (name: string, number: number) => string) =>
    sheets.map(({ name }, at) => of(escaped(name), at + 1)).join('');
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>${each((_, at) => `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${SPREADSHEET}.worksheet+xml"/>`)}</Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${each((name, at) => `<sheet name="${name}" sheetId="${at}" r:id="r${at}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${RELATIONS}">${each((_, at) => `<Relationship Id="r${at}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at}.xml"/>`)}</Relationships>`,
    ],
    ...sheets.map((sheet, at): [string, string] => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet)]),
  ];
}

/** 1 January 1980, the first day that a zip file knows: the same rows make the same bytes. */
const FIRST_DAY = 0x21;

function heads(name: Buffer, data: Buffer, size: number, crc: number, at: number): { local: Buffer; entry: Buffer } {
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(0x800, 2);
  common.writeUInt16LE(8, 4);
  common.writeUInt16LE(FIRST_DAY, 8);
  common.writeUInt32LE(crc, 10);
  common.writeUInt32LE(data.length, 14);
  common.writeUInt32LE(size, 18);
  common.writeUInt16LE(name.length, 22);
  const place = Buffer.alloc(14);
  place.writeUInt32LE(at, 10);
  return {
    local: Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), common, name, data]),
    entry: Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), common, place, name]),
  };
}

/**
 * A workbook (.xlsx) of some sheets.
 * @param sheets names of at most 31 characters; all rows together are held in memory: a few ten thousand
 */
export function workbook(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [path, text] of parts(sheets)) {
    const raw = Buffer.from(text);
    const { local, entry } = heads(Buffer.from(path), deflateRawSync(raw), raw.length, crc32(raw), at);
    bodies.push(local);
    entries.push(entry);
    at += local.length;
  }
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...bodies, list, end]));
}
