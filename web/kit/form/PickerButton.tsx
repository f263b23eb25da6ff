import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode, Ref } from 'react';
import { ChevronDownIcon } from '../layout/icons';

interface PickerButtonProps {
  onClick: (event: React.MouseEvent<HTMLButtonElement>) => void;
  onBlur?: () => void;
  disabled: boolean;
  invalid: boolean;
  placeholder: string;
  labelledBy: string;
  describedBy: string;
  open: boolean;
  inputRef?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** Looks like an input and opens a panel. */
export function PickerButton(props: PickerButtonProps) {
  const { onClick, onBlur, disabled, invalid, placeholder, labelledBy, describedBy, open, inputRef, children } = props;
  return (
    <ButtonBase
      ref={inputRef ?? null}
      onClick={onClick}
      onBlur={() => onBlur?.()}
      disabled={disabled}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={invalid}
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
        borderColor: invalid ? 'error.main' : 'action.disabled',
        borderRadius: '8px',
        bgcolor: 'background.paper',
        '&:hover': { borderColor: invalid ? 'error.main' : 'text.primary' },
        '&.Mui-disabled': { opacity: 0.6 },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0 }}>{children || <Box sx={{ color: 'text.secondary' }}>{placeholder}</Box>}</Box>
      <ChevronDownIcon sx={{ color: 'text.secondary', ml: 1 }} />
    </ButtonBase>
  );
}
