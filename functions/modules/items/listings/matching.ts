import { PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import { AUDIT } from '../../../../db/contract/limits.ts';
import { type Listing, MATCH, type PortraitState } from '../../../../db/contract/listings.ts';
import { type Caller, holds, userIdOf } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database.ts';
import { AppError, forbidden } from '../../../platform/errors.ts';
import { changeListing, type ListingInput, type ListingVerb } from './change.ts';
import { isListed, isOver, type ListingRow } from './item.ts';

/** The question comes right after publishing, so that it may be answered before the review; what was refused or has ended is not matched. */
function mayMatch(row: ListingRow, at: number): boolean {
  const open = row.is_public || row.audit_status === AUDIT.approved || row.audit_status === AUDIT.pending;
  return Boolean(open) && row.unlist_time === null && !isOver(row, at);
}

/** A portrait that is there stays, so that whoever opens matching again need not wait for it. */
const opened = (row: ListingRow): number => (row.is_tagging ? MATCH.completed : MATCH.waiting);

const matching = (on: boolean): ListingVerb => ({
  action: 'matching',
  decide(row, { at }) {
    if (on === row.match_state > MATCH.unopened) return null;
    if (on && !mayMatch(row, at)) throw new AppError(409, 'listing_closed');
    const after = on ? opened(row) : MATCH.unopened;
    return { set: { match_state: after }, before: row.match_state, after };
  },
});

const portrait = (state: PortraitState): ListingVerb => ({
  action: 'portrait',
  decide(row, { at }) {
    if (row.match_state === state) return null;
    if (!isListed(row, at)) throw new AppError(409, 'listing_closed');
    const tagged = state === MATCH.completed ? 1 : 0;
    return { set: { match_state: state, is_tagging: tagged }, before: row.match_state, after: state };
  },
});

/**
 * Opens or closes smart matching for an item (core§1, decision 71).
 * @throws AppError 401, 404 for items of others, 409 for what was refused, withdrawn or has ended
 */
export const switchMatching = (
  db: Database,
  caller: Caller,
  kind: PublishedKind,
  { on, ...input }: ListingInput & { on: boolean },
): Promise<Listing> => changeListing(db, caller, kind, input, matching(on));

/**
 * The labelling team's word about the digital portrait of a reviewed item: in progress, or completed (core§1, decision 71).
 * @throws AppError 401, 403 for others than the kind's auditors, 404, 409 for what is not approved and listed
 */
export async function markPortrait(
  db: Database,
  caller: Caller,
  kind: PublishedKind,
  { match_state, ...input }: ListingInput & { match_state: PortraitState },
): Promise<Listing> {
  userIdOf(caller);
  if (!holds(caller, PUBLISHED[kind].auditor)) throw forbidden();
  return changeListing(db, caller, kind, input, portrait(match_state));
}
