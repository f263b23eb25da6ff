import decodeQR from 'qr/decode.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QrCode } from '../../web/kit/qr/QrCode.tsx';

/** Pixels a square: a reader samples several. */
const SCALE = 4;

/** What a reader finds in the code that the page draws. */
function readBack(value: string): string {
  const markup = renderToStaticMarkup(createElement(QrCode, { value, label: '扫码' }));
  const side = Number(/viewBox="0 0 (\d+) /.exec(markup)?.[1]) * SCALE;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y] of markup.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < SCALE; row += 1) {
      const from = ((Number(y) * SCALE + row) * side + Number(x) * SCALE) * 4;
      for (let at = from; at < from + SCALE * 4; at += 1) if (at % 4 !== 3) data[at] = 0;
    }
  }
  return decodeQR({ width: side, height: side, data });
}

test('ACC-002 a reader finds in a code what the page put in, in Chinese and in addresses of every length', () => {
  expect(readBack('扫码')).toBe('扫码');
  const address = 'https://example.com/loginQr?scan='.padEnd(600, '0123456789abcdef');
  for (const length of [26, 62, 122, 213, 600]) {
    expect(readBack(address.slice(0, length)), `${length} bytes`).toBe(address.slice(0, length));
  }
});
