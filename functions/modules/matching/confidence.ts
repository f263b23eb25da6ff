/**
 * How often counterparts with a score are about the same, by scores: measured on papers that the model had not seen (title against
 * abstracts, the same discipline), with what falls made level. Between the scores it goes straight.
 */
const MEASURED: readonly (readonly [score: number, share: number])[] = [
  ...([
    [0, 0.02],
    [6, 0.06],
    [8, 0.1],
    [12, 0.14],
    [17, 0.2],
    [22, 0.25],
  ] as const),
  ...([
    [27, 0.36],
    [32, 0.55],
    [37, 0.75],
    [42, 0.92],
    [48, 0.97],
    [55, 0.98],
    [100, 0.99],
  ] as const),
];

/** How sure a match is, 0 to 1, to two digits: grows with the score (decision 250). */
export function confidenceOf(score: number): number {
  const above = MEASURED.findIndex(([at]) => at >= score);
  const [to, upper] = MEASURED[above] ?? MEASURED.at(-1) ?? [100, 1];
  const [from, lower] = MEASURED[Math.max(0, above - 1)] ?? [0, 0];
  if (above <= 0) return upper;
  return Math.round((lower + ((upper - lower) * (score - from)) / Math.max(1, to - from)) * 100) / 100;
}
