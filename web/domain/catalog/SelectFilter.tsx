import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import words from '../../i18n/kit';
import { useText } from '../../kit/i18n';

interface SelectFilterProps {
  label: string;
  /** In the panel beside a list, where the label is the title of a group. */
  titled?: boolean;
  /** One of them is always chosen. */
  required?: boolean;
  /** What choosing nothing means, where it is not all of them. */
  first?: string;
  value: string | undefined;
  onChange: (value: string) => void;
  /** Options beside the first one, which chooses nothing. */
  children: ReactNode;
}

export const selectLook = {
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
} as const;

const labelLook = { display: 'block', mb: 0.5, fontSize: '0.8125rem', color: 'text.secondary' } as const;
const titleLook = { display: 'block', mb: 1, px: 1, fontSize: '0.9375rem', fontWeight: 650 } as const;

/** The browser's own select: nothing to load, and at home on every phone. */
export function SelectFilter({
  label,
  titled = false,
  required = false,
  first,
  value = '',
  onChange,
  children,
}: SelectFilterProps) {
  const text = useText(words).filter;
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="label" htmlFor={id} sx={titled ? titleLook : labelLook}>
        {label}
      </Box>
      <Box
        component="select"
        id={id}
        value={value}
        onChange={(event: React.ChangeEvent<HTMLSelectElement>) => onChange(event.target.value)}
        sx={selectLook}
      >
        {required ? null : <option value="">{first ?? text.any}</option>}
        {children}
      </Box>
    </Box>
  );
}
