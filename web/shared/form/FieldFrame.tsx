import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, useId } from 'react';

interface FieldFrameProps {
  label: string;
  required?: boolean | undefined;
  error: string;
  hint?: ReactNode;
  disabled?: boolean | undefined;
  /** Gets the ids that tie the control to its label and its help. */
  children: (ids: { labelId: string; helpId: string }) => ReactNode;
}

/** Label, control and help of the inputs that MUI's TextField does not cover. */
export function FieldFrame({ label, required, error, hint, disabled, children }: FieldFrameProps) {
  const labelId = useId();
  const helpId = useId();
  return (
    <FormControl
      fullWidth
      error={!!error}
      required={!!required}
      disabled={!!disabled}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={helpId}
    >
      <FormLabel id={labelId} component="span" sx={{ mb: 0.75, fontSize: '0.875rem' }}>
        {label}
      </FormLabel>
      {children({ labelId, helpId })}
      <FormHelperText id={helpId} component="div" role={error ? 'alert' : undefined}>
        {error || hint || ''}
      </FormHelperText>
    </FormControl>
  );
}
