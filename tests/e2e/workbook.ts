import { deflateRawSync } from 'node:zlib';

/** A zip file of packed parts, as spreadsheets are stored. */
function zip(parts: Readonly<Record<string, string>>): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const data = deflateRawSync(Buffer.from(text));
    const key = Buffer.from(name);
    const sizes = Buffer.alloc(12);
    sizes.writeUInt32LE(data.length, 4);
    sizes.writeUInt32LE(Buffer.byteLength(text), 8);
    const head = Buffer.from([0x14, 0, 0, 0, 8, 0, 0, 0, 0, 0]);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(key.length);
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), head, sizes, lengths, key, data]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    entries.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), head, sizes, lengths, place, key]),
    );
    bodies.push(body);
    at += body.length;
  }
  const list = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, list, end]);
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A workbook (.xlsx) of one sheet with these rows, its texts shared as spreadsheets share them. */
export function workbook(rows: readonly (readonly string[])[]): Buffer {
  const strings = rows.flat();
  let place = 0;
  const cells = rows.map(
    (row, line) =>
      `<row r="${line + 1}">${row
        .map((_, column) => `<c r="${String.fromCharCode(65 + column)}${line + 1}" t="s"><v>${place++}</v></c>`)
        .join('')}</row>`,
  );
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relation = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${office}/${kind}" Target="${target}"/>`;
  return zip({
    'xl/workbook.xml': `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${office}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet xmlns="${MAIN}"><sheetData>${cells.join('')}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<?xml version="1.0"?><sst xmlns="${MAIN}">${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
  });
}
