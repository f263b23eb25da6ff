import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import type { Database } from '../../platform/database.ts';
import { PUBLISHED_COLUMNS, type PublishedRow, saidOf } from './candidates.ts';
import { countsOf } from './grams.ts';
import { isSure, likelihoods, type TopicModel, topicsOf } from './model.ts';

/** Items of each kind that a model learns from at most: the newest. */
const MOST_LESSONS = 10_000;
/** Of which so many are read at once. */
const SLICE = 250;
/** One of so many is held out, to try the model on. */
const HELD_OUT = 10;
/** A scope is learned as a field where so many items chose it, and own fields take the place of the first ones where so many stand. */
const LEAST_OF_SCOPE = 8;
const LEAST_SCOPES = 12;
/** Pairs of held-out items without which a trial says nothing. */
const LEAST_PAIRS = 200;

/** A public item as something to learn from. */
export interface Lesson {
  text: string;
  /** Names of the chosen scopes, as which fields are known. */
  scopes: readonly string[];
  /** Whether it is kept for the trial. */
  heldOut: boolean;
}

/** How far the reading of the public items has come: `no` is the lowest number read, null before the first. */
export interface Place {
  kind: PublishedKind;
  no: number | null;
  read: number;
}

export const BEGINNING: Place = { kind: 'result', no: null, read: 0 };

/**
 * A slice of the public items, the newest first, results before demands.
 * @returns the lessons, and where to go on; null at the end
 */
export async function lessonsFrom(db: Database, { kind, no, read }: Place): Promise<[Lesson[], Place | null]> {
  const facts = PUBLISHED[kind];
  const rows = await db.all<PublishedRow>(
    `SELECT ${PUBLISHED_COLUMNS} FROM ${facts.publication} p WHERE p.release_no < ? ORDER BY p.release_no DESC LIMIT ?`,
    [no ?? Number.MAX_SAFE_INTEGER, SLICE],
  );
  const lessons = rows.flatMap((row): Lesson[] => {
    const said = saidOf(facts, row);
    return said
      ? [{ text: said.text, scopes: said.card.scope.map(({ name }) => name), heldOut: row.no % HELD_OUT === 0 }]
      : [];
  });
  const last = rows.at(-1);
  if (last && rows.length === SLICE && read + SLICE < MOST_LESSONS) {
    return [lessons, { kind, no: last.no, read: read + SLICE }];
  }
  return [lessons, kind === 'result' ? { kind: 'demand', no: null, read: 0 } : null];
}

/**
 * The scopes that enough items chose for a model to learn them as fields.
 * @param chosen how many items chose each scope
 * @returns none when they are too few to tell an item's field by
 */
export function learnedScopes(chosen: ReadonlyMap<string, number>): string[] {
  const enough = [...chosen].filter(([, items]) => items >= LEAST_OF_SCOPE).map(([scope]) => scope);
  return enough.length >= LEAST_SCOPES ? enough.sort() : [];
}

/** How well a model does on items that it has not seen. */
export interface Trial {
  /** Of two pairs of items, one with a common scope and one without: how often the first seems nearer. Null: too few pairs. */
  agreement: number | null;
  /** Share of the items whose field is more than a guess. */
  sure: number;
}

/** How much two items' fields are the same. */
const overlap = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, share, place) => sum + share * (other[place] ?? 0), 0);

/** Tries a model on items that it did not learn from. */
export function trialOf(model: TopicModel, heldOut: readonly Lesson[]): Trial {
  const shares = heldOut.map(({ text }) => likelihoods(model, countsOf(text)));
  const [near, far]: [number[], number[]] = [[], []];
  for (const [at, one] of heldOut.entries()) {
    for (const [to, other] of heldOut.entries()) {
      if (to <= at || one.scopes.length === 0 || other.scopes.length === 0) continue;
      const common = one.scopes.some((scope) => other.scopes.includes(scope));
      (common ? near : far).push(overlap(shares[at] ?? [], shares[to] ?? []));
    }
  }
  const sure = heldOut.filter(({ text }) => isSure(topicsOf(model, text))).length / Math.max(1, heldOut.length);
  if (near.length < LEAST_PAIRS || far.length < LEAST_PAIRS) return { agreement: null, sure };
  far.sort((one, next) => one - next);
  const below = (value: number): number => {
    let [from, to] = [0, far.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((far[middle] ?? 0) < value) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  return { agreement: near.reduce((sum, value) => sum + below(value), 0) / (near.length * far.length), sure };
}

/** What a new model may lose without being worse. */
const SLACK = { agreement: 0.005, sure: 0.05 };

/** Whether a model may take the place of the one in force. */
export function isNoWorse(trial: Trial, before: Trial): boolean {
  if (trial.agreement !== null && before.agreement !== null) {
    return trial.agreement >= before.agreement - SLACK.agreement;
  }
  return trial.sure >= before.sure - SLACK.sure;
}
