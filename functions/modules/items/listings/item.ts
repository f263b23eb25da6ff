import { PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import { AUDIT } from '../../../../db/contract/limits.ts';
import type { Listing } from '../../../../db/contract/listings.ts';
import { type Caller, holds, reachesBack } from '../../../platform/caller.ts';
import type { Statement } from '../../../platform/database.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { hasLeft } from '../../../tables/memberships.ts';

/** An item as far as its listing goes. */
export interface ListingRow {
  id: string;
  name: string;
  add_user: string;
  unit: string | null;
  add_time: number;
  audit_status: number;
  version: number;
  match_state: number;
  is_tagging: number;
  expire_time: number | null;
  unlist_time: number | null;
  secrecy: number | null;
  /** Whether its publisher has left the organisation in whose name it stands. */
  has_left: 0 | 1;
  /** Whether a version of it stands in the public lists. */
  is_public: 0 | 1;
}

/** Reads one living item: a `ListingRow` or nothing. */
export function readListing(kind: PublishedKind, id: string): Statement {
  const { key, noun, publication } = PUBLISHED[kind];
  return {
    sql: `SELECT w.${key} AS id, w.name, w.add_user, w.unit, w.add_time, w.audit_status, w.version, w.match_state, w.is_tagging,
w.expire_time, w.unlist_time, w.secrecy, ${hasLeft('w.unit', 'w.add_user')} AS has_left, EXISTS (SELECT 1 FROM ${publication} p WHERE p.item_id = w.${key}) AS is_public
FROM ${noun} w WHERE w.${key} = ? AND w.is_delete = 0`,
    params: [id],
  };
}

/**
 * The listing is its publisher's, as long as they are of its organisation (decision 450), of the administrators of its
 * organisation, and of the kind's auditors (core§6). What is not public is an administrator's as far back as they read.
 * @throws AppError 403 publisher_left, 404 for everybody else
 */
export function checkKeeper(
  caller: Caller,
  kind: PublishedKind,
  row: ListingRow | undefined,
): asserts row is ListingRow {
  const keeps =
    row !== undefined &&
    ((row.add_user === caller.userId && row.has_left === 0) ||
      (row.unit !== null &&
        caller.adminOrganizationIds.includes(row.unit) &&
        (row.is_public === 1 || reachesBack(caller, row.unit, row.add_time))) ||
      holds(caller, PUBLISHED[kind].auditor));
  if (!keeps && row?.add_user === caller.userId) throw new AppError(403, 'publisher_left');
  if (!keeps) throw notFound();
}

/** Whether the term of a listing is over. */
export const isOver = (row: Pick<ListingRow, 'expire_time'>, at: number): boolean =>
  row.expire_time !== null && row.expire_time <= at;

/** An approved item within its term that its owner has not taken out. */
export const isListed = (row: ListingRow, at: number): boolean =>
  row.audit_status === AUDIT.approved && row.unlist_time === null && !isOver(row, at);

/** The answer about a listing, under the kind's key. */
export const listingOf = (kind: PublishedKind, row: ListingRow, at: number): Listing => ({
  [PUBLISHED[kind].key]: row.id,
  audit_status: row.audit_status,
  match_state: row.match_state,
  is_tagging: row.is_tagging,
  expire_time: row.expire_time,
  is_public: row.is_public,
  is_expired: isOver(row, at) ? 1 : 0,
  version: row.version,
});
