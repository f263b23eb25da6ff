import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { qrMatrix } from '../../web/shared/qr/encode.ts';

const drawn = (text: string): string[] => qrMatrix(text).map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));

const digest = (rows: string[]): string => createHash('sha256').update(rows.join('\n')).digest('hex');

/** As another encoder draws it, and a reader reads it back. */
const KNOWN = `
#######....#..#######
#.....#..##.#.#.....#
#.###.#.#.#...#.###.#
#.###.#.#.#.#.#.###.#
#.###.#.#####.#.###.#
#.....#.#...#.#.....#
#######.#.#.#.#######
........#####........
#.#####..#..#.#####..
##.###.#.##.#..#.....
.#.##.######.#..###.#
##..##.#.##....##...#
#.##.###.###.#..#..#.
........##.#####....#
#######..##.#.##.#.##
#.....#.#.#####..#..#
#.###.#.#.#.#..#...#.
#.###.#.##..#..#.##..
#.###.#.##.#.#.###...
#.....#..##....#.....
#######.####.#.#...#.
`.trim();

test('ACC-002 the code of a text is the one that other encoders draw', () => {
  expect(drawn('扫码').join('\n')).toBe(KNOWN);
});

test('ACC-002 longer texts take larger codes, with their alignment and version marks', () => {
  const known: [length: number, side: number, digest: string][] = [
    [26, 25, 'cc26b9af1792d03245ef578bdc6031d08803c7c1c10a8c4d045039920d8b03b6'],
    [62, 33, 'de80e1bbf1677b0a34cd92a9eb14da741b92046a976394cf7a9f5d5632530e1a'],
    [122, 45, '36d3759a3b469fef0962f541a2cba116b0fff09a581ce025552a8b47ffc0c902'],
    [213, 57, 'c8fc1f40016a175960d035156816e673752f567608133f6a475907f2fd0bab1c'],
  ];
  for (const [length, side, sum] of known) {
    const text = 'https://example.com/loginQr?scan='.padEnd(213, '0123456789abcdef').slice(0, length);
    expect(drawn(text), `${length} bytes`).toHaveLength(side);
    expect(digest(drawn(text)), `${length} bytes`).toBe(sum);
  }
});

test('ACC-002 a text that fits no code of these sizes is refused', () => {
  expect(() => qrMatrix('x'.repeat(214))).toThrow(RangeError);
});
