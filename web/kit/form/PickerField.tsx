import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import { type ReactNode, useState } from 'react';
import words from '../../i18n/form';
import { useText } from '../i18n';
import { ChevronDownIcon } from '../layout/icons';
import { FieldFrame } from './FieldFrame';
import { type FieldProps, useField } from './useField';

interface PickerFieldProps<V> extends FieldProps {
  /** What is chosen, as the field shows it; nothing for an empty one. */
  filled: ReactNode;
  /** Stands below the field while it can be changed. */
  note?: ReactNode;
  /** What it is chosen in. */
  children: (change: (value: V) => void, close: () => void) => ReactNode;
}

/** Looks like an input and opens a panel in which its value is chosen. */
export function PickerField<V>({ filled, note, children, ...props }: PickerFieldProps<V>) {
  const text = useText(words);
  const { field, error, disabled } = useField(props.name, props.disabled);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => {
    setAnchor(null);
    field.onBlur();
  };
  const { label, required, hint } = props;
  return (
    <FieldFrame inBorder label={label} required={required} error={error} hint={hint} disabled={disabled}>
      {({ labelId, helpId }) => (
        <>
          <ButtonBase
            ref={field.ref}
            onClick={(event) => setAnchor(event.currentTarget)}
            disabled={disabled}
            aria-haspopup="dialog"
            aria-expanded={!!anchor}
            aria-labelledby={labelId}
            aria-describedby={helpId}
            aria-invalid={!!error}
            sx={{
              width: '100%',
              minHeight: 56,
              px: 1.75,
              py: 1,
              justifyContent: 'flex-start',
              textAlign: 'left',
              fontFamily: 'inherit',
              fontSize: '1rem',
              border: 1,
              borderColor: error ? 'error.main' : 'action.disabled',
              borderRadius: '8px',
              bgcolor: 'background.paper',
              '&:hover': { borderColor: error ? 'error.main' : 'text.primary' },
              '&.Mui-disabled': { opacity: 0.6 },
            }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {filled || <Box sx={{ color: 'text.secondary' }}>{text.choose}</Box>}
            </Box>
            <ChevronDownIcon sx={{ color: 'text.secondary', ml: 1 }} />
          </ButtonBase>
          <Popover
            open={!!anchor}
            anchorEl={anchor}
            onClose={close}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          >
            {children(field.onChange, close)}
          </Popover>
          {disabled ? null : note}
        </>
      )}
    </FieldFrame>
  );
}
