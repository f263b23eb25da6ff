import { useWatch } from 'react-hook-form';
import { DEMAND_PROFILE_HINT } from '../../../../db/contract/demands';
import { DEMAND_FORM } from '../../../../db/contract/form-demands';
import { ClassifiedNote } from '../../../domain/publishing/ClassifiedNote';
import { FieldInput, StepFields } from '../../../domain/publishing/StepFields';
import words from '../../../i18n/demandForm';
import { useText } from '../../../kit/i18n';
import type { PublishValues } from './types';
import { withoutOf } from './values';

interface DemandStepProps {
  /** Staff with xq-input also says where the demand comes from and how it is brought forward (core§6). */
  staff: boolean;
  readOnly: boolean;
  onUploading: (busy: boolean) => void;
}

export function DemandStep({ staff, ...state }: DemandStepProps) {
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
