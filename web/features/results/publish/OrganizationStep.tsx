import { useCallback, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ORGANIZATION_KINDS, SUB_TYPE, SUB_TYPES } from '../../../../db/contract/enums-results';
import words from '../../../i18n/publish';
import { useSession } from '../../../shared/auth';
import { FormOrganization, FormRadio, FormSelect, FormText } from '../../../shared/form';
import { useLang, useText } from '../../../shared/i18n';
import { optionsOf, optionsWith } from './choices';
import { IdNumberField } from './IdNumberField';
import { FieldGroup, Wide } from './layout';
import {
  allOrganizations,
  knownOrganization,
  type OrganizationSuggestion,
  ownOrganizations,
  rememberOrganization,
} from './organizations';
import type { OrganizationValues, PublishValues, ResultForm } from './types';
import { emptyOrganization } from './values';

/** The publisher: an organisation, or the person (core§5). */
export function OrganizationStep({ stored }: { stored: ResultForm | null }) {
  const text = useText(words);
  const { lang } = useLang();
  const kind = useWatch<PublishValues, 'result.sub_type'>({ name: 'result.sub_type' });
  const overseas = useWatch<PublishValues, 'variant'>({ name: 'variant' }) === 'overseas';
  const individual = kind === SUB_TYPE.individual;
  return (
    <>
      <FieldGroup title={text.groups.publisher}>
        <Wide>
          <FormRadio name="result.sub_type" label={text.subType} required options={optionsOf(SUB_TYPES, lang)} />
        </Wide>
        {kind === SUB_TYPE.organization ? <OrganizationFields overseas={overseas} /> : null}
        {individual ? (
          <>
            <FormText name="result.director" label={text.director} required maxLength={20} />
            <IdNumberField stored={stored} />
          </>
        ) : null}
      </FieldGroup>
      <FieldGroup title={text.groups.contact}>
        <FormText name="result.contacts" label={text.contacts} required maxLength={50} />
        <FormText name="result.contacts_tel" label={text.contactsTel} required maxLength={100} type="tel" />
        <FormText
          name="result.contacts_email"
          label={text.contactsEmail}
          required={overseas}
          maxLength={overseas ? 100 : 200}
          type="email"
        />
        <FormText name="result.contacts_wechat" label={text.contactsWechat} maxLength={100} />
        <Wide>
          <FormText name="result.contacts_addr" label={text.contactsAddr} required maxLength={500} />
        </Wide>
      </FieldGroup>
    </>
  );
}

function OrganizationFields({ overseas }: { overseas: boolean }) {
  const text = useText(words);
  const { lang } = useLang();
  const { user, has } = useSession();
  const userId = user?.user_id ?? '';
  const staff = has('cg-input');
  const { setValue, getValues } = useFormContext<PublishValues>();
  const stored = useWatch<PublishValues, 'organization.org_type'>({ name: 'organization.org_type' });
  const source = useMemo(() => (staff ? allOrganizations : ownOrganizations(userId)), [staff, userId]);

  const take = useCallback(
    (name: string, values: Partial<OrganizationValues>) => {
      // Another organisation may have been named while its facts were on their way.
      if (getValues('organization.name') !== name) return;
      setValue(
        'organization',
        { ...emptyOrganization(), ...values, name },
        { shouldDirty: true, shouldValidate: false },
      );
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
    <>
      <FormOrganization
        name="organization.name"
        label={text.organizationName}
        required
        hint={staff ? text.organizationHintStaff : text.organizationHint}
        source={source}
        onPick={(picked) => void pick(picked)}
      />
      <FormSelect
        name="organization.org_type"
        label={text.organizationType}
        required
        options={optionsWith(ORGANIZATION_KINDS, lang, String(stored ?? ''))}
      />
      <FormText name="organization.web_site" label={text.webSite} maxLength={200} type="url" />
      <FormText name="result.director" label={text.director} maxLength={50} />
      {overseas ? (
        <Wide>
          <FormText name="organization.address" label={text.organizationAddress} maxLength={100} />
        </Wide>
      ) : null}
    </>
  );
}
