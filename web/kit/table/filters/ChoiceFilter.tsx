import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import kit from '../../../i18n/kit';
import { useText } from '../../i18n';
import { useTableFilter } from '../useTableFilter';

export interface FilterOption {
  value: string;
  label: string;
  /** How many there are, as it reads; undefined where that is not known, or not yet. */
  count?: string | undefined;
}

interface ChoiceFilterProps {
  /** Name of the filter in the address. */
  name: string;
  label: string;
  options: readonly FilterOption[];
  /** What the list shows before anything is chosen; all of it unless told. */
  first?: string;
}

/** One of few values as a list to choose from, kept in the address. */
export function ChoiceFilter({ name, label, options, first }: ChoiceFilterProps) {
  const text = useText(kit);
  const [value, setValue] = useTableFilter(name);
  const known = options.some((option) => option.value === value);
  return (
    <TextField
      select
      size="small"
      label={label}
      value={known ? value : ''}
      onChange={(event) => setValue(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 150, maxWidth: { sm: 280 }, flex: { xs: '1 1 140px', sm: '0 0 auto' } }}
    >
      <MenuItem value="">{first ?? text.filter.any}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
