import type { PublishedKind } from '../../../../db/contract/items.ts';
import { AUDIT } from '../../../../db/contract/limits.ts';
import type { Listing } from '../../../../db/contract/listings.ts';
import type { Caller } from '../../../platform/caller.ts';
import { monthsLater, shownTime } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { withdrawStatements } from '../../../tables/items/publication.ts';
import { changeListing, type ListingInput, type ListingVerb } from './change.ts';
import { isOver } from './item.ts';
import { renewedEnd } from './term.ts';

const renewal: ListingVerb = {
  action: 'renew',
  decide(row, { at, months, publish }) {
    const approved = row.audit_status === AUDIT.approved;
    if (!approved && !row.is_public) throw new AppError(409, 'listing_not_approved');
    // More than a whole term ahead it was renewed already: a click sent twice gives one term.
    const renewed = row.expire_time !== null && row.expire_time > monthsLater(at, months);
    if (renewed && row.is_public) return null;
    const end = renewed ? row.expire_time : renewedEnd(row.expire_time, at, months);
    const back = !row.is_public;
    return {
      set: { expire_time: end, unlist_time: null },
      ...(back && { also: publish() }),
      isPublic: 1,
      before: row.expire_time === null ? null : shownTime(row.expire_time),
      after: end === null ? null : shownTime(end),
    };
  },
};

const withdrawal = (kind: PublishedKind): ListingVerb => ({
  action: 'withdraw',
  decide(row, { at }) {
    if (!row.is_public && (row.unlist_time !== null || row.audit_status !== AUDIT.approved)) return null;
    return {
      set: { unlist_time: at },
      also: withdrawStatements(kind, row.id),
      isPublic: 0,
      before: row.is_public,
      after: 0,
    };
  },
});

const relisting: ListingVerb = {
  action: 'relist',
  decide(row, { at, publish }) {
    if (row.is_public) return null;
    if (row.audit_status !== AUDIT.approved) throw new AppError(409, 'listing_not_approved');
    if (isOver(row, at)) throw new AppError(409, 'listing_ended');
    return { set: { unlist_time: null }, also: publish(), isPublic: 1, before: 0, after: 1 };
  },
};

/**
 * Gives a listing one more term from its end, or from now where it is over; an approved item that left the public lists
 * comes back. Asked for again within the same term it changes nothing.
 * @throws AppError 401, 404 for items of others, 409 for what was never approved or was changed meanwhile
 */
export const renew = (db: Database, caller: Caller, kind: PublishedKind, input: ListingInput): Promise<Listing> =>
  changeListing(db, caller, kind, input, renewal);

/**
 * Takes an item out of the public lists, search and counters; its audit state stays.
 * @throws AppError 401, 404 for items of others, 409 when it was changed meanwhile
 */
export const withdraw = (db: Database, caller: Caller, kind: PublishedKind, input: ListingInput): Promise<Listing> =>
  changeListing(db, caller, kind, input, withdrawal(kind));

/**
 * Brings a withdrawn approved item back for the rest of its term.
 * @throws AppError 401, 404 for items of others, 409 for what is not approved or whose term is over
 */
export const relist = (db: Database, caller: Caller, kind: PublishedKind, input: ListingInput): Promise<Listing> =>
  changeListing(db, caller, kind, input, relisting);
