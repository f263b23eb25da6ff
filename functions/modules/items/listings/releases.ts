import { PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import {
  EXPIRY_NOTICE_DAYS,
  LISTING_STATES,
  type ListingState,
  type ReleaseRow,
} from '../../../../db/contract/listings.ts';
import { DAY } from '../../../../db/contract/time.ts';
import type { Caller } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import type { Page } from '../../../platform/envelope.ts';
import { type ListQuery, ownItems } from '../lists/lists.ts';

/** What release management may be asked for, as the query says it; what cannot be understood counts as not given. */
interface ReleasesQuery extends ListQuery {
  listing?: string | undefined;
}

const isListingState = (text: string | undefined): text is ListingState =>
  LISTING_STATES.some((state) => state === text);

/** The condition on a working row `c` under which its listing is in a state; `at` in unix seconds. */
export function listingIs(state: ListingState, kind: PublishedKind, at: number): Statement {
  const { key, publication } = PUBLISHED[kind];
  const listed = `EXISTS (SELECT 1 FROM ${publication} p WHERE p.item_id = c.${key})`;
  switch (state) {
    case 'public':
      return { sql: listed, params: [] };
    case 'expiring':
      return {
        sql: `c.expire_time > ? AND c.expire_time <= ? AND ${listed}`,
        params: [at, at + EXPIRY_NOTICE_DAYS[0] * DAY],
      };
    case 'expired':
      return { sql: 'c.expire_time <= ?', params: [at] };
    case 'withdrawn':
      return { sql: 'c.unlist_time IS NOT NULL AND c.expire_time > ?', params: [at] };
  }
}

type OwnRow = Omit<ReleaseRow, 'id' | 'is_withdrawn'> & { org_name: string | null; unlist_time: number | null };

/**
 * The session user's own items in every state with all that release management shows about each, newest first (core§1).
 * @returns `more` where there are more than 500
 * @throws AppError 401 without a user
 */
export async function releases(
  db: Database,
  caller: Caller,
  kind: PublishedKind,
  query: ReleasesQuery,
): Promise<Page<ReleaseRow>> {
  const at = now();
  const { key } = PUBLISHED[kind];
  const conditions = isListingState(query.listing) ? [listingIs(query.listing, kind, at)] : [];
  const page = (await ownItems(db, caller, kind, query, conditions)) as Page<OwnRow & Record<string, unknown>>;
  const records = page.records.map((row) => ({
    ...row,
    id: String(row[key]),
    unit_name: row.unit_name ?? row.org_name,
    unit_name_en: row.unit_name && row.unit_name_en,
    is_withdrawn: Number(row.unlist_time !== null && (row.expire_time ?? at + 1) > at),
  }));
  return { ...page, records };
}
