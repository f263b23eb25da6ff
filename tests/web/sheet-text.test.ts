import { describe, expect, it } from 'vitest';
import { cellsOf, textOf } from '../../web/kit/sheet/text';

const ROWS = [
  ['成果名称', '单位'],
  ['石墨烯', '某研究院'],
];

/** A text in UTF-16, with its mark. */
function utf16(text: string, littleEndian: boolean): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(2 * text.length + 2));
  for (const [at, unit] of [...`\ufeff${text}`].entries()) view.setUint16(2 * at, unit.charCodeAt(0), littleEndian);
  return view.buffer;
}

const utf8 = (text: string): ArrayBuffer => new TextEncoder().encode(text).slice().buffer;
/** The table in GBK. */
const GBK = Uint8Array.from(
  '\xb3\xc9\xb9\xfb\xc3\xfb\xb3\xc6,\xb5\xa5\xce\xbb\r\n\xca\xaf\xc4\xab\xcf\xa9,\xc4\xb3\xd1\xd0\xbe\xbf\xd4\xba',
  (byte) => byte.charCodeAt(0),
).buffer;

describe('a file of rows is read in whatever a spreadsheet writes', () => {
  const text = (between: string) => ROWS.map((row) => row.join(between)).join('\r\n');
  it.each([
    ['UTF-8', utf8(text(','))],
    ['UTF-8 with its mark', utf8(`\ufeff${text(';')}`)],
    ['GBK', GBK],
    ['Unicode text, little endian', utf16(text('\t'), true)],
    ['Unicode text, big endian', utf16(text('\t'), false)],
  ])('PUB-001 %s', (_, bytes) => {
    expect(cellsOf(textOf(bytes))).toEqual(ROWS);
  });
});
