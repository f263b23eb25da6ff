import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Count } from '../../layout/Count';
import { useTableFilter } from '../useTableFilter';
import type { FilterOption } from './ChoiceFilter';

interface SwitchFilterProps {
  /** Name of the filter in the address. */
  name: string;
  label: string;
  options: readonly FilterOption[];
  /** The value that the address leaves out; empty unless told. */
  fallback?: string;
}

/** One of few values as a row of switches, kept in the address. */
export function SwitchFilter({ name, label, options, fallback = '' }: SwitchFilterProps) {
  const [value, setValue] = useTableFilter(name);
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {options.map((option) => {
        const on = option.value === (value || fallback);
        return (
          <Button
            key={option.value}
            size="small"
            aria-pressed={on}
            variant={on ? 'contained' : 'outlined'}
            onClick={() => setValue(option.value === fallback ? '' : option.value)}
            sx={{ minHeight: { xs: 44, sm: 36 } }}
          >
            {option.label}
            {'count' in option ? <Count of={option.count} /> : null}
          </Button>
        );
      })}
    </Box>
  );
}
