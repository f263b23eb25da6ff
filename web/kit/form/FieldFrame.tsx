import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, useId } from 'react';
import { oneLine } from '../layout/clamp';

interface FieldFrameProps {
  label: string;
  required?: boolean | undefined;
  error: string;
  hint?: ReactNode;
  disabled?: boolean | undefined;
  /** The label stands in the border of the control, as that of a text field that is filled. */
  inBorder?: boolean;
  /** Gets the ids that tie the control to its label and its help. */
  children: (ids: { labelId: string; helpId: string }) => ReactNode;
}

const borderLabel = {
  position: 'absolute',
  zIndex: 1,
  top: -9,
  left: 10,
  px: 0.5,
  maxWidth: 'calc(100% - 20px)',
  ...oneLine,
  bgcolor: 'background.paper',
  fontSize: '0.75rem',
  lineHeight: 1.5,
} as const;

/** Label, control and help of the inputs that MUI's TextField does not cover. */
export function FieldFrame({ label, required, error, hint, disabled, inBorder = false, children }: FieldFrameProps) {
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
      <FormLabel id={labelId} component="span" sx={inBorder ? borderLabel : { mb: 0.75, fontSize: '0.875rem' }}>
        {label}
      </FormLabel>
      {children({ labelId, helpId })}
      <FormHelperText id={helpId} component="div" role={error ? 'alert' : undefined}>
        {error || hint || ''}
      </FormHelperText>
    </FormControl>
  );
}
