import { FACET, facetToken } from './facets.ts';
import { termsOf } from './matching-terms.ts';

/** Words of an item that count for its completeness; those of its name come first. */
const COUNTED_WORDS = 40;
/** Characters of a profile that are compared. */
const COMPARED = 1500;

/** What an item declares, by which two are compared beside their texts. */
export interface Declared {
  /** Ids of the chosen scopes. */
  scopes: readonly string[];
  /** Facet tokens, those of the scopes' and places' ancestors among them. */
  facets: ReadonlySet<string>;
  /** Cooperation modes 0 to 8. */
  cooperation: readonly number[];
}

/** An item as its completeness sees it. */
export interface Side extends Declared {
  name: string;
  /** Plain, lower-case text: name, profile, keywords. */
  text: string;
}

/** How long it counts what a member was shown among the matches of an item; then it ends. */
export const MATCH_USE_DAYS = 365;

export const REASONS = ['topics', 'text', 'fields', 'region', 'cooperation', 'maturity'] as const;
export type ReasonCode = (typeof REASONS)[number];

/** What an item can say for matching: topics are read in its text. */
export const CRITERIA = ['fields', 'text', 'region', 'cooperation', 'maturity'] as const satisfies ReasonCode[];
export type Criterion = (typeof CRITERIA)[number];

/** Which of two that are compared an item is. */
type MatchedKind = 'result' | 'demand';

/**
 * Why two items fit, with its part of the score; `values` are the names of topics, words, the candidate's scope ids, a place, modes,
 * a stage, the strongest first.
 */
export interface Reason {
  code: ReasonCode;
  score: number;
  values: (string | number)[];
  /** Of the reason `text`: the points that the pair would lose without each of the words. */
  points?: number[] | undefined;
  /** Of the reason `topics`: those that staff kept for the portrait of one of the two. */
  kept?: string[] | undefined;
}

export interface Score {
  /** 0 to 100: the sum of the reasons. */
  score: number;
  reasons: Reason[];
}

/** Most points by reason; together 100. */
export type Weights = Readonly<Record<ReasonCode, number>>;

/** Weights that a match begins with, and towards which those that are learned from use are pulled. */
export const MOST: Weights = {
  topics: 32,
  text: 36,
  fields: 20,
  region: 4,
  cooperation: 4,
  maturity: 4,
};

/** Most points of what an item says: its text earns what its words and its topics are given. */
export const MOST_SAID: Readonly<Record<Criterion, number>> = {
  fields: MOST.fields,
  text: MOST.text + MOST.topics,
  region: MOST.region,
  cooperation: MOST.cooperation,
  maturity: MOST.maturity,
};

/** More common fields than these add nothing. */
const ENOUGH_FIELDS = 2;
/** A field of the same branch counts so much of the same field. */
const SAME_BRANCH = 0.4;
/** An item with so many telling words in its name says enough there; words of the text beside them tell less. */
const ENOUGH_WORDS = 3;
const IN_TEXT = 0.4;
/** What stands in the text alone earns this share. */
const BESIDE = 0.2;
const OTHER_MODE = 8;

/** Points go by halves, which sum without a remainder. */
const HALF = 2;

/**
 * Points of a reason.
 * @param share of the most, 0 to 1
 */
export const pointsOf = (code: ReasonCode, share: number, most: Weights = MOST): number =>
  Math.round(most[code] * Math.min(1, share) * HALF) / HALF;

/** What both sides have of something: near the smaller of what it is worth to each, 0 where one has nothing of it. */
export const ofBoth = (one: number, other: number): number =>
  one + other === 0 ? 0 : (2 * one * other) / (one + other);

/** The branch that a scope belongs to, such as `s-103-04` of `s-103-04-02`. */
export const branchOf = (scope: string): string => scope.slice(0, scope.lastIndexOf('-'));

/** How much of the fields that an item declares another one has. */
function fieldShare(own: readonly string[], others: readonly string[]): number {
  const same = others.filter((scope) => own.includes(scope)).length;
  const branches = new Set(own.map(branchOf));
  const related = others.filter((scope) => !own.includes(scope) && branches.has(branchOf(scope))).length;
  return Math.min(1, (same + related * SAME_BRANCH) / Math.min(ENOUGH_FIELDS, own.length || 1));
}

