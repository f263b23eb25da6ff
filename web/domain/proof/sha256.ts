/** The first 32 bits of fractions of cube roots of the first 64 primes, and of square roots of the first eight. */
const primes: number[] = [];
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime)) primes.push(n);
const fraction = (root: number): number => ((root % 1) * 2 ** 32) | 0;
const K = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const W = new Int32Array(64);
const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function block(state: Int32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i++) W[i] = view.getInt32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const [a, b] = [W[i - 15] as number, W[i - 2] as number];
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    W[i] = ((W[i - 16] as number) + s0 + (W[i - 7] as number) + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (K[i] as number) + (W[i] as number)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  const sums = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) state[i] = ((state[i] as number) + (sums[i] as number)) | 0;
}

/**
 * The first 32 bits of the SHA-256 of a text. The browser's own digest answers later, one by one, which takes many times as
 * long for the hundred thousands of texts that a proof takes.
 */
export function sha256Head(text: string): number {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const state = START.slice();
  for (let at = 0; at < padded.length; at += 64) block(state, view, at);
  return state[0] as number;
}
