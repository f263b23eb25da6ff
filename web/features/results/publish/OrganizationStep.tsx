import { useWatch } from 'react-hook-form';
import { ORGANIZATION_KINDS, SUB_TYPE, SUB_TYPES } from '../../../../db/contract/enums-results';
import { ContactFields } from '../../../domain/publishing/ContactFields';
import { optionsOf, optionsWith } from '../../../domain/publishing/choices';
import { FieldGroup, Wide } from '../../../domain/publishing/layout';
import { OrganizationName } from '../../../domain/publishing/OrganizationName';
import words from '../../../i18n/publish';
import { FormRadio, FormSelect, FormText } from '../../../kit/form';
import { useLang, useText } from '../../../kit/i18n';
import { IdNumberField } from './IdNumberField';
import type { PublishValues, ResultForm } from './types';

/** The publisher: an organisation, or the person (core§5). */
export function OrganizationStep({ stored }: { stored: ResultForm | null }) {
  const text = useText(words);
  const { lang } = useLang();
  const kind = useWatch<PublishValues, 'result.sub_type'>({ name: 'result.sub_type' });
  const overseas = useWatch<PublishValues, 'variant'>({ name: 'variant' }) === 'overseas';
  return (
    <>
      <FieldGroup title={text.groups.publisher}>
        <Wide>
          <FormRadio name="result.sub_type" label={text.subType} required options={optionsOf(SUB_TYPES, lang)} />
        </Wide>
        {kind === SUB_TYPE.organization ? <OrganizationFields overseas={overseas} /> : null}
        {kind === SUB_TYPE.individual ? (
          <>
            <FormText name="result.director" label={text.director} required maxLength={20} />
            <IdNumberField stored={stored} />
          </>
        ) : null}
      </FieldGroup>
      <ContactFields group="result" telephone email={{ required: overseas, maxLength: overseas ? 100 : 200 }} />
    </>
  );
}

function OrganizationFields({ overseas }: { overseas: boolean }) {
  const text = useText(words);
  const { lang } = useLang();
  const stored = useWatch<PublishValues, 'organization.org_type'>({ name: 'organization.org_type' });
  return (
    <>
      <OrganizationName kind="result" />
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
