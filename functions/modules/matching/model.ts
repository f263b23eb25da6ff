import type { Weights } from '../../../db/contract/matching.ts';
import { rarity } from '../../platform/bm25.ts';
import { countsOf } from './grams.ts';

/** Fields that an item is given at most. */
export const TOPICS = 3;
/** How sharply the likeliest field stands out of the others. */
const SHARPNESS = 0.02;
/** A likeliest field with less weight than this is a guess. */
const SURE = 0.4;

/** A field with its weight, 0 to 1. */
export interface Topic {
  label: string;
  weight: number;
  /** Staff kept it for the portrait of the item. */
  isKept?: true;
}

/** What the platform knows of how its field writes: which grams are rare, and which field they speak for. */
export interface TopicModel {
  version: string;
  labels: readonly string[];
  /** Grams by their number. */
  terms: readonly string[];
  /** Texts in which each of them stands, of all `texts`. */
  frequencies: Float32Array;
  texts: number;
  /** Grams of a text on average. */
  length: number;
  /** Directions of the fields, 127 for the strongest: `labels.length` numbers a gram. */
  weights: Int8Array;
  /** What a weight of each field counts, so that its direction has the length 1. */
  scales: Float32Array;
  /** How much text each field was learned from: the length of the sum of its texts' directions. */
  masses: Float32Array;
  /** Weights of the reasons that were learned from use; none: those that a match begins with. */
  most?: Weights;
}

interface Head extends Pick<TopicModel, 'version' | 'labels' | 'terms' | 'texts' | 'length'> {
  frequencies: number[];
  scales: number[];
  masses: number[];
}

/** A model as the object that is kept: the length of its head, the head as JSON, the weights. */
export function encodeModel({ weights, frequencies, scales, masses, most: _, ...rest }: TopicModel): Uint8Array {
  const head = new TextEncoder().encode(
    JSON.stringify({
      ...rest,
      frequencies: [...frequencies],
      scales: [...scales],
      masses: [...masses],
    } satisfies Head),
  );
  const bytes = new Uint8Array(4 + head.length + weights.length);
  new DataView(bytes.buffer).setUint32(0, head.length);
  bytes.set(head, 4);
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), 4 + head.length);
  return bytes;
}

/**
 * @param bytes as `encodeModel` made them
 * @throws Error when they are no model
 */
export function decodeModel(bytes: Uint8Array): TopicModel {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length))) as Head;
  const weights = new Int8Array(bytes.slice(4 + length).buffer);
  if (weights.length !== head.labels.length * head.terms.length) throw new Error('a model of another shape');
  return {
    ...head,
    frequencies: Float32Array.from(head.frequencies),
    scales: Float32Array.from(head.scales),
    masses: Float32Array.from(head.masses),
    weights,
  };
}

const numbers = new WeakMap<TopicModel, ReadonlyMap<string, number>>();

/** Numbers of a model's grams. */
function numbersOf(model: TopicModel): ReadonlyMap<string, number> {
  const known = numbers.get(model);
  if (known) return known;
  const made = new Map(model.terms.map((term, number) => [term, number]));
  numbers.set(model, made);
  return made;
}

/** How much a gram tells: the more, the fewer texts hold it. One that the model does not know is as rare as can be. */
export function rarityOf(model: TopicModel, gram: string): number {
  const number = numbersOf(model).get(gram);
  const having = number === undefined ? 0 : (model.frequencies[number] ?? 0);
  return rarity(having, model.texts);
}

/** A text as a direction among a vocabulary's grams. */
interface Direction {
  numbers: number[];
  values: number[];
}

/**
 * @param counts how often each gram stands in the text
 * @param texts of all, and in how many of them each gram stands
 */
