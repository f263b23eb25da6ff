import { SUB_TYPE } from '../../../../db/contract/enums-results';
import type { ResultVariant } from '../../../../db/contract/results';
import type { SessionUser } from '../../../shared/auth';
import { knownOrganization, type LastOrganization, lastOrganization } from './organizations';
import type { PublishValues } from './types';
import { emptyValues } from './values';

/** The organisation that was chosen last, or the one that the user belongs to. */
async function usualOrganization(user: SessionUser): Promise<LastOrganization | null> {
  const last = lastOrganization(user.user_id);
  const own = user.orgs[0];
  if (last || !own) return last;
  const values = await knownOrganization(own.organization_id).catch(() => ({}));
  return { id: own.organization_id, name: own.name, values };
}

/** A new form: whoever belongs to an organisation publishes for it (core§1, core§9). */
export async function firstValues(user: SessionUser | null, variant: ResultVariant): Promise<PublishValues> {
  const values = emptyValues(variant);
  const chosen = user ? await usualOrganization(user) : null;
  if (!chosen) return values;
  return {
    ...values,
    result: { ...values.result, sub_type: SUB_TYPE.organization },
    organization: { ...values.organization, ...chosen.values, name: chosen.name },
  };
}
