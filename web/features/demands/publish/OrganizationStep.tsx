import { DEMAND_FORM } from '../../../../db/contract/form-demands';
import { OrganizationName } from '../../../domain/publishing/OrganizationName';
import { StepFields } from '../../../domain/publishing/StepFields';
import words from '../../../i18n/demandForm';
import { useText } from '../../../kit/i18n';

/** Whose demand it is, and whom to ask about it (core§5). */
export function OrganizationStep() {
  const text = useText(words);
  return (
    <StepFields
      form={DEMAND_FORM}
      step="organization"
      words={text}
      own={{ 'organization.name': <OrganizationName kind="demand" /> }}
    />
  );
}
