import {
  type Declared,
  declaredReasons,
  MOST,
  ofBoth,
  pointsOf,
  type Reason,
  type Score,
  type Weights,
} from '../../../db/contract/matching.ts';
import { termsOf } from '../../../db/contract/matching-terms.ts';
import { gain, MOST_GAIN } from '../../platform/bm25.ts';
import { comparable, countsOf, readGrams } from './grams.ts';
import { likeness, rarityOf, type Topic, type TopicModel, type TopicVector, unit } from './model.ts';

/** Two texts that share this much of what the shorter one tells are about the same. */
const SAME_TEXT = 0.5;
/** Below this, what the likeliest field of an item weighs is no ground to stand on. */
const FOOTING = 0.4;
/** Texts nearest to the source that tell what it is about, and how far they do beside the source itself. */
const NEIGHBOURS = 5;
const TOLD_BY_NEIGHBOURS = 0.7;
/** How much of the points of topics is for the likeness of the topic vectors; the others are for the likeliest topics in common. */
const LIKENESS = 0.4;
/** Fields that a reason names where no likeliest topic is common. */
const TOWARDS = 2;
/** Words that a reason shows, and words of which each is weighed by what the pair is worth without it. */
const SHOWN = 6;
const WEIGHED = 12;

/** What is compared of an item. */
export interface Compared extends Declared {
  name: string;
  /** Plain text: name, profile, keywords. */
  text: string;
  topics: readonly Topic[];
  /** Its topic vector; empty where it is not known. */
  vector: TopicVector;
  /** Grams of the text, and how much the different ones tell together. */
  length: number;
  content: number;
}

/** Grams of a text and what they tell, for `Compared`. */
export function weightOfText(model: TopicModel, text: string): Pick<Compared, 'length' | 'content'> {
  let [length, content] = [0, 0];
  for (const [gram, count] of countsOf(text)) {
    length += count;
    content += rarityOf(model, gram);
  }
  return { length, content: content * MOST_GAIN };
}

/** What a source asks of its counterparts. */
interface Asking {
  /** What each gram of the source tells. */
  grams: ReadonlyMap<string, number>;
  content: number;
  topics: ReadonlyMap<string, number>;
  /** Those of them that staff kept for its portrait. */
  kept: ReadonlySet<string>;
  vector: TopicVector;
  /** Fields of the vector. */
  labels: readonly string[];
  /** Most points of each reason. */
  most: Weights;
}

const keptOf = (topics: readonly Topic[]): ReadonlySet<string> =>
  new Set(topics.flatMap(({ label, isKept }) => (isKept ? [label] : [])));

/** What a source asks before its neighbours are known. */
export function askingOf(model: TopicModel, { text, topics, vector, content }: Compared): Asking {
  return {
    grams: new Map([...countsOf(text).keys()].map((gram) => [gram, rarityOf(model, gram)])),
    content,
    topics: new Map(topics.map(({ label, weight }) => [label, weight])),
    kept: keptOf(topics),
    vector,
    labels: model.labels,
    most: model.most ?? MOST,
  };
}

/** A stretch of a text whose every gram the source has as well. */
interface Shared {
  gram: string;
  from: number;
  to: number;
}

/** The grams of a text that the source has, with their places. */
function sharedGrams({ grams }: Asking, text: string): Shared[] {
  const found: Shared[] = [];
  readGrams(text, (gram, from, to) => {
    if (grams.has(gram)) found.push({ gram, from, to });
  });
  return found;
}

/** What grams that stand so often in a text of this length tell together. */
function told(model: TopicModel, asking: Asking, counts: ReadonlyMap<string, number>, length: number): number {
  const size = length / (model.length || 1);
  let sum = 0;
  for (const [gram, count] of counts) sum += (asking.grams.get(gram) ?? 0) * gain(count, size);
  return sum;
}

function tally(shared: readonly Shared[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { gram } of shared) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  return counts;
}

/** How much of the shorter text the two share, 0 to 1 where they are about the same. */
const textShare = (asking: Asking, candidate: Compared, sum: number): number =>
  Math.min(1, sum / (SAME_TEXT * Math.max(1, Math.min(asking.content, candidate.content))));

/** A candidate with what its text shares with the source. */
interface Read<C extends Compared> {
  candidate: C;
  shared: number;
}

/** Reads the candidates' texts, the nearest first. */
export function readTexts<C extends Compared>(model: TopicModel, asking: Asking, candidates: readonly C[]): Read<C>[] {
  return candidates
    .map((candidate) => {
      const counts = tally(sharedGrams(asking, comparable(candidate.text)));
      return { candidate, shared: told(model, asking, counts, candidate.length) };
    })
    .sort((one, other) => other.shared - one.shared);
}

/**
 * The source's topics with those of its nearest texts: a short text tells its field less well than its neighbours do. What staff said
 * it is about needs no neighbours.
 */
export function withNeighbours(asking: Asking, read: readonly Read<Compared>[]): Asking {
  if (asking.kept.size > 0) return asking;
  const near = read.slice(0, NEIGHBOURS).filter(({ shared }) => shared > 0);
  const all = near.reduce((sum, { shared }) => sum + shared ** 2, 0);
  if (all === 0) return asking;
  const topics = new Map([...asking.topics].map(([label, weight]) => [label, weight * (1 - TOLD_BY_NEIGHBOURS)]));
  for (const { candidate, shared } of near) {
    for (const { label, weight } of candidate.topics) {
      const part = (TOLD_BY_NEIGHBOURS * weight * shared ** 2) / all;
      topics.set(label, (topics.get(label) ?? 0) + part);
    }
  }
  const vector = asking.vector.map((value, at) =>
    near.reduce(
      (sum, { candidate, shared }) => sum + (TOLD_BY_NEIGHBOURS * (candidate.vector[at] ?? 0) * shared ** 2) / all,
      value * (1 - TOLD_BY_NEIGHBOURS),
    ),
  );
  return { ...asking, topics, vector: unit(vector) };
}

