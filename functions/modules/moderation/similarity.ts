import { searchedCharacters } from '../../tables/items/tokens.ts';

/** Characters of a text that are compared: near copies differ little in their beginnings too. */
const COMPARED = 4000;

/** How often each pair of neighbouring characters stands in a text. */
export type Pairs = ReadonlyMap<string, number>;

/**
 * A text as its pairs of neighbouring letters and digits, the same for Han and Latin.
 * @param text plain text; HTML must be made plain before
 */
export function pairsOf(text: string): Pairs {
  const characters = searchedCharacters(text.slice(0, COMPARED));
  const pairs = new Map<string, number>();
  for (let index = 0; index + 1 < characters.length; index++) {
    const pair = `${characters[index]}${characters[index + 1]}`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

const sizeOf = (pairs: Pairs): number => [...pairs.values()].reduce((sum, count) => sum + count, 0);

/**
 * How much two texts share: twice the common pairs over all pairs.
 * @returns 0 for nothing or for texts below two characters, 100 for the same letters and digits
 */
export function similarity(one: Pairs, other: Pairs): number {
  const all = sizeOf(one) + sizeOf(other);
  if (all === 0) return 0;
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  let common = 0;
  for (const [pair, count] of few) common += Math.min(count, many.get(pair) ?? 0);
  return Math.round((200 * common) / all);
}

/**
 * Pieces of a text of which at least one stands unchanged in a near copy: a text with fewer changes than pieces keeps one.
 * @param count pieces; @param least characters that a piece needs to say something
 * @returns fewer pieces for short texts, none below `least` characters
 */
export function piecesOf(text: string, count: number, least: number): string[] {
  const characters = searchedCharacters(text);
  const pieces = Math.min(count, Math.floor(characters.length / least));
  const length = Math.floor(characters.length / Math.max(pieces, 1));
  return Array.from({ length: pieces }, (_, index) => characters.slice(index * length, (index + 1) * length).join(''));
}

/**
 * Short samples of a long text, spread evenly, which a near copy holds too.
 * @param count samples; @param length characters of each
 */
export function samplesOf(text: string, count: number, length: number): string[] {
  const characters = searchedCharacters(text.slice(0, COMPARED));
  if (characters.length < length) return [];
  const room = characters.length - length;
  const starts = Array.from({ length: count }, (_, index) => Math.round((room * index) / Math.max(1, count - 1)));
  return [...new Set(starts)].map((start) => characters.slice(start, start + length).join(''));
}