export function directionOf(
  counts: ReadonlyMap<string, number>,
  vocabulary: ReadonlyMap<string, number>,
  texts: number,
  frequencies: ArrayLike<number>,
): Direction {
  const found: Direction = { numbers: [], values: [] };
  let squares = 0;
  for (const [gram, count] of counts) {
    const number = vocabulary.get(gram);
    if (number === undefined) continue;
    const value = Math.log1p(count) * Math.log(texts / (frequencies[number] ?? texts));
    found.numbers.push(number);
    found.values.push(value);
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  found.values = found.values.map((value) => value / length);
  return found;
}

/** Likelihoods of fields by how near their directions are: they sum to 1. */
export function shares(nearness: readonly number[]): number[] {
  const most = Math.max(...nearness);
  const each = nearness.map((value) => Math.exp((value - most) / SHARPNESS));
  const all = each.reduce((sum, value) => sum + value, 0);
  return each.map((value) => value / all);
}

/** How near a text is to the direction of each field, in the order of the model's labels. */
function nearnessOf(model: TopicModel, counts: ReadonlyMap<string, number>): number[] {
  const { labels, weights, scales } = model;
  const direction = directionOf(counts, numbersOf(model), model.texts, model.frequencies);
  const nearness = new Array<number>(labels.length).fill(0);
  for (const [place, number] of direction.numbers.entries()) {
    const value = direction.values[place] ?? 0;
    const row = number * labels.length;
    for (let label = 0; label < labels.length; label++) {
      nearness[label] = (nearness[label] ?? 0) + value * (weights[row + label] ?? 0);
    }
  }
  return nearness.map((value, label) => value * (scales[label] ?? 0));
}

/** Likelihoods of all fields of a text, in the order of the model's labels. */
export const likelihoods = (model: TopicModel, counts: ReadonlyMap<string, number>): number[] =>
  shares(nearnessOf(model, counts));

/** A topic vector: a number a field, together of length 1; empty where nothing is known. */
export type TopicVector = readonly number[];

/** A direction of length 1; empty where it has none. */
export function unit(values: readonly number[]): TopicVector {
  const length = Math.hypot(...values);
  return length === 0 ? [] : values.map((value) => value / length);
}

/** How much nearer or farther than on average a text is to each field. */
function vectorOf(nearness: readonly number[]): TopicVector {
  const average = nearness.reduce((sum, value) => sum + value, 0) / Math.max(1, nearness.length);
  return unit(nearness.map((value) => value - average));
}

/** The topic vector of what is about some fields, each as much, and no other. */
export const vectorTowards = (labels: readonly string[], towards: readonly string[]): TopicVector =>
  vectorOf(labels.map((label) => (towards.includes(label) ? 1 : 0)));

/** How alike two topic vectors are, -1 to 1; 0 where one is not known. */
export const likeness = (one: TopicVector, other: TopicVector): number =>
  one.length === other.length ? one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0) : 0;

/** Parts of a vector go by 127ths. */
const WHOLE = 127;

/** A topic vector as text. */
export const encodeVector = (vector: TopicVector): string =>
  btoa(String.fromCharCode(...vector.map((value) => Math.round(value * WHOLE) & 0xff)));

/** @param text as `encodeVector` made it */
export const decodeVector = (text: string): TopicVector =>
  unit([...atob(text)].map((byte) => (byte.charCodeAt(0) << 24) >> 24));

/** The likeliest of some fields, weights to four digits. */
export const likeliest = (labels: readonly string[], weights: readonly number[]): Topic[] =>
  weights
    .map((weight, place) => ({ label: labels[place] ?? '', weight: Math.round(weight * 10_000) / 10_000 }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, TOPICS);

/** What a text is about. */
export interface Topics {
  topics: Topic[];
  vector: TopicVector;
}

/**
 * The likeliest fields of a text, at most three, and its topic vector.
 * @param text plain text
 */
export function readTopics(model: TopicModel, text: string): Topics {
  const nearness = nearnessOf(model, countsOf(text));
  return { topics: likeliest(model.labels, shares(nearness)), vector: vectorOf(nearness) };
}

/**
 * The likeliest fields of a text, at most three.
 * @param text plain text
 */
export const topicsOf = (model: TopicModel, text: string): Topic[] =>
  likeliest(model.labels, likelihoods(model, countsOf(text)));

/** Whether the likeliest field is more than a guess. */
export const isSure = ([first]: readonly Topic[]): boolean => first !== undefined && first.weight >= SURE;
