import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import words from '../../i18n/kit';
import { useText } from '../../kit/i18n';

interface SelectFilterProps {
  label: string;
  value: string | undefined;
  onChange: (value: string) => void;
  /** Options beside the first one, which chooses nothing. */
  children: ReactNode;
}

/** The browser's own select: nothing to load, and at home on every phone. */
export function SelectFilter({ label, value = '', onChange, children }: SelectFilterProps) {
  const text = useText(words).filter;
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', mb: 0.5, fontSize: '0.8125rem', color: 'text.secondary' }}
      >
        {label}
      </Box>
      <Box
        component="select"
        id={id}
        value={value}
        onChange={(event: React.ChangeEvent<HTMLSelectElement>) => onChange(event.target.value)}
        sx={{
          width: '100%',
          height: 44,
          px: 1.25,
          font: 'inherit',
          fontSize: '0.9375rem',
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          textOverflow: 'ellipsis',
          '&:focus-visible': { borderColor: 'primary.main', outline: '3px solid', outlineColor: 'brand.line' },
        }}
      >
        <option value="">{text.any}</option>
        {children}
      </Box>
    </Box>
  );
}
