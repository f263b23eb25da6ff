/** A source of pseudo-random choices: the same seed gives the same choices. */
export interface Chooser {
  /** An integer from 0 to `limit` - 1. */
  below(limit: number): number;
  /** One of the items, which must not be empty. */
  one<T>(items: readonly T[]): T;
  /** `count` different items in random order, or all when there are fewer. */
  some<T>(items: readonly T[], count: number): T[];
}

/** A 32-bit hash of a text (FNV-1a). */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/**
 * A chooser that always repeats itself, so that demo data is the same on every machine.
 * @param seed any text, such as a table name and a row number
 */
export function chooser(seed: string): Chooser {
  let state = hash32(seed);
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  const one = <T>(items: readonly T[]): T => at(items, below(items.length));
  const some = <T>(items: readonly T[], count: number): T[] => {
    const rest = [...items];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0) taken.push(...rest.splice(below(rest.length), 1));
    return taken;
  };
  return { below, one, some };
}

/** The item at an index, counted on from the start again past the end; throws RangeError on an empty list. */
export function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('nothing to choose from');
  return item;
}
