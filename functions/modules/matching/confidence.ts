/**
 * How often counterparts with a score are about the same, by scores: measured on papers that the model had not seen (title against
 * abstracts, the same discipline), with what falls made level. Between the scores it goes straight.
 */
const MEASURED: readonly (readonly [score: number, share: number])[] = [
  ...([
    [0, 0.02],
    [7, 0.03],
    [9, 0.04],
    [11, 0.05],
    [13, 0.07],
    [15, 0.1],
    [18, 0.12],
    [21, 0.16],
    [24, 0.23],
  ] as const),
  ...([
    [27, 0.31],
    [30, 0.4],
    [33, 0.49],
    [36, 0.55],
    [39, 0.66],
    [43, 0.76],
    [48, 0.9],
    [53, 0.97],
    [60, 0.99],
    [100, 1],
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
