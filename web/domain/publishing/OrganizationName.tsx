import { useCallback, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { PUBLISHED, type PublishedKind } from '../../../db/contract/items';
import words from '../../i18n/publish';
import { useText } from '../../kit/i18n';
import { FormOrganization } from '../fields';
import { useSession } from '../session';
import {
  allOrganizations,
  knownOrganization,
  type OrganizationSuggestion,
  ownOrganizations,
  rememberOrganization,
} from './organizations';
import type { WizardValues } from './types';
import { useBroughtFacts } from './useBroughtFacts';

/** The publishing organisation by name: a chosen one brings what is known of it, and is remembered (core§6, core§9). */
export function OrganizationName({ kind }: { kind: PublishedKind }) {
  const text = useText(words);
  const { user, has } = useSession();
  const userId = user?.user_id ?? '';
  const staff = has(PUBLISHED[kind].input);
  const { setValue, getValues } = useFormContext<WizardValues>();
  const source = useMemo(() => (staff ? allOrganizations : ownOrganizations(userId)), [staff, userId]);

  const { brought, bring } = useBroughtFacts(kind);

  const pick = useCallback(
    async (picked: OrganizationSuggestion | null) => {
      if (!picked) return;
      const { id, name } = picked;
      bring(name, { values: picked.values, item: {} });
      setValue('organization.name', name, { shouldDirty: true, shouldValidate: false });
      const known = id ? await knownOrganization(id) : { values: {}, item: {} };
      const values = { ...picked.values, ...known.values };
      // Another organisation may have been named while its facts were on their way.
      if (getValues('organization.name') === name && brought.current?.name === name) {
        bring(name, { values, item: known.item });
      }
      rememberOrganization(userId, { id, name, values });
    },
    [brought, bring, setValue, getValues, userId],
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
