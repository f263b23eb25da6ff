import { penaltyOf } from './penalty';

export type Matrix = boolean[][];

const ALIGNMENT: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const FORMAT_GENERATOR = 0x537;
const FORMAT_MASK = 0x5412;
const VERSION_GENERATOR = 0x1f25;

/** A value followed by the remainder that protects it. */
function withRemainder(value: number, generator: number, bits: number): number {
  let rest = value;
  for (let turn = 0; turn < bits; turn += 1) rest = (rest << 1) ^ ((rest >>> (bits - 1)) * generator);
  return (value << bits) | rest;
}

const bitOf = (value: number, index: number): boolean => ((value >>> index) & 1) === 1;

/** The square of one version: the fixed patterns, then the data around them. */
export class Grid {
  private readonly size: number;
  private readonly dark: Matrix;
  private readonly fixed: Matrix;

  constructor(private readonly version: number) {
    this.size = version * 4 + 17;
    const empty = () => Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
    this.dark = empty();
    this.fixed = empty();
    this.drawPatterns();
  }

  /** Lays the bytes into the grid under the mask that reads best. */
  finish(bytes: readonly number[]): Matrix {
    this.drawData(bytes);
    let best: { matrix: Matrix; penalty: number } | null = null;
    MASKS.forEach((mask, index) => {
      this.drawFormat(index);
      const matrix = this.dark.map((row, y) => row.map((dark, x) => (this.fixed[y]?.[x] ? dark : dark !== mask(x, y))));
      const penalty = penaltyOf(matrix);
      if (!best || penalty < best.penalty) best = { matrix, penalty };
    });
    return (best as { matrix: Matrix } | null)?.matrix ?? this.dark;
  }

  private set(x: number, y: number, dark: boolean, fixed = true): void {
    const row = this.dark[y];
    const marks = this.fixed[y];
    if (!row || !marks || x < 0 || x >= this.size) return;
    row[x] = dark;
    if (fixed) marks[x] = true;
  }

  private drawPatterns(): void {
    const { size } = this;
    for (let at = 0; at < size; at += 1) {
      this.set(6, at, at % 2 === 0);
      this.set(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ] as const) {
      this.drawRings(x, y, 4, (ring) => ring !== 2 && ring !== 4);
    }
    const places = ALIGNMENT[this.version - 1] ?? [];
    const last = places.at(-1);
    for (const x of places) {
      for (const y of places) {
        const atFinder = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
        if (!atFinder) this.drawRings(x, y, 2, (ring) => ring !== 1);
      }
    }
    this.drawFormat(0);
    if (this.version >= 7) this.drawVersion();
  }

  private drawRings(x: number, y: number, radius: number, isDark: (ring: number) => boolean): void {
    for (let dy = -radius; dy <= radius; dy += 1) {
      for (let dx = -radius; dx <= radius; dx += 1) {
        this.set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  }

  /** Level M has the bits 00, so that the mask's number is the whole value. */
  private drawFormat(mask: number): void {
    const bits = withRemainder(mask, FORMAT_GENERATOR, 10) ^ FORMAT_MASK;
    const { size } = this;
    for (let index = 0; index < 15; index += 1) {
      const dark = bitOf(bits, index);
      if (index < 6) this.set(8, index, dark);
      else if (index < 8) this.set(8, index + 1, dark);
      else if (index === 8) this.set(7, 8, dark);
      else this.set(14 - index, 8, dark);
      if (index < 8) this.set(size - 1 - index, 8, dark);
      else this.set(8, size - 15 + index, dark);
    }
    this.set(8, size - 8, true);
  }

  private drawVersion(): void {
    const bits = withRemainder(this.version, VERSION_GENERATOR, 12);
    for (let index = 0; index < 18; index += 1) {
      const along = Math.floor(index / 3);
      const across = this.size - 11 + (index % 3);
      this.set(across, along, bitOf(bits, index));
      this.set(along, across, bitOf(bits, index));
    }
  }

  /** Two columns at a time from the right, up and down in turn, past the column of the timing pattern. */
  private drawData(bytes: readonly number[]): void {
    let next = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step += 1) {
        for (const x of [right, right - 1]) {
          const y = ((right + 1) & 2) === 0 ? this.size - 1 - step : step;
          if (this.fixed[y]?.[x] || next >= bytes.length * 8) continue;
          this.set(x, y, bitOf(bytes[next >>> 3] ?? 0, 7 - (next & 7)), false);
          next += 1;
        }
      }
    }
  }
}