/** What common topics are worth to one side: of what its likeliest topic would be. */
const topicShare = (common: number, likeliest: number): number => Math.min(1, common / Math.max(FOOTING, likeliest));

/** The fields towards which both vectors point most. */
function towards({ vector, labels }: Asking, candidate: Compared): string[] {
  return labels
    .map((label, at) => ({ label, weight: Math.min(vector[at] ?? 0, candidate.vector[at] ?? 0) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, TOWARDS)
    .map(({ label }) => label);
}

function byTopics(asking: Asking, candidate: Compared): Reason {
  const common = candidate.topics
    .map(({ label, weight }) => ({ label, weight: weight * (asking.topics.get(label) ?? 0) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  const sum = common.reduce((total, { weight }) => total + weight, 0);
  const share = ofBoth(
    topicShare(sum, Math.max(0, ...asking.topics.values())),
    topicShare(sum, candidate.topics[0]?.weight ?? 0),
  );
  const areKnown = asking.vector.length > 0 && candidate.vector.length > 0;
  const alike = areKnown ? Math.max(0, likeness(asking.vector, candidate.vector)) : share;
  const score = pointsOf('topics', share * (1 - LIKENESS) + alike * LIKENESS, asking.most);
  const telling = common.filter(({ weight }) => weight >= sum / 10).map(({ label }) => label);
  const values = telling.length > 0 ? telling : towards(asking, candidate);
  const own = keptOf(candidate.topics);
  const kept = values.filter((label) => asking.kept.has(label) || own.has(label));
  return { code: 'topics', score, values, ...(kept.length > 0 && { kept }) };
}

/** A pair as it is ranked: how alike texts and topics are exactly, beside the rounded points. */
export interface Pair<C extends Compared> extends Read<C> {
  score: number;
  reasons: Reason[];
  exact: number;
}

/**
 * How well a candidate fits (decision 72): points by reasons that sum to the score; without a common topic, word or field it is 0.
 * @param kind of the source: which of the two is the result
 */
export function scored<C extends Compared>(
  kind: 'result' | 'demand',
  source: Declared,
  asking: Asking,
  { candidate, shared }: Read<C>,
): Pair<C> {
  const share = textShare(asking, candidate, shared);
  const text: Reason = { code: 'text', score: pointsOf('text', share, asking.most), values: [] };
  const [fields, ...beside] = declaredReasons(kind, source, candidate, asking.most);
  const evidence = [byTopics(asking, candidate), text, ...(fields ? [fields] : [])];
  const exact = share + likeness(asking.vector, candidate.vector);
  if (evidence.every(({ score }) => score === 0)) return { candidate, shared, score: 0, reasons: [], exact };
  const reasons = [...evidence, ...beside].filter(({ score }) => score > 0);
  return { candidate, shared, score: reasons.reduce((sum, { score }) => sum + score, 0), reasons, exact };
}

/** Best first; equal scores by how alike they are exactly, then by whatever stands earlier. */
export const byScore = (one: Pair<Compared>, other: Pair<Compared>): number =>
  other.score - one.score || other.exact - one.exact;

/** Stretches that grams cover without a gap, as words of the text. */
function stretches(text: string, shared: readonly Shared[]): string[] {
  const words: string[] = [];
  let [from, to] = [0, 0];
  const end = () => {
    const word = text.slice(from, to);
    if ([...word].length > 1) words.push(word);
  };
  // A lone character that two texts share says nothing to a reader.
  for (const each of shared.filter(({ gram }) => [...gram].length > 1)) {
    if (each.from > to || to === 0) {
      end();
      from = each.from;
    }
    to = Math.max(to, each.to);
  }
  end();
  return [...new Set(words)];
}

/** A word with the points that the pair would lose without it. */
interface Telling {
  word: string;
  points: number;
}

/** Numbers, units and words of every description name nothing that two items have in common. */
const isTelling = (word: string): boolean => termsOf(word, 1).length > 0;

const ZERO = '\u00b7';

/**
 * The words that carry the reason `text`, the strongest first: the points are what is lost when the candidate does not hold the word.
 */
function tellingWords(model: TopicModel, asking: Asking, { candidate, shared }: Read<Compared>): Telling[] {
  const text = comparable(candidate.text);
  const whole = textShare(asking, candidate, shared);
  const rare = (word: string) =>
    [...countsOf(word).keys()].reduce((sum, gram) => sum + (asking.grams.get(gram) ?? 0), 0);
  return stretches(text, sharedGrams(asking, text))
    .filter(isTelling)
    .sort((one, other) => rare(other) - rare(one))
    .slice(0, WEIGHED)
    .map((word) => {
      const without = text.replaceAll(word, ZERO.repeat([...word].length));
      const left = told(model, asking, tally(sharedGrams(asking, without)), candidate.length);
      const points =
        pointsOf('text', whole, asking.most) - pointsOf('text', textShare(asking, candidate, left), asking.most);
      return { word, points, left };
    })
    .sort((one, other) => one.left - other.left)
    .slice(0, SHOWN)
    .map(({ word, points }) => ({ word, points }));
}

/** The score of a pair; its text names the words that carry it. */
export function explained(model: TopicModel, asking: Asking, pair: Pair<Compared>): Score {
  const reasons = pair.reasons.map((reason) => {
    if (reason.code !== 'text') return reason;
    const words = tellingWords(model, asking, pair);
    return { ...reason, values: words.map(({ word }) => word), points: words.map(({ points }) => points) };
  });
  return { score: pair.score, reasons };
}
