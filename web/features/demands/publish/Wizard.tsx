import { useWatch } from 'react-hook-form';
import { DEMAND_PROFILE_HINT } from '../../../../db/contract/demands';
import { DEMAND_FORM } from '../../../../db/contract/form-demands';
import { ClassifiedNote } from '../../../domain/publishing/ClassifiedNote';
import { OrganizationName } from '../../../domain/publishing/OrganizationName';
import { FieldInput, StepFields } from '../../../domain/publishing/StepFields';
import { useWizard, type WizardProps } from '../../../domain/publishing/useWizard';
import { WizardFrame } from '../../../domain/publishing/WizardFrame';
import { useSession } from '../../../domain/session';
import words from '../../../i18n/demandForm';
import { useText } from '../../../kit/i18n';
import { callsOf } from './calls';
import type { DemandForm, PublishValues } from './types';
import { MATCHED, publishSchema, storedValues, submissionOf, withoutOf } from './values';

/** Whose demand it is, and whom to ask about it (core§5). */
function OrganizationStep() {
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

interface DemandStepProps {
  /** Staff with xq-input also says where the demand comes from and how it is brought forward (core§6). */
  staff: boolean;
  readOnly: boolean;
}

function DemandStep({ staff, ...state }: DemandStepProps) {
  const text = useText(words);
  const open = useWatch<PublishValues, 'demand.is_open'>({ name: 'demand.is_open' });
  const { content, technology } = DEMAND_PROFILE_HINT;
  const hint = (count: number) => `${text.profileHint(content, technology)} · ${text.written(count)}`;
  const form = { form: DEMAND_FORM, ...state };
  return (
    <StepFields
      {...form}
      step="demand"
      words={text}
      without={withoutOf(open, staff)}
      own={{
        profile: <FieldInput {...form} name="profile" hint={hint} />,
        secrecy: (
          <>
            <FieldInput {...form} name="secrecy" />
            <ClassifiedNote name="demand.secrecy" />
          </>
        ),
      }}
    />
  );
}

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
      {step === 'demand' ? <DemandStep staff={staff} readOnly={form.readOnly} /> : <OrganizationStep />}
    </WizardFrame>
  );
}
