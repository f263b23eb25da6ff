import { CLASSIFIED } from '../../../../db/contract/enums-results.ts';
import { PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import type { Listing } from '../../../../db/contract/listings.ts';
import { auditEntry } from '../../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import { assertChanged, type Database, isStale, type Statement } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Row, update } from '../../../platform/sql.ts';
import { itemOf, readItemParts } from '../../../tables/items/parts.ts';
import { publishStatements } from '../../../tables/items/publication.ts';
import { snapshotOf } from '../../../tables/items/snapshot.ts';
import { checkKeeper, type ListingRow, listingOf, readListing } from './item.ts';
import { monthsOf, readMonths } from './term.ts';

/** What a call names: the item and, where the caller says so, the version that was looked at. */
export interface ListingInput {
  id: string;
  version?: number | undefined;
}

/** What a change may look at. */
interface ListingContext {
  /** Unix seconds. */
  at: number;
  /** Months of one term. */
  months: number;
  /** Statements that make the working version the public one. */
  publish: () => Statement[];
}

/** What becomes of a listing. */
interface ListingChange {
  /** Columns of the working row. */
  set: Row;
  /** Further statements of the same transaction. */
  also?: Statement[];
  isPublic?: 0 | 1;
  /** Values for the audit log. */
  before: string | number | null;
  after: string | number | null;
}

/** A change to listings, and what the audit log calls it. */
export interface ListingVerb {
  action: 'renew' | 'withdraw' | 'relist' | 'matching' | 'portrait';
  /** @returns null when things stand as wished already; refuses by throwing AppError */
  decide: (row: ListingRow, context: ListingContext) => ListingChange | null;
}

/** Somebody else's change between reading and writing: looked at again, so that a call sent twice ends as one. */
const ATTEMPTS = 3;

async function attempt(
  db: Database,
  caller: Caller,
  kind: PublishedKind,
  { id, version }: ListingInput,
  verb: ListingVerb,
): Promise<Listing> {
  const userId = userIdOf(caller);
  const [rows = [], settings, ...parts] = await db.batch<unknown>([
    readListing(kind, id),
    readMonths,
    ...readItemParts(kind, id),
  ]);
  const row = rows[0] as ListingRow | undefined;
  checkKeeper(caller, kind, row);
  const at = now();
  const publish = () => {
    if (row.secrecy === CLASSIFIED) throw new AppError(409, 'listing_classified');
    const item = itemOf(parts);
    return item ? publishStatements(kind, snapshotOf(kind, item.row, item.parts, at)) : [];
  };
  const change = verb.decide(row, { at, months: monthsOf(settings), publish });
  if (!change) return listingOf(kind, row, at);
  if (version !== undefined && version !== row.version) throw new AppError(409, 'conflict');
  const { key, noun } = PUBLISHED[kind];
  const grown = { ...change.set, version: row.version + 1 };
  await db.batch([
    update(noun, grown, { sql: `${key} = ? AND version = ? AND is_delete = 0`, params: [id, row.version] }),
    assertChanged(),
    ...(change.also ?? []),
    auditEntry({
      userId,
      action: verb.action,
      table: noun,
      itemId: id,
      before: change.before,
      after: change.after,
    }),
  ]);
  return listingOf(kind, { ...row, ...grown, is_public: change.isPublic ?? row.is_public }, at);
}

/**
 * Changes a listing in one transaction; what stands as wished already stays untouched, however often it is asked for.
 * @throws AppError 401 without a user, 404 for items of others, 409 when it was changed meanwhile or does not allow this
 */
export async function changeListing(
  db: Database,
  caller: Caller,
  kind: PublishedKind,
  input: ListingInput,
  verb: ListingVerb,
): Promise<Listing> {
  for (let left = ATTEMPTS; left > 0; left--) {
    try {
      return await attempt(db, caller, kind, input, verb);
    } catch (error) {
      if (!isStale(error)) throw error;
    }
  }
  throw new AppError(409, 'conflict');
}
