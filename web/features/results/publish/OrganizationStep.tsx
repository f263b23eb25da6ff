import { useWatch } from 'react-hook-form';
import { SUB_TYPE } from '../../../../db/contract/enums-results';
import { RESULT_FORM as form } from '../../../../db/contract/form-results';
import { OrganizationName } from '../../../domain/publishing/OrganizationName';
import { FieldInput, StepFields } from '../../../domain/publishing/StepFields';
import words from '../../../i18n/publish';
import { useText } from '../../../kit/i18n';
import { IdNumberField } from './IdNumberField';
import type { PublishValues, ResultForm } from './types';
import { withoutOf } from './values';

/** The publisher: an organisation, or the person (core§5). */
export function OrganizationStep({ stored }: { stored: ResultForm | null }) {
  const text = useText(words);
  const kind = useWatch<PublishValues, 'result.sub_type'>({ name: 'result.sub_type' });
  const overseas = useWatch<PublishValues, 'variant'>({ name: 'variant' }) === 'overseas';
  const person = kind === SUB_TYPE.individual;
  return (
    <StepFields
      form={form}
      step="organization"
      words={text}
      without={withoutOf(kind, false)}
      own={{
        'organization.name': <OrganizationName kind="result" />,
        id_number: <IdNumberField stored={stored} />,
        ...(person && { director: <FieldInput form={form} name="director" required max={20} /> }),
        ...(overseas && { contacts_email: <FieldInput form={form} name="contacts_email" max={100} /> }),
      }}
    />
  );
}
