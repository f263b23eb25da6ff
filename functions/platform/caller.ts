import { AUTHORITIES, type Authority } from '../../db/contract/limits.ts';
import type { Database } from './database.ts';
import { forbidden, loginTimeout } from './errors.ts';
import { noteUse, readSession, type SessionRow } from './session.ts';

/** Who makes a call, as the policies see it (core§6). */
export interface Caller {
  kind: 'visitor' | 'user' | 'recommender';
  userId: string | null;
  /** Row of project_recommend for a signed-in recommender (decision 34). */
  recommenderId: string | null;
  authorities: ReadonlySet<Authority>;
  /** Organisations the user is a member of, and those of which the user is administrator. */
  organizationIds: readonly string[];
  adminOrganizationIds: readonly string[];
  /** Unix seconds from which the user reads what is private to an organisation; those that are read whole are left out. */
  readFrom: ReadonlyMap<string, number>;
  /** Staff without the second factor that the platform wants of them: they can set it up, and nothing else. */
  mustSetUp?: boolean;
  /** A recommender whose password the office set: it chooses another one, and does nothing else before. */
  mustChange?: boolean;
  /** The stamp of what visitors are shown, as it was when the session was read: what is kept under it still holds. */
  publicStamp?: number;
  /** Regional visibility: the narrowest non-empty area code, or null (decision 54). */
  visibleArea: { level: 1 | 2 | 3; code: string } | null;
}

/** Whoever a call is presumed to be made by, from a session that this isolate read before (decision 265). */
export interface Presumed {
  caller: Caller;
  row: SessionRow;
  token: string;
  /** Refuses a caller whom the call is not for. @throws AppError */
  admits: (caller: Caller) => void;
}

export const VISITOR: Caller = {
  kind: 'visitor',
  userId: null,
  recommenderId: null,
  authorities: new Set(),
  organizationIds: [],
  adminOrganizationIds: [],
  readFrom: new Map(),
  visibleArea: null,
};

/**
 * Whether the caller holds one of the authorities; `admin` implies them all (decision 25).
 * @param wanted authorities of which one suffices
 */
export function holds(caller: Caller, ...wanted: Authority[]): boolean {
  return caller.authorities.has('admin') || wanted.some((authority) => caller.authorities.has(authority));
}

/**
 * Whether a membership of the caller reaches back to what was private to its organisation: who joined later reads nothing from
 * before without an administrator's word.
 * @param time unix seconds since when it is there
 */
export const reachesBack = (caller: Caller, organizationId: string, time: number): boolean =>
  time >= (caller.readFrom.get(organizationId) ?? 0);

/** JSON of the organisations that the caller does not read whole, with the times: for conditions in SQL. */
export const readFromJson = (caller: Caller): string => JSON.stringify(Object.fromEntries(caller.readFrom));

/** Tokens of the authority column, compared whole; what is no authority counts for nothing (decision 25). */
function authoritiesOf(text: string | null): Set<Authority> {
  const tokens = (text ?? '').split(',').map((token) => token.trim());
  return new Set(AUTHORITIES.filter((authority) => tokens.includes(authority)));
}

function visibleAreaOf(row: SessionRow): Caller['visibleArea'] {
  if (row.visible_county) return { level: 3, code: row.visible_county };
  if (row.visible_city) return { level: 2, code: row.visible_city };
  return row.visible_province ? { level: 1, code: row.visible_province } : null;
}

/** The caller that a session row stands for. */
export function callerOf(row: SessionRow): Caller {
  const orgs = JSON.parse(row.orgs) as { organization_id: string; is_admin: number; read_from: number }[];
  return {
    kind: row.user_id === null ? 'recommender' : 'user',
    userId: row.user_id,
    recommenderId: row.recommender_id,
    authorities: authoritiesOf(row.authority),
    organizationIds: orgs.map((org) => org.organization_id),
    adminOrganizationIds: orgs.filter((org) => org.is_admin === 1).map((org) => org.organization_id),
    readFrom: new Map(orgs.filter((org) => org.read_from > 0).map((org) => [org.organization_id, org.read_from])),
    ...(row.must_set_up === 1 && { mustSetUp: true }),
    ...(row.must_change === 1 && { mustChange: true }),
    publicStamp: row.public_stamp ?? 0,
    visibleArea: visibleAreaOf(row),
  };
}

/**
 * Who a session token belongs to: one query, none for a visitor (core§6).
 * @param token value of the session cookie
 */
export async function loadCaller(db: Database, token: string | undefined): Promise<Caller> {
  const row = token ? await readSession(db, token) : null;
  if (!token || !row) return VISITOR;
  await noteUse(db, token, row);
  return callerOf(row);
}

/**
 * The signed-in recommender's id.
 * @throws AppError 401 (status 100) for visitors, 403 for users, who recommend nothing
 */
export function recommenderIdOf(caller: Caller): string {
  if (caller.kind === 'visitor') throw loginTimeout();
  if (caller.recommenderId === null) throw forbidden();
  return caller.recommenderId;
}

/**
 * The signed-in user's id.
 * @throws AppError 401 (status 100) for visitors and recommenders, who are no users
 */
export function userIdOf(caller: Caller): string {
  if (caller.kind !== 'user' || caller.userId === null) throw loginTimeout();
  return caller.userId;
}
