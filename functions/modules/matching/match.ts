import type { ItemCard } from '../../../db/contract/cards.ts';
import type { PublishedKind } from '../../../db/contract/items.ts';
import { comparedWords, type Score, scoreOf, weightsOf } from '../../../db/contract/matching.ts';
import { type Caller, holds, reachesBack } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { isClassified } from '../../tables/items/lifecycle.ts';
import type { WorkingRow } from '../../tables/items/snapshot.ts';
import { areaOf } from '../items/public/visibility.ts';
import { type Candidate, candidatesFor, publishedSource, workingSource } from './candidates.ts';

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

/** Counterparts of a source, best first; what has no field and no word in common is left out. */
export async function counterparts(
  db: Database,
  kind: PublishedKind,
  source: Candidate,
  area: string | undefined,
): Promise<Matched[]> {
  const words = comparedWords(source.side);
  const candidates = await candidatesFor(db, kind, source.side, words, area);
  const sides = candidates.map(({ side }) => side);
  const weights = weightsOf(words, sides, source.side.name);
  const unit = source.card.unit;
  return candidates
    .filter(({ card }) => !unit || card.unit !== unit)
    .map(({ id, card, side }) => ({ ...card, id, ...scoreOf(kind, source.side, side, weights) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || (one.id < other.id ? 1 : -1));
}

/**
 * Counterparts of an item (CALLS.md "Sign-in and publishing calls"): of a public one for everybody, of any other for its publisher, the
 * administrators of its organisation and staff.
 * @param id key of the result or demand
 * @throws AppError 404 when the caller may not read it
 */
export async function matchesOf(db: Database, caller: Caller, kind: PublishedKind, id: string): Promise<Matched[]> {
  const source =
    (await publishedSource(db, kind, id)) ??
    (caller.userId === null ? null : await workingSource(db, kind, id, mayRead(kind, caller)));
  if (!source) throw notFound();
  return counterparts(db, kind, source, areaOf(caller));
}
