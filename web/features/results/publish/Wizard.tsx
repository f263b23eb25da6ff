import { useMemo } from 'react';
import { SUB_TYPE } from '../../../../db/contract/enums-results';
import { RESULT_FORM } from '../../../../db/contract/form-results';
import { useWizard, type WizardProps } from '../../../domain/publishing/useWizard';
import { WizardFrame } from '../../../domain/publishing/WizardFrame';
import { useSession } from '../../../domain/session';
import words from '../../../i18n/publish';
import { useText } from '../../../kit/i18n';
import { callsOf } from './calls';
import { OrganizationStep } from './OrganizationStep';
import { PromotionStep } from './PromotionStep';
import { ResultStep } from './ResultStep';
import type { PublishValues, ResultForm } from './types';
import { MATCHED, publishSchema, storedValues, submissionOf, withoutOf } from './values';

/** The steps of the wizard (core§2): who enters for others names the recommended organisation first. */
const STEPS = ['result', 'organization'];

/** Who recommends is asked of staff that enters for others, and kept where it was named (core§2). */
function useWithPromotion({ mode, stored }: WizardProps<PublishValues, ResultForm>): boolean {
  const { user, has } = useSession();
  const named = Boolean(stored?.promotion);
  if (mode === 'audit') return named;
  return has('cg-input') && (named || !stored || stored.add_user === user?.user_id);
}

export function Wizard(props: WizardProps<PublishValues, ResultForm>) {
  const text = useText(words);
  const { has } = useSession();
  const withPromotion = useWithPromotion(props);
  const graded = has('cg-input');
  const schema = useMemo(() => publishSchema(withPromotion), [withPromotion]);
  const wizard = useWizard<PublishValues, ResultForm>(props, {
    kind: 'result',
    words: text,
    fields: RESULT_FORM,
    steps: withPromotion ? ['promotion', ...STEPS] : STEPS,
    schema,
    ...callsOf((values) => submissionOf(values, withPromotion)),
    forOrganization: ({ result }) => result.sub_type === SUB_TYPE.organization,
    fromStored: storedValues,
    without: ({ result }) => withoutOf(result.sub_type, graded),
    match: MATCHED,
  });
  const { step, form } = wizard;
  return (
    <WizardFrame wizard={wizard} filesStep="result">
      {step === 'promotion' ? <PromotionStep /> : null}
      {step === 'result' ? (
        <ResultStep graded={graded} readOnly={form.readOnly} onUploading={wizard.setUploading} />
      ) : null}
      {step === 'organization' ? <OrganizationStep stored={props.stored} /> : null}
    </WizardFrame>
  );
}
