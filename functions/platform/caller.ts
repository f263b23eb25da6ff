import type { Authority } from '../../db/contract/limits.ts';

/** Who makes a call, as the policies see it (core§6). */
export interface Caller {
  kind: 'visitor' | 'user' | 'recommender';
  userId: string | null;
  /** Row of project_recommend for a signed-in recommender (ruling 34). */
  recommenderId: string | null;
  authorities: ReadonlySet<Authority>;
  /** Organisations the user is a member of, and those of which the user is administrator. */
  organizationIds: readonly string[];
  adminOrganizationIds: readonly string[];
  /** Regional visibility: the narrowest non-empty area code, or null (ruling 54). */
  visibleArea: { level: 1 | 2 | 3; code: string } | null;
}

export const VISITOR: Caller = {
  kind: 'visitor',
  userId: null,
  recommenderId: null,
  authorities: new Set(),
  organizationIds: [],
  adminOrganizationIds: [],
  visibleArea: null,
};

/**
 * Whether the caller holds one of the authorities; `admin` implies them all (ruling 25).
 * @param wanted authorities of which one suffices
 */
export function holds(caller: Caller, ...wanted: Authority[]): boolean {
  return caller.authorities.has('admin') || wanted.some((authority) => caller.authorities.has(authority));
}
