import { oneOf } from '../../../setup/random.ts';
import type { Ledger } from '../ledger.ts';
import type { Line, Person, Told } from '../line.ts';
import type { World } from '../world.ts';

/** What a turn has in its hands. */
export interface Hand {
  world: World;
  line: Line;
  ledger: Ledger;
  random: () => number;
  /** A word that no other turn of the run has. */
  word: () => string;
  /** What somebody acts on at the moment: two who change one thing at once could not say how it must end. */
  taken: Set<string>;
}

/** One thing that one person does. */
export type Turn = (hand: Hand) => Promise<void>;

export const someone = ({ random, world }: Hand): Person => oneOf(random, world.members);

/** One of several that nobody has in hand, for the time of `work`; nothing happens where all are taken. */
export async function withOne<T>(
  { random, taken }: Hand,
  things: readonly T[],
  idOf: (thing: T) => string,
  work: (thing: T) => Promise<void>,
): Promise<void> {
  const free = things.filter((thing) => !taken.has(idOf(thing)));
  if (free.length === 0) return;
  const thing = oneOf(random, free);
  taken.add(idOf(thing));
  try {
    await work(thing);
  } finally {
    taken.delete(idOf(thing));
  }
}

/** Writes down an answer that a call of this kind must not give; 429 says that there was enough. */
export function unexpected({ ledger, line }: Hand, what: string, told: Told): void {
  if (told.code === 429) line.count('limited');
  else ledger.seen.push(`${what}: ${told.code} ${told.text.slice(0, 200)} (${told.lost} answers lost before)`);
}
