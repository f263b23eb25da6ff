import { FACET, facetToken } from './facets.ts';
import { termsOf } from './matching-terms.ts';

/** Words of a source that are compared; those of its name come first. */
const COMPARED_WORDS = 40;
/** Characters of a profile that are compared. */
const COMPARED = 1500;

/** What two items are compared by. */
export interface Side {
  name: string;
  /** Plain, lower-case text: name, profile, keywords. */
  text: string;
  /** Ids of the chosen scopes. */
  scopes: readonly string[];
  /** Facet tokens, those of the scopes' and places' ancestors among them. */
  facets: ReadonlySet<string>;
  /** Cooperation modes 0 to 8. */
  cooperation: readonly number[];
}

export const REASONS = ['fields', 'text', 'region', 'cooperation', 'maturity'] as const;
export type ReasonCode = (typeof REASONS)[number];

/** Which of two that are compared an item is. */
type MatchedKind = 'result' | 'demand';

/** Why two items fit, with its part of the score; `values` are the candidate's scope ids, words, a place, modes, a stage. */
export interface Reason {
  code: ReasonCode;
  score: number;
  values: (string | number)[];
}

export interface Score {
  /** 0 to 100: the sum of the reasons. */
  score: number;
  reasons: Reason[];
}

/** Most points of each reason; together 100. */
export const MOST: Readonly<Record<ReasonCode, number>> = {
  fields: 40,
  text: 35,
  region: 8,
  cooperation: 10,
  maturity: 7,
};

/** More common fields than these add nothing. */
const ENOUGH_FIELDS = 2;
/** A field of the same branch counts so much of the same field. */
const SAME_BRANCH = 0.4;
/** More weight of common words than this adds nothing. */
const ENOUGH_WORDS = 3;
/** Words that stand in neither name are how people write, not what they write about: together so much of the text's points. */
const BESIDE = 0.2;
/** So many points of fields and text let place, cooperation and maturity count in full; alone they make nothing fit. */
const ENOUGH_EVIDENCE = 60;
/** A word of a name tells so many times what one of a text tells. */
const IN_NAME = 2;
const IN_TEXT = 0.4;
const SHOWN_WORDS = 6;
const OTHER_MODE = 8;

const points = (code: ReasonCode, share: number): number => Math.round(MOST[code] * Math.min(1, share));

/** The branch that a scope belongs to, such as `s-103-04` of `s-103-04-02`. */
const branchOf = (scope: string): string => scope.slice(0, scope.lastIndexOf('-'));

function byFields(a: Side, b: Side): Reason {
  const same = b.scopes.filter((scope) => a.scopes.includes(scope));
  const branches = new Set(a.scopes.map(branchOf));
  const related = b.scopes.filter((scope) => !same.includes(scope) && branches.has(branchOf(scope)));
  const share = (same.length + related.length * SAME_BRANCH) / Math.min(ENOUGH_FIELDS, a.scopes.length || 1);
  return { code: 'fields', score: points('fields', share), values: [...same, ...related] };
}

/** Words weigh the more the fewer candidates have them. */
export type Weights = ReadonlyMap<string, number>;

interface Common {
  word: string;
  weight: number;
  named: boolean;
}

const shareOf = (words: readonly Common[]): number =>
  Math.min(1, words.reduce((sum, { weight }) => sum + weight, 0) / ENOUGH_WORDS);

function byText(weights: Weights, a: Side, b: Side): Reason {
  const [own, other] = [a.name.toLowerCase(), b.name.toLowerCase()];
  const common = [...weights]
    .filter(([word]) => b.text.includes(word))
    .map(([word, weight]): Common => {
      const there = other.includes(word);
      return { word, weight: there ? weight * IN_NAME : weight, named: there || own.includes(word) };
    })
    .sort((one, next) => Number(next.named) - Number(one.named) || next.weight - one.weight);
  const named = shareOf(common.filter((each) => each.named));
  const beside = shareOf(common.filter((each) => !each.named));
  const values = common.slice(0, SHOWN_WORDS).map(({ word }) => word);
  return { code: 'text', score: points('text', named * (1 - BESIDE) + beside * BESIDE), values };
}

const PLACES = [
  [FACET.county, 1],
  [FACET.city, 0.75],
  [FACET.province, 0.4],
] as const;

function byRegion(a: Side, b: Side): Reason {
  for (const [letter, share] of PLACES) {
    const same = [...a.facets].find((token) => token.startsWith(letter) && b.facets.has(token));
    if (same) return { code: 'region', score: points('region', share), values: [same.slice(1)] };
  }
  return { code: 'region', score: 0, values: [] };
}

