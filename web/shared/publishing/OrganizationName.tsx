import { useCallback, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import words from '../../i18n/publish';
import { useSession } from '../auth';
import { FormOrganization } from '../form';
import { useText } from '../i18n';
import { KINDS, type PublishKind } from './kinds';
import {
  allOrganizations,
  knownOrganization,
  type OrganizationSuggestion,
  ownOrganizations,
  rememberOrganization,
} from './organizations';
import type { OrganizationValues, WizardValues } from './types';
import { emptyOrganization } from './values';

/** The publishing organisation by name: a chosen one brings what is known of it, and is remembered (core§6, core§9). */
export function OrganizationName({ kind }: { kind: PublishKind }) {
  const text = useText(words);
  const { user, has } = useSession();
  const userId = user?.user_id ?? '';
  const staff = has(KINDS[kind].input);
  const { setValue, getValues } = useFormContext<WizardValues>();
  const source = useMemo(() => (staff ? allOrganizations : ownOrganizations(userId)), [staff, userId]);

  const take = useCallback(
    (name: string, values: Partial<OrganizationValues>) => {
      // Another organisation may have been named while its facts were on their way.
      if (getValues('organization.name') !== name) return;
      const organization = { ...emptyOrganization(), ...values, name };
      setValue('organization', organization, { shouldDirty: true, shouldValidate: false });
    },
    [getValues, setValue],
  );
  const pick = useCallback(
    async (picked: OrganizationSuggestion | null) => {
      if (!picked) return;
      const known = picked.id ? await knownOrganization(picked.id).catch(() => ({})) : {};
      const values = { ...picked.values, ...known };
      take(picked.name, values);
      rememberOrganization(userId, { id: picked.id, name: picked.name, values });
    },
    [take, userId],
  );

  return (
    <FormOrganization
      name="organization.name"
      label={text.organizationName}
      required
      hint={staff ? text.organizationHintStaff : text.organizationHint}
      source={source}
      onPick={(picked) => void pick(picked)}
    />
  );
}
