import type { ItemCard } from '../../../db/contract/cards.ts';
import type { PublishedKind } from '../../../db/contract/items.ts';
import type { Score } from '../../../db/contract/matching.ts';
import { type Caller, holds, reachesBack } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { isClassified } from '../../tables/items/lifecycle.ts';
import type { WorkingRow } from '../../tables/items/snapshot.ts';
import { areaOf } from '../items/public/visibility.ts';
import { type Candidate, candidatesFor, publishedSource, workingSource } from './candidates.ts';
import { confidenceOf } from './confidence.ts';
import { unwanted } from './dismissals.ts';
import { comparable } from './grams.ts';
import type { TopicModel } from './model.ts';
import { readDue } from './reading.ts';
import { askingOf, byScore, explained, type Pair, readTexts, scored, withNeighbours } from './score.ts';
import { otherSides } from './sides.ts';

/** What two items have in common by less than these points of topics, text and fields is chance. */
const LEAST = 6;
/** Counterparts that are offered at most. */
const OFFERED = 60;
/** Characters of the sentence that carries a match, and of what stands before its first word. */
const PASSAGE = 120;
const BEFORE = 24;
const SENTENCE_END = /[。！？；!?;\n]+/;
/** Items that changed a moment ago and are read before a match looks for counterparts. */
const CATCH_UP = 8;

/** A counterpart with its score and the reasons that sum to it (decision 72). */
export type Matched = ItemCard & Score & { id: string; confidence: number; passage: string | null };

const mayRead =
  (kind: PublishedKind, caller: Caller) =>
  (row: WorkingRow): boolean =>
    caller.userId !== null &&
    (row.add_user === caller.userId ||
      holds(caller, kind === 'result' ? 'cg-auditor' : 'xq-auditor') ||
      (holds(caller, 'push-admin') && !isClassified(row)) ||
      (row.unit !== null &&
        caller.adminOrganizationIds.includes(String(row.unit)) &&
        reachesBack(caller, String(row.unit), Number(row.add_time))));

/** Counterparts of a source, best first, of which each is explained when it is shown. */
interface Counterparts {
  pairs: readonly Pair<Candidate>[];
  explain: (pair: Pair<Candidate>) => Matched;
}

/** Best first; equal scores by their texts, then the newest. */
const best = (one: Pair<Candidate>, other: Pair<Candidate>): number =>
  byScore(one, other) || other.candidate.card.release_time - one.candidate.card.release_time;

/** The sentence with the words that carry a match, where the name does not hold them already. */
function passageOf({ reasons }: Score, { name, text }: Candidate): string | null {
  const words = (reasons.find(({ code }) => code === 'text')?.values ?? []).map(String);
  const beyond = words.filter((word) => !comparable(name).includes(word));
  if (beyond.length === 0) return null;
  const sentences = text.slice(name.length).split(SENTENCE_END);
  const held = (sentence: string) => words.filter((word) => sentence.includes(word)).length;
  const [most] = sentences.map((sentence) => sentence.trim()).sort((one, other) => held(other) - held(one));
  if (!most || held(most) === 0) return null;
  const at = Math.max(0, Math.min(...beyond.map((word) => most.indexOf(word)).filter((place) => place >= 0)) - BEFORE);
  const from = Number.isFinite(at) ? at : 0;
  const cut = most
    .slice(from, from + PASSAGE)
    .toWellFormed()
    .replaceAll('\ufffd', '');
  return `${from > 0 ? '…' : ''}${cut}${from + PASSAGE < most.length ? '…' : ''}`;
}

const EVIDENCE: ReadonlySet<string> = new Set(['topics', 'text', 'fields']);

const evidenceOf = ({ reasons }: Score): number =>
  reasons.reduce((sum, { code, score }) => sum + (EVIDENCE.has(code) ? score : 0), 0);

/**
 * Counterparts of a source; what has no topic, word or field in common is left out.
 * @param without keys of those that are not to come back
 */
export async function counterparts(
  db: Database,
  model: TopicModel,
  kind: PublishedKind,
  source: Candidate,
  area: string | undefined,
  without: ReadonlySet<string> = new Set(),
): Promise<Counterparts> {
  const unit = source.card.unit;
  const candidates = await candidatesFor(db, model, kind, source, area);
  const alone = askingOf(model, source);
  const read = readTexts(
    model,
    alone,
    candidates.filter(({ id, card }) => !without.has(id) && (!unit || card.unit !== unit)),
  );
  const asking = withNeighbours(alone, read);
  const pairs = read
    .map((each) => scored(kind, source, asking, each))
    .filter((pair) => evidenceOf(pair) >= LEAST)
    .sort(best)
    .slice(0, OFFERED);
  const { gone, way } = await otherSides(
    db,
    kind,
    source.id,
    pairs.map(({ candidate }) => candidate.id),
  );
  const given = ({ score, candidate }: Pair<Candidate>) => score - (way.get(candidate.id) ?? 0);
  return {
    pairs: pairs
      .filter(({ candidate }) => !gone.has(candidate.id))
      .sort((one, other) => given(other) - given(one) || best(one, other)),
    explain: (pair) => {
      const score = explained(model, asking, pair);
      return {
        ...pair.candidate.card,
        ...{ id: pair.candidate.id, ...score, confidence: confidenceOf(pair.score + pair.exact / 10) },
        passage: passageOf(score, pair.candidate),
      };
    },
  };
}

/**
 * Counterparts of an item (CALLS.md "Sign-in and publishing calls"): of a public one for everybody, of any other for its publisher, the
 * administrators of its organisation and staff.
 * @param id key of the result or demand
 * @throws AppError 404 when the caller may not read it
 */
export async function matchesOf(
  db: Database,
  model: TopicModel,
  caller: Caller,
  kind: PublishedKind,
  id: string,
): Promise<Counterparts> {
  const source =
    (await publishedSource(db, model, kind, id)) ??
    (caller.userId === null ? null : await workingSource(db, model, kind, id, mayRead(kind, caller)));
  if (!source) throw notFound();
  const [without] = await Promise.all([unwanted(db, caller.userId, [id]), readDue(db, model, CATCH_UP)]);
  return counterparts(db, model, kind, source, areaOf(caller), without.get(id));
}
