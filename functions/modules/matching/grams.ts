import { simplified } from '../../tables/items/variants.ts';

/** Characters of a text that are read: the rest says what the beginning says. */
const READ = 4000;

const HAN = /\p{Script=Han}/u;
const WORD = /[\p{L}\p{N}]/u;

/** A text as it is compared: compatibility forms unified, lower case, simplified characters. */
export const comparable = (text: string): string => simplified(text.slice(0, READ).normalize('NFKC').toLowerCase());

/**
 * Reads what two texts are compared by: each Han character and each pair of neighbours, and each word of other scripts.
 * @param text as `comparable` makes it
 * @param met told of each gram in the order of the text, with the places of its beginning and end
 */
export function readGrams(text: string, met: (gram: string, from: number, to: number) => void): void {
  let [before, beforeAt] = ['', 0];
  let [word, wordAt] = ['', 0];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const han = HAN.test(character);
    if (word && (han || !WORD.test(character))) {
      met(word, wordAt, at);
      word = '';
    }
    if (han) {
      met(character, at, end);
      if (before) met(before + character, beforeAt, end);
      [before, beforeAt] = [character, at];
    } else {
      before = '';
      if (WORD.test(character)) {
        if (!word) wordAt = at;
        word += character;
      }
    }
    at = end;
  }
  if (word) met(word, wordAt, at);
}

/**
 * How often each gram stands in a text.
 * @param text plain text, of which the first 4,000 characters count
 */
export function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  readGrams(comparable(text), (gram) => counts.set(gram, (counts.get(gram) ?? 0) + 1));
  return counts;
}
