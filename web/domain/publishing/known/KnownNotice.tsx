import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useFormContext, useWatch } from 'react-hook-form';
import words from '../../../i18n/publishProgress';
import { useText } from '../../../kit/i18n';
import { isKnown, useKnown } from './known';

/** Above the fields of a step: how many were filled in, and how to be rid of that. */
export function KnownNotice({ fields }: { fields: readonly string[] }) {
  const text = useText(words).known;
  const { known } = useKnown();
  const { setValue } = useFormContext();
  const paths = fields.filter((path) => path in known);
  const values: unknown[] = useWatch({ name: paths });
  const filled = paths.filter((path, at) => isKnown(known, path, values[at]));
  if (filled.length === 0) return null;
  const clear = () => {
    for (const path of filled) setValue(path, Array.isArray(known[path]?.value) ? [] : '', { shouldDirty: true });
  };
  return (
    <Alert
      severity="success"
      role="status"
      sx={{ mb: 2.5, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
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
