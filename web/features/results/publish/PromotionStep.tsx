import { useCallback } from 'react';
import { useFormContext } from 'react-hook-form';
import { RESULT_FORM } from '../../../../db/contract/form-results';
import { DAY_MS } from '../../../../db/contract/time';
import { FormOrganization } from '../../../domain/fields';
import { allOrganizations, type OrganizationSuggestion } from '../../../domain/publishing/organizations';
import { StepFields } from '../../../domain/publishing/StepFields';
import words from '../../../i18n/publish';
import { useRows } from '../../../kit/api';
import { FormSelect } from '../../../kit/form';
import { pickName, useLang, useText } from '../../../kit/i18n';
import type { PublishValues } from './types';

/** Who recommends the result: for staff that enters for others (core§2). */
export function PromotionStep() {
  const text = useText(words);
  const { lang } = useLang();
  const { setValue } = useFormContext<PublishValues>();
  const types = useRows(
    ['promotion-types'],
    { table: 'promotion_type', columns: ['id', 'code', 'name', 'name_en'], order: [['id', 'asc']], pageSize: 100 },
    { staleMs: DAY_MS },
  );
  const options = (types.data?.records ?? []).map((type) => ({
    value: type.code,
    label: pickName(lang, type.name, type.name_en),
  }));
  const pick = useCallback(
    (picked: OrganizationSuggestion | null) => {
      if (picked?.values.web_site) setValue('promotion.web_site', picked.values.web_site, { shouldDirty: true });
    },
    [setValue],
  );
  return (
    <StepFields
      form={RESULT_FORM}
      step="promotion"
      words={text}
      own={{
        'promotion.name': (
          <FormOrganization
            name="promotion.name"
            label={text.organizationName}
            required
            hint={text.organizationHintStaff}
            source={allOrganizations}
            onPick={pick}
          />
        ),
        'promotion.promotion_type': (
          <FormSelect name="promotion.promotion_type" label={text.promotionType} options={options} />
        ),
      }}
    />
  );
}
