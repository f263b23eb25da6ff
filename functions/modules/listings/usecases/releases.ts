import { AUDIT } from '../../../../db/contract/limits.ts';
import {
  EXPIRY_NOTICE_DAYS,
  LISTING_STATES,
  type ListingState,
  type ReleaseRow,
} from '../../../../db/contract/listings.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { type Page, pageOf } from '../../../platform/envelope.ts';
import { type Paging, pagingOf } from '../../../platform/paging.ts';
import { KINDS, type Kind } from '../../publications/kinds.ts';

const DAY = 86_400;
const STATES: readonly number[] = Object.values(AUDIT);

/** What release management may be asked for, as the query says it; what cannot be understood counts as not given. */
export interface ReleasesQuery extends Paging {
  keyword?: string | undefined;
  /** Audit states, such as `1` or `3,5`. */
  audit_status?: string | undefined;
  listing?: string | undefined;
}

const isListingState = (text: string | undefined): text is ListingState =>
  LISTING_STATES.some((state) => state === text);

/** The condition on a working row `w` under which its listing is in a state. */
function listingIs(state: ListingState, kind: Kind, at: number): Statement {
  const { key, table } = KINDS[kind];
  const listed = `EXISTS (SELECT 1 FROM ${table} p WHERE p.item_id = w.${key})`;
  switch (state) {
    case 'public':
      return { sql: listed, params: [] };
    case 'expiring':
      return {
        sql: `w.expire_time > ? AND w.expire_time <= ? AND ${listed}`,
        params: [at, at + EXPIRY_NOTICE_DAYS[0] * DAY],
      };
    case 'expired':
      return { sql: 'w.expire_time <= ?', params: [at] };
    case 'withdrawn':
      return { sql: 'w.unlist_time IS NOT NULL AND w.expire_time > ?', params: [at] };
  }
}

function filterOf(kind: Kind, userId: string, query: ReleasesQuery, at: number): Statement {
  const parts: Statement[] = [{ sql: 'w.add_user = ? AND w.is_delete = 0', params: [userId] }];
  const states = (query.audit_status?.match(/\d+/g) ?? []).map(Number).filter((state) => STATES.includes(state));
  if (states.length > 0) {
    parts.push({ sql: 'w.audit_status IN (SELECT value FROM json_each(?))', params: [JSON.stringify(states)] });
  }
  if (isListingState(query.listing)) parts.push(listingIs(query.listing, kind, at));
  const keyword = query.keyword?.trim().slice(0, 200) ?? '';
  if (keyword) parts.push({ sql: '(instr(w.name, ?) > 0 OR instr(w.code, ?) > 0)', params: [keyword, keyword] });
  return { sql: parts.map(({ sql }) => sql).join(' AND '), params: parts.flatMap(({ params }) => params) };
}

/**
 * The session user's own items in every state with all that release management shows about each, newest first (core§1).
 * @throws AppError 401 without a user
 */
export async function releases(
  db: Database,
  caller: Caller,
  kind: Kind,
  query: ReleasesQuery,
): Promise<Page<ReleaseRow>> {
  const userId = userIdOf(caller);
  const at = now();
  const { key, noun, table } = KINDS[kind];
  const { current, size, offset } = pagingOf(query);
  const filter = filterOf(kind, userId, query, at);
  const [records = [], totals = []] = await db.batch<unknown>([
    {
      sql: `SELECT w.${key} AS id, w.name, w.code, w.cover, coalesce(o.name, w.org_name) AS unit_name, w.add_time, w.update_time,
w.release_time, w.expire_time, w.audit_status, w.audit_opinion, w.match_state, w.is_tagging, w.version,
EXISTS (SELECT 1 FROM ${table} p WHERE p.item_id = w.${key}) AS is_public,
coalesce(w.expire_time <= ?, 0) AS is_expired,
w.unlist_time IS NOT NULL AND coalesce(w.expire_time > ?, 1) AS is_withdrawn,
(SELECT count(*) FROM review_comment r WHERE r.item_id = w.${key} AND r.is_delete = 0 AND r.from_publisher = 0 AND r.resolve_time IS NULL) AS open_comments,
(SELECT count(*) FROM contact_reveal v WHERE v.item_id = w.${key}) AS contact_reveals
FROM ${noun} w LEFT JOIN organization o ON o.organization_id = w.unit
WHERE ${filter.sql} ORDER BY w.add_time DESC, w.${key} DESC LIMIT ? OFFSET ?`,
      params: [at, at, ...filter.params, size, offset],
    },
    { sql: `SELECT count(*) AS total FROM ${noun} w WHERE ${filter.sql}`, params: filter.params },
  ]);
  return pageOf(records as ReleaseRow[], current, size, (totals[0] as { total: number }).total);
}
