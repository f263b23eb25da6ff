/** How fast the repetition of a word stops to count, and how much a text's length does. */
const REPEATED = 1.2;
const LENGTH = 0.75;

/** What a word gains at most by its repetition. */
export const MOST_GAIN = REPEATED + 1;

/**
 * How much a word tells: the more, the fewer texts hold it (BM25).
 * @param having texts that hold it, of all `texts`
 */
export const rarity = (having: number, texts: number): number => Math.log(1 + (texts - having + 0.5) / (having + 0.5));

/**
 * How much a word's standing in a text counts, up to `MOST_GAIN` (BM25).
 * @param count how often it stands there; @param size length of the text, 1 for the average
 */
export const gain = (count: number, size: number): number =>
  (count * MOST_GAIN) / (count + REPEATED * (1 - LENGTH + LENGTH * size));
