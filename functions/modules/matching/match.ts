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
import { unwanted } from './dismissals.ts';
import type { TopicModel } from './model.ts';
import { readDue } from './reading.ts';
import { askingOf, byScore, explained, type Pair, readTexts, scored, withNeighbours } from './score.ts';

/** What two items have in common by less than these points of topics, text and fields is chance. */
const LEAST = 6;
/** Items that changed a moment ago and are read before a match looks for counterparts. */
const CATCH_UP = 8;

/** A counterpart with its score and the reasons that sum to it (decision 72). */
export type Matched = ItemCard & Score & { id: string };

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
export interface Counterparts {
  pairs: readonly Pair<Candidate>[];
  explain: (pair: Pair<Candidate>) => Matched;
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
  return {
    pairs: read
      .map((each) => scored(kind, source, asking, each))
      .filter((pair) => evidenceOf(pair) >= LEAST)
      .sort(byScore),
    explain: (pair) => ({ ...pair.candidate.card, id: pair.candidate.id, ...explained(model, asking, pair) }),
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
