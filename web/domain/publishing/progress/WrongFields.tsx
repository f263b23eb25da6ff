import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { type FieldValues, get, useFormState } from 'react-hook-form';
import words from '../../../i18n/publishProgress';
import { useText } from '../../../kit/i18n';
import type { WizardState } from '../useWizard';

/** Fewer complaints are seen where they stand. */
const LISTED = 2;

/** After a step was refused: which of its fields are to be corrected, each one press away. */
export function WrongFields<V extends FieldValues>({ wizard }: { wizard: WizardState<V> }) {
  const text = useText(words);
  const { form, plan, step, fields, refused, toField } = wizard;
  const { errors } = useFormState({ control: form.methods.control });
  const wrong = plan.fieldsOf(step).filter((name) => get(errors, name) !== undefined && fields[name]);
  if (!refused || wrong.length < LISTED) return null;
  return (
    <Alert severity="error" sx={{ mb: 2.5 }}>
      {text.toCorrect(wrong.length)}
      {wrong.map((name) => (
        <Link
          key={name}
          href="#"
          color="inherit"
          onClick={(event) => {
            event.preventDefault();
            void toField(name);
          }}
          sx={{ display: 'inline-block', mr: 1.5, py: { xs: 1, md: 0 } }}
        >
          {fields[name]?.label}
        </Link>
      ))}
    </Alert>
  );
}
