import { DAY } from '../../../db/contract/time.ts';
import { gain, rarity } from '../../platform/bm25.ts';
import { searchedCharacters } from '../../tables/items/tokens.ts';
import type { Weighed } from './near.ts';
import type { Sought } from './query.ts';

/** What is compared with a search. */
export interface Compared {
  name: string;
  text: string;
  /** Names of its fields, in both languages. */
  fields: readonly string[];
  /** Unix seconds of its publication, where that counts. */
  time: number | null;
}

/** Of all words: a name that bears them, the part of the name that they are, fields, freshness, and its first words. */
const NAMED = 2;
const FIELD = 0.5;
const FRESH = 0.3;
const SAID = 0.4;
/** The same beside what common pieces weigh. */
const FIELD_NEAR = 0.08;
const FRESH_NEAR = 0.03;
/** Days after which something counts half as fresh. */
const HALF = 365;
/** A single character stands in more texts than the commonest pair with it, so many times. */
const WIDER = 2;
const MOST_TEXTS = 0.9;
/** Whoever writes a sentence means all of it: so much of its weight says that something is about it. */
const OF_SENTENCE = 0.05;
/** Of a few words most must be there: half their weight, or all but what one wrong character takes away. */
const OF_WORDS = 0.5;
const SENTENCE = 5;
const TAKEN_BY_ONE = 2;

const folded = (text: string): string => searchedCharacters(text).join('');

/** From 1 for what is new towards 0. */
const freshness = (time: number | null, now: number): number =>
  time === null ? 0 : 2 ** (-Math.max(0, now - time) / DAY / HALF);

/** Whether a field is what is searched for. */
const inField = (words: readonly string[], fields: readonly string[]): boolean =>
  fields
    .map(folded)
    .some((field) =>
      words.some((word) => (word.length > 1 && field.includes(word)) || (field && word.includes(field))),
    );

/**
 * How well something that bears all words is what is meant: by its name first, then by field, first words and freshness.
 * @param now unix seconds
 */
export function ofAllWords({ words }: Sought, compared: Compared, now: number): number {
  const name = folded(compared.name);
  const text = folded(compared.text);
  const letters = words.join('').length || 1;
  const named = words.filter((word) => name.includes(word)).join('').length;
  const said = words.filter((word) => text.includes(word)).join('').length;
  return (
    (named === letters ? NAMED : 0) +
    named / Math.max(name.length, letters) +
    (inField(words, compared.fields) ? FIELD : 0) +
    (SAID * said) / letters +
    FRESH * freshness(compared.time, now)
  );
}

function times(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) count++;
  return count;
}

interface Weight {
  text: string;
  weight: number;
}

/** Single characters as pieces: a pair tells how often its characters are at least. */
function charactersOf({ characters }: Sought, pieces: readonly Weighed[], total: number): Weight[] {
  return characters.map((text) => {
    const texts = Math.max(0, ...pieces.filter((piece) => piece.text.includes(text)).map((piece) => piece.texts));
    return { text, weight: rarity(Math.min(total * MOST_TEXTS, texts * WIDER + 1), total) };
  });
}

/**
 * How near each of some texts is to what is searched for, by its pieces and single characters (BM25); null for what has too
 * little of it.
 * @param pieces those that stand in some text; @param total how many texts there are; @param now unix seconds
 */
export function nearness(
  sought: Sought,
  pieces: readonly Weighed[],
  all: readonly Compared[],
  total: number,
  now: number,
): (number | null)[] {
  const characters = charactersOf(sought, pieces, total);
  const texts = all.map(({ name, text }) => ({ name: folded(name), text: folded(text) }));
  const average = texts.reduce((sum, { name, text }) => sum + name.length + text.length, 0) / Math.max(1, texts.length);
  const unknown = (sought.pieces.length - pieces.length) * rarity(0, total);
  const whole = pieces.reduce((sum, { weight }) => sum + weight, unknown);
  const isSentence = sought.pieces.length >= SENTENCE;
  return texts.map(({ name, text }, place) => {
    const size = (name.length + text.length) / Math.max(1, average);
    const gainOf = (part: string): number => gain(times(text, part) + 2 * times(name, part), size);
    const held = pieces.filter((piece) => name.includes(piece.text) || text.includes(piece.text));
    const share = held.reduce((sum, { weight }) => sum + weight, 0) / Math.max(whole, Number.EPSILON);
    const enough =
      share >= (isSentence ? OF_SENTENCE : OF_WORDS) || held.length >= Math.max(1, sought.pieces.length - TAKEN_BY_ONE);
    const compared = all[place];
    if (!enough || held.length === 0 || !compared) return null;
    const sum = [...held, ...characters].reduce((total, { text: part, weight }) => total + weight * gainOf(part), 0);
    const field = inField(sought.words, compared.fields) ? FIELD_NEAR : 0;
    return sum * (1 + field + FRESH_NEAR * freshness(compared.time, now));
  });
}
