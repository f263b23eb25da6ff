import { Grid, type Matrix } from './grid';
import { correctionOf } from './reedSolomon';

/** Versions 1 to 10 with error correction M (a seventh of the code may be lost). */
const VERSIONS = [
  { total: 26, correction: 10, blocks: 1 },
  { total: 44, correction: 16, blocks: 1 },
  { total: 70, correction: 26, blocks: 1 },
  { total: 100, correction: 18, blocks: 2 },
  { total: 134, correction: 24, blocks: 2 },
  { total: 172, correction: 16, blocks: 4 },
  { total: 196, correction: 18, blocks: 4 },
  { total: 242, correction: 22, blocks: 4 },
  { total: 292, correction: 22, blocks: 5 },
  { total: 346, correction: 26, blocks: 5 },
] as const;

type Version = (typeof VERSIONS)[number];

const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11] as const;

const capacity = ({ total, correction, blocks }: Version): number => total - correction * blocks;
const countBits = (version: number): number => (version < 10 ? 8 : 16);

/** Mode, length, the bytes and the padding, as bytes. */
function dataBytes(bytes: Uint8Array, version: number, size: number): number[] {
  const bits: number[] = [];
  const append = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  append(BYTE_MODE, 4);
  append(bytes.length, countBits(version));
  for (const byte of bytes) append(byte, 8);
  append(0, Math.min(4, size * 8 - bits.length));
  append(0, (8 - (bits.length % 8)) % 8);
  const result: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    result.push(bits.slice(at, at + 8).reduce((byte, bit) => (byte << 1) | bit, 0));
  }
  for (let turn = 0; result.length < size; turn += 1) result.push(PADDING[turn % 2] ?? 0);
  return result;
}

/** The blocks with their correction, byte by byte in turn. */
function interleave(data: readonly number[], { total, correction, blocks }: Version): number[] {
  const shortLength = Math.floor(total / blocks) - correction;
  const shortCount = blocks - (total % blocks);
  const parts: number[][] = [];
  for (let index = 0, at = 0; index < blocks; index += 1) {
    const length = shortLength + (index < shortCount ? 0 : 1);
    parts.push(data.slice(at, at + length));
    at += length;
  }
  const inTurn = (lists: readonly number[][]) =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, index) =>
      lists.flatMap((list) => (index < list.length ? [list[index] ?? 0] : [])),
    ).flat();
  return [...inTurn(parts), ...inTurn(parts.map((part) => correctionOf(part, correction)))];
}

/**
 * The QR code of a text: rows of dark (true) and light squares.
 * @throws RangeError for texts of more than 213 bytes
 */
export function qrMatrix(text: string): Matrix {
  const bytes = new TextEncoder().encode(text);
  const index = VERSIONS.findIndex((version, at) => 4 + countBits(at + 1) + bytes.length * 8 <= capacity(version) * 8);
  const version = VERSIONS[index];
  if (!version) throw new RangeError('the text is too long for a QR code of this size');
  const data = dataBytes(bytes, index + 1, capacity(version));
  return new Grid(index + 1).finish(interleave(data, version));
}
