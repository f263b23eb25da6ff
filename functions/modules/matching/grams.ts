/** Characters of a text that are read: the rest says what the beginning says. */
const READ = 4000;

/** Runs of Han characters, and words of letters and digits. */
const RUN = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const HAN = /^\p{Script=Han}/u;

/** A text as it is compared: compatibility forms unified, lower case. */
export const comparable = (text: string): string => text.slice(0, READ).normalize('NFKC').toLowerCase();

/**
 * What two texts are compared by: each Han character and each pair of neighbours, and each word of other scripts; in the order of
 * the text, repeated as there.
 * @param text plain text, of which the first 4,000 characters count
 */
export function gramsOf(text: string): string[] {
  const grams: string[] = [];
  for (const [run] of comparable(text).matchAll(RUN)) {
    if (!HAN.test(run)) {
      grams.push(run);
      continue;
    }
    let before = '';
    for (const character of run) {
      grams.push(character);
      if (before) grams.push(before + character);
      before = character;
    }
  }
  return grams;
}

/** How often each gram stands in a text. */
export function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const gram of gramsOf(text)) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  return counts;
}
