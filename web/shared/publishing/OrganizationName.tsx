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
import { useBroughtFacts } from './useBroughtFacts';
import { emptyOrganization } from './values';

/** What is shown with facts that came late: they take the place of what nobody has changed since. */
const withLate = (
  first: OrganizationValues,
  shown: OrganizationValues,
  facts: Partial<OrganizationValues>,
): OrganizationValues => ({
  ...shown,
  ...Object.fromEntries(
    Object.entries(facts).filter(([field]) => {
      const name = field as keyof OrganizationValues;
      return shown[name] === first[name];
    }),
  ),
});

/** The publishing organisation by name: a chosen one brings what is known of it, and is remembered (core§6, core§9). */
export function OrganizationName({ kind }: { kind: PublishKind }) {
  const text = useText(words);
  const { user, has } = useSession();
  const userId = user?.user_id ?? '';
  const staff = has(KINDS[kind].input);
  const { setValue, getValues } = useFormContext<WizardValues>();
  const source = useMemo(() => (staff ? allOrganizations : ownOrganizations(userId)), [staff, userId]);

  const brought = useBroughtFacts();

  const take = useCallback(
    (organization: OrganizationValues) => {
      setValue('organization', organization, { shouldDirty: true, shouldValidate: false });
    },
    [setValue],
  );
  const pick = useCallback(
    async (picked: OrganizationSuggestion | null) => {
      if (!picked) return;
      const { id, name } = picked;
      const first = { ...emptyOrganization(), ...picked.values, name };
      brought.current = { name, values: picked.values };
      take(first);
      const known = id ? await knownOrganization(id).catch(() => ({})) : {};
      const shown = getValues('organization');
      // Another organisation may have been named while its facts were on their way, and what was typed meanwhile stays.
      if (shown.name === name) {
        brought.current = { name, values: { ...picked.values, ...known } };
        take(withLate(first, shown, known));
      }
      rememberOrganization(userId, { id, name, values: { ...picked.values, ...known } });
    },
    [brought, take, getValues, userId],
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
