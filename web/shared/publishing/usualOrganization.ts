import type { SessionUser } from '../auth';
import { knownOrganization, type LastOrganization, lastOrganization } from './organizations';

/** The organisation that was chosen last, or the one that the user belongs to (core§1, core§9). */
export async function usualOrganization(user: SessionUser | null): Promise<LastOrganization | null> {
  if (!user) return null;
  const last = lastOrganization(user.user_id);
  const own = user.orgs[0];
  if (last || !own) return last;
  const values = await knownOrganization(own.organization_id).catch(() => ({}));
  return { id: own.organization_id, name: own.name, values };
}
