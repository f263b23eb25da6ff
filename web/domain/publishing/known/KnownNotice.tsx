import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type FieldValues, get, useFormContext, useWatch } from 'react-hook-form';
import words from '../../../i18n/publishProgress';
import { useText } from '../../../kit/i18n';
import { sectionsOf } from '../progress/sections';
import type { WizardState } from '../useWizard';
import { isKnown, useKnown } from './known';

/** Above the fields of a step: how many were filled in, and how to be rid of that. */
export function KnownNotice<V extends FieldValues>({ wizard }: { wizard: WizardState<V> }) {
  const text = useText(words).known;
  const { known } = useKnown();
  const { asked, steps, at, without } = wizard;
  const { setValue } = useFormContext();
  const values = useWatch() as V;
  const filled = sectionsOf(asked, steps, values.variant, without(values))
    .filter(({ step }) => step === at)
    .flatMap(({ fields }) => fields)
    .filter((path) => isKnown(known, path, get(values, path)));
  if (filled.length === 0) return null;
  const clear = () => {
    for (const path of filled) setValue(path, Array.isArray(known[path]?.value) ? [] : '', { shouldDirty: true });
  };
  return (
    <Alert
      severity="success"
      role="status"
      sx={{ mb: 2.5 }}
      action={
        <Button size="small" color="inherit" onClick={clear}>
          {text.clear}
        </Button>
      }
    >
      {text.notice(filled.length)}
    </Alert>
  );
}