function byCooperation(a: Side, b: Side): Reason {
  const same = a.cooperation.filter((mode) => mode !== OTHER_MODE && b.cooperation.includes(mode));
  return { code: 'cooperation', score: same.length > 0 ? MOST.cooperation : 0, values: same };
}

/** Stages of a result (1 to 9) that suit a kind of demand: early ones a breakthrough, ripe ones a purchase. */
const SUITABLE: Readonly<Record<number, readonly [from: number, to: number]>> = {
  1: [1, 6],
  2: [1, 9],
  3: [1, 6],
  4: [6, 9],
  5: [5, 9],
  6: [5, 9],
};

const numberOf = (side: Side, letter: string): number | null => {
  const token = [...side.facets].find((each) => each.startsWith(letter));
  return token === undefined ? null : Number(token.slice(1));
};

/** The stage stands with the result, the kind with the demand: whichever of the two sides they are. */
function byMaturity(result: Side, demand: Side): Reason {
  const stage = numberOf(result, FACET.maturity);
  const [from, to] = SUITABLE[numberOf(demand, FACET.type) ?? 0] ?? [0, 0];
  const suits = stage !== null && stage >= from && stage <= to;
  return { code: 'maturity', score: suits ? MOST.maturity : 0, values: suits ? [stage] : [] };
}

/**
 * Weights of a source's words: a word that most candidates have tells little.
 * @param words of the source; those of its name first
 */
export function weightsOf(words: readonly string[], candidates: readonly Side[], name: string): Weights {
  const lowered = name.toLowerCase();
  return new Map(
    words.map((word) => {
      const having = candidates.filter(({ text }) => text.includes(word)).length;
      const rarity = 1 - having / (candidates.length + 1);
      return [word, rarity * (lowered.includes(word) ? 1 : IN_TEXT)];
    }),
  );
}

/** Points by all reasons, those that tell something by themselves first. */
function pointsOf(
  kind: MatchedKind,
  source: Side,
  candidate: Side,
  weights: Weights,
): [evidence: Reason[], beside: Reason[]] {
  const [result, demand] = kind === 'result' ? [source, candidate] : [candidate, source];
  return [
    [byFields(source, candidate), byText(weights, source, candidate)],
    [byRegion(source, candidate), byCooperation(source, candidate), byMaturity(result, demand)],
  ];
}

const sumOf = (reasons: readonly Reason[]): number => reasons.reduce((sum, { score }) => sum + score, 0);

/**
 * How well a candidate fits (decision 72): points by reasons that sum to the score; without a common field or word it is 0.
 * @param kind of the source: which of the two is the result
 */
export function scoreOf(kind: MatchedKind, source: Side, candidate: Side, weights: Weights): Score {
  const [evidence, beside] = pointsOf(kind, source, candidate, weights);
  if (evidence.every(({ score }) => score === 0)) return { score: 0, reasons: [] };
  const certainty = Math.min(1, sumOf(evidence) / ENOUGH_EVIDENCE);
  const all = [...evidence, ...beside.map((reason) => ({ ...reason, score: Math.round(reason.score * certainty) }))];
  const reasons = all.filter(({ score }) => score > 0);
  return { score: sumOf(reasons), reasons };
}

/**
 * The text that a match compares.
 * @param body plain text of profile, details and keywords
 */
export const comparedText = (name: string, body: string): string =>
  `${name} ${body.slice(0, COMPARED)}`.normalize('NFKC').toLowerCase();

/** The words of a source that a match compares. */
export const comparedWords = ({ text }: Side): string[] => termsOf(text, COMPARED_WORDS);

/** Counterparts that say what the item says, and of what only they say, each what might suit it. */
export function twinsOf(kind: MatchedKind, side: Side): Side[] {
  const [letter, values] =
    kind === 'result'
      ? [FACET.type, Object.keys(SUITABLE)]
      : [FACET.maturity, [...new Set(Object.values(SUITABLE).flat())].map(String)];
  return values.map((value) => ({
    ...side,
    facets: new Set([...side.facets, facetToken(letter, value) ?? '']),
  }));
}

/**
 * How much an item says for matching: by each reason, the points that the counterpart which fits it best would be given. Where an
 * item says all, they are the most of each reason.
 */
export function completenessOf(kind: MatchedKind, side: Side): Record<ReasonCode, number> {
  const weights = weightsOf(comparedWords(side), [], side.name);
  const all = twinsOf(kind, side).flatMap((twin) => pointsOf(kind, side, twin, weights).flat());
  const best = (code: ReasonCode) => Math.max(...all.filter((each) => each.code === code).map(({ score }) => score));
  return Object.fromEntries(REASONS.map((code) => [code, best(code)])) as Record<ReasonCode, number>;
}
