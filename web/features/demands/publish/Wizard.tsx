import { DEMAND_FORM } from '../../../../db/contract/form-demands';
import { useWizard, type WizardProps } from '../../../domain/publishing/useWizard';
import { WizardFrame } from '../../../domain/publishing/WizardFrame';
import { useSession } from '../../../domain/session';
import words from '../../../i18n/demandForm';
import { useText } from '../../../kit/i18n';
import { callsOf } from './calls';
import { DemandStep } from './DemandStep';
import { OrganizationStep } from './OrganizationStep';
import type { DemandForm, PublishValues } from './types';
import { MATCHED, publishSchema, storedValues, submissionOf, withoutOf } from './values';

const STEPS = Object.keys(DEMAND_FORM.steps);

export function Wizard(props: WizardProps<PublishValues, DemandForm>) {
  const text = useText(words);
  const { has } = useSession();
  const staff = has('xq-input');
  const wizard = useWizard<PublishValues, DemandForm>(props, {
    kind: 'demand',
    words: text,
    fields: DEMAND_FORM,
    steps: STEPS,
    schema: publishSchema,
    ...callsOf(submissionOf),
    // Staff enters for many organisations: the last one is not the next one's (core§6).
    forOrganization: () => !staff,
    fromStored: storedValues,
    without: ({ demand }) => withoutOf(demand.is_open, staff),
    match: MATCHED,
  });
  const { step, form } = wizard;
  return (
    <WizardFrame wizard={wizard} filesStep="demand">
      {step === 'demand' ? (
        <DemandStep staff={staff} readOnly={form.readOnly} onUploading={wizard.setUploading} />
      ) : (
        <OrganizationStep />
      )}
    </WizardFrame>
  );
}
