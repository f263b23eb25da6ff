import { countsOf } from './grams.ts';
import { directionOf, shares, type TopicModel } from './model.ts';

/** Grams that a model knows at most: the most frequent, in no fewer texts than two. */
const VOCABULARY = 20_000;
const LEAST_TEXTS = 2;
/** Different grams that are counted at once; beyond, those met only once so far are forgotten. */
const COUNTED = 400_000;
/** How much a text without a label counts beside one with it. */
const UNLABELLED = 0.3;
/** Likelihoods below this move no field. */
const TELLING = 0.01;

/** Lengths of the columns of a matrix of `width` columns. */
function lengths(sums: Float32Array, width: number): Float32Array {
  const squares = new Float32Array(width);
  for (let at = 0; at < sums.length; at++) {
    const column = at % width;
    squares[column] = (squares[column] ?? 0) + (sums[at] ?? 0) ** 2;
  }
  return squares.map(Math.sqrt);
}

/**
 * Learns which grams speak for which field. First all texts are counted, then those with labels are learned, then those without
 * are read in rounds, each of which moves the fields towards the texts that seem theirs. Goes on from an earlier model, or begins anew.
 */
export class Training {
  private counted = new Map<string, number>();
  private texts = 0;
  private grams = 0;
  private readonly labels: string[];
  private readonly places: Map<string, number>;
  private readonly before: TopicModel | undefined;
  private vocabulary = new Map<string, number>();
  private terms: string[] = [];
  private frequencies = new Float32Array();
  /** Sums of the directions of labelled texts, a row of fields for each gram; those of the round under way; the fields' directions. */
  private sums = new Float32Array();
  private round = new Float32Array();
  private fields = new Float32Array();

  /**
   * @param labels names of the fields
   * @param before a model whose fields these are, to go on from
   */
  constructor(labels: readonly string[], before?: TopicModel) {
    this.before = before;
    this.labels = [...labels];
    this.places = new Map(this.labels.map((label, place) => [label, place]));
  }

  /** Counts a text's grams: every text once, before anything is learned. */
  count(text: string): void {
    const counts = countsOf(text);
    this.texts += 1;
    for (const [gram, count] of counts) {
      this.counted.set(gram, (this.counted.get(gram) ?? 0) + 1);
      this.grams += count;
    }
    if (this.counted.size <= COUNTED) return;
    for (const [gram, count] of this.counted) if (count === 1) this.counted.delete(gram);
  }

  /** Ends the counting: chooses the vocabulary. */
  open(): void {
    const { before } = this;
    for (const [number, term] of (before?.terms ?? []).entries()) {
      this.counted.set(term, (this.counted.get(term) ?? 0) + (before?.frequencies[number] ?? 0));
    }
    this.grams += before ? before.length * before.texts : 0;
    this.texts += before?.texts ?? 0;
    const kept = [...this.counted]
      .filter(([, having]) => having >= LEAST_TEXTS)
      .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
      .slice(0, VOCABULARY);
    this.counted = new Map();
    this.terms = kept.map(([gram]) => gram);
    this.vocabulary = new Map(this.terms.map((gram, number) => [gram, number]));
    this.frequencies = Float32Array.from(kept, ([, having]) => having);
    this.sums = new Float32Array(kept.length * this.labels.length);
    if (before) this.takeOver(before);
  }

  /** What an earlier model knows of the same fields. */
  private takeOver({ terms, labels, weights, scales, masses }: TopicModel): void {
    for (const [number, term] of terms.entries()) {
      const row = this.vocabulary.get(term);
      if (row === undefined) continue;
      for (const [label, name] of labels.entries()) {
        const place = this.places.get(name);
        if (place === undefined) continue;
        const weight = (weights[number * labels.length + label] ?? 0) * (scales[label] ?? 0) * (masses[label] ?? 0);
        this.sums[row * this.labels.length + place] = weight;
      }
    }
  }

  private direction(text: string) {
    return directionOf(countsOf(text), this.vocabulary, this.texts, this.frequencies);
  }

  /** Learns a text whose field is known; one of an unknown field is passed over. */
  learn(text: string, label: string): void {
    const place = this.places.get(label);
    if (place === undefined) return;
    const { numbers, values } = this.direction(text);
    for (const [at, number] of numbers.entries()) {
      const cell = number * this.labels.length + place;
      this.sums[cell] = (this.sums[cell] ?? 0) + (values[at] ?? 0);
    }
  }

  /** Ends the learning of labelled texts. */
  learned(): void {
    this.round = this.sums.slice();
    this.endRound();
  }

  /** Reads a text whose field is not known: it moves the fields that seem to be its own. */
  read(text: string): void {
    const width = this.labels.length;
    const { numbers, values } = this.direction(text);
    const nearness = new Array<number>(width).fill(0);
    for (const [at, number] of numbers.entries()) {
      for (let label = 0; label < width; label++) {
        nearness[label] = (nearness[label] ?? 0) + (this.fields[number * width + label] ?? 0) * (values[at] ?? 0);
      }
    }
    for (const [label, share] of shares(nearness).entries()) {
      if (share < TELLING) continue;
      for (const [at, number] of numbers.entries()) {
        const cell = number * width + label;
        this.round[cell] = (this.round[cell] ?? 0) + UNLABELLED * share * (values[at] ?? 0);
      }
    }
  }

  /** Ends a round through the texts without labels: the fields stand where it moved them. */
  endRound(): void {
    const width = this.labels.length;
    const long = lengths(this.round, width);
    this.fields = this.round.map((value, at) => value / (long[at % width] || 1));
    this.round = this.sums.slice();
  }

  /** What was learned. */
  model(version: string): TopicModel {
    const width = this.labels.length;
    const most = new Float32Array(width);
    for (const [at, value] of this.fields.entries()) most[at % width] = Math.max(most[at % width] ?? 0, value);
    const scales = most.map((value) => (value || 1) / 127);
    return {
      version,
      labels: this.labels,
      terms: this.terms,
      frequencies: this.frequencies,
      texts: this.texts,
      length: this.grams / Math.max(1, this.texts),
      weights: Int8Array.from(this.fields, (value, at) => Math.round(value / (scales[at % width] || 1))),
      scales,
      masses: lengths(this.sums, width),
    };
  }
}

/** Rounds through the texts without labels. */
export const ROUNDS = 1;

/** A text to learn from; `label` null where its field is not known. */
interface TrainingText {
  text: string;
  label: string | null;
}

/** A model of texts that fit into memory. */
export function trainedModel(version: string, texts: readonly TrainingText[]): TopicModel {
  const training = new Training([...new Set(texts.flatMap(({ label }) => label ?? []))].sort());
  for (const { text } of texts) training.count(text);
  training.open();
  for (const { text, label } of texts) if (label !== null) training.learn(text, label);
  training.learned();
  for (let round = 0; round < ROUNDS; round++) {
    for (const { text, label } of texts) if (label === null) training.read(text);
    training.endRound();
  }
  return training.model(version);
}
