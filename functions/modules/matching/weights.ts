import { MOST, REASONS, type ReasonCode, type Weights } from '../../../db/contract/matching.ts';

/** Judgements without which nothing is learned. */
export const LEAST_JUDGEMENTS = 200;
/** One of so many judgements is held out, to try new weights on. */
const HELD_OUT = 10;
/** Points by which the odds of a good counterpart grow e-fold, at the defaults. */
const SCALE = 15;
/** How strongly weights are pulled towards the defaults: as so many judgements. */
const PULL = 40;
const STEPS = 600;
const RATE = 2;
/** Points go by halves. */
const HALF = 2;

/** What a member thought of a counterpart, with what each reason had of its most points, 0 to 1. */
export interface Judgement {
  shares: Readonly<Record<ReasonCode, number>>;
  good: boolean;
  /** How much it says: a signed deal more than a look. */
  counts: number;
}

/** What new weights did on held-out judgements, beside those in force. */
export interface WeightsTrial {
  judgements: number;
  heldOut: number;
  /** Of two held-out judgements, a good and a bad one: how often the good one has the higher score. Null: one of the kinds is missing. */
  agreement: number | null;
  before: number | null;
  taken: boolean;
}

const scoreOf = (weights: Weights, { shares }: Judgement): number =>
  REASONS.reduce((sum, code) => sum + weights[code] * shares[code], 0);

/** How often a good judgement has a higher score than a bad one, by what they count. */
function agreementOf(weights: Weights, judgements: readonly Judgement[]): number | null {
  const scores = judgements.map((each) => ({ ...each, score: scoreOf(weights, each) }));
  let [won, all] = [0, 0];
  for (const one of scores.filter(({ good }) => good)) {
    for (const other of scores.filter(({ good }) => !good)) {
      const counts = one.counts * other.counts;
      all += counts;
      won += one.score > other.score ? counts : one.score === other.score ? counts / 2 : 0;
    }
  }
  return all === 0 ? null : won / all;
}

/** Weights as points by halves, together 100. */
function asPoints(raw: Weights): Weights {
  const all = REASONS.reduce((sum, code) => sum + raw[code], 0);
  if (all <= 0) return MOST;
  const halves = REASONS.map((code) => ({ code, exact: (raw[code] / all) * 100 * HALF }));
  const points = Object.fromEntries(halves.map(({ code, exact }) => [code, Math.floor(exact)])) as Record<
    ReasonCode,
    number
  >;
  const left = 100 * HALF - Object.values(points).reduce((sum, value) => sum + value, 0);
  for (const { code } of halves.sort((one, other) => (other.exact % 1) - (one.exact % 1)).slice(0, left)) {
    points[code] += 1;
  }
  for (const code of REASONS) points[code] /= HALF;
  return points;
}

/** Weights that tell good counterparts from others (logistic regression), pulled towards the defaults. */
function learnedWeights(judgements: readonly Judgement[]): Weights {
  const weights: Record<ReasonCode, number> = { ...MOST };
  const all = judgements.reduce((sum, { counts }) => sum + counts, 0) || 1;
  // Where the odds are even is learned first, so that it moves no weight.
  let even = judgements.reduce((sum, each) => sum + scoreOf(weights, each) * each.counts, 0) / all;
  for (let step = 0; step < STEPS; step++) {
    const slope = Object.fromEntries(
      REASONS.map((code) => [code, (PULL * (MOST[code] - weights[code])) / (SCALE * SCALE)]),
    ) as Record<ReasonCode, number>;
    let shift = 0;
    for (const each of judgements) {
      const likely = 1 / (1 + Math.exp((even - scoreOf(weights, each)) / SCALE));
      const error = ((each.good ? 1 : 0) - likely) * each.counts;
      shift -= error;
      for (const code of REASONS) slope[code] += error * each.shares[code];
    }
    for (const code of REASONS) {
      weights[code] = Math.max(0, weights[code] + (RATE * SCALE * slope[code]) / (all + PULL));
    }
    even += (RATE * SCALE * shift) / all;
  }
  return asPoints(weights);
}

/**
 * Learns weights from all judgements but a tenth, and tries them on that tenth.
 * @param judgements in an order that says nothing of them
 * @param before weights in force
 * @returns null while there are too few judgements
 */
export function triedWeights(
  judgements: readonly Judgement[],
  before: Weights,
): { weights: Weights; trial: WeightsTrial } | null {
  if (judgements.length < LEAST_JUDGEMENTS) return null;
  const heldOut = judgements.filter((_, place) => place % HELD_OUT === 0);
  const weights = learnedWeights(judgements.filter((_, place) => place % HELD_OUT > 0));
  const [agreement, former] = [agreementOf(weights, heldOut), agreementOf(before, heldOut)];
  const taken = agreement !== null && former !== null && agreement > former;
  return {
    weights,
    trial: { judgements: judgements.length, heldOut: heldOut.length, agreement, before: former, taken },
  };
}
