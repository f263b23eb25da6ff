import { type Caller, holds, userIdOf } from '../../platform/caller.ts';
import { notFound } from '../../platform/errors.ts';
import { EDITORS } from '../../tables/organization-edits.ts';

/** Whether the caller manages an organisation's people: its administrators, and `admin` (core§6, decision 55). */
export const administers = (caller: Caller, organizationId: string): boolean =>
  holds(caller, 'admin') || caller.adminOrganizationIds.includes(organizationId);

/**
 * Lets those through who manage an organisation's people; for others it has none (house 2).
 * @returns the caller's user id
 * @throws AppError 401 without a user, 404
 */
export function checkAdministrator(caller: Caller, organizationId: string): string {
  const userId = userIdOf(caller);
  if (!administers(caller, organizationId)) throw notFound();
  return userId;
}

/** Whether the caller may change what an organisation says of itself: its administrators, and staff that enters data. */
export const edits = (caller: Caller, organizationId: string): boolean =>
  administers(caller, organizationId) || holds(caller, ...EDITORS);
