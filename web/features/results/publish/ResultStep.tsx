import { RESULT_FORM } from '../../../../db/contract/form-results';
import { ClassifiedNote } from '../../../domain/publishing/ClassifiedNote';
import { FieldInput, StepFields } from '../../../domain/publishing/StepFields';
import words from '../../../i18n/publish';
import { useText } from '../../../kit/i18n';
import { withoutOf } from './values';

interface ResultStepProps {
  /** Staff with cg-input also grade the result (core§6). */
  graded: boolean;
  readOnly: boolean;
  onUploading: (busy: boolean) => void;
}

export function ResultStep({ graded, ...state }: ResultStepProps) {
  const text = useText(words);
  const form = { form: RESULT_FORM, ...state };
  return (
    <StepFields
      {...form}
      step="result"
      words={text}
      without={withoutOf('', graded)}
      own={{
        profile: <FieldInput {...form} name="profile" hint={text.profileHint} />,
        secrecy: (
          <>
            <FieldInput {...form} name="secrecy" />
            <ClassifiedNote name="result.secrecy" />
          </>
        ),
      }}
    />
  );
}
