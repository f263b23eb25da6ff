import { useWatch } from 'react-hook-form';
import { ORGANIZATION_KINDS } from '../../../../db/contract/enums-results';
import { FormRegion } from '../../../domain/fields';
import { ContactFields } from '../../../domain/publishing/ContactFields';
import { CountryField } from '../../../domain/publishing/CountryField';
import { optionsWith } from '../../../domain/publishing/choices';
import { FieldGroup } from '../../../domain/publishing/layout';
import { OrganizationName } from '../../../domain/publishing/OrganizationName';
import words from '../../../i18n/demandForm';
import general from '../../../i18n/publish';
import { FormSelect, FormText } from '../../../kit/form';
import { useLang, useText } from '../../../kit/i18n';
import type { PublishValues } from './types';

const EMAIL_LENGTH = 200;

/** Whose demand it is, and whom to ask about it (core§5). */
export function OrganizationStep() {
  const text = useText(words);
  const common = useText(general);
  const { lang } = useLang();
  const english = useWatch<PublishValues, 'variant'>({ name: 'variant' }) === 'en';
  const stored = useWatch<PublishValues, 'organization.org_type'>({ name: 'organization.org_type' });
  return (
    <>
      <FieldGroup title={text.groups.organization}>
        <OrganizationName kind="demand" />
        {english ? (
          <CountryField name="demand.org_country" label={common.country} required />
        ) : (
          <FormRegion name="demand.org_province" label={common.region} required />
        )}
        <FormSelect
          name="organization.org_type"
          label={common.organizationType}
          options={optionsWith(ORGANIZATION_KINDS, lang, String(stored ?? ''))}
        />
        <FormText name="organization.social_credit_code" label={text.socialCreditCode} maxLength={50} />
        <FormText name="organization.web_site" label={common.webSite} maxLength={200} type="url" />
      </FieldGroup>
      <ContactFields group="demand" telephone={!english} email={{ required: english, maxLength: EMAIL_LENGTH }} />
    </>
  );
}