function byFields(a: Declared, b: Declared, most: Weights): Reason {
  const same = b.scopes.filter((scope) => a.scopes.includes(scope));
  const branches = new Set(a.scopes.map(branchOf));
  const related = b.scopes.filter((scope) => !same.includes(scope) && branches.has(branchOf(scope)));
  const share = ofBoth(fieldShare(a.scopes, b.scopes), fieldShare(b.scopes, a.scopes));
  return { code: 'fields', score: pointsOf('fields', share, most), values: [...same, ...related] };
}

const PLACES = [
  [FACET.county, 1],
  [FACET.city, 0.75],
  [FACET.province, 0.4],
] as const;

function byRegion(a: Declared, b: Declared, most: Weights): Reason {
  for (const [letter, share] of PLACES) {
    const same = [...a.facets].find((token) => token.startsWith(letter) && b.facets.has(token));
    if (same) return { code: 'region', score: pointsOf('region', share, most), values: [same.slice(1)] };
  }
  return { code: 'region', score: 0, values: [] };
}

function byCooperation(a: Declared, b: Declared, most: Weights): Reason {
  const same = a.cooperation.filter((mode) => mode !== OTHER_MODE && b.cooperation.includes(mode));
  return { code: 'cooperation', score: same.length > 0 ? most.cooperation : 0, values: same };
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

const numberOf = (side: Declared, letter: string): number | null => {
  const token = [...side.facets].find((each) => each.startsWith(letter));
  return token === undefined ? null : Number(token.slice(1));
};

/** The stage stands with the result, the kind with the demand: whichever of the two sides they are. */
function byMaturity(result: Declared, demand: Declared, most: Weights): Reason {
  const stage = numberOf(result, FACET.maturity);
  const [from, to] = SUITABLE[numberOf(demand, FACET.type) ?? 0] ?? [0, 0];
  const suits = stage !== null && stage >= from && stage <= to;
  return { code: 'maturity', score: suits ? most.maturity : 0, values: suits ? [stage] : [] };
}

/**
 * Points by what two items declare, as it is worth to both.
 * @param kind of the source: which of the two is the result; @param most points of each reason
 */
export function declaredReasons(
  kind: MatchedKind,
  source: Declared,
  candidate: Declared,
  most: Weights = MOST,
): Reason[] {
  const [result, demand] = kind === 'result' ? [source, candidate] : [candidate, source];
  return [
    byFields(source, candidate, most),
    byRegion(source, candidate, most),
    byCooperation(source, candidate, most),
    byMaturity(result, demand, most),
  ];
}

/**
 * The text that a match compares.
 * @param body plain text of profile, details and keywords
 */
export const comparedText = (name: string, body: string): string =>
  `${name} ${body.slice(0, COMPARED)}`.normalize('NFKC').toLowerCase();

/** What an item's words say, 0 to 1: telling ones in its name above all. */
function wordsSaid({ name, text }: Side): number {
  const words = termsOf(text, COUNTED_WORDS);
  const named = words.filter((word) => name.toLowerCase().includes(word)).length;
  const share = (weight: number) => Math.min(1, weight / ENOUGH_WORDS);
  return share(named) * (1 - BESIDE) + share((words.length - named) * IN_TEXT) * BESIDE;
}

/** What only a counterpart can say, each as it would suit the item best. */
function twinsOf(kind: MatchedKind, side: Side): Declared[] {
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
 * How much an item says for matching: by each criterion, the points that the counterpart which fits it best could be given. Where an
 * item says all, they are the most of each.
 */
export function completenessOf(kind: MatchedKind, side: Side): Record<Criterion, number> {
  const all = twinsOf(kind, side).flatMap((twin) => declaredReasons(kind, side, twin));
  const best = (code: Criterion) => Math.max(...all.filter((each) => each.code === code).map(({ score }) => score));
  return {
    fields: best('fields'),
    text: Math.round(MOST_SAID.text * wordsSaid(side)),
    region: best('region'),
    cooperation: best('cooperation'),
    maturity: best('maturity'),
  };
}
